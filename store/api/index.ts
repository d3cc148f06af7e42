/**
 * THE DOOR: the only place that imports the generated endpoints. It lays over them what the contract cannot say:
 * how an answer becomes the one shape that screens see, which cached answers a change makes stale, and that
 * pictures go out as multipart. Spec §7.
 */
import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';
import type { EndpointExtraOptions } from './baseQuery';
import { registerApi } from './lazyApi';
import type { ListAllProductsApiArg } from './endpoints.gen';
import { generatedApi } from './endpoints.gen';
import { isNotFound } from './error';
import { toFormData } from './formData';
import type { BaseQueryArgs } from './request';
import { API_ORIGIN } from './request';
import { type Sort, sortParams } from './sort';
import type { AdminProductPage, Product, ProductPage, UserPage } from './normalise';
import {
  parseAdminPage,
  parseCategories,
  parseHistory,
  parseLogin,
  parseActionResult,
  parseProductResponse,
  parseProductList,
  parseProductPage,
  parseProfile,
  parseRegistration,
  parseUserPage,
} from './normalise';

export { isGone, isNonRetryable, isNotFound, getErrorMessage } from './error';
export type { ApiError } from './error';
export type { BaseQueryMeta } from './baseQuery';
export type { ThunkExtra } from './request';
export { API_ORIGIN } from './request';
export { sortParams } from './sort';
export type { Sort } from './sort';
export type {
  AdminProductPage,
  CategoryCount,
  HistoryEntry,
  LoginResponse,
  ActionResult,
  Product,
  ProductImage,
  ProductPage,
  RegistrationResponse,
  UserPage,
  UserRow,
} from './normalise';
export type { User } from '../persistence/user';
export type {
  AdminSort,
  Category,
  Credentials,
  NewProduct,
  ProductChanges,
  ProductStatus,
  Registration,
} from './endpoints.gen';

/** Spec §9: 'catalogue page size 12'. */
export const PAGE_SIZE = 12;

/** What the collection is browsed by. */
export interface BrowseArg {
  sort: Sort;
  category: string | null;
  /** Only for what is not loaded, where lists announce 'search': what is loaded is searched on the client. */
  search?: string;
}

const product = (body: unknown): Product | null => parseProductResponse(body, API_ORIGIN);
const productList = (body: unknown): Product[] => parseProductList(body, API_ORIGIN);
const productPage = (body: unknown, { params }: BaseQueryArgs): ProductPage =>
  parseProductPage(body, Number(params?.page ?? 1), API_ORIGIN);

const adminPage: NonNullable<EndpointExtraOptions['parseResponse']> & ((...args: never[]) => AdminProductPage) = (
  body,
  { params },
) => parseAdminPage(body, Number(params?.page ?? 1), API_ORIGIN);
const userPage: NonNullable<EndpointExtraOptions['parseResponse']> & ((...args: never[]) => UserPage) = (
  body,
  { params },
) => parseUserPage(body, Number(params?.page ?? 1));

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** Operation by operation, who reads its answer. A new operation in the contract does not compile without one. */
const responseParsers = {
  register: parseRegistration,
  login: parseLogin,
  logout: parseActionResult,
  getProfile: parseProfile,
  updateProfile: parseProfile,
  changePassword: parseActionResult,
  forgotPassword: parseActionResult,
  resetPassword: parseActionResult,
  verifyEmail: parseActionResult,
  resendVerification: parseActionResult,
  listProducts: productPage,
  createProduct: product,
  listCategories: parseCategories,
  listFeaturedProducts: productList,
  getProductBySlug: product,
  getProduct: product,
  updateProduct: product,
  archiveProduct: parseActionResult,
  listAllProducts: adminPage,
  getAnyProduct: product,
  restoreProduct: product,
  listProductHistory: parseHistory,
  restoreProductVersion: product,
  listUsers: userPage,
} satisfies Record<keyof Definitions, EndpointExtraOptions['parseResponse']>;

type Normalised = {
  [Name in keyof Definitions]: OverrideResultType<
    Definitions[Name],
    NonNullable<ReturnType<(typeof responseParsers)[Name]>>
  >;
};

/** Every list of products. */
export const PRODUCT_LIST_TAG = { type: 'Catalogue', id: 'LIST' } as const;
const item = (id: string) => ({ type: 'Catalogue', id }) as const;
const listed = (products: Product[] = []) => [PRODUCT_LIST_TAG, ...products.map(({ id }) => item(id))];

