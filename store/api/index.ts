/**
 * THE DOOR: the only place that imports the generated endpoints. It lays over them what the contract cannot say:
 * how an answer becomes the one shape that screens see, which cached answers a change makes stale, and that
 * pictures go out as multipart. Spec §7.
 */
import type { DefinitionsFromApi, OverrideResultType } from '@reduxjs/toolkit/query';
import type { ApiOptions } from './baseQuery';
import { apiArrives } from './doorstep';
import type { ListAllProductsApiArg } from './endpoints.gen';
import { generatedApi } from './endpoints.gen';
import { isUnknown } from './error';
import { toFormData } from './formData';
import type { ApiArgs } from './request';
import { API_HOST } from './request';
import { type Sort, sortOnWire } from './sort';
import type { AdminProductPage, Product, ProductPage, UserPage } from './normalise';
import {
  readAdminPage,
  readCategories,
  readHistory,
  readLogin,
  readOutcome,
  readProductAnswer,
  readProductList,
  readProductPage,
  readProfile,
  readRegistration,
  readUserPage,
} from './normalise';

export { isGone, isRefusal, isUnknown, serverMessage } from './error';
export type { ApiError } from './error';
export type { ApiMeta } from './baseQuery';
export type { ApiWorld } from './request';
export { API_HOST } from './request';
export { sortOnWire } from './sort';
export type { Sort } from './sort';
export type {
  AdminProductPage,
  CategoryCount,
  HistoryEntry,
  LoginAnswer,
  Outcome,
  Product,
  ProductImage,
  ProductPage,
  RegistrationAnswer,
  UserPage,
  UserRow,
} from './normalise';
export type { User } from '../persistence/user';
export type { AdminSort, Category, Credentials, NewProduct, ProductChanges, ProductStatus, Registration } from './endpoints.gen';

/** Spec §9: 'catalogue page size 12'. */
export const PAGE_SIZE = 12;


/** What the collection is browsed by. */
export interface BrowseArg {
  sort: Sort;
  category: string | null;
  /** Only for what is not loaded, where lists announce 'search': what is loaded is searched on the client. */
  search?: string;
}

const product = (body: unknown): Product | null => readProductAnswer(body, API_HOST);
const productList = (body: unknown): Product[] => readProductList(body, API_HOST);
const productPage = (body: unknown, { params }: ApiArgs): ProductPage =>
  readProductPage(body, Number(params?.page ?? 1), API_HOST);

const adminPage: NonNullable<ApiOptions['read']> & ((...args: never[]) => AdminProductPage) = (body, { params }) =>
  readAdminPage(body, Number(params?.page ?? 1), API_HOST);
const userPage: NonNullable<ApiOptions['read']> & ((...args: never[]) => UserPage) = (body, { params }) =>
  readUserPage(body, Number(params?.page ?? 1));

type Definitions = DefinitionsFromApi<typeof generatedApi>;

/** Operation by operation, who reads its answer. A new operation in the contract does not compile without one. */
const readers = {
  register: readRegistration,
  login: readLogin,
  logout: readOutcome,
  getProfile: readProfile,
  updateProfile: readProfile,
  changePassword: readOutcome,
  forgotPassword: readOutcome,
  resetPassword: readOutcome,
  verifyEmail: readOutcome,
  resendVerification: readOutcome,
  listProducts: productPage,
  createProduct: product,
  listCategories: readCategories,
  listFeaturedProducts: productList,
  getProductBySlug: product,
  getProduct: product,
  updateProduct: product,
  archiveProduct: readOutcome,
  listAllProducts: adminPage,
  getAnyProduct: product,
  restoreProduct: product,
  listProductHistory: readHistory,
  restoreProductVersion: product,
  listUsers: userPage,
} satisfies Record<keyof Definitions, ApiOptions['read']>;

type Normalised = {
  [Name in keyof Definitions]: OverrideResultType<Definitions[Name], NonNullable<ReturnType<(typeof readers)[Name]>>>;
};

