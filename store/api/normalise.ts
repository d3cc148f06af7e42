import type { User } from '../persistence/user';
import { firstId, isRecord, parseUser } from '../persistence/user';

/** The same picture in another format or width. */
export interface ImageSource {
  url: string;
  /** In pixels. */
  width: number;
  type: string;
}

/** A picture, with what is known of it: a provider names its address only. */
export interface ProductImage {
  /** Absolute or root-relative. */
  url: string;
  /** What is seen. */
  alt: string | null;
  /** In pixels. */
  width: number | null;
  height: number | null;
  /** A data address of a few hundred bytes, to show until the picture has loaded. */
  blur: string | null;
  sources: ImageSource[];
}

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
  /** The primary one first, none twice. */
  images: ProductImage[];
  createdAt: string | null;
  status: string | null;
  /** Counts the changes, where the provider does; without it, the last to save wins. */
  version: number | null;
}

/** One page of the collection; `currentPage` counts from 1. */
export interface ProductPage {
  products: Product[];
  currentPage: number;
  totalPages: number;
  /** What the backend can do beyond the specification, as it announces it itself. */
  extensions: string[];
}

/** One page of all products, as those see it who manage them. */
export interface AdminProductPage extends Omit<ProductPage, 'extensions'> {
  /** How many there are on all pages; null where the provider does not say. */
  total: number | null;
}

/** One thing that was done to a product. */
export interface HistoryEntry {
  version: number;
  action: string;
  /** ISO 8601. */
  at: string;
  by: string;
  changes: { field: string; from: string | null; to: string | null }[];
}

/** An account as the panel lists it. */
export interface UserRow extends User {
  verified: boolean;
  /** ISO 8601; null where the provider does not say. */
  since: string | null;
}

export interface UserPage {
  users: UserRow[];
  currentPage: number;
  totalPages: number;
  total: number | null;
}

export interface CategoryCount {
  value: string;
  label: string;
  count: number | null;
}

export interface LoginResponse {
  token: string | null;
  user: User | null;
  needsVerification: boolean;
  message: string | null;
}

export interface RegistrationResponse {
  requiresVerification: boolean;
  message: string | null;
}

export interface ActionResult {
  success: boolean;
  message: string | null;
}

/** A reader throws where the answer is not what the contract says; the base query makes that UNREADABLE. */
function fail(what: string): never {
  throw new Error(`The answer has no ${what}.`);
}

const textOrNull = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** A moment that a calendar knows; anything else would stop the screen that formats it. */
const momentOrNull = (value: unknown): string | null =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? value : null;

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

function readSources(value: unknown, host: string): ImageSource[] {
  return listOf(value).flatMap((one) => {
    const [url, width] = [readImageUrl(one, host), isRecord(one) ? numberOrNull(one.width) : null];
    const type = isRecord(one) ? textOrNull(one.type) : null;
    return url !== null && width !== null && width > 0 && type !== null ? [{ url, width, type }] : [];
  });
}

function readImage(value: unknown, host: string): ProductImage | null {
  const url = readImageUrl(value, host);
  if (url === null) return null;
  const known = isRecord(value) ? value : {};
  const blur = textOrNull(known.blur);
  return {
    url,
    alt: textOrNull(known.alt),
    width: numberOrNull(known.width),
    height: numberOrNull(known.height),
    blur: blur?.startsWith('data:image/') ? blur : null,
    sources: readSources(known.sources, host),
  };
}

/** The same picture may stand in two places, and more be told of it in one of them. */
function joinImages(one: ProductImage, other: ProductImage): ProductImage {
  return {
    url: one.url,
    alt: one.alt ?? other.alt,
    width: one.width ?? other.width,
    height: one.height ?? other.height,
    blur: one.blur ?? other.blur,
    sources: one.sources.length > 0 ? one.sources : other.sources,
  };
}

function readImages(product: Record<string, unknown>, host: string): ProductImage[] {
  const images = new Map<string, ProductImage>();
  for (const one of [product.primaryImage, ...listOf(product.images), product.image]) {
    const image = readImage(one, host);
    if (image === null) continue;
    const known = images.get(image.url);
    images.set(image.url, known ? joinImages(known, image) : image);
  }
  return [...images.values()];
}

function readPrice(value: unknown): Product['price'] {
  const amount = numberOrNull(isRecord(value) ? value.base : value);
  return {
    amount: amount !== null && amount >= 0 ? amount : null,
    onRequest: isRecord(value) && value.isPriceOnRequest === true,
  };
}

/** A product from any provider; null where it has no id, because nothing could be done with it. Spec §3. */
export function parseProduct(value: unknown, host: string): Product | null {
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
    version: numberOrNull(value.version),
  };
}

