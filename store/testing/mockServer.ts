import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { setupServer } from 'msw/node';

/** One request as it went out. */
export interface Sent {
  /** Method and path with query, below /api: 'GET /products?page=1'. */
  what: string;
  request: Request;
}

/**
 * A mock server for one test file, started, reset and stopped by Jest's hooks. `sent` lists the current test's
 * requests. A request that no one expected fails the test, even where the code under test copes with it.
 */
export function mockServer(...handlers: HttpHandler[]): SetupServer & { sent: Sent[] } {
  const server = setupServer(...handlers);
  const sent: Sent[] = [];
  const unexpected: string[] = [];

  const nameOf = ({ method, url }: Request): string => {
    const { pathname, search } = new URL(url);
    return `${method} ${pathname.replace(/^\/api/, '')}${search}`;
  };
  server.events.on('request:start', ({ request }) => {
    sent.push({ what: nameOf(request), request: request.clone() });
  });

  beforeAll(() =>
    server.listen({
      onUnhandledRequest(request, print) {
        unexpected.push(nameOf(request));
        print.error();
      },
    }),
  );
  afterEach(() => {
    server.resetHandlers();
    sent.length = 0;
    expect(unexpected.splice(0)).toEqual([]);
  });
  afterAll(() => server.close());
  return Object.assign(server, { sent });
}
