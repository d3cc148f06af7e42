import { randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { Client } from '../../cluster/client';
import type { Instance } from '../../cluster/instances';
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

/** A server, somebody who adds pictures to it, and the hand on its image tool. */
interface Scene {
  server: Instance;
  client: Client;
  token: string;
  picture: Buffer;
  /** Says what the tool does from now on: see `../preload/brokenImageTool.ts`. */
  makeTool(does: 'work' | 'fails' | 'dies' | 'dies of AVIF'): void;
  /** Adds a product with the picture; gives the status. */
  add(key?: string): Promise<number>;
  /** The products that `add` added. */
  added: string[];
}

/** The image tool refuses everything; then it takes the process along; then it does so for one picture, always. */
export async function imageToolCrash(): Promise<Trouble[]> {
  const folder = await makeFolder();
  const file = path.join(folder, 'tool');
  const makeTool = (does: string) => writeFileSync(file, does);
  makeTool('work');
  const server = await open({ DATA_DIR: path.join(folder, 'data'), IMAGE_TOOL_FILE: file }, 'brokenImageTool.ts');
  try {
    const client = new Client(server.origin);
    const token = (await signIn(client)).body.token ?? '';
    const picture = await noisyPicture(640, 480);
    const added: string[] = [];
    const add = async (key = randomUUID() as string) => {
      const { status, body } = await create(client, { token, picture, key });
      if (body.product) added.push(body.product._id);
      return status;
    };
    const scene = { server, client, token, picture, makeTool, add, added };
    return [await fails(scene), await dies(scene), await diesOfOne(scene)];
  } finally {
    await server.stop();
  }
}

async function fails({ server, client, token, makeTool, add, added }: Scene): Promise<Trouble> {
  const before = await countProducts(server, token);
  const toolWorks = async () => readiness(await ask(server, '/ready')).pictures === 'ok';
  makeTool('fails');
  const refused = await add();
  // It looks every few seconds.
  const saidAfter = await until(async () => !(await toolWorks()));
  const plain = await create(client, { token });
  const met = {
    'create with a picture': refused,
    ...readiness(await ask(server, '/ready')),
    'create without': plain.status,
  };
  makeTool('work');
  const healedMs = await until(async () => (added.length > 0 || (await add()) === 201) && toolWorks());
  const products = (await countProducts(server, token)) - before;
  return {
    name: 'image tool fails',
    meanwhile: `${sentence(met)} (said after ${(saidAfter / 1000).toFixed(1)} s)`,
    broken: differences(
      { ...met, products, starts: server.starts },
      { 'create with a picture': 503, ready: 200, pictures: 'failing', 'create without': 201, products: 2, starts: 1 },
    ),
    healedMs,
  };
}

async function dies({ server, token, makeTool, add }: Scene): Promise<Trouble> {
  const before = await countProducts(server, token);
  const key = randomUUID();
  makeTool('dies');
  const cut = await add(key);
  makeTool('work');
  const healedMs = await until(async () => (await add(key)) === 201);
  const products = (await countProducts(server, token)) - before;
  const met = { 'create with a picture': cut, 'products after pressing again': products, starts: server.starts };
  return {
    name: 'image tool takes the process along',
    meanwhile: sentence(met),
    broken: differences(met, { 'create with a picture': 0, 'products after pressing again': 1, starts: 2 }),
    healedMs,
  };
}

async function diesOfOne({ server, makeTool, add, added }: Scene): Promise<Trouble> {
  // None waits any more: only the next one is to be poisonous.
  await until(async () => (await Promise.all(added.map((id) => countAvif(server, id)))).every((count) => count > 0));
  const before = server.starts;
  makeTool('dies of AVIF');
  await add();
  const poison = added.at(-1) ?? '';
  // Three attempts, each of which is the end of a process; then nobody touches that picture again.
  const gaveUpMs = await until(
    async () => server.starts === before + 3 && (await ask(server, '/ready')).status === 200,
  );
  makeTool('work');
  await add();
  const nextMs = await until(async () => (await countAvif(server, added.at(-1) ?? '')) > 0);
  const met = { 'ends of the process': server.starts - before, AVIF: await countAvif(server, poison) };
  return {
    name: 'a picture whose AVIF takes the process along',
    meanwhile: sentence(met),
    broken: differences(met, { 'ends of the process': 3, AVIF: 0 }),
    healedMs: gaveUpMs + nextMs,
  };
}

/** How many variants of a product's picture are AVIF; none either while the server does not answer. */
async function countAvif(server: Instance, id: string): Promise<number> {
  const { status, text } = await ask(server, `/products/${id}`);
  if (status !== 200) return 0;
  const { product } = JSON.parse(text) as { product: { images: { sources: { type: string }[] }[] } };
  return product.images[0]?.sources.filter(({ type }) => type === 'image/avif').length ?? 0;
}