const readProducts = (list: unknown[], host: string): Product[] =>
  list.map((one) => parseProduct(one, host)).filter((product) => product !== null);

const atLeast = (least: number, value: unknown): number => Math.max(least, Math.floor(numberOrNull(value) ?? least));

/** A page of products. `asked` stands in for a page number that the answer leaves out. Throws if unreadable. */
export function parseProductPage(body: unknown, asked: number, host: string): ProductPage {
  const page = unwrap(body);
  if (!Array.isArray(page.products)) return fail('products');
  const currentPage = atLeast(1, page.currentPage ?? asked);
  return {
    products: readProducts(page.products, host),
    currentPage,
    totalPages: atLeast(1, page.totalPages ?? currentPage),
    extensions: listOf(page.extensions).filter((one) => typeof one === 'string'),
  };
}

/** A page of all products. Throws if unreadable. */
export function parseAdminPage(body: unknown, asked: number, host: string): AdminProductPage {
  const { products, currentPage, totalPages } = parseProductPage(body, asked, host);
  return { products, currentPage, totalPages, total: numberOrNull(unwrap(body).total) };
}

/** What was done to a product, newest first. Throws if unreadable. */
export function parseHistory(body: unknown): HistoryEntry[] {
  return findList(body, 'entries').flatMap((one) => {
    if (!isRecord(one)) return [];
    const [version, at] = [numberOrNull(one.version), momentOrNull(one.at)];
    if (version === null || at === null) return [];
    const changes = listOf(one.changes).flatMap((change) =>
      isRecord(change) && typeof change.field === 'string'
        ? [{ field: change.field, from: textOrNull(change.from), to: textOrNull(change.to) }]
        : [],
    );
    return [{ version, at, action: textOrNull(one.action) ?? 'saved', by: textOrNull(one.by) ?? '', changes }];
  });
}

/** A page of the accounts. Throws if unreadable. */
export function parseUserPage(body: unknown, asked: number): UserPage {
  const page = unwrap(body);
  const users = findList(body, 'users').flatMap((one) => {
    const user = parseUser(one);
    if (!user || !isRecord(one)) return [];
    return [{ ...user, verified: one.verified === true, since: momentOrNull(one.since) }];
  });
  const currentPage = atLeast(1, page.currentPage ?? asked);
  return {
    users,
    currentPage,
    totalPages: atLeast(1, page.totalPages ?? currentPage),
    total: numberOrNull(page.total),
  };
}

/** Products in a list without pages. Throws if unreadable. */
export function parseProductList(body: unknown, host: string): Product[] {
  return readProducts(findList(body, 'products'), host);
}

/** One product, bare or under `product`; null where the answer says that there is none. Throws if unreadable. */
export function parseProductResponse(body: unknown, host: string): Product | null {
  const answer = unwrap(body);
  if (body === null || answer.product === null || ('data' in answer && answer.data === null)) return null;
  return parseProduct(answer.product ?? answer, host) ?? fail('product');
}

/** The categories in use; a provider may name them only. Throws if unreadable. */
export function parseCategories(body: unknown): CategoryCount[] {
  return findList(body, 'categories').flatMap((one) => {
    const value = textOrNull(isRecord(one) ? one.value : one);
    if (value === null) return [];
    const { label, count } = isRecord(one) ? one : {};
    return [{ value, label: textOrNull(label) ?? value, count: numberOrNull(count) }];
  });
}

/** Spec §3: 'Login response: token, user, optionally needsVerification.' */
export function parseLogin(body: unknown): LoginResponse {
  const answer = unwrap(body);
  const needsVerification = answer.needsVerification === true;
  return {
    // Who has to verify first is not signed in, whatever else the answer holds.
    token: needsVerification ? null : textOrNull(answer.token),
    user: parseUser(answer.user),
    needsVerification,
    message: textOrNull(answer.message),
  };
}

/** Spec §3: 'Registration response: requiresVerification (boolean).' */
export function parseRegistration(body: unknown): RegistrationResponse {
  const answer = unwrap(body);
  return { requiresVerification: answer.requiresVerification === true, message: textOrNull(answer.message) };
}

/** The signed-in user, bare or under `user`. Throws if unreadable. */
export function parseProfile(body: unknown): User {
  const answer = unwrap(body);
  return parseUser(answer.user ?? ('email' in answer ? answer : null)) ?? fail('user');
}

/** Spec §7: 'reads data.success'. A 2xx that says nothing of success, or nothing at all, is one. */
export function parseActionResult(body: unknown): ActionResult {
  const answer = unwrap(body);
  return { success: answer.success !== false, message: textOrNull(answer.message) };
}
