/** One row of the table in docs/bench.md. */
export interface Row {
  what: string;
  /** The baseline that the measured value is compared with. */
  yardstick: string;
  goal: string;
  measured: string;
  reached: boolean;
  /** A remark that is printed below the table, for example why a goal is missed. */
  note?: string;
}

const columns = ['what', 'measured', 'yardstick', 'goal', ''] as const;
const cells = (row: Row) => [row.what, row.measured, row.yardstick, row.goal, row.reached ? 'reached' : '**missed**'];

/** Returns the rows as a Markdown table, followed by their notes. */
export function table(rows: Row[]): string {
  const line = (texts: readonly string[]) => `| ${texts.join(' | ')} |`;
  const notes = rows.flatMap(({ what, note }) => (note ? [`- ${what}: ${note}`] : []));
  return [
    line(columns),
    line(columns.map(() => '---')),
    ...rows.map((row) => line(cells(row))),
    ...(notes.length > 0 ? ['', ...notes] : []),
  ].join('\n');
}

export const ms = (value: number): string => `${Math.round(value)} ms`;
export const times = (value: number): string => `${value.toFixed(2)}x`;

/** Returns the median; of an even number of values, the upper of the two middle ones. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