const normalisedApi = generatedApi.enhanceEndpoints<'Session' | 'Catalogue', Normalised>({
  endpoints: {
    // An answer to someone who is not signed in yet, or no longer, leaves no other answer stale.
    register: { extraOptions: { parseResponse: responseParsers.register }, invalidatesTags: [] },
    login: { extraOptions: { parseResponse: responseParsers.login }, invalidatesTags: [] },
    logout: { extraOptions: { parseResponse: responseParsers.logout }, invalidatesTags: [] },
    changePassword: { extraOptions: { parseResponse: responseParsers.changePassword }, invalidatesTags: [] },
    forgotPassword: { extraOptions: { parseResponse: responseParsers.forgotPassword }, invalidatesTags: [] },
    resetPassword: { extraOptions: { parseResponse: responseParsers.resetPassword }, invalidatesTags: [] },
    verifyEmail: { extraOptions: { parseResponse: responseParsers.verifyEmail }, invalidatesTags: [] },
    resendVerification: { extraOptions: { parseResponse: responseParsers.resendVerification }, invalidatesTags: [] },
    getProfile: { extraOptions: { parseResponse: responseParsers.getProfile } },
    updateProfile: {
      extraOptions: { parseResponse: responseParsers.updateProfile },
      invalidatesTags: (_user, error) => (error ? [] : ['Session']),
    },
    listProducts: {
      extraOptions: { parseResponse: responseParsers.listProducts },
      providesTags: (page) => listed(page?.products),
    },
    listFeaturedProducts: {
      extraOptions: { parseResponse: responseParsers.listFeaturedProducts },
      providesTags: (products) => listed(products),
    },
    listCategories: {
      extraOptions: { parseResponse: responseParsers.listCategories },
      providesTags: [PRODUCT_LIST_TAG],
    },
    getProductBySlug: {
      extraOptions: { parseResponse: responseParsers.getProductBySlug },
      providesTags: (found) => (found ? [item(found.id)] : [PRODUCT_LIST_TAG]),
    },
    getProduct: {
      extraOptions: { parseResponse: responseParsers.getProduct },
      providesTags: (_found, _error, { id }) => [item(id)],
    },
    createProduct: {
      extraOptions: { parseResponse: responseParsers.createProduct },
      query: ({ newProduct, 'Idempotency-Key': key }) => ({
        url: '/products',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: toFormData(newProduct),
      }),
      invalidatesTags: (_created, error) => (error ? [] : [PRODUCT_LIST_TAG]),
    },
    updateProduct: {
      extraOptions: { parseResponse: responseParsers.updateProduct },
      query: ({ id, productChanges, 'If-Match': version }) => ({
        url: `/products/${encodeURIComponent(id)}`,
        method: 'PUT',
        headers: { 'if-match': version },
        body: toFormData(productChanges),
      }),
      invalidatesTags: (_changed, error, { id }) => (error ? [] : [PRODUCT_LIST_TAG, item(id)]),
    },
    archiveProduct: {
      extraOptions: { parseResponse: responseParsers.archiveProduct },
      invalidatesTags: (_outcome, error, { id }) => (error ? [] : [PRODUCT_LIST_TAG, item(id)]),
    },
    listAllProducts: {
      extraOptions: { parseResponse: responseParsers.listAllProducts },
      providesTags: (page) => listed(page?.products),
    },
    getAnyProduct: {
      extraOptions: { parseResponse: responseParsers.getAnyProduct },
      providesTags: (_found, _error, { id }) => [item(id)],
    },
    restoreProduct: {
      extraOptions: { parseResponse: responseParsers.restoreProduct },
      invalidatesTags: (_restored, error, { id }) => (error ? [] : [PRODUCT_LIST_TAG, item(id)]),
    },
    listProductHistory: {
      extraOptions: { parseResponse: responseParsers.listProductHistory },
      providesTags: (_entries, _error, { id }) => [item(id)],
    },
    restoreProductVersion: {
      extraOptions: { parseResponse: responseParsers.restoreProductVersion },
      invalidatesTags: (_restored, error, { id }) => (error ? [] : [PRODUCT_LIST_TAG, item(id)]),
    },
    listUsers: { extraOptions: { parseResponse: responseParsers.listUsers }, providesTags: ['Session'] },
  },
});

