import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './table.css';

/** A row with one cell for each column. */
export interface TableRow {
  /** The row's header; unique in the table. */
  header: string;
  /** Shown in place of the header. */
  title?: ReactNode;
  cells: readonly ReactNode[];
}

/**
 * A comparison table that never scrolls sideways. On a phone each row becomes a list with the
 * column's name before each value; with `phone="columns"` the row's header moves above its values,
 * which stay side by side under the columns' names.
 */
export function Table({
  caption,
  captionHidden = false,
  corner,
  columns,
  rows,
  highlight,
  phone = 'list',
}: {
  caption: string;
  captionHidden?: boolean;
  /** Heading of the column with the row headers. */
  corner: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Index of the highlighted column. */
  highlight?: number;
  /** `columns` for at most three columns of short values. */
  phone?: 'list' | 'columns';
}) {
  return (
    <table className={classNames('table', `table-${phone}`)}>
      <caption className={captionHidden ? 'sr-only' : ''}>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((column, index) => (
            <th key={column} scope="col" className={classNames(index === highlight && 'is-chosen')}>
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.header}>
            <th scope="row">{row.title ?? row.header}</th>
            {columns.map((column, index) => (
              <td
                key={column}
                data-label={column}
                className={classNames(index === highlight && 'is-chosen')}
              >
                {row.cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
