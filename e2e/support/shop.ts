/** Runs one shop for each test file: the real server with the seeded products and the demo admin. */
import { DEMO_ADMIN } from '../../server/config/readConfig';
import { type ServerProcess, useServers } from './serverProcess';

export interface RunningShop {
  /** The server's origin. An empty string until the server has started, before the first test. */
  readonly origin: string;
  /** Adds a product as the shop's admin. Returns the created product. */
  createProduct(fields: Record<string, string | Blob>): Promise<{ _id: string; slug: string; name: string }>;
  /** Returns the product names of one page of the list, from the API. `query` is the query string. */
  productNames(query: string): Promise<string[]>;
}

/**
 * Starts a shop before the first test of a file, and stops it after the last test. The test file fails if the server
 * does not exit cleanly or has logged a warning or an error. `variables` returns additional environment variables.
 */
export function useShop(variables: () => Record<string, string> = () => ({})): RunningShop {
  let server: ServerProcess | undefined;
  let origin = '';

  afterAll(async () => {
    server?.signal('SIGTERM');
    const result = await server?.ended;
    expect(result).toMatchObject({ code: 0, signal: null, stderr: '' });
    // Expect no log lines. They are JSON, and at this log level the server logs only warnings and errors.
    expect(result?.stdout.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
  });
  // `useServers` registers an `afterAll` hook that deletes the server's folder. It must come after the hook above,
  // which stops the server, because the hooks run in the order of their registration.
  const servers = useServers();
  beforeAll(async () => {
    server = servers.start({ DATA_DIR: await servers.dataFolder(), ...variables() });
    origin = await server.origin;
  });

  const call = async (path: string, init?: RequestInit): Promise<unknown> => {
    const response = await fetch(`${origin}/api${path}`, init);
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };

  return {
    get origin() {
      return origin;
    },
    async createProduct(fields) {
      const { ADMIN_EMAIL: email = DEMO_ADMIN.email, ADMIN_PASSWORD: password = DEMO_ADMIN.password } = variables();
      const { token } = (await call('/auth/login', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
      })) as { token: string };
      const body = new FormData();
      for (const [name, value] of Object.entries(fields)) body.append(name, value);
      const response = await call('/products', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
      return (response as { product: { _id: string; slug: string; name: string } }).product;
    },
    async productNames(query) {
      const { products } = (await call(`/products?${query}`)) as { products: { name: string }[] };
      return products.map(({ name }) => name);
    },
  };
}
