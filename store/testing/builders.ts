/** Things of the wire for tests: what is not said is filled in. A grown contract stops these compiling first. */
import type { Product, ProductPage, User } from '../api/endpoints.gen';
import type { RootState } from '..';
import { parseUser } from '../persistence/user';

let count = 0;

/** A product as the server sends it. */
export function product(given: Partial<Product> = {}): Product {
  count += 1;
  const id = `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  return {
    _id: id,
    slug: `cedar-sauna-${count}`,
    name: `Cedar Sauna ${count}`,
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

/** As many products as asked for, all alike but for their names. */
export const products = (howMany: number): Product[] => Array.from({ length: howMany }, () => product());

/** One page out of `all`, as a server cuts it: `page` from 1, `limit` products each. */
export function pageOf(all: Product[], page: number, limit = 12): ProductPage {
  return {
    products: all.slice((page - 1) * limit, page * limit),
    currentPage: page,
    totalPages: Math.max(1, Math.ceil(all.length / limit)),
  };
}

/** A customer as the server sends one; `user({ role: 'admin' })` for staff. */
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

/** The session slice with this user signed in, or with nobody. */
export function sessionOf(signedIn: User | null, token = 'token-1'): RootState['session'] {
  const known = parseUser(signedIn);
  if (!known) return { regular: null, admin: null, activeSession: 'none' };
  return { regular: { token, user: known }, admin: { token, user: known }, activeSession: 'regular' };
}
