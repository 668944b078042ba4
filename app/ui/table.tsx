import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './table.css';

/** One row: as many cells as there are columns. */
export interface TableRow {
  /** The row's header cell, unlike any other row's. */
  header: string;
  cells: readonly ReactNode[];
}

/**
 * A comparison as a real `<table>` that never scrolls sideways. On a phone each row becomes a
 * small list, with the column's name before each value; or, with `phone="columns"`, its header
 * moves above its values, which stay side by side under the columns' names.
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
  /** Heading of the row headers' own column. */
  corner: string;
  columns: readonly string[];
  rows: readonly TableRow[];
  /** Index of the column to bring out. */
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
            <th scope="row">{row.header}</th>
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
