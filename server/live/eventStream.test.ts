import fastify from 'fastify';
import type { AddressInfo } from 'node:net';
import { installErrorHandler } from '../http/httpErrors';
import { catalogueOf } from '../testing/catalogue';
import { whenEncoded } from '../testing/images';
import { picture, productForm } from '../testing/products';
import { openShop, type Shop } from '../testing/shop';
import { installEventStream } from './eventStream';

let shop: Shop;
let origin: string;
beforeAll(async () => {
  shop = await openShop();
  origin = await shop.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => shop.close());
const { create } = catalogueOf(() => shop);

/** What a listener has been told so far. */
interface Listener {
  answer: Response;
  text(): string;
  /** Resolves with the text when this many events have come. */
  events(count: number): Promise<string>;
  /** Resolves with the text when the server has ended it. */
  end: Promise<string>;
  leave(): void;
}

async function listen(at = origin): Promise<Listener> {
  const leaving = new AbortController();
  const answer = await fetch(`${at}/api/events`, { signal: leaving.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of answer.body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk);
    } catch (error) {
      if (!leaving.signal.aborted) throw error;
    }
    return text;
  };
  const end = read();
  const events = async (count: number) => {
    while ((text.match(/^event:/gm)?.length ?? 0) < count) await new Promise((resolve) => setTimeout(resolve, 5));
    return text;
  };
  return { answer, text: () => text, events, end, leave: () => leaving.abort() };
}

const stale = (...ids: string[]) =>
  `event: stale\ndata: ${JSON.stringify({ tags: ids.map((id) => ({ type: 'Catalogue', id })) })}\n\n`;

test('"the public catalogue in another open tab or browser follows": each change is told to all, with its tags', async () => {
  const listeners = [await listen(), await listen()];
  expect(Object.fromEntries(listeners[0]?.answer.headers ?? [])).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    'x-content-type-options': 'nosniff',
  });
  const { _id } = await create(productForm());
  const calls = [
    { method: 'PUT', url: `/api/products/${_id}`, form: { name: 'New' } },
    { method: 'DELETE', url: `/api/products/${_id}` },
    { method: 'POST', url: `/api/admin/products/${_id}/restore` },
    { method: 'POST', url: `/api/admin/products/${_id}/history/1/restore` },
  ] as const;
  for (const call of calls) expect((await shop.ask('admin', call)).statusCode).toBe(200);
  for (const listener of listeners) {
    expect(await listener.events(5)).toBe(`retry: 2000\n\n${stale('LIST', _id).repeat(5)}`);
    listener.leave();
  }
});

test('whoever is told and asks sees the change: it is committed', async () => {
  const listener = await listen();
  const creating = create(productForm({ name: 'Just now' }));
  await listener.events(1);
  const list = (await (await fetch(`${origin}/api/products`)).json()) as { products: { name: string }[] };
  expect(list.products[0]?.name).toBe('Just now');
  await creating;
  listener.leave();
});

test('nothing is told of what was refused or changed nothing', async () => {
  const { _id } = await create(productForm());
  const listener = await listen();
  const unknown = '00000000-0000-4000-8000-000000000000';
  const put = (id: string, form: Record<string, string>, ifMatch = '"1"') =>
    shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form, headers: { 'if-match': ifMatch } });
  const answers = [
    await put(_id, { name: 'New' }, '"7"'),
    await put(_id, { price: '-1' }),
    await put(unknown, { name: 'New' }),
    await shop.ask('guest', { method: 'DELETE', url: `/api/products/${_id}` }),
    await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/history/9/restore` }),
    await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/restore` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([412, 400, 404, 401, 404, 200]);
  const last = await create(productForm());
  expect(await listener.events(1)).toBe(`retry: 2000\n\n${stale('LIST', last._id)}`);
  listener.leave();
});

test('the formats that come later are told too', async () => {
  const listener = await listen();
  const image = new Blob([new Uint8Array(await picture('png'))]);
  const { _id } = await create({ ...productForm(), image });
  await whenEncoded(shop.database.pool);
  expect(await listener.events(2)).toContain(stale('LIST', _id).repeat(2));
  listener.leave();
});

test('HEAD does not listen', async () => {
  expect((await fetch(`${origin}/api/events`, { method: 'HEAD' })).status).toBe(404);
});

describe('without a shop', () => {
  async function open({ maxListeners = 2, maxFromOne = 2, beatMs = 60_000 }) {
    const app = fastify({ trustProxy: true });
    installErrorHandler(app);
    let tell: (id: string | null) => void = () => undefined;
    const stop = jest.fn();
    const notifications = {
      listen: (hear: typeof tell) => {
        tell = hear;
        return stop;
      },
      isConnected: () => true,
    };
    installEventStream(app, { notifications, maxListeners, maxFromOne, beatMs });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const at = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return { app, at, stop, tell: (id: string | null) => tell(id) };
  }

  test('changes that may have been missed make every list stale', async () => {
    const { app, at, tell } = await open({});
    const listener = await listen(at);
    tell(null);
    expect(await listener.events(1)).toBe(`retry: 2000\n\n${stale('LIST')}`);
    await app.close();
  });

  test('one too many gets 503 and a sentence, until somebody leaves', async () => {
    const { app, at } = await open({});
    const first = await listen(at);
    const second = await listen(at);
    const refused = await fetch(`${at}/api/events`);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '30',
      { success: false, message: 'Too many are listening just now. Please try again later.' },
    ]);
    first.leave();
    let next = await listen(at);
    while (next.answer.status === 503) {
      await next.end;
      next = await listen(at);
    }
    expect(next.answer.status).toBe(200);
    for (const listener of [second, next]) listener.leave();
    // `fetch` has opened a connection in reserve, which the server would wait for.
    app.server.closeAllConnections();
    await app.close();
  });

  test('one network cannot take all places', async () => {
    const { app, at } = await open({ maxListeners: 3, maxFromOne: 1 });
    const from = (address: string) => fetch(`${at}/api/events`, { headers: { 'x-forwarded-for': address } });
    const statuses = [];
    for (const address of ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.2']) {
      statuses.push((await from(address)).status);
    }
    expect(statuses).toEqual([200, 503, 200, 503, 200]);
    app.server.closeAllConnections();
    await app.close();
  });

  test('a sign of life keeps the connection; the end of the server ends it', async () => {
    const { app, at, stop } = await open({ beatMs: 20 });
    const listener = await listen(at);
    while (!listener.text().includes(':\n\n:\n\n')) await new Promise((resolve) => setTimeout(resolve, 5));
    await app.close();
    expect(await listener.end).toMatch(/^retry: 2000\n\n(:\n\n)+$/);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
