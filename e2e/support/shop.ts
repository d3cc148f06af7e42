/** One open shop per test file: the real server, the seeded collection, the demo admin. */
import { DEMO_ADMIN } from '../../server/config/readConfig';
import { type ServerProcess, useServers } from './serverProcess';

export interface OpenShop {
  /** Known once the file's tests run. */
  readonly origin: string;
  /** Adds a product as the shop's admin. Returns the created product. */
  createProduct(fields: Record<string, string | Blob>): Promise<{ _id: string; slug: string; name: string }>;
  /** The names of one page of the collection, straight from the API. */
  names(query: string): Promise<string[]>;
}

/**
 * Opens a shop before the file's first test; after the last one it must close without a word of complaint.
 * `variables` is asked for what else its environment holds.
 */
export function useShop(variables: () => Record<string, string> = () => ({})): OpenShop {
  let server: ServerProcess | undefined;
  let origin = '';

  afterAll(async () => {
    server?.signal('SIGTERM');
    const ended = await server?.ended;
    expect(ended).toMatchObject({ code: 0, signal: null, stderr: '' });
    // Its log speaks JSON, from warnings upwards.
    expect(ended?.stdout.split('\n').filter((line) => line.startsWith('{'))).toEqual([]);
  });
  // After ours, so that its broom finds the server closed already.
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
      const answer = await call('/products', { method: 'POST', headers: { authorization: `Bearer ${token}` }, body });
      return (answer as { product: { _id: string; slug: string; name: string } }).product;
    },
    async names(query) {
      const { products } = (await call(`/products?${query}`)) as { products: { name: string }[] };
      return products.map(({ name }) => name);
    },
  };
}
