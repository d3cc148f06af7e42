/**
 * Builders for API objects in tests, with defaults for all fields. They use the generated types, so that a new required
 * field in the contract is a compile error here.
 */
import type { Product, ProductPage, User } from '../api/endpoints.gen';
import type { RootState } from '..';
import { parseUser } from '../persistence/user';

let lastNumber = 0;

/** Builds a product as the API sends it, with a unique id, slug and name. `given` replaces the defaults. */
export function product(given: Partial<Product> = {}): Product {
  lastNumber += 1;
  const id = `00000000-0000-4000-8000-${String(lastNumber).padStart(12, '0')}`;
  return {
    _id: id,
    slug: `cedar-sauna-${lastNumber}`,
    name: `Cedar Sauna ${lastNumber}`,
    description: 'A cedar cabin for two.',
    category: 'sauna',
    tags: ['cedar'],
    price: { base: 15000, isPriceOnRequest: false },
    images: [],
    status: 'active',
    createdAt: '2024-05-01T10:00:00.000Z',
    ...given,
  };
}

/** Builds `count` products that differ only in id, slug and name. */
export const products = (count: number): Product[] => Array.from({ length: count }, () => product());

/** Builds the response for one page of the products `all`. Pages start at 1 and have at most `limit` products. */
export function pageOf(all: Product[], page: number, limit = 12): ProductPage {
  return {
    products: all.slice((page - 1) * limit, page * limit),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(all.length / limit)),
  };
}

/** Builds a user as the API sends it: a customer by default, an administrator with `user({ role: 'admin' })`. */
export function user(given: Partial<User> = {}): User {
  return {
    _id: '00000000-0000-4000-9000-000000000001',
    firstName: 'Ada',
    lastName: 'Berg',
    email: 'ada@example.com',
    phone: '',
    role: 'customer',
    ...given,
  };
}

/** Builds the state of the session slice for a signed-in user, or for a guest if `signedIn` is null. */
export function sessionOf(signedIn: User | null, token = 'token-1'): RootState['session'] {
  const parsed = parseUser(signedIn);
  if (!parsed) return { regular: null, admin: null, activeSession: 'none' };
  return { regular: { token, user: parsed }, admin: { token, user: parsed }, activeSession: 'regular' };
}
