/** Runs Lighthouse on every public route, with its phone and its desktop preset. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { chromiumFlags } from '../../scripts/lib/chromium.mjs';
import { median, type Row } from './rows';

/** Timeout of one Lighthouse run, in ms. */
const TIMEOUT_MS = 300_000;
// Arguments of npx, which downloads these packages (360 MB) into npm's cache on first use. Lighthouse 13 requires a
// newer version of Node than the project.
const packages = ['-p', 'node@22.23.3', '-p', 'lighthouse@13.5.0'];
const categories = ['performance', 'accessibility', 'best-practices', 'seo', 'agentic-browsing'] as const;
/** Arguments of Lighthouse for each form factor, and the goal for the performance score. The other goals are 100. */
const formFactors = {
  phone: { args: [], performanceGoal: 98 },
  desktop: { args: ['--preset=desktop'], performanceGoal: 100 },
};

type Scores = Record<(typeof categories)[number], number>;

interface Report {
  environment: { benchmarkIndex: number };
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; title: string }>;
}

/**
 * Runs Lighthouse and returns its output. Occasionally Lighthouse misses the start of its own trace and asks for
 * another run; that is retried up to `attempts` times.
 */
async function runLighthouse(
  url: string,
  form: keyof typeof formFactors,
  chromium: string,
  attempts = 3,
): Promise<string> {
  const flags = ['--headless=new', ...chromiumFlags].join(' ');
  try {
    const { stdout } = await promisify(execFile)(
      'npx',
      [
        '--yes',
        ...packages,
        'lighthouse',
        url,
        '--quiet',
        '--output=json',
        `--chrome-flags=${flags}`,
        ...formFactors[form].args,
      ],
      { env: { ...process.env, CHROME_PATH: chromium }, maxBuffer: 64 * 1024 * 1024, timeout: TIMEOUT_MS },
    );
    return stdout;
  } catch (error) {
    const { stderr = '' } = error as { stderr?: string };
    if (attempts > 1 && stderr.includes('Please run Lighthouse again'))
      return runLighthouse(url, form, chromium, attempts - 1);
    throw new Error(`Lighthouse failed at ${url}: ${stderr.trim().split('\n').at(-1) ?? ''}`, { cause: error });
  }
}

/**
 * Audits a page. `failedAudits` are the titles of the failed audits outside the performance category, `benchmarkIndex`
 * is Lighthouse's own measure of the machine's speed.
 */
async function audit(
  url: string,
  form: keyof typeof formFactors,
  chromium: string,
): Promise<{ scores: Scores; failedAudits: string[]; benchmarkIndex: number }> {
  const stdout = await runLighthouse(url, form, chromium);
  const report = JSON.parse(stdout.slice(stdout.indexOf('{'))) as Report;
  const scoreOf = (name: string) => Math.round((report.categories[name]?.score ?? 0) * 100);
  const failedAudits = categories
    .slice(1)
    .flatMap((name) =>
      (report.categories[name]?.auditRefs ?? [])
        .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
        .map(({ id }) => report.audits[id]?.title ?? id),
    );
  const scores = Object.fromEntries(categories.map((name) => [name, scoreOf(name)])) as Scores;
  return { scores, failedAudits, benchmarkIndex: report.environment.benchmarkIndex };
}

/**
 * Returns one row for each form factor: the lowest scores of all routes, with a note that lists the scores below the
 * goal.
 */
export async function measureLighthouse(
  chromium: string,
  origin: string,
  routes: string[],
  report: (progress: string) => void,
): Promise<Row[]> {
  const rows: Row[] = [];
  for (const form of Object.keys(formFactors) as (keyof typeof formFactors)[]) {
    const { performanceGoal } = formFactors[form];
    const lowest = Object.fromEntries(categories.map((name) => [name, 100])) as Scores;
    const low: string[] = [];
    const indexes: number[] = [];
    for (const route of routes) {
      report(`${route}, ${form}`);
      const { scores, failedAudits, benchmarkIndex } = await audit(origin + route, form, chromium);
      indexes.push(benchmarkIndex);
      for (const name of categories) lowest[name] = Math.min(lowest[name], scores[name]);
      const missed = categories.filter((name) => scores[name] < (name === 'performance' ? performanceGoal : 100));
      if (missed.length > 0)
        low.push([route, ...missed.map((name) => `${name} ${scores[name]}`), ...failedAudits].join(', '));
    }
    rows.push({
      what: `Lighthouse 13, ${form}, lowest of ${routes.length} public routes`,
      measured: categories.map((name) => `${name} ${lowest[name]}`).join(', '),
      yardstick: `100; benchmark index ${Math.round(median(indexes))}`,
      goal: performanceGoal === 100 ? 'all 100' : `performance at least ${performanceGoal}, the others 100`,
      reached: low.length === 0,
      note: low.join('; ') || undefined,
    });
  }
  return rows;
}
