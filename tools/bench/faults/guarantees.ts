import { readdir, utimes } from 'node:fs/promises';
import path from 'node:path';
import { readConfig } from '../../../server/config/readConfig';
import { type Database, openDatabase } from '../../../server/database';
import { openImageStorage } from '../../../server/images';
import { parseImageId } from '../../../server/images/imageStorage';
import { selectReferencedUrls } from '../../../server/images/imageQueries';
import { deleteOrphanedImages } from '../../../server/images/cleanup';
import type { DeliveredMail } from '../../../server/testing/smtpServer';
import { audit } from '../cluster/audit';
import type { Ledger } from '../cluster/load';

/** Age in ms to which all image files are set before the orphan cleanup, which skips files younger than an hour. */
const FILE_AGE_MS = 2 * 60 * 60 * 1000;

/** A guarantee of the server, with the number of violations that were found. */
export interface Guarantee {
  /** Description of a violation, such as 'products stored twice'. */
  what: string;
  /** Number of violations. */
  broken: number;
  /** The total to compare `broken` with, such as '120 products'. */
  of: string;
  /** Whether violations are acceptable and do not fail the run. */
  allowed?: boolean;
}

interface Run {
  env: NodeJS.ProcessEnv & { DATA_DIR: string };
  databaseUrl: string | undefined;
  /** Prefix of the names of this run's products. */
  run: string;
  ledger: Ledger;
  /** Ids of the products whose archiving was acknowledged. */
  archived: Set<string>;
  /** Email addresses whose registration was acknowledged. */
  registered: Set<string>;
  /** Email address that is told about each request for a call. */
  house: string;
  /** The mails that the mail server has received. */
  received: DeliveredMail[];
}

/**
 * Compares the changes that were acknowledged during a run with the content of its database, its uploads folder and its
 * mail server. Call it after the server has been stopped.
 */
export async function checkGuarantees({
  env,
  databaseUrl,
  run,
  ledger,
  archived,
  registered,
  house,
  received,
}: Run): Promise<Guarantee[]> {
  const uploads = path.join(env.DATA_DIR, 'uploads');
  const database = await openDatabase({ dataDir: env.DATA_DIR, databaseUrl });
  try {
    const found = await audit(database.pool, uploads, run, ledger);
    const pictures = await countOrphans(database, env, uploads);
    const mails = await countMails(database, received, house);
    const requests = `${ledger.requested.size} requests`;
    const updates = [...ledger.updated.values()].flat().length;
    const products = `${ledger.created.size} products`;
    return [
      { what: 'acknowledged products lost', broken: found.lostCreates, of: products },
      { what: 'products stored twice', broken: found.doubledCreates, of: products },
      { what: 'acknowledged changes lost', broken: found.lostUpdates, of: `${updates} changes` },
      { what: 'changes made twice', broken: found.doubledUpdates, of: `${updates} changes` },
      {
        what: 'acknowledged archivings lost',
        broken: await countNotArchived(database, archived),
        of: `${archived.size} archivings`,
      },
      { what: 'products whose history has a gap', broken: found.brokenHistories, of: products },
      { what: 'files missing that a product shows', broken: found.missingPictures, of: `${pictures.needed} pictures` },
      { what: 'files that no product needs, after the sweep', broken: pictures.orphans, of: `${pictures.swept} swept` },
      {
        what: 'acknowledged registrations without a mail',
        broken: countWithoutMail(registered, received),
        of: `${registered.size} registrations`,
      },
      { what: 'acknowledged requests lost', broken: found.lostRequests, of: requests },
      { what: 'requests stored twice', broken: found.doubledRequests, of: requests },
      {
        what: 'acknowledged requests without one of their two mails',
        broken: countWithoutRequestMail(ledger.requested, house, received),
        of: requests,
      },
      {
        what: 'mails composed twice for one registration or request',
        broken: mails.doubled,
        of: `${mails.sent} mails`,
      },
      // A repeated mail is acceptable, because SMTP has no exactly-once delivery. The server sends a mail again if it
      // dies after the mail server has accepted the mail, but before the row in the outbox is deleted.
      {
        what: 'mails handed over again, recognisable by their Message-ID',
        broken: mails.repeated,
        of: `${mails.sent} mails`,
        allowed: true,
      },
      {
        what: 'errors that pressing again does not heal',
        broken: ledger.failures.length,
        of: [...new Set(ledger.failures)].join(', ') || 'none seen',
      },
    ];
  } finally {
    await database.close();
  }
}

