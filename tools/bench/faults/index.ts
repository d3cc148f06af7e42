import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { stopAll } from '../cluster/instances';
import { seededRandom } from '../cluster/random';
import { cleanUp } from '../shop';
import { killRepeatedly } from './kills';
import { clockJump } from './troubles/clockJump';
import { databaseGone } from './troubles/databaseGone';
import { diskFull, unmountDisk } from './troubles/diskFull';
import { imageToolCrash } from './troubles/imageToolCrash';
import { mailServerGone } from './troubles/mailServerGone';
import type { FaultResult } from './troubles/server';
import { gracefulStop } from './troubles/gracefulStop';

/*
 * `npm run faults`: first kills a server at random times under a mixed load of writes, and compares the acknowledged
 * changes with the stored data. Does this once with the embedded database and once with PostgreSQL. Then injects one
 * fault after another and checks how the server behaves and recovers.
 */

/** Functions to call at the end of the run. They stop the PostgreSQL server. */
const cleanups: (() => Promise<void>)[] = [];

/** Runs everything and prints the results. Returns whether the server always behaved as expected. */
async function run(kills: number, seed: number): Promise<boolean> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
    return false;
  }
  const postgres = await startPostgres(programs);
  cleanups.push(() => postgres.stop());
  console.log(`Seed ${seed}.`);
  let good = true;

  for (const url of kills > 0 ? [undefined, postgres.url] : []) {
    console.log(`\n${kills} times SIGKILL, ${url === undefined ? 'embedded database' : 'PostgreSQL'}`);
    for (const { what, broken, of, allowed } of await killRepeatedly(kills, seededRandom(seed), url, (progress) =>
      console.log(progress),
    )) {
      console.log(`${String(broken).padStart(6)}  ${what} (${of})`);
      good &&= broken === 0 || allowed === true;
    }
  }

  console.log('\nTroubles');
  for (const injectFault of [
    mailServerGone,
    diskFull,
    imageToolCrash,
    clockJump,
    () => databaseGone(postgres),
    gracefulStop,
  ]) {
    for (const result of [await injectFault()].flat()) {
      const isGood = printResult(result);
      good &&= isGood;
    }
  }
  return good;
}

/**
 * Prints the result of a fault. Returns whether the server behaved as expected and recovered. `result` is undefined if
 * the fault could not be injected because mounting a file system is not permitted; that counts as failed.
 */
function printResult(result: FaultResult | undefined): boolean {
  if (result === undefined) {
    console.log('LEFT OUT  disk full: no file system may be mounted here');
    return false;
  }
  const { name, observed, differences, recoveryMs } = result;
  const good = differences.length === 0 && recoveryMs < Infinity;
  console.log(`${good ? 'ok    ' : 'FAILED'}  ${name}: ${observed}; well after ${(recoveryMs / 1000).toFixed(1)} s`);
  for (const difference of differences) console.log(`        ${difference}`);
  return good;
}

function readArguments(args: string[]): { kills: number; seed: number } {
  try {
    const { values } = parseArgs({ args, options: { kills: { type: 'string' }, seed: { type: 'string' } } });
    const [kills, seed] = [Number(values.kills ?? 50), Number(values.seed ?? randomInt(2 ** 31))];
    if (!Number.isInteger(kills) || kills < 0 || !Number.isInteger(seed)) throw new Error('not a number');
    return { kills, seed };
  } catch {
    console.error('Usage: npm run faults [-- --kills 50 --seed N]');
    process.exit(2);
  }
}

async function stopEverything(): Promise<void> {
  await stopAll();
  for (const stop of cleanups.splice(0)) await stop();
  unmountDisk();
  await cleanUp();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopEverything().then(() => process.exit(1)));

const { kills, seed } = readArguments(process.argv.slice(2));
run(kills, seed)
  .then((good) => {
    process.exitCode = good ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(stopEverything);
