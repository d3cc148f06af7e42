/**
 * The API slice, built on the generated endpoints, which no other module may import. It adds what the contract cannot
 * express: response parsers, cache tags, multipart bodies, and queries that combine several calls
 * (docs/specification.md §7).
 */
import type { DefinitionsFromApi } from '@reduxjs/toolkit/query';
import { registerApi } from './registry';
import type { CreateProductApiArg, ListAllProductsApiArg, UpdateProductApiArg } from './endpoints.gen';
import { generatedApi } from './endpoints.gen';
import { isNotFound } from './error';
import { toFormData } from './formData';
import type { BaseQueryArgs } from './request';
import { API_ORIGIN } from './request';
import { type Sort, sortParams } from './sort';
import { type OperationWiring, parsedBy, type ParsedDefinitions, SESSION_LIST_TAG } from './wiring';
import type { Product, ProductPage } from './normalise';
import {
  parseCategories,
  parseHistory,
  parseLogin,
  parseActionResult,
  parseProductResponse,
  parseProductList,
  parseProductPage,
  parseProfile,
  parseRegistration,
} from './normalise';

export { isConflict, isGone, isNonRetryable, isNotFound, isOutdated, statusOf, getErrorMessage } from './error';
export type { ApiError } from './error';
export { API_ORIGIN } from './request';
export type { Sort } from './sort';
export type { HistoryEntry, LoginResponse, PasskeyRequest, Product, ProductPage, Specification } from './normalise';
export type { User } from '../persistence/user';
export type { AdminSort, Category, ProductStatus } from './endpoints.gen';

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** Number of products on a page of the public list (docs/specification.md §9: 'catalogue page size 12'). */
const PAGE_SIZE = 12;

/** Argument of the `browseProducts` query. */
export interface BrowseArg {
  sort: Sort;
  category: string | null;
  /**
   * Search term for the backend, to find products that are not loaded. Requires a backend that lists 'search' in
   * `extensions`. The client searches the loaded products itself.
   */
  search?: string;
}

const pageOf = ({ params }: BaseQueryArgs): number => Number(params?.page ?? 1);

const parseOneProduct = (body: unknown) => parseProductResponse(body, API_ORIGIN);
const parseProducts = (body: unknown) => parseProductList(body, API_ORIGIN);
const parsePage = (body: unknown, args: BaseQueryArgs) => parseProductPage(body, pageOf(args), API_ORIGIN);

/** Cache tag of all product lists. */
export const PRODUCT_LIST_TAG = { type: 'Catalogue', id: 'LIST' } as const;
const productTag = (id: string) => ({ type: 'Catalogue', id }) as const;
const listTags = (products: Product[] = []) => [PRODUCT_LIST_TAG, ...products.map(({ id }) => productTag(id))];

/** Tags that a change of the product `id` invalidates: none if the request failed. */
const changedTags = (_result: unknown, error: unknown, { id }: { id: string }) =>
  error ? [] : [PRODUCT_LIST_TAG, productTag(id)];
const requestedTag = (_result: unknown, _error: unknown, { id }: { id: string }) => [productTag(id)];

