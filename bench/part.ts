/** One line of the table: cells by column. */
export type Row = Record<string, string>;

/** One thing that `npm run bench` measures. */
export interface Part {
  title: string;
  run(): Promise<Row[]>;
}