/** Every list of products. */
export const LIST = { type: 'Catalogue', id: 'LIST' } as const;
const item = (id: string) => ({ type: 'Catalogue', id }) as const;
const listed = (products: Product[] = []) => [LIST, ...products.map(({ id }) => item(id))];

const normalisedApi = generatedApi.enhanceEndpoints<'Session' | 'Catalogue', Normalised>({
  endpoints: {
    // An answer to someone who is not signed in yet, or no longer, leaves no other answer stale.
    register: { extraOptions: { read: readers.register }, invalidatesTags: [] },
    login: { extraOptions: { read: readers.login }, invalidatesTags: [] },
    logout: { extraOptions: { read: readers.logout }, invalidatesTags: [] },
    changePassword: { extraOptions: { read: readers.changePassword }, invalidatesTags: [] },
    forgotPassword: { extraOptions: { read: readers.forgotPassword }, invalidatesTags: [] },
    resetPassword: { extraOptions: { read: readers.resetPassword }, invalidatesTags: [] },
    verifyEmail: { extraOptions: { read: readers.verifyEmail }, invalidatesTags: [] },
    resendVerification: { extraOptions: { read: readers.resendVerification }, invalidatesTags: [] },
    getProfile: { extraOptions: { read: readers.getProfile } },
    updateProfile: {
      extraOptions: { read: readers.updateProfile },
      invalidatesTags: (_user, error) => (error ? [] : ['Session']),
    },
    listProducts: {
      extraOptions: { read: readers.listProducts },
      providesTags: (page) => listed(page?.products),
    },
    listFeaturedProducts: {
      extraOptions: { read: readers.listFeaturedProducts },
      providesTags: (products) => listed(products),
    },
    listCategories: { extraOptions: { read: readers.listCategories }, providesTags: [LIST] },
    getProductBySlug: {
      extraOptions: { read: readers.getProductBySlug },
      providesTags: (found) => (found ? [item(found.id)] : [LIST]),
    },
    getProduct: {
      extraOptions: { read: readers.getProduct },
      providesTags: (_found, _error, { id }) => [item(id)],
    },
    createProduct: {
      extraOptions: { read: readers.createProduct },
      query: ({ newProduct, 'Idempotency-Key': key }) => ({
        url: '/products',
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: toFormData(newProduct),
      }),
      invalidatesTags: (_created, error) => (error ? [] : [LIST]),
    },
    updateProduct: {
      extraOptions: { read: readers.updateProduct },
      query: ({ id, productChanges, 'If-Match': version }) => ({
        url: `/products/${encodeURIComponent(id)}`,
        method: 'PUT',
        headers: { 'if-match': version },
        body: toFormData(productChanges),
      }),
      invalidatesTags: (_changed, error, { id }) => (error ? [] : [LIST, item(id)]),
    },
    archiveProduct: {
      extraOptions: { read: readers.archiveProduct },
      invalidatesTags: (_outcome, error, { id }) => (error ? [] : [LIST, item(id)]),
    },
    listAllProducts: {
      extraOptions: { read: readers.listAllProducts },
      providesTags: (page) => listed(page?.products),
    },
    getAnyProduct: {
      extraOptions: { read: readers.getAnyProduct },
      providesTags: (_found, _error, { id }) => [item(id)],
    },
    restoreProduct: {
      extraOptions: { read: readers.restoreProduct },
      invalidatesTags: (_restored, error, { id }) => (error ? [] : [LIST, item(id)]),
    },
    listProductHistory: {
      extraOptions: { read: readers.listProductHistory },
      providesTags: (_entries, _error, { id }) => [item(id)],
    },
    restoreProductVersion: {
      extraOptions: { read: readers.restoreProductVersion },
      invalidatesTags: (_restored, error, { id }) => (error ? [] : [LIST, item(id)]),
    },
    listUsers: { extraOptions: { read: readers.listUsers }, providesTags: ['Session'] },
  },
});

