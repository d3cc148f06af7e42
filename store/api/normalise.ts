import type { User } from '../persistence/user';
import { firstId, isRecord, readUser } from '../persistence/user';

/** A product in the one shape that screens see, whatever the provider's looks like. Spec §3. */
export interface Product {
  id: string;
  slug: string | null;
  name: string;
  description: string | null;
  shortDescription: string | null;
  category: string | null;
  tags: string[];
  /** `amount` in EUR, null where none is stated; `onRequest` where the provider says so. */
  price: { amount: number | null; onRequest: boolean };
  /** Absolute or root-relative, the primary one first, none twice. */
  images: string[];
  createdAt: string | null;
  status: string | null;
}

/** One page of the collection; `currentPage` counts from 1. */
export interface ProductPage {
  products: Product[];
  currentPage: number;
  totalPages: number;
}

export interface CategoryCount {
  value: string;
  label: string;
  count: number | null;
}

export interface LoginAnswer {
  token: string | null;
  user: User | null;
  needsVerification: boolean;
  message: string | null;
}

export interface RegistrationAnswer {
  requiresVerification: boolean;
  message: string | null;
}

export interface Outcome {
  success: boolean;
  message: string | null;
}

/** A reader throws where the answer is not what the contract says; the base query makes that UNREADABLE. */
function fail(what: string): never {
  throw new Error(`The answer has no ${what}.`);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function numberOrNull(value: unknown): number | null {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : null;
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** The body itself, with what an envelope `{ data: { … } }` holds laid over it. */
function unwrap(body: unknown): Record<string, unknown> {
  if (!isRecord(body)) return {};
  return isRecord(body.data) ? { ...body, ...body.data } : body;
}

/** A list that comes bare, under `name`, or in either of them inside `{ data }`. */
function findList(body: unknown, name: string): unknown[] {
  const candidates = [body, unwrap(body)[name], isRecord(body) ? body.data : null];
  return candidates.find(Array.isArray) ?? fail(name);
}

// No such host can exist, so an address that resolves to it was relative.
const RELATIVE = 'https://relative.invalid';

/** A picture's address: http(s) or relative only, relative ones prefixed with `host`; null for anything else. */
function readImageUrl(value: unknown, host: string): string | null {
  const given = isRecord(value) ? value.url : value;
  if (typeof given !== 'string' || given.trim() === '') return null;
  try {
    const url = new URL(given, RELATIVE);
    if (url.origin === RELATIVE) return `${host}${url.pathname}${url.search}`;
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

function readImages(product: Record<string, unknown>, host: string): string[] {
  const urls = [product.primaryImage, ...listOf(product.images), product.image].map((one) => readImageUrl(one, host));
  return [...new Set(urls.filter((url) => url !== null))];
}

function readPrice(value: unknown): Product['price'] {
  const amount = numberOrNull(isRecord(value) ? value.base : value);
  return {
    amount: amount !== null && amount >= 0 ? amount : null,
    onRequest: isRecord(value) && value.isPriceOnRequest === true,
  };
}

/** A product from any provider; null where it has no id, because nothing could be done with it. Spec §3. */
export function readProduct(value: unknown, host: string): Product | null {
  if (!isRecord(value)) return null;
  const id = firstId(value._id, value.id);
  if (id === null) return null;
  return {
    id,
    slug: textOrNull(value.slug),
    name: textOrNull(value.name) ?? '',
    description: textOrNull(value.description),
    shortDescription: textOrNull(value.shortDescription),
    category: textOrNull(value.category),
    tags: listOf(value.tags).filter((tag) => typeof tag === 'string'),
    price: readPrice(value.price),
    images: readImages(value, host),
    createdAt: textOrNull(value.createdAt),
    status: textOrNull(value.status),
  };
}

const readProducts = (list: unknown[], host: string): Product[] =>
  list.map((one) => readProduct(one, host)).filter((product) => product !== null);

const atLeast = (least: number, value: unknown): number =>
  Math.max(least, Math.floor(numberOrNull(value) ?? least));

/** A page of products. `asked` stands in for a page number that the answer leaves out. Throws if unreadable. */
export function readProductPage(body: unknown, asked: number, host: string): ProductPage {
  const page = unwrap(body);
  if (!Array.isArray(page.products)) return fail('products');
  const currentPage = atLeast(1, page.currentPage ?? asked);
  return {
    products: readProducts(page.products, host),
    currentPage,
    totalPages: atLeast(1, page.totalPages ?? currentPage),
  };
}

/** Products in a list without pages. Throws if unreadable. */
export function readProductList(body: unknown, host: string): Product[] {
  return readProducts(findList(body, 'products'), host);
}

/** One product, bare or under `product`; null where the answer says that there is none. Throws if unreadable. */
export function readProductAnswer(body: unknown, host: string): Product | null {
  const answer = unwrap(body);
  if (body === null || answer.product === null || ('data' in answer && answer.data === null)) return null;
  return readProduct(answer.product ?? answer, host) ?? fail('product');
}

/** The categories in use; a provider may name them only. Throws if unreadable. */
export function readCategories(body: unknown): CategoryCount[] {
  return findList(body, 'categories').flatMap((one) => {
    const value = textOrNull(isRecord(one) ? one.value : one);
    if (value === null) return [];
    const { label, count } = isRecord(one) ? one : {};
    return [{ value, label: textOrNull(label) ?? value, count: numberOrNull(count) }];
  });
}

/** Spec §3: 'Login response: token, user, optionally needsVerification.' */
export function readLogin(body: unknown): LoginAnswer {
  const answer = unwrap(body);
  const needsVerification = answer.needsVerification === true;
  return {
    // Who has to verify first is not signed in, whatever else the answer holds.
    token: needsVerification ? null : textOrNull(answer.token),
    user: readUser(answer.user),
    needsVerification,
    message: textOrNull(answer.message),
  };
}

/** Spec §3: 'Registration response: requiresVerification (boolean).' */
export function readRegistration(body: unknown): RegistrationAnswer {
  const answer = unwrap(body);
  return { requiresVerification: answer.requiresVerification === true, message: textOrNull(answer.message) };
}

/** The signed-in user, bare or under `user`. Throws if unreadable. */
export function readProfile(body: unknown): User {
  const answer = unwrap(body);
  return readUser(answer.user ?? ('email' in answer ? answer : null)) ?? fail('user');
}

/** Spec §7: 'reads data.success'. A 2xx that says nothing of success, or nothing at all, is one. */
export function readOutcome(body: unknown): Outcome {
  const answer = unwrap(body);
  return { success: answer.success !== false, message: textOrNull(answer.message) };
}
