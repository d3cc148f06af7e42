/** How much a page moves while it loads slowly and while somebody reads down to its end. */
import { desk, type InTab, phone } from './browser';
import type { Row } from './rows';
import { visit } from './visit';

/** Visits every page once on a phone and once on a desk. One row: the page that moves most. */
export async function measureShift(
  inTab: InTab,
  origin: string,
  paths: string[],
  step: (sentence: string) => void,
): Promise<Row> {
  const moved: { where: string; shift: number; what: string }[] = [];
  for (const path of paths) {
    for (const [name, width] of [
      ['phone', phone],
      ['desk', desk],
    ] as const) {
      step(`${path}, ${name}`);
      const seen = await inTab({ width, slow: true }, (page) => visit(page, origin + path, { scroll: true }));
      moved.push({ where: `${path} (${name})`, shift: seen.felt.shift, what: [...new Set(seen.moved)].join(', ') });
    }
  }
  const most = Math.max(...moved.map(({ shift }) => shift));
  const restless = moved.filter(({ shift }) => shift >= 0.005);
  return {
    what: `cumulative shift, ${paths.length} routes at two widths, slow network, read to the end`,
    measured: most.toFixed(3),
    yardstick: '0',
    goal: '0.00',
    reached: restless.length === 0,
    note: restless.map(({ where, shift, what }) => `${where} ${shift.toFixed(3)} by ${what}`).join('; ') || undefined,
  };
}
