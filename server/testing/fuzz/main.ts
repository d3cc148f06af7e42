import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { readContract } from '../../http/contract';
import { fuzz, type Outcome } from './run';
import { openShopUnderFire } from './fuzzTarget';

/*
 * `npm run fuzz`: sends valid and invalid requests, generated from the contract, to a server of its own. The run has
 * two halves, so that a memory leak shows as heap growth between them.
 */

/** Heap growth allowed between the two halves, in MB. Some growth is normal, because caches fill. */
const MAX_HEAP_GROWTH_MB = 8;

async function run(seed: number, requests: number, only: string | undefined): Promise<boolean> {
  console.log(`Seed ${seed}, ${requests} requests for each operation.`);
  const shop = await openShopUnderFire();
  const halves: Outcome[][] = [];
  const heaps: number[] = [];
  try {
    for (const half of [0, 1]) {
      halves.push(await fuzz(shop, { seed: seed + half, requests: Math.ceil(requests / 2), only, onOutcome: report }));
      globalThis.gc?.();
      heaps.push(process.memoryUsage().heapUsed / 1024 / 1024);
    }
  } finally {
    await shop.close();
  }

  const [first = 0, second = 0] = heaps;
  console.log(`Heap after each half: ${first.toFixed(1)} and ${second.toFixed(1)} MB.`);
  return second - first < MAX_HEAP_GROWTH_MB && halves.flat().every(({ failure }) => failure === undefined);
}

function report({ operationId, statuses, failure }: Outcome): void {
  const tally = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status || 'hung up'}: ${count}`);
  const sum = [...statuses.values()].reduce((total, count) => total + count, 0);
  console.log(`${operationId.padEnd(24)}${sum} (${tally.join(', ')})`);
  if (failure !== undefined) console.log(`  FAILED: ${failure}`);
}

function readArguments(args: string[]): { seed: number; requests: number; only: string | undefined } {
  try {
    const { values } = parseArgs({
      args,
      options: { seed: { type: 'string' }, requests: { type: 'string' }, only: { type: 'string' } },
    });
    const [seed, requests] = [Number(values.seed ?? randomInt(2 ** 31)), Number(values.requests ?? 1000)];
    const known = readContract().operations.some(({ operationId }) => operationId === values.only);
    if (!Number.isInteger(seed) || !(requests > 0) || (values.only !== undefined && !known)) throw new Error('not so');
    return { seed, requests, only: values.only };
  } catch {
    console.error('Usage: npm run fuzz [-- --seed N --requests 1000 --only OPERATION]');
    process.exit(2);
  }
}

const { seed, requests, only } = readArguments(process.argv.slice(2));
run(seed, requests, only).then(
  (good) => {
    process.exitCode = good ? 0 : 1;
  },
  (error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  },
);
