import { openDatabase } from '../../../server/database';
import { Instance } from '../cluster/instances';
import { fillProducts } from '../products';
import { freePort, makeFolder } from '../shop';
import { send } from '../loopback';
import { attacksWith } from './all';
import { admin, type Attack, below, type Figure, type AttackContext, visitorIp } from './attack';

/** Maximum time in ms to wait until the server is ready. */
const READY_MS = 180_000;
/** Goal for the total duration of the requests after an attack, in ms. */
const BROWSE_MS = 2000;
const PATHS_AFTERWARDS = ['/api/health', '/', '/products', '/api/products', '/api/products?search=sauna'];
/** Number of the visitor who sends the requests after an attack. No attack has used up this visitor's rate limits. */
const NEW_VISITOR = 999;

export const attackNames = attacksWith(0).map(({ name }) => name);

/** Runs the named attacks one after the other and prints a line for each. Returns whether all goals were reached. */
export async function runAttacks(names: string[], urlCount: number): Promise<boolean> {
  const results: { name: string; figures: Figure[] }[] = [];
  for (const attack of attacksWith(urlCount).filter(({ name }) => names.includes(name))) {
    const figures = await runAttack(attack).catch((error: Error) => [
      { what: 'the attack ran', measured: error.message, goal: 'to its end', reached: false },
    ]);
    results.push({ name: attack.name, figures });
    console.log(`${isReached(figures) ? 'ok    ' : 'FAILED'}  ${attack.name}: ${figures.map(asText).join('; ')}`);
  }
  console.log(`\n${asTable(results)}`);
  return results.every(({ figures }) => isReached(figures));
}

async function runAttack(attack: Attack): Promise<Figure[]> {
  const log = (text: string) => console.log(`        ${attack.name}: ${text}`);
  const dataDir = await makeFolder();
  if (attack.products !== undefined) await fill(dataDir, attack.products);
  const metricsPort = await freePort();
  const server = new Instance(await freePort(), {
    DATA_DIR: dataDir,
    METRICS_PORT: String(metricsPort),
    NODE_ENV: 'production',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    ...attack.env,
  });
  server.start();
  try {
    await server.whenReady(READY_MS);
    log('the server is ready');
    const figures = await attack.run({ server, dataDir, metricsPort, log });
    return [...figures, ...(await browseAfterwards(server))];
  } finally {
    await server.stop();
  }
}

async function fill(dataDir: string, count: number): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir });
  await fillProducts(pool, count).finally(close);
}

/** Measures ordinary requests right after an attack, and checks that the server was not restarted. */
async function browseAfterwards({ origin, starts }: AttackContext['server']): Promise<Figure[]> {
  const started = performance.now();
  let failed = 0;
  for (const path of PATHS_AFTERWARDS)
    failed += (await send(origin, { path, from: visitorIp(NEW_VISITOR) })).status === 200 ? 0 : 1;
  const tookMs = failed === 0 ? performance.now() - started : Infinity;
  return [
    below('health and a browse afterwards', tookMs, BROWSE_MS),
    { what: 'starts of the process', measured: String(starts), goal: '1', reached: starts === 1 },
  ];
}

const isReached = (figures: Figure[]) => figures.every(({ reached }) => reached);

const asText = ({ what, measured, goal, reached }: Figure) =>
  `${what} ${measured} (${reached ? '' : 'MISSED: '}goal ${goal})`;

/** Returns the results as the Markdown table of docs/reliability.md. */
function asTable(results: { name: string; figures: Figure[] }[]): string {
  const rows = results.flatMap(({ name, figures }) =>
    figures.map(({ what, measured, goal, reached }) => [name, what, goal, reached ? measured : `**${measured}**`]),
  );
  const lines = [['attack', 'what', 'goal', 'measured'], ['---', '---', '---', '---'], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}