/** Response parser and cache tags of each operation in the contract. A missing operation is a compile error. */
const operations = {
  // These account calls change no cached query result, so override the generated tags and invalidate nothing.
  register: { ...parsedBy(parseRegistration), invalidatesTags: [] },
  login: { ...parsedBy(parseLogin), invalidatesTags: [] },
  logout: { ...parsedBy(parseActionResult), invalidatesTags: [] },
  changePassword: { ...parsedBy(parseActionResult), invalidatesTags: [SESSION_LIST_TAG] },
  forgotPassword: { ...parsedBy(parseActionResult), invalidatesTags: [] },
  resetPassword: { ...parsedBy(parseActionResult), invalidatesTags: [] },
  verifyEmail: { ...parsedBy(parseActionResult), invalidatesTags: [] },
  resendVerification: { ...parsedBy(parseActionResult), invalidatesTags: [] },
  getProfile: parsedBy(parseProfile),
  updateProfile: {
    ...parsedBy(parseProfile),
    invalidatesTags: (_user: unknown, error: unknown) => (error ? [] : ['Session' as const]),
  },
  listProducts: { ...parsedBy(parsePage), providesTags: (page?: ProductPage) => listTags(page?.products) },
  listFeaturedProducts: { ...parsedBy(parseProducts), providesTags: (products?: Product[]) => listTags(products) },
  listCategories: { ...parsedBy(parseCategories), providesTags: [PRODUCT_LIST_TAG] },
  getProductBySlug: {
    ...parsedBy(parseOneProduct),
    providesTags: (found?: Product) => (found ? [productTag(found.id)] : [PRODUCT_LIST_TAG]),
  },
  getProduct: { ...parsedBy(parseOneProduct), providesTags: requestedTag },
  createProduct: {
    ...parsedBy(parseOneProduct),
    query: ({ newProduct, 'Idempotency-Key': key }: CreateProductApiArg) => ({
      url: '/products',
      method: 'POST',
      headers: { 'idempotency-key': key },
      body: toFormData(newProduct),
    }),
    invalidatesTags: (_created: unknown, error: unknown) => (error ? [] : [PRODUCT_LIST_TAG]),
  },
  updateProduct: {
    ...parsedBy(parseOneProduct),
    query: ({ id, productChanges, 'If-Match': version }: UpdateProductApiArg) => ({
      url: `/products/${encodeURIComponent(id)}`,
      method: 'PUT',
      headers: { 'if-match': version },
      body: toFormData(productChanges),
    }),
    invalidatesTags: changedTags,
  },
  archiveProduct: { ...parsedBy(parseActionResult), invalidatesTags: changedTags },
  listAllProducts: {
    ...parsedBy(parsePage),
    providesTags: (page?: ProductPage) => listTags(page?.products),
  },
  getAnyProduct: { ...parsedBy(parseOneProduct), providesTags: requestedTag },
  restoreProduct: { ...parsedBy(parseOneProduct), invalidatesTags: changedTags },
  listProductHistory: { ...parsedBy(parseHistory), providesTags: requestedTag },
  restoreProductVersion: { ...parsedBy(parseOneProduct), invalidatesTags: changedTags },
} satisfies Record<keyof Definitions, OperationWiring>;

const parsedApi = generatedApi.enhanceEndpoints<
  'Session' | 'Catalogue',
  ParsedDefinitions<Definitions, typeof operations>
>({ endpoints: operations });