const looksLikeId = /^([0-9a-f]{24}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

export const api = normalisedApi.injectEndpoints({
  endpoints: (build) => ({
    /** The collection page by page. Spec §4: 'more pages exist while currentPage < totalPages'. */
    browseProducts: build.infiniteQuery<ProductPage, BrowseArg, number>({
      extraOptions: { read: readers.listProducts },
      infiniteQueryOptions: {
        initialPageParam: 1,
        // Counted by what was asked, so that a provider that always answers 'page 1' cannot hold us there.
        getNextPageParam: ({ currentPage, totalPages }, _pages, asked) =>
          currentPage < totalPages && asked < totalPages ? asked + 1 : undefined,
      },
      query: ({ queryArg: { sort, category, search }, pageParam }) => ({
        url: '/products',
        params: { page: pageParam, limit: PAGE_SIZE, sort: sortOnWire[sort], category, search },
      }),
      providesTags: (data) => listed(data?.pages.flatMap(({ products }) => products)),
      // Going back from a product finds the pages as they were left.
      keepUnusedDataFor: 600,
    }),

    /** The product that a link names by slug or by id (spec §2: '/products/{slug or id}'). */
    findProduct: build.query<Product, string>({
      extraOptions: { read: product },
      async queryFn(slugOrId, _api, _options, call) {
        const key = encodeURIComponent(slugOrId);
        const places = [`/products/slug/${key}`, `/products/${key}`];
        if (looksLikeId.test(slugOrId)) places.reverse();
        const [first, second] = [places[0] ?? '', places[1] ?? ''];
        let answer = await call({ url: first });
        if (answer.error && isUnknown(answer.error)) {
          const other = await call({ url: second });
          if (!other.error || !isUnknown(other.error)) answer = other;
        }
        const { error, data, meta } = answer;
        return error ? { error, meta } : { data: data as Product, meta };
      },
      providesTags: (found) => (found ? [item(found.id)] : [LIST]),
    }),

    /**
     * The products as staff manage them: all of them, searched and sorted by the backend. A provider without that
     * call (404) answers with its public list, page by page; `whole` says which of the two it was.
     */
    manageProducts: build.query<AdminProductPage & { whole: boolean }, ListAllProductsApiArg>({
      extraOptions: { read: adminPage },
      async queryFn(asked, _api, _options, call) {
        let answer = await call({ url: '/admin/products', params: { ...asked } });
        const whole = answer.error?.status !== 404;
        if (!whole) {
          const { page, category } = asked;
          answer = await call({ url: '/products', params: { page, limit: PAGE_SIZE, category } });
        }
        const { error, data, meta } = answer;
        return error ? { error, meta } : { data: { ...(data as AdminProductPage), whole }, meta };
      },
      providesTags: (page) => listed(page?.products),
    }),

    /** One product as staff edit it, whatever its status; from the public call where the provider has no other. */
    editProduct: build.query<Product, string>({
      extraOptions: { read: product },
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

apiArrives(api);

/** Asks again for whatever products are shown. Nobody calls "reload list": the tags say what is stale. */
export const refreshProducts = () => api.util.invalidateTags([LIST]);

/** The products of several pages in order, each once: one that moved to the next page meanwhile comes twice. */
export function joinPages(pages: Pick<ProductPage, 'products'>[]): Product[] {
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
  useFindProductQuery,
  useGetProductQuery,
  useGetProductBySlugQuery,
  useListCategoriesQuery,
  useListFeaturedProductsQuery,
  useCreateProductMutation,
  useUpdateProductMutation,
  useArchiveProductMutation,
  useManageProductsQuery,
  useEditProductQuery,
  useLazyEditProductQuery,
  useRestoreProductMutation,
  useListProductHistoryQuery,
  useRestoreProductVersionMutation,
  useListUsersQuery,
} = api;
