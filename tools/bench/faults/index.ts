import { randomInt } from 'node:crypto';
import { parseArgs } from 'node:util';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { stopAll } from '../cluster/instances';
import { seededRandom } from '../cluster/random';
import { cleanUp } from '../shop';
import { killOften } from './kills';
import { clockJump } from './troubles/clockJump';
import { databaseGone } from './troubles/databaseGone';
import { diskFull, unmountDisk } from './troubles/diskFull';
import { imageToolCrash } from './troubles/imageToolCrash';
import { mailServerGone } from './troubles/mailServerGone';
import type { Trouble } from './troubles/server';
import { toldToStop } from './troubles/toldToStop';

/*
 * `npm run faults`: a server killed at random moments of a mixed load of writes, on both databases, and what was promised
 * compared with what is there; then one trouble after the other, and how it heals.
 */

const ended: (() => Promise<void>)[] = [];

async function run(kills: number, seed: number): Promise<boolean> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.error('There is no PostgreSQL server here: install one (apt-get install postgresql).');
    return false;
  }
  const postgres = await startPostgres(programs);
  ended.push(() => postgres.stop());
  console.log(`Seed ${seed}.`);
  let good = true;

  for (const url of kills > 0 ? [undefined, postgres.url] : []) {
    console.log(`\n${kills} times SIGKILL, ${url === undefined ? 'embedded database' : 'PostgreSQL'}`);
    for (const { what, broken, of, allowed } of await killOften(kills, seededRandom(seed), url, (sentence) =>
      console.log(sentence),
    )) {
      console.log(`${String(broken).padStart(6)}  ${what} (${of})`);
      good &&= broken === 0 || allowed === true;
    }
  }

  console.log('\nTroubles');
  for (const trouble of [
    mailServerGone,
    diskFull,
    imageToolCrash,
    clockJump,
    () => databaseGone(postgres),
    toldToStop,
  ]) {
    for (const outcome of [await trouble()].flat()) {
      const asPromised = tell(outcome);
      good &&= asPromised;
    }
  }
  return good;
}

/** Prints how it went; gives whether that is as promised. Nothing is told of a disk that may not be mounted. */
function tell(outcome: Trouble | undefined): boolean {
  if (outcome === undefined) {
    console.log('LEFT OUT  disk full: no file system may be mounted here');
    return false;
  }
  const { name, meanwhile, broken, healedMs } = outcome;
  const good = broken.length === 0 && healedMs < Infinity;
  console.log(`${good ? 'ok    ' : 'FAILED'}  ${name}: ${meanwhile}; well after ${(healedMs / 1000).toFixed(1)} s`);
  for (const difference of broken) console.log(`        ${difference}`);
  return good;
}

function readArguments(args: string[]): { kills: number; seed: number } {
  try {
    const { values } = parseArgs({ args, options: { kills: { type: 'string' }, seed: { type: 'string' } } });
    const [kills, seed] = [Number(values.kills ?? 50), Number(values.seed ?? randomInt(2 ** 31))];
    if (!Number.isInteger(kills) || kills < 0 || !Number.isInteger(seed)) throw new Error('not a number');
    return { kills, seed };
  } catch {
    console.error('It is called so: npm run faults [-- --kills 50 --seed N]');
    process.exit(2);
  }
}

async function tidy(): Promise<void> {
  await stopAll();
  for (const end of ended.splice(0)) await end();
  unmountDisk();
  await cleanUp();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void tidy().then(() => process.exit(1)));

const { kills, seed } = readArguments(process.argv.slice(2));
run(kills, seed)
  .then((good) => {
    process.exitCode = good ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(tidy);
