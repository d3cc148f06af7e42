/** One line of the table: what was measured, against what, and whether the goal is reached. */
export interface Row {
  what: string;
  yardstick: string;
  goal: string;
  measured: string;
  reached: boolean;
  /** Said below the table, such as why a goal is missed. */
  note?: string;
}

const columns = ['what', 'measured', 'yardstick', 'goal', ''] as const;
const cells = (row: Row) => [row.what, row.measured, row.yardstick, row.goal, row.reached ? 'reached' : '**missed**'];

/** The table as Markdown, its notes below. */
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

/** The middle value; of an even number the upper of the two. */
export function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}
