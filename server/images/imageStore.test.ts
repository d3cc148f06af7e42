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

test('what a crash left half written is cleared; whole pictures stay, and what another server is writing just now', async () => {
  await mkdir(join(dataDir, 'uploads'));
  await writeFile(join(dataDir, 'uploads', '.1.webp.part'), 'half');
  const yesterday = new Date(Date.now() - 24 * 60 * 60 * 1000);
  await utimes(join(dataDir, 'uploads', '.1.webp.part'), yesterday, yesterday);
  await writeFile(join(dataDir, 'uploads', '2.webp'), 'whole');
  await writeFile(join(dataDir, 'uploads', '.3.webp.part'), 'half');
  await openImageStorage({ dataDir });
  expect(await files()).toEqual(['.3.webp.part', '2.webp']);
});

test('a folder that cannot be made gets one sentence', async () => {
  await writeFile(join(dataDir, 'uploads'), 'a file');
  await expect(openImageStorage({ dataDir })).rejects.toThrow(
    new UserFacingError(
      `The folder ${join(dataDir, 'uploads')} cannot be written. Make it writable, or set DATA_DIR to another folder.`,
    ),
  );
});

test.each([
  ['the database said no', Object.assign(new Error('duplicate'), { code: '23505' }), 0],
  ['the database went away: the product may be there', Object.assign(new Error('gone'), { code: '57P01' }), 1],
])('after a failed write: %s', async (_why, failure, left) => {
  const { storeWith } = await openStore();
  const file = new UploadedFile(await picture('png'));
  await expect(storeWith(file, () => Promise.reject(failure))).rejects.toBe(failure);
  expect(await files()).toHaveLength(left);
});

const AWAY = [503, 'Pictures cannot be stored or read just now. Please try again in a few seconds.'];

test('a folder that takes no file is a 503 and no fault of the picture, and is said', async () => {
  const store = await openStore();
  await rm(join(dataDir, 'uploads'), { recursive: true });
  const failure = await store
    .storeWith(new UploadedFile(await picture('png')), async () => 'stored')
    .catch((error: HttpError) => error);
  expect([(failure as HttpError).status, (failure as HttpError).message]).toEqual(AWAY);
  await expect(store.check()).rejects.toThrow();
});

test('an image tool that refuses everything is a 503 and no fault of the picture, and is said', async () => {
  const store = await openStore();
  const file = new UploadedFile(await picture('png'));
  jest.spyOn(sharp.prototype, 'toBuffer').mockImplementation(() => Promise.reject(new Error('out of memory')) as never);
  const failure = await store.storeWith(file, async () => 'stored').catch((error: HttpError) => error);
  await expect(store.check()).rejects.toThrow(String(AWAY[1]));
  jest.restoreAllMocks();
  expect([(failure as HttpError).status, (failure as HttpError).message]).toEqual(AWAY);
  expect(await files()).toEqual([]);
  await store.check();
});

test('a picture that is not ours counts as there; one of ours only with all its files', async () => {
  const { has, storeWith } = await openStore();
  const image = await storeWith(
    new UploadedFile(await picture('png', 600, 400)),
    async (stored) => stored as StoredImage,
  );
  expect(await has([{ url: 'https://example.com/1.jpg' }, { url: '/assets/a.webp' }, image])).toBe(true);
  await rm(join(dataDir, image.sources?.[0]?.url ?? ''));
  expect(await has([image])).toBe(false);
});

test('load is refused instead of piling up: one picture at a time, eight wait, the next hear a sentence', async () => {
  const { storeWith } = await openStore();
  const file = new UploadedFile(await picture('png'));
  const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => storeWith(file, async () => 'stored')));
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason as HttpError] : []));
  expect(refused.map(({ status, message }) => [status, message])).toEqual(
    Array.from({ length: 3 }, () => [
      503,
      'Many pictures are being stored just now. Please try again in a few seconds.',
    ]),
  );
  expect(await files()).toHaveLength(9);
});
