import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { openImageStorage } from '.';
import { makeImageStore } from './imageStore';
import type { StoredImage } from './storedImage';
import type { HttpError } from '../http/httpErrors';
import { UserFacingError } from '../config/userFacingError';
import { makeTestFolder } from '../testing/folder';
import { picture } from '../testing/products';
import { UploadedFile } from '../http/multipart';

let dataDir: string;
beforeEach(() => {
  dataDir = makeTestFolder();
});
afterEach(() => rm(dataDir, { recursive: true }));

const files = () => readdir(join(dataDir, 'uploads'));
const openStore = async () => makeImageStore(await openImageStorage({ dataDir }));

test('deletes old temporary files at the start, but neither complete images nor recent temporary files', async () => {
  await mkdir(join(dataDir, 'uploads'));
  await writeFile(join(dataDir, 'uploads', '.1.webp.part'), 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(dataDir, 'uploads', '.1.webp.part'), yesterday, yesterday);
  await writeFile(join(dataDir, 'uploads', '2.webp'), 'whole');
  await writeFile(join(dataDir, 'uploads', '.3.webp.part'), 'half');
  await openImageStorage({ dataDir });
  expect(await files()).toEqual(['.3.webp.part', '2.webp']);
});

test('explains why the folder cannot be created', async () => {
  await writeFile(join(dataDir, 'uploads'), 'a file');
  await expect(openImageStorage({ dataDir })).rejects.toThrow(
    new UserFacingError(
      `The folder ${join(dataDir, 'uploads')} is not writable. Change its permissions, or set DATA_DIR to another folder.`,
    ),
  );
});

test.each([
  ['the files are deleted if the database rejected it', Object.assign(new Error('duplicate'), { code: '23505' }), 0],
  [
    'the files are kept if the connection was lost, because the product may exist',
    Object.assign(new Error('gone'), { code: '57P01' }),
    1,
  ],
])('after a failed database write, %s', async (_why, failure, left) => {
  const { storeWith } = await openStore();
  const file = new UploadedFile(await picture('png'));
  await expect(storeWith(file, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await files()).toHaveLength(left);
});

/** Status and message if images cannot be stored. */
const UNAVAILABLE = [503, 'Pictures cannot be saved or loaded right now. Please try again in a few seconds.'];

test('rejects with 503 if the folder is not writable, and so does the health check', async () => {
  const store = await openStore();
  await rm(join(dataDir, 'uploads'), { recursive: true });
  const failure = await store
    .storeWith(new UploadedFile(await picture('png')), async () => 'stored')
    .catch((error: HttpError) => error);
  expect([(failure as HttpError).status, (failure as HttpError).message]).toEqual(UNAVAILABLE);
  await expect(store.check()).rejects.toThrow();
});

test('rejects with 503 if sharp fails for every image, and so does the health check', async () => {
  const store = await openStore();
  const file = new UploadedFile(await picture('png'));
  jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(() => Promise.reject(new Error('out of memory')) as never);
  const failure = await store.storeWith(file, async () => 'stored').catch((error: HttpError) => error);
  await expect(store.check()).rejects.toThrow(String(UNAVAILABLE[1]));
  jest.restoreAllMocks();
  expect([(failure as HttpError).status, (failure as HttpError).message]).toEqual(UNAVAILABLE);
  expect(await files()).toEqual([]);
  await store.check();
});

test('has: ignores images that are not uploads, and requires all files of those that are', async () => {
  const { has, storeWith } = await openStore();
  const image = await storeWith(
    new UploadedFile(await picture('png', 600, 400)),
    async (stored) => stored as StoredImage,
  );
  expect(await has([{ url: 'https://example.com/1.jpg' }, { url: '/assets/a.webp' }, image])).toBe(true);
  await rm(join(dataDir, image.sources?.[0]?.url ?? ''));
  expect(await has([image])).toBe(false);
});

test('rejects uploads under load: one image is encoded, eight wait, further ones get 503', async () => {
  const { storeWith } = await openStore();
  const file = new UploadedFile(await picture('png'));
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => storeWith(file, async () => 'stored')));
  const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as HttpError] : []));
  expect(errors.map(({ status, message }) => [status, message])).toEqual(
    Array.from({ length: 3 }, () => [
      503,
      'Many pictures are being saved right now. Please try again in a few seconds.',
    ]),
  );
  expect(await files()).toHaveLength(9);
});
