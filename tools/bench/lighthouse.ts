/** Lighthouse over every public route, as on a phone and as on a desktop. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags } from '../../scripts/lib/chromium.mjs';
import type { Row } from './rows';

const PERFORMANCE_GOAL = 98;
const LIMIT_MS = 300_000;
// Fetched when it is first needed and kept in npm's cache: 360 MB, with the newer Node that it asks for.
const packages = ['-p', 'node@22.23.3', '-p', 'lighthouse@13.5.0'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const forms = { phone: [], desk: ['--preset=desktop'] };

type Scores = Record<(typeof categories)[number], number>;

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/** What Lighthouse prints. Now and then it misses the beginning of its own recording, and asks to be run again. */
async function printed(url: string, form: keyof typeof forms, chromium: string, attempts = 3): Promise<string> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      ['--yes', ...packages, 'lighthouse', url, '--quiet', '--output=json', `--chrome-flags=${flags}`, ...forms[form]],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024, timeout: LIMIT_MS },
    );
    return stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (attempts > 1 && stderr.includes('Please run Lighthouse again'))
      return printed(url, form, chromium, attempts - 1);
    throw new Error(`Lighthouse failed at ${url}: ${stderr.trim().split('\n').at(-1) ?? ''}`, { cause: error });
  }
}

async function audit(
  url: string,
  form: keyof typeof forms,
  chromium: string,
): Promise<{ scores: Scores; found: string[] }> {
  const stdout = await printed(url, form, chromium);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  const scoreOf = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const found = categories
    .slice(1)
    .flatMap((name) =>
      (report.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => report.audits[id]?.title ?? id),
    );
  const scores = Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Scores;
  return { scores, found };
}

/** One row for each form: the lowest scores of all routes, and where they are lower than they should be. */
export async function measureLighthouse(
  chromium: string,
  origin: string,
  routes: string[],
  step: (sentence: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of Object.keys(forms) as (keyof typeof forms)[]) {
    const lowest: Scores = { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 };
    const low: string[] = [];
    for (const route of routes) {
      step(`${route}, ${form}`);
      const { scores, found } = await audit(origin + route, form, chromium);
      for (const name of categories) lowest[name] = Math.min(lowest[name], scores[name]);
      const missed = categories.filter((name) => scores[name] < (name === 'performance' ? PERFORMANCE_GOAL : 100));
      if (missed.length > 0) low.push([route, ...missed.map((name) => `${name} ${scores[name]}`), ...found].join(', '));
    }
    rows.push({
      what: `Lighthouse 13, ${form}, lowest of ${routes.length} public routes`,
      measured: categories.map((name) => `${name} ${lowest[name]}`).join(', '),
      yardstick: '100',
      goal: `performance at least ${PERFORMANCE_GOAL}, the others 100`,
      reached: low.length === 0,
      note: low.join('; ') || undefined,
    });
  }
  return rows;
}