/** Matches the usual id formats: 24 hexadecimal digits (MongoDB) or a UUID. */
const ID_PATTERN = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export const api = parsedApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Infinite query for the public product list (docs/specification.md §4: 'more pages exist while currentPage <
     * totalPages').
     */
    browseProducts: build.infiniteQuery<ProductPage, BrowseArg, number>({
      ...parsedBy(parsePage),
      infiniteQueryOptions: {
        initialPageParam: 1,
        // Compute the next page from the requested one, because a provider may return `currentPage: 1` every time.
        getNextPageParam: ({ currentPage, totalPages }, _pages, requestedPage) =>
          currentPage < totalPages && requestedPage < totalPages ? requestedPage + 1 : undefined,
      },
      query: ({ queryArg: { sort, category, search }, pageParam }) => ({
        url: '/products',
        params: { page: pageParam, limit: PAGE_SIZE, sort: sortParams[sort], category, search },
      }),
      providesTags: (data) => listTags(data?.pages.flatMap(({ products }) => products)),
      // Keep the list cached for 600 s after it is unmounted, for users who come back to it from a product page.
      keepUnusedDataFor: 600,
    }),

    /**
     * Fetches a product by the key in its page URL (docs/specification.md §2: '/products/{slug or id}'). The format of
     * the key decides which lookup is tried first; if that finds nothing, the other one is tried.
     */
    getProductBySlugOrId: build.query<Product, string>({
      ...parsedBy(parseOneProduct),
      async queryFn(slugOrId, _api, _options, fetchWithBaseQuery) {
        const key = encodeURIComponent(slugOrId);
        const urls = [`/products/slug/${key}`, `/products/${key}`];
        if (ID_PATTERN.test(slugOrId)) urls.reverse();
        const [first, second] = [urls[0] ?? '', urls[1] ?? ''];
        let result = await fetchWithBaseQuery({ url: first });
        if (result.error && isNotFound(result.error)) {
          const other = await fetchWithBaseQuery({ url: second });
          if (!other.error || !isNotFound(other.error)) result = other;
        }
        const { error, data, meta } = result;
        return error ? { error, meta } : { data: data as Product, meta };
      },
      providesTags: (found) => (found ? [productTag(found.id)] : [PRODUCT_LIST_TAG]),
      // Keep an unused product for as long as a product list, so that Back and Forward show it at once.
      keepUnusedDataFor: 600,
    }),

    /**
     * Fetches a page of all products for the admin panel, searched and sorted by the backend. If the provider does not
     * have that call (404), it fetches a page of the public list instead, and `hasAdminApi` is false.
     */
    listManagedProducts: build.query<ProductPage & { hasAdminApi: boolean }, ListAllProductsApiArg>({
      ...parsedBy(parsePage),
      async queryFn(params, _api, _options, fetchWithBaseQuery) {
        let result = await fetchWithBaseQuery({ url: '/admin/products', params: { ...params } });
        const hasAdminApi = result.error?.status !== 404;
        if (!hasAdminApi) {
          const { page, category } = params;
          result = await fetchWithBaseQuery({ url: '/products', params: { page, limit: PAGE_SIZE, category } });
        }
        const { error, data, meta } = result;
        return error ? { error, meta } : { data: { ...(data as ProductPage), hasAdminApi }, meta };
      },
      providesTags: (page) => listTags(page?.products),
    }),

    /** Fetches a product of any status for editing. Uses the public call if the provider has no admin call (404). */
    getProductForEdit: build.query<Product, string>({
      ...parsedBy(parseOneProduct),
      async queryFn(id, _api, _options, fetchWithBaseQuery) {
        const key = encodeURIComponent(id);
        let result = await fetchWithBaseQuery({ url: `/admin/products/${key}` });
        if (result.error?.status === 404) result = await fetchWithBaseQuery({ url: `/products/${key}` });
        const { error, data, meta } = result;
        return error ? { error, meta } : { data: data as Product, meta };
      },
      providesTags: (_found, _error, id) => [productTag(id)],
      // Do not cache the result after unmount: editing must always start from the current version of the product.
      keepUnusedDataFor: 0,
    }),
  }),
});

registerApi(api);

/** Returns an action that invalidates all product lists, so that the mounted ones are refetched. */
export const refreshProducts = () => api.util.invalidateTags([PRODUCT_LIST_TAG]);

/**
 * Concatenates the products of pages and removes duplicates. A product is on two pages if it moved to the next page
 * between the requests.
 */
export function mergePages(pages: Pick<ProductPage, 'products'>[]): Product[] {
  return [...new Map(pages.flatMap(({ products }) => products.map((one) => [one.id, one] as const))).values()];
}

type ApiState = ReturnType<typeof api.reducer>;
type BrowseState = ReturnType<ReturnType<typeof api.endpoints.browseProducts.select>>;

/**
 * Returns the product with this slug or id from any cached product list or search, or undefined. A product page shows
 * it while its own request is running.
 */
export function selectListedProduct({ api: { queries } }: { api: ApiState }, slugOrId: string): Product | undefined {
  for (const query of Object.values(queries)) {
    if (query?.endpointName !== 'browseProducts') continue;
    for (const { products } of (query as BrowseState).data?.pages ?? []) {
      const product = products.find(({ slug, id }) => slug === slugOrId || id === slugOrId);
      if (product) return product;
    }
  }
  return undefined;
}

// There is no hook for logout. Use `signOut` of store/session: it ends the session even if the request fails.
export const {
  useRegisterMutation,
  useLoginMutation,
  useGetProfileQuery,
  useUpdateProfileMutation,
  useChangePasswordMutation,
  useForgotPasswordMutation,
  useResetPasswordMutation,
  useVerifyEmailMutation,
  useResendVerificationMutation,
  useBrowseProductsInfiniteQuery,
  useGetProductBySlugOrIdQuery,
  useListCategoriesQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useArchiveProductMutation,
  useListManagedProductsQuery,
  useGetProductForEditQuery,
  useLazyGetProductForEditQuery,
  useRestoreProductMutation,
  useListProductHistoryQuery,
  useRestoreProductVersionMutation,
} = api;
