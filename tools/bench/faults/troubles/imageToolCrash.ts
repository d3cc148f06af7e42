import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '../../cluster/client';
import type { Instance } from '../../cluster/instances';
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

/** The server, a signed-in client, and functions to break the server's image tool and to create products. */
interface TestContext {
  server: Instance;
  client: Client;
  token: string;
  image: Buffer;
  /** Sets how the image tool behaves from now on, see ../preload/brokenImageTool.ts. */
  setTool(mode: 'work' | 'fails' | 'dies' | 'dies of AVIF'): void;
  /** Creates a product with `image`. `key` is the idempotency key. Returns the HTTP status. */
  add(key?: string): Promise<number>;
  /** The ids of the products that `add` created. */
  added: string[];
}

/**
 * Injects three faults, one after another. First the image tool rejects every image. Then it crashes the server process
 * once. Last, it crashes the process each time the server converts one particular image to AVIF.
 */
export async function imageToolCrash(): Promise<FaultResult[]> {
  const folder = await makeFolder();
  const file = path.join(folder, 'tool');
  const setTool = (mode: string) => writeFileSync(file, mode);
  setTool('work');
  const server = await startServer(
    { DATA_DIR: path.join(folder, 'data'), IMAGE_TOOL_FILE: file },
    'brokenImageTool.ts',
  );
  try {
    const client = new Client(server.origin);
    const token = (await signIn(client)).body.token ?? '';
    const image = await noisyImage(640, 480);
    const added: string[] = [];
    const add = async (key = randomUUID() as string) => {
      const { status, body } = await createProduct(client, { token, image, key });
      if (body.product) added.push(body.product._id);
      return status;
    };
    const context = { server, client, token, image, setTool, add, added };
    return [await failingTool(context), await crashOnce(context), await crashOnOneImage(context)];
  } finally {
    await server.stop();
  }
}

async function failingTool({ server, client, token, setTool, add, added }: TestContext): Promise<FaultResult> {
  const before = await countProducts(server, token);
  const isToolOk = async () => readiness(await get(server, '/ready')).pictures === 'ok';
  setTool('fails');
  const refused = await add();
  // Wait until the server notices the failure: it checks its image tool every few seconds.
  const detectedMs = await timeUntil(async () => !(await isToolOk()));
  const withoutImage = await createProduct(client, { token });
  const observed = {
    'create with a picture': refused,
    ...readiness(await get(server, '/ready')),
    'create without': withoutImage.status,
  };
  setTool('work');
  const recoveryMs = await timeUntil(async () => (added.length > 0 || (await add()) === 201) && isToolOk());
  const products = (await countProducts(server, token)) - before;
  return {
    name: 'image tool fails',
    observed: `${formatValues(observed)} (said after ${(detectedMs / 1000).toFixed(1)} s)`,
    differences: findDifferences(
      { ...observed, products, starts: server.starts },
      { 'create with a picture': 503, ready: 200, pictures: 'failing', 'create without': 201, products: 2, starts: 1 },
    ),
    recoveryMs,
  };
}

async function crashOnce({ server, token, setTool, add }: TestContext): Promise<FaultResult> {
  const before = await countProducts(server, token);
  const key = randomUUID();
  setTool('dies');
  const status = await add(key);
  setTool('work');
  const recoveryMs = await timeUntil(async () => (await add(key)) === 201);
  const products = (await countProducts(server, token)) - before;
  const observed = {
    'create with a picture': status,
    'products after pressing again': products,
    starts: server.starts,
  };
  return {
    name: 'image tool takes the process along',
    observed: formatValues(observed),
    differences: findDifferences(observed, {
      'create with a picture': 0,
      'products after pressing again': 1,
      starts: 2,
    }),
    recoveryMs,
  };
}

async function crashOnOneImage({ server, setTool, add, added }: TestContext): Promise<FaultResult> {
  // Wait until all AVIF variants exist, so that only the next image crashes the process.
  await timeUntil(async () =>
    (await Promise.all(added.map((id) => countAvif(server, id)))).every((count) => count > 0),
  );
  const before = server.starts;
  setTool('dies of AVIF');
  await add();
  const crashing = added.at(-1) ?? '';
  // The server tries three times to convert the image, and crashes each time. After that it skips the image.
  const gaveUpMs = await timeUntil(
    async () => server.starts === before + 3 && (await get(server, '/ready')).status === 200,
  );
  setTool('work');
  await add();
  const nextMs = await timeUntil(async () => (await countAvif(server, added.at(-1) ?? '')) > 0);
  const observed = { 'ends of the process': server.starts - before, AVIF: await countAvif(server, crashing) };
  return {
    name: 'a picture whose AVIF takes the process along',
    observed: formatValues(observed),
    differences: findDifferences(observed, { 'ends of the process': 3, AVIF: 0 }),
    recoveryMs: gaveUpMs + nextMs,
  };
}

/** Returns the number of AVIF variants of a product's image, or 0 if the server does not respond. */
async function countAvif(server: Instance, id: string): Promise<number> {
  const { status, text } = await get(server, `/products/${id}`);
  if (status !== 200) return 0;
  const { product } = JSON.parse(text) as { product: { images: { sources: { type: string }[] }[] } };
  return product.images[0]?.sources.filter(({ type }) => type === 'image/avif').length ?? 0;
}
