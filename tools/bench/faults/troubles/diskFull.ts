import { spawnSync } from 'node:child_process';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Client } from '../../cluster/client';
import { makeFolder } from '../../shop';
import {
  ask,
  countProducts,
  create,
  differences,
  noisyPicture,
  open,
  readiness,
  sentence,
  signIn,
  type Trouble,
  until,
} from './server';

const MAX_CREATES = 400;

let mounted: string | undefined;

/**
 * The disk under the data folder, embedded database and pictures, is full: a small file system of its own, filled up, then
 * emptied. Needs the right to mount one; undefined without it.
 */
export async function diskFull(): Promise<Trouble | undefined> {
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

/** Gives the disk back, whatever cut the trouble off. */
export function unmountDisk(): void {
  if (mounted) spawnSync('umount', ['-l', mounted]);
  mounted = undefined;
}

async function fillUp(disk: string): Promise<Trouble> {
  const server = await open({ DATA_DIR: path.join(disk, 'data') });
  try {
    const client = new Client(server.origin);
    const token = (await signIn(client)).body.token ?? '';
    const picture = await noisyPicture(900, 600);
    const before = await countProducts(server, token);
    const filler = path.join(disk, 'filler');
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k']);

    const withPicture = await create(client, { token, picture });
    // It looks every few seconds.
    await until(async () => readiness(await ask(server, '/ready')).pictures === 'failing');
    // The database has some room of its own until its log needs a new file; then it has none.
    let stored = 0;
    let refused = 0;
    while (refused === 0 && stored < MAX_CREATES) {
      const { status } = await create(client, { token, description: 'Full. '.repeat(800) });
      if (status === 201) stored += 1;
      else refused = status;
    }
    const met = {
      'create with a picture': withPicture.status,
      [`create after ${stored} more`]: refused,
      list: (await ask(server, '/products?page=2')).status,
      ...readiness(await ask(server, '/ready')),
      health: (await ask(server, '/health')).status,
    };
    await rm(filler);
    let again = 0;
    const healedMs = await until(async () => {
      const created = (await create(client, { token, picture })).status === 201;
      if (created) again += 1;
      const { ready, pictures } = readiness(await ask(server, '/ready'));
      return created && ready === 200 && pictures === 'ok';
    });
    const lost = before + stored + again - (await countProducts(server, token));
    return {
      name: 'disk full',
      meanwhile: sentence(met),
      broken: differences(
        { ...met, refused, 'products lost': lost, starts: server.starts },
        // Reading goes on, so it is ready; that the disk is full is said beside it.
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
      healedMs,
    };
  } finally {
    await server.stop();
  }
}
