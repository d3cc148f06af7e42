import { openDatabase } from '../database';

/*
 * Test program that a test kills while it runs. It opens the embedded database in the folder that is its first
 * argument. It inserts products in an endless loop and prints the id of each product after the insert has been
 * committed.
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
