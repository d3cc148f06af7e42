import { openDatabase } from '../database';

/*
 * A process for tests to kill: opens the embedded database in the folder of its first argument and adds
 * products for ever, saying each one's id once the database has acknowledged it.
 */
openDatabase({ dataDir: process.argv[2] ?? '' })
  .then(async ({ pool }) => {
    for (;;) {
      const { rows } = await pool.query<{ id: string }>(
        `INSERT INTO products (slug, name, description, category)
         VALUES (gen_random_uuid(), 'Sauna', repeat('Cedar. ', 100), 'sauna') RETURNING id`,
      );
      process.stdout.write(`${rows[0]?.id}\n`);
    }
  })
  .catch((error: Error) => {
    process.stderr.write(error.message);
    process.exit(1);
  });
