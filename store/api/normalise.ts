import type { User } from '../persistence/user';
import { firstId, isRecord, parseUser } from '../persistence/user';
import {
  arrayOrEmpty,
  dateOrNull,
  fail,
  findList,
  integerAtLeast,
  numberOrNull,
  stringOrNull,
  unwrap,
} from './parseValue';

/** A version of an image in another format or width. */
export interface ImageSource {
  url: string;
  /** Width in pixels. */
  width: number;
  /** MIME type. */
  type: string;
}

/** An image of a product. If the provider sends only its URL, the other fields are null or empty. */
export interface ProductImage {
  /** Absolute or root-relative URL. */
  url: string;
  /** Alternative text: describes what the image shows. */
  alt: string | null;
  /** Width in pixels. */
  width: number | null;
  /** Height in pixels. */
  height: number | null;
  /** Blurred preview as a data URL of a few hundred bytes, shown until the image has loaded. */
  blur: string | null;
  sources: ImageSource[];
}

/** One line of a product's technical data, such as the label 'Floor area' and the value '7.2 m²'. */
export interface Specification {
  label: string;
  value: string;
}

/** A product in the shape that screens use, independent of the provider's format (docs/specification.md §3). */
export interface Product {
  id: string;
  slug: string | null;
  name: string;
  description: string | null;
  shortDescription: string | null;
  category: string | null;
  tags: string[];
  /** `amount` is in EUR, null if there is none. `onRequest` is true if the provider marks the price as on request. */
  price: { amount: number | null; onRequest: boolean };
  /** Images without duplicates, the primary image first. */
  images: ProductImage[];
  createdAt: string | null;
  status: string | null;
  /** Technical data in display order. Null if the response has none: providers may lack them, and lists leave them out. */
  specifications: Specification[] | null;
  /** Version number for optimistic locking. Null if the provider has no versions: then the last write wins. */
  version: number | null;
}

/** One page of the public product list, or of the admin panel's; `currentPage` starts at 1. */
export interface ProductPage {
  products: Product[];
  currentPage: number;
  totalPages: number;
  /** Number of products on all pages; null if the provider does not send it. */
  total: number | null;
  /** Features beyond the specification that the backend announces: 'live', 'search'; in the admin list 'csv', 'images', 'details'. */
  extensions: string[];
}

/** An entry in a product's change history. */
export interface HistoryEntry {
  version: number;
  action: string;
  /** Date and time of this entry's change, ISO 8601. */
  at: string;
  /** Name of the user who made the change. */
  by: string;
  changes: { field: string; from: string | null; to: string | null }[];
}

export interface CategoryCount {
  value: string;
  label: string;
  count: number | null;
}

/** A step that the user must confirm with a passkey. */
export interface PasskeyRequest {
  /** Identifies the step. It can be used once. */
  ticket: string;
  /** Whether the browser must create a passkey. Otherwise it uses one. */
  creates: boolean;
  /** The options of WebAuthn, in their JSON form. */
  options: object;
}

