import { randomInt } from 'node:crypto';
import path from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import sharp from 'sharp';
import { findPostgres, startPostgres } from '../../../scripts/lib/postgres.mjs';
import { cleanUp, freePort, makeFolder } from '../shop';
import { audit } from './audit';
import { type Client, pause } from './client';
import { Instance } from './instances';
import { makeLedger, runRequestWorker, runSessionWorker, runStaffWorker } from './load';
import { startProxy } from './proxy';
import { seededRandom } from './random';

/*
 * `npm run cluster`: runs three servers of one shop behind a proxy, on one PostgreSQL database. Under load, one of them
 * is killed every few seconds and restarts. At the end, the changes that were acknowledged to the clients are compared
 * with the database.
 */

const INSTANCES = 3;
/** Number of concurrent clients that read, create and change products. */
const WORKERS = 6;
/** Maximum time in ms to wait until the servers are ready. All three start at once, on an empty database. */
const READY_MS = 180_000;
/** Goal in ms: after a sign-out, all servers must reject the session within this time. */
const REVOKED_WITHIN_MS = 1000;
const admin = { email: 'cluster@spasummit.example', password: 'Three servers, one shop' };

/** Functions that stop the PostgreSQL server, the shop's servers and the proxy, in reverse order of their start. */
const cleanups: (() => Promise<void>)[] = [];

/** Runs the load test and prints its results. Returns whether all its goals were reached. */
async function run(seconds: number, seed: number): Promise<boolean> {
  const random = seededRandom(seed);
  const databaseUrl = process.env['DATABASE_URL'] || (await startOwnPostgres());
  const dataDir = await makeFolder();
  const ports = await Promise.all(Array.from({ length: INSTANCES }, freePort));
  const env = {
    DATABASE_URL: databaseUrl,
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUST_PROXY: 'loopback',
    CONSULTATIONS: 'on',
  };
  const instances = ports.map((port) => new Instance(port, env));
  cleanups.unshift(async () => void (await Promise.all(instances.map((instance) => instance.stop()))));
  console.log(`Seed ${seed}. ${INSTANCES} instances start at once on one database …`);
  instances.forEach((instance) => instance.start());
  await Promise.all(instances.map((instance) => instance.whenReady(READY_MS)));
  const proxy = await startProxy(ports);
  cleanups.unshift(() => proxy.close());
  await pause(1000);

  const ledger = makeLedger();
  const until = Date.now() + seconds * 1000;
  const isOver = () => Date.now() >= until;
  const image = await sharp({ create: { width: 600, height: 400, channels: 3, background: '#556' } })
    .png()
    .toBuffer();
  const name = `Cluster ${seed}-${Date.now()}`;
  const load = { origin: proxy.origin, instances, admin, image, random, run: name, ledger, isOver };
  const jobs: Promise<Client>[] = [
    runSessionWorker(load),
    runRequestWorker(load),
    ...Array.from({ length: WORKERS }, (_, worker) => runStaffWorker(load, worker)),
  ];
  console.log(`${WORKERS} at work for ${seconds} s, one instance killed every few seconds …`);
  const kills = await killRepeatedly(instances, random, isOver);
  const clients = await Promise.all(jobs);
  await Promise.all(instances.map((instance) => instance.whenReady(READY_MS)));

  const database = new pg.Client({ connectionString: databaseUrl });
  await database.connect();
  const findings = await audit(database, path.join(dataDir, 'uploads'), name, ledger).finally(() => database.end());
  const sum = (count: (client: Client) => number) => clients.reduce((total, client) => total + count(client), 0);
  const slowest = Math.max(...ledger.revocations);
  const updates = [...ledger.updated.values()].flat().length;
  console.log(
    [
      `Kills: ${kills.SIGKILL} by SIGKILL, ${kills.SIGTERM} by SIGTERM.`,
      `Requests: ${sum(({ sent }) => sent)}, of these sent again by the client: ${sum(({ retries }) => retries)}, by the proxy besides: ${proxy.retried()}.`,
      `Products acknowledged: ${ledger.created.size}; lost ${findings.lostCreates}, doubled ${findings.doubledCreates}, without a picture's file ${findings.missingPictures}.`,
      `Changes acknowledged: ${updates}; lost ${findings.lostUpdates}, doubled ${findings.doubledUpdates}; histories with a gap ${findings.brokenHistories}.`,
      `Requests for a call acknowledged: ${ledger.requested.size}; lost ${findings.lostRequests}, doubled ${findings.doubledRequests}.`,
      `Errors that pressing again does not heal: ${ledger.failures.length}. ${[...new Set(ledger.failures)].join(', ')}`,
      `Sessions revoked: ${ledger.revocations.length}, refused everywhere after at most ${Math.round(slowest)} ms.`,
    ].join('\n'),
  );
  const bad = Object.values(findings).some((count) => count > 0) || ledger.failures.length > 0;
  return !bad && slowest <= REVOKED_WITHIN_MS && ledger.created.size > 0 && ledger.revocations.length > 0;
}

/** Starts a temporary PostgreSQL server and returns its URL. Exits if PostgreSQL is not installed. */
async function startOwnPostgres(): Promise<string> {
  const programs = findPostgres();
  if (programs === undefined) {
    console.error(
      'There is no PostgreSQL server here: install one (apt-get install postgresql), or set DATABASE_URL to an empty database.',
    );
    process.exit(1);
  }
  const postgres = await startPostgres(programs);
  cleanups.unshift(() => postgres.stop());
  return postgres.url;
}

/**
 * Kills a random instance every few seconds, but only if another instance is ready. Sends SIGKILL in three of four
 * cases, and SIGTERM in the others, as in an upgrade. Returns how often each signal was sent.
 */
async function killRepeatedly(instances: Instance[], random: () => number, isOver: () => boolean) {
  const kills = { SIGKILL: 0, SIGTERM: 0 };
  while (!isOver()) {
    await pause(2000 + random() * 2000);
    const victim = instances[Math.floor(random() * instances.length)];
    const signal = random() < 0.25 ? 'SIGTERM' : 'SIGKILL';
    const others = instances.filter((instance) => instance !== victim);
    const othersReady = await Promise.all(
      others.map((one) =>
        one.whenReady(0).then(
          () => true,
          () => false,
        ),
      ),
    );
    if (!victim || isOver() || !othersReady.includes(true)) continue;
    victim.kill(signal);
    kills[signal] += 1;
  }
  return kills;
}

function readArguments(args: string[]): { seconds: number; seed: number } {
  try {
    const { values } = parseArgs({ args, options: { seconds: { type: 'string' }, seed: { type: 'string' } } });
    const [seconds, seed] = [Number(values.seconds ?? 60), Number(values.seed ?? randomInt(2 ** 31))];
    if (!(seconds > 0) || !Number.isInteger(seed)) throw new Error('not a number');
    return { seconds, seed };
  } catch {
    console.error('Usage: npm run cluster [-- --seconds 60 --seed N]');
    process.exit(2);
  }
}

async function stopEverything(): Promise<void> {
  for (const stop of cleanups.splice(0)) await stop();
  await cleanUp();
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stopEverything().then(() => process.exit(1)));

const { seconds, seed } = readArguments(process.argv.slice(2));
run(seconds, seed)
  .then((good) => {
    process.exitCode = good ? 0 : 1;
  })
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(stopEverything);
