import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '../../cluster/client';
import { makeFolder } from '../../shop';
import {
  get,
  countProducts,
  createProduct,
  findDifferences,
  noisyImage,
  startServer,
  readiness,
  formatValues,
  signIn,
  type FaultResult,
  timeUntil,
} from './server';

/** Maximum number of products that the test creates to make the database run out of space. */
const MAX_CREATES = 400;

/** The mount point of the temporary file system, if it is mounted. */
let mounted: string | undefined;

/**
 * Fills up the disk of the data folder, which holds the embedded database and the images. Then frees the space again.
 * The disk is a small tmpfs. Returns undefined if the user may not mount a tmpfs.
 */
export async function diskFull(): Promise<FaultResult | undefined> {
  const disk = path.join(await makeFolder(), 'disk');
  await mkdir(disk);
  if (spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=200m', 'tmpfs', disk]).status !== 0) return undefined;
  mounted = disk;
  try {
    return await fillUp(disk);
  } finally {
    unmountDisk();
  }
}

/** Unmounts the tmpfs if it is mounted, also after an interrupt. */
export function unmountDisk(): void {
  if (mounted) spawnSync('umount', ['-l', mounted]);
  mounted = undefined;
}

async function fillUp(disk: string): Promise<FaultResult> {
  const server = await startServer({ DATA_DIR: path.join(disk, 'data') });
  try {
    const client = new Client(server.origin);
    const token = (await signIn(client)).body.token ?? '';
    const image = await noisyImage(900, 600);
    const before = await countProducts(server, token);
    const filler = path.join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);

    const withImage = await createProduct(client, { token, image });
    // Wait until the server notices the failure: it checks its image storage every few seconds.
    await timeUntil(async () => readiness(await get(server, '/ready')).pictures === 'failing');
    // Create products until one is rejected. The first ones are stored, because the current file of the write-ahead log
    // still has space.
    let stored = 0;
    let refused = 0;
    while (refused === 0 && stored < MAX_CREATES) {
      const { status } = await createProduct(client, { token, description: 'Full. '.repeat(800) });
      if (status === 201) stored += 1;
      else refused = status;
    }
    const observed = {
      'create with a picture': withImage.status,
      [`create after ${stored} more`]: refused,
      list: (await get(server, '/products?page=2')).status,
      ...readiness(await get(server, '/ready')),
      health: (await get(server, '/health')).status,
    };
    await rm(filler);
    let storedAfterwards = 0;
    const recoveryMs = await timeUntil(async () => {
      const created = (await createProduct(client, { token, image })).status === 201;
      if (created) storedAfterwards += 1;
      const { ready, pictures } = readiness(await get(server, '/ready'));
      return created && ready === 200 && pictures === 'ok';
    });
    const lost = before + stored + storedAfterwards - (await countProducts(server, token));
    return {
      name: 'disk full',
      observed: formatValues(observed),
      differences: findDifferences(
        { ...observed, refused, 'products lost': lost, starts: server.starts },
        // `/api/ready` returns 200 because reads still work. The full disk is reported as `pictures: 'failing'`.
        {
          'create with a picture': 503,
          refused: 503,
          list: 200,
          ready: 200,
          pictures: 'failing',
          health: 200,
          'products lost': 0,
          starts: 1,
        },
      ),
      recoveryMs,
    };
  } finally {
    await server.stop();
  }
}
