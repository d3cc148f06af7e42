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

/** An open stream of live updates and the text received so far. */
interface Listener {
  response: Response;
  text(): string;
  /** Resolves with the text received so far, without heartbeats, as soon as it contains this many complete events. */
  events(count: number): Promise<string>;
  /** Resolves with the complete text when the server has closed the stream. */
  end: Promise<string>;
  disconnect(): void;
}

async function listen(baseUrl = origin): Promise<Listener> {
  const controller = new AbortController();
  const response = await fetch(`${baseUrl}/api/events`, { signal: controller.signal });
  let text = '';
  const read = async () => {
    const decoder = new TextDecoder();
    try {
      for await (const chunk of response.body as unknown as AsyncIterable<Uint8Array>) text += decoder.decode(chunk);
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    }
    return text;
  };
  const end = read();
  const events = async (count: number) => {
    while ((text.match(/^event:.*\n.*\n\n/gm)?.length ?? 0) < count)
      await new Promise((resolve) => setTimeout(resolve, 5));
    return text.replace(/^:\n\n/gm, '');
  };
  return { response, text: () => text, events, end, disconnect: () => controller.abort() };
}

const stale = (...ids: string[]) =>
  `event: stale\ndata: ${JSON.stringify({ tags: ids.map((id) => ({ type: 'Catalogue', id })) })}\n\n`;

test('each change of a product is sent to all listeners, with its cache tags', async () => {
  const listeners = [await listen(), await listen()];
  expect(Object.fromEntries(listeners[0]?.response.headers ?? [])).toMatchObject({
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
    listener.disconnect();
  }
});

test('a read after an event returns the change, because it is committed', async () => {
  const listener = await listen();
  const creating = create(productForm({ name: 'Just now' }));
  await listener.events(1);
  const list = (await (await fetch(`${origin}/api/products`)).json()) as { products: { name: string }[] };
  expect(list.products[0]?.name).toBe('Just now');
  await creating;
  listener.disconnect();
});

test('rejected writes, and writes that change nothing, cause no event', async () => {
  const listener = await listen();
  const { _id } = await create(productForm());
  const unknown = '00000000-0000-4000-8000-000000000000';
  const put = (id: string, form: Record<string, string>, ifMatch = '"1"') =>
    shop.ask('admin', { method: 'PUT', url: `/api/products/${id}`, form, headers: { 'if-match': ifMatch } });
  const responses = [
    await put(_id, { name: 'New' }, '"7"'),
    await put(_id, { price: '-1' }),
    await put(unknown, { name: 'New' }),
    await shop.ask('guest', { method: 'DELETE', url: `/api/products/${_id}` }),
    await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/history/9/restore` }),
    await shop.ask('admin', { method: 'POST', url: `/api/admin/products/${_id}/restore` }),
  ];
  expect(responses.map(({ statusCode }) => statusCode)).toEqual([412, 400, 404, 401, 404, 200]);
  const last = await create(productForm());
  expect(await listener.events(2)).toBe(`retry: 2000\n\n${stale('LIST', _id)}${stale('LIST', last._id)}`);
  listener.disconnect();
});

test('image variants that are added later cause an event as well', async () => {
  const listener = await listen();
  const image = new Blob([new Uint8Array(await picture('png'))]);
  const { _id } = await create({ ...productForm(), image });
  await whenEncoded(shop.database.pool);
  expect(await listener.events(2)).toContain(stale('LIST', _id).repeat(2));
  listener.disconnect();
});

test('HEAD does not open a stream', async () => {
  expect((await fetch(`${origin}/api/events`, { method: 'HEAD' })).status).toBe(404);
});

describe('without a database', () => {
  async function open({ maxListeners = 2, maxPerNetwork = 2, heartbeatMs = 60_000 }) {
    const app = fastify({ trustProxy: true });
    installErrorHandler(app);
    let notify: (id: string | null) => void = () => undefined;
    const stop = jest.fn();
    const notifications = {
      listen: (listener: typeof notify) => {
        notify = listener;
        return stop;
      },
      isConnected: () => true,
    };
    installEventStream(app, { notifications, maxListeners, maxPerNetwork, heartbeatMs });
    await app.listen({ port: 0, host: '127.0.0.1' });
    const baseUrl = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
    return { app, baseUrl, stop, notify: (id: string | null) => notify(id) };
  }

  test('if notifications may have been missed, all lists are reported as stale', async () => {
    const { app, baseUrl, notify } = await open({});
    const listener = await listen(baseUrl);
    notify(null);
    const tags = [
      { type: 'Catalogue', id: 'LIST' },
      { type: 'Requests', id: 'LIST' },
    ];
    expect(await listener.events(1)).toBe(`retry: 2000\n\nevent: stale\ndata: ${JSON.stringify({ tags })}\n\n`);
    await app.close();
  });

  test('beyond the limit, a listener gets 503 until another one leaves', async () => {
    const { app, baseUrl } = await open({});
    const first = await listen(baseUrl);
    const second = await listen(baseUrl);
    const refused = await fetch(`${baseUrl}/api/events`);
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toEqual([
      503,
      '30',
      { success: false, message: 'There are too many live connections right now. Please try again later.' },
    ]);
    first.disconnect();
    let another = await listen(baseUrl);
    while (another.response.status === 503) {
      await another.end;
      another = await listen(baseUrl);
    }
    expect(another.response.status).toBe(200);
    for (const listener of [second, another]) listener.disconnect();
    // Close the idle connections that `fetch` keeps open, because `app.close` would wait for them.
    app.server.closeAllConnections();
    await app.close();
  });

  test('one network cannot take all slots', async () => {
    const { app, baseUrl } = await open({ maxListeners: 3, maxPerNetwork: 1 });
    const requestFrom = (ip: string) => fetch(`${baseUrl}/api/events`, { headers: { 'x-forwarded-for': ip } });
    const statuses = [];
    for (const ip of ['192.0.2.1', '192.0.2.1', '2001:db8::1', '2001:db8::2', '192.0.2.2']) {
      statuses.push((await requestFrom(ip)).status);
    }
    expect(statuses).toEqual([200, 503, 200, 503, 200]);
    app.server.closeAllConnections();
    await app.close();
  });

  test('heartbeats keep the connection alive, and shutdown ends it', async () => {
    const { app, baseUrl, stop } = await open({ heartbeatMs: 20 });
    const listener = await listen(baseUrl);
    while (!listener.text().includes(':\n\n:\n\n')) await new Promise((resolve) => setTimeout(resolve, 5));
    await app.close();
    expect(await listener.end).toMatch(/^retry: 2000\n\n(:\n\n)+$/);
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