/** Returns the number of products whose archiving was acknowledged but that are not archived in the database. */
async function countNotArchived({ pool }: Database, archived: Set<string>): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`SELECT id FROM products WHERE status = 'archived'`);
  const inDatabase = new Set(rows.map(({ id }) => id));
  return [...archived].filter((id) => !inDatabase.has(id)).length;
}

/**
 * Makes all image files old enough to be deleted and runs the orphan cleanup, which the server runs every six hours.
 * Counts the images in use, the files that the cleanup deleted, and the orphaned files that it left behind.
 */
async function countOrphans({ pool }: Database, env: NodeJS.ProcessEnv, uploads: string) {
  const before = new Date(Date.now() - FILE_AGE_MS);
  const names = await readdir(uploads);
  for (const name of names) await utimes(path.join(uploads, name), before, before);
  await deleteOrphanedImages({ pool, files: await openImageStorage(readConfig(env)) });
  const needed = new Set((await selectReferencedUrls(pool)).map((url) => parseImageId(path.basename(url))));
  const remaining = await readdir(uploads);
  return {
    needed: needed.size,
    swept: names.length - remaining.length,
    orphans: remaining.filter((name) => !needed.has(parseImageId(name))).length,
  };
}

/** Returns the number of requests without a mail to the visitor or to the house that names their reference. */
function countWithoutRequestMail(requested: Ledger['requested'], house: string, received: DeliveredMail[]): number {
  const subjectsOf = (address: string) =>
    received
      .filter(({ envelope }) => envelope.to.includes(address))
      .map(({ headers }) => headers['subject'])
      .join('\n');
  const toHouse = subjectsOf(house);
  return [...requested].filter(
    ([email, reference]) => !toHouse.includes(reference) || !subjectsOf(email).includes(reference),
  ).length;
}

/**
 * Counts the mails.
 *
 * - `sent`: the number of deliveries.
 * - `doubled`: the number of addresses that received too many different mails. There should be one mail for each row in
 *   `registrations`, and two for each request, one of them to the house. A retry adds no row.
 * - `repeated`: the number of deliveries whose mail had already been delivered, recognised by its Message-ID.
 */
async function countMails({ pool }: Database, received: DeliveredMail[], house: string) {
  const { rows } = await pool.query<{ email: string; times: number }>(
    `SELECT email, count(*)::int AS times FROM registrations r JOIN users u ON u.id = r.user_id GROUP BY 1
     UNION ALL SELECT email, count(*)::int FROM requests GROUP BY 1
     UNION ALL SELECT $1, count(*)::int FROM requests`,
    [house],
  );
  const expected = new Map(rows.map(({ email, times }) => [email, times]));
  const messageIds = new Map<string, Set<string>>();
  for (const { envelope, headers } of received) {
    for (const to of envelope.to)
      messageIds.set(to, (messageIds.get(to) ?? new Set()).add(headers['message-id'] ?? ''));
  }
  const counts = [...messageIds.values()].map(({ size }) => size);
  return {
    sent: received.length,
    doubled: [...messageIds].filter(([to, { size }]) => size > (expected.get(to) ?? 0)).length,
    repeated: received.length - counts.reduce((sum, count) => sum + count, 0),
  };
}

/** Returns the number of registered users who received no mail. */
function countWithoutMail(registered: Set<string>, received: DeliveredMail[]): number {
  const recipients = new Set(received.flatMap(({ envelope }) => envelope.to));
  return [...registered].filter((email) => !recipients.has(email)).length;
}
