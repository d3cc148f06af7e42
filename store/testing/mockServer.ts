import type { HttpHandler } from 'msw';
import type { SetupServer } from 'msw/node';
import { setupServer } from 'msw/node';

/** A request that was sent during the test. */
export interface Sent {
  /** Method, path without /api, and query: 'GET /products?page=1'. */
  what: string;
  request: Request;
}

/**
 * Creates an msw server for a test file; Jest hooks start, reset and stop it. `sent` contains the requests of the
 * current test. A request without a handler fails the test, even if the code under test handles the error.
 */
export function mockServer(...handlers: HttpHandler[]): SetupServer & { sent: Sent[] } {
  const server = setupServer(...handlers);
  const sent: Sent[] = [];
  const unexpected: string[] = [];

  const describeRequest = ({ method, url }: Request): string => {
    const { pathname, search } = new URL(url);
    return `${method} ${pathname.replace(/^\/api/, '')}${search}`;
  };
  server.events.on('request:start', ({ request }) => {
    sent.push({ what: describeRequest(request), request: request.clone() });
  });

  beforeAll(() =>
    server.listen({
      onUnhandledRequest(request, print) {
        unexpected.push(describeRequest(request));
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
