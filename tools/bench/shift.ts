/** Measures the cumulative layout shift of pages while they load on a slow network and are scrolled to the end. */
import { desktop, type WithTab, phone } from './browser';
import type { Row } from './rows';
import { visit } from './visit';

/**
 * Visits every page once with a phone viewport and once with a desktop viewport. Returns one row: the largest shift.
 */
export async function measureShift(
  withTab: WithTab,
  origin: string,
  paths: string[],
  report: (progress: string) => void,
): Promise<Row> {
  const results: { where: string; shift: number; what: string }[] = [];
  for (const path of paths) {
    for (const [name, device] of [
      ['phone', phone],
      ['desk', desktop],
    ] as const) {
      report(`${path}, ${name}`);
      const observed = await withTab({ device, slowNetwork: true }, (page) =>
        visit(page, origin + path, { scroll: true }),
      );
      results.push({
        where: `${path} (${name})`,
        shift: observed.metrics.shift,
        what: [...new Set(observed.shiftedElements)].join(', '),
      });
    }
  }
  const most = Math.max(...results.map(({ shift }) => shift));
  // A shift below 0.005 is rounded to 0.00 and counts as none.
  const shifting = results.filter(({ shift }) => shift >= 0.005);
  return {
    what: `cumulative shift, ${paths.length} routes at two widths, slow network, read to the end`,
    measured: most.toFixed(3),
    yardstick: '0',
    goal: '0.00',
    reached: shifting.length === 0,
    note: shifting.map(({ where, shift, what }) => `${where} ${shift.toFixed(3)} by ${what}`).join('; ') || undefined,
  };
}