export interface LoginResponse {
  token: string | null;
  user: User | null;
  needsVerification: boolean;
  /** The step that completes the sign-in; null if the password was enough. */
  passkey: PasskeyRequest | null;
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

// Base for resolving relative URLs: no absolute URL has this origin, because the domain `.invalid` is reserved.
const PLACEHOLDER_ORIGIN = 'https://relative.invalid';

/** Returns an image URL; a relative URL gets the prefix `origin`. Returns null if the scheme is not http or https. */
function parseImageUrl(value: unknown, origin: string): string | null {
  const text = isRecord(value) ? value.url : value;
  if (typeof text !== 'string' || text.trim() === '') return null;
  try {
    const url = new URL(text, PLACEHOLDER_ORIGIN);
    if (url.origin === PLACEHOLDER_ORIGIN) return `${origin}${url.pathname}${url.search}`;
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null;
  } catch {
    return null;
  }
}

function parseSources(value: unknown, origin: string): ImageSource[] {
  return arrayOrEmpty(value).flatMap((source) => {
    const [url, width] = [parseImageUrl(source, origin), isRecord(source) ? numberOrNull(source.width) : null];
    const type = isRecord(source) ? stringOrNull(source.type) : null;
    return url !== null && width !== null && width > 0 && type !== null ? [{ url, width, type }] : [];
  });
}

/** Parses an image, which may be only its URL. Returns null if there is no http or https URL. */
export function parseImage(value: unknown, origin: string): ProductImage | null {
  const url = parseImageUrl(value, origin);
  if (url === null) return null;
  const fields = isRecord(value) ? value : {};
  const blur = stringOrNull(fields.blur);
  return {
    url,
    alt: stringOrNull(fields.alt),
    width: numberOrNull(fields.width),
    height: numberOrNull(fields.height),
    blur: blur?.startsWith('data:image/') ? blur : null,
    sources: parseSources(fields.sources, origin),
  };
}

/** Merges two entries of the same image, because one of them may have fields that the other lacks. */
function mergeImages(one: ProductImage, other: ProductImage): ProductImage {
  return {
    url: one.url,
    alt: one.alt ?? other.alt,
    width: one.width ?? other.width,
    height: one.height ?? other.height,
    blur: one.blur ?? other.blur,
    sources: one.sources.length > 0 ? one.sources : other.sources,
  };
}

function parseImages(product: Record<string, unknown>, origin: string): ProductImage[] {
  const images = new Map<string, ProductImage>();
  for (const one of [product.primaryImage, ...arrayOrEmpty(product.images), product.image]) {
    const image = parseImage(one, origin);
    if (image === null) continue;
    const duplicate = images.get(image.url);
    images.set(image.url, duplicate ? mergeImages(duplicate, image) : image);
  }
  return [...images.values()];
}

function parsePrice(value: unknown): Product['price'] {
  const amount = numberOrNull(isRecord(value) ? value.base : value);
  return {
    amount: amount !== null && amount >= 0 ? amount : null,
    onRequest: isRecord(value) && value.isPriceOnRequest === true,
  };
}

/** Skips entries that lack a label or a value. */
const parseSpecifications = (list: unknown[]): Specification[] =>
  list.flatMap((one) => {
    const [label, value] = isRecord(one) ? [stringOrNull(one.label), stringOrNull(one.value)] : [null, null];
    return label !== null && value !== null ? [{ label, value }] : [];
  });

/** Parses a product (docs/specification.md §3). Returns null if it has no id: it could not be linked to or edited. */
export function parseProduct(value: unknown, origin: string): Product | null {
  if (!isRecord(value)) return null;
  const id = firstId(value._id, value.id);
  if (id === null) return null;
  return {
    id,
    slug: stringOrNull(value.slug),
    name: stringOrNull(value.name) ?? '',
    description: stringOrNull(value.description),
    shortDescription: stringOrNull(value.shortDescription),
    category: stringOrNull(value.category),
    tags: arrayOrEmpty(value.tags).filter((tag) => typeof tag === 'string'),
    price: parsePrice(value.price),
    images: parseImages(value, origin),
    createdAt: stringOrNull(value.createdAt),
    status: stringOrNull(value.status),
    specifications: Array.isArray(value.specifications) ? parseSpecifications(value.specifications) : null,
    version: numberOrNull(value.version),
  };
}

const parseProducts = (list: unknown[], origin: string): Product[] =>
  list.map((one) => parseProduct(one, origin)).filter((product) => product !== null);

/**
 * Parses a page of products. If the response has no page number, `requestedPage` is used. Throws if there is no product
 * list.
 */
export function parseProductPage(body: unknown, requestedPage: number, origin: string): ProductPage {
  const page = unwrap(body);
  if (!Array.isArray(page.products)) return fail('products');
  const currentPage = integerAtLeast(1, page.currentPage ?? requestedPage);
  return {
    products: parseProducts(page.products, origin),
    currentPage,
    totalPages: integerAtLeast(1, page.totalPages ?? currentPage),
    total: numberOrNull(page.total),
    extensions: arrayOrEmpty(page.extensions).filter((one) => typeof one === 'string'),
  };
}

/** Parses a product's change history, newest first. Skips invalid entries; throws if there is no list. */
export function parseHistory(body: unknown): HistoryEntry[] {
  return findList(body, 'entries').flatMap((one) => {
    if (!isRecord(one)) return [];
    const [version, at] = [numberOrNull(one.version), dateOrNull(one.at)];
    if (version === null || at === null) return [];
    const changes = arrayOrEmpty(one.changes).flatMap((change) =>
      isRecord(change) && typeof change.field === 'string'
        ? [{ field: change.field, from: stringOrNull(change.from), to: stringOrNull(change.to) }]
        : [],
    );
    return [{ version, at, action: stringOrNull(one.action) ?? 'saved', by: stringOrNull(one.by) ?? '', changes }];
  });
}

/** Parses an unpaginated list of products. Throws if there is no list. */
export function parseProductList(body: unknown, origin: string): Product[] {
  return parseProducts(findList(body, 'products'), origin);
}

/**
 * Parses a response with one product. Returns null if the body, its `data` or its `product` is null. Throws if the
 * product is invalid.
 */
export function parseProductResponse(body: unknown, origin: string): Product | null {
  const fields = unwrap(body);
  if (body === null || fields.product === null || ('data' in fields && fields.data === null)) return null;
  return parseProduct(fields.product ?? fields, origin) ?? fail('product');
}

/** Parses the list of categories; a provider may send only their names. Throws if there is no list. */
export function parseCategories(body: unknown): CategoryCount[] {
  return findList(body, 'categories').flatMap((one) => {
    const value = stringOrNull(isRecord(one) ? one.value : one);
    if (value === null) return [];
    const { label, count } = isRecord(one) ? one : {};
    return [{ value, label: stringOrNull(label) ?? value, count: numberOrNull(count) }];
  });
}

/** Parses a login response (docs/specification.md §3: 'Login response: token, user, optionally needsVerification'). */
export function parseLogin(body: unknown): LoginResponse {
  const fields = unwrap(body);
  const needsVerification = fields.needsVerification === true;
  return {
    // Ignore the token if the email address must be verified first: the user is not signed in yet.
    token: needsVerification ? null : stringOrNull(fields.token),
    user: parseUser(fields.user),
    needsVerification,
    passkey: isRecord(fields.passkey) ? parsePasskeyRequest(fields.passkey) : null,
    message: stringOrNull(fields.message),
  };
}

/** Parses a step that the user must confirm with a passkey. Throws if the ticket or the options are missing. */
export function parsePasskeyRequest(body: unknown): PasskeyRequest {
  const { ticket, creates, options } = unwrap(body);
  return {
    ticket: stringOrNull(ticket) ?? fail('ticket'),
    creates: creates === true,
    options: isRecord(options) ? options : fail('options'),
  };
}

/** Parses the response of `register` (docs/specification.md §3: 'requiresVerification (boolean)'). */
export function parseRegistration(body: unknown): RegistrationResponse {
  const fields = unwrap(body);
  return { requiresVerification: fields.requiresVerification === true, message: stringOrNull(fields.message) };
}

/** Parses the signed-in user: the body itself, or its field `user`. Throws if there is no user. */
export function parseProfile(body: unknown): User {
  const fields = unwrap(body);
  return parseUser(fields.user ?? ('email' in fields ? fields : null)) ?? fail('user');
}

/** Parses a response that reports only success (docs/specification.md §7). A missing `success` counts as true. */
export function parseActionResult(body: unknown): ActionResult {
  const fields = unwrap(body);
  return { success: fields.success !== false, message: stringOrNull(fields.message) };
}