const looksLikeId = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export const api = normalisedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The collection page by page. Spec §4: 'more pages exist while currentPage < totalPages'. */
    browseProducts: build.infiniteQuery<ProductPage, BrowseArg, number>({
      extraOptions: { parseResponse: responseParsers.listProducts },
      infiniteQueryOptions: {
        initialPageParam: 1,
        // Counted by what was asked, so that a provider that always answers 'page 1' cannot hold us there.
        getNextPageParam: ({ currentPage, totalPages }, _pages, asked) =>
          currentPage < totalPages && asked < totalPages ? asked + 1 : undefined,
      },
      query: ({ queryArg: { sort, category, search }, pageParam }) => ({
        url: '/products',
        params: { page: pageParam, limit: PAGE_SIZE, sort: sortParams[sort], category, search },
      }),
      providesTags: (data) => listed(data?.pages.flatMap(({ products }) => products)),
      // Going back from a product finds the pages as they were left.
      keepUnusedDataFor: 600,
    }),

    /** The product that a link names by slug or by id (spec §2: '/products/{slug or id}'). */
    getProductBySlugOrId: build.query<Product, string>({
      extraOptions: { parseResponse: product },
      async queryFn(slugOrId, _api, _options, call) {
        const key = encodeURIComponent(slugOrId);
        const places = [`/products/slug/${key}`, `/products/${key}`];
        if (looksLikeId.test(slugOrId)) places.reverse();
        const [first, second] = [places[0] ?? '', places[1] ?? ''];
        let answer = await call({ url: first });
        if (answer.error && isNotFound(answer.error)) {
          const other = await call({ url: second });
          if (!other.error || !isNotFound(other.error)) answer = other;
        }
        const { error, data, meta } = answer;
        return error ? { error, meta } : { data: data as Product, meta };
      },
      providesTags: (found) => (found ? [item(found.id)] : [PRODUCT_LIST_TAG]),
    }),

    /**
     * The products as staff manage them: all of them, searched and sorted by the backend. A provider without that
     * call (404) answers with its public list, page by page; `hasAdminApi` says which of the two it was.
     */
    listManagedProducts: build.query<AdminProductPage & { hasAdminApi: boolean }, ListAllProductsApiArg>({
      extraOptions: { parseResponse: adminPage },
      async queryFn(asked, _api, _options, call) {
        let answer = await call({ url: '/admin/products', params: { ...asked } });
        const hasAdminApi = answer.error?.status !== 404;
        if (!hasAdminApi) {
          const { page, category } = asked;
          answer = await call({ url: '/products', params: { page, limit: PAGE_SIZE, category } });
        }
        const { error, data, meta } = answer;
        return error ? { error, meta } : { data: { ...(data as AdminProductPage), hasAdminApi }, meta };
      },
      providesTags: (page) => listed(page?.products),
    }),

    /** One product as staff edit it, whatever its status; from the public call where the provider has no other. */
    getProductForEdit: build.query<Product, string>({
      extraOptions: { parseResponse: product },
      async queryFn(id, _api, _options, call) {
        const key = encodeURIComponent(id);
        let answer = await call({ url: `/admin/products/${key}` });
        if (answer.error?.status === 404) answer = await call({ url: `/products/${key}` });
        const { error, data, meta } = answer;
        return error ? { error, meta } : { data: data as Product, meta };
      },
      providesTags: (_found, _error, id) => [item(id)],
      // Whoever opens a product again begins with what stands now.
      keepUnusedDataFor: 0,
    }),
  }),
});

registerApi(api);

/** Asks again for whatever products are shown. Nobody calls "reload list": the tags say what is stale. */
export const refreshProducts = () => api.util.invalidateTags([PRODUCT_LIST_TAG]);

/** The products of several pages in order, each once: one that moved to the next page meanwhile comes twice. */
export function mergePages(pages: Pick<ProductPage, 'products'>[]): Product[] {
  return [...new Map(pages.flatMap(({ products }) => products.map((one) => [one.id, one] as const))).values()];
}

// No hook for logout: `signOut` of store/session ends the session here whatever the server answers, and needs no api.
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
  useListProductsQuery,
  useBrowseProductsInfiniteQuery,
  useGetProductBySlugOrIdQuery,
  useGetProductQuery,
  useGetProductBySlugQuery,
  useListCategoriesQuery,
  useListFeaturedProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useArchiveProductMutation,
  useListManagedProductsQuery,
  useGetProductForEditQuery,
  useLazyGetProductForEditQuery,
  useRestoreProductMutation,
  useListProductHistoryQuery,
  useRestoreProductVersionMutation,
  useListUsersQuery,
} = api;
