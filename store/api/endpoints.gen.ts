import { emptyApi as api } from "./emptyApi";
export const addTagTypes = ["Session", "Catalogue"] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({
          url: `/auth/register`,
          method: "POST",
          body: queryArg.registration,
        }),
        invalidatesTags: ["Session"],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({
          url: `/auth/login`,
          method: "POST",
          body: queryArg.credentials,
        }),
        invalidatesTags: ["Session"],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/auth/logout`, method: "POST" }),
        invalidatesTags: ["Session"],
      }),
      getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
        query: () => ({ url: `/auth/profile` }),
        providesTags: ["Session"],
      }),
      updateProfile: build.mutation<
        UpdateProfileApiResponse,
        UpdateProfileApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/profile`,
          method: "PUT",
          body: queryArg.profileChanges,
        }),
        invalidatesTags: ["Session"],
      }),
      changePassword: build.mutation<
        ChangePasswordApiResponse,
        ChangePasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/change-password`,
          method: "POST",
          body: queryArg.passwordChange,
        }),
        invalidatesTags: ["Session"],
      }),
      forgotPassword: build.mutation<
        ForgotPasswordApiResponse,
        ForgotPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/forgot-password`,
          method: "POST",
          body: queryArg.emailOnly,
        }),
        invalidatesTags: ["Session"],
      }),
      resetPassword: build.mutation<
        ResetPasswordApiResponse,
        ResetPasswordApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/reset-password`,
          method: "POST",
          body: queryArg.passwordReset,
        }),
        invalidatesTags: ["Session"],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({
          url: `/auth/verify-email`,
          method: "POST",
          body: queryArg.tokenOnly,
        }),
        invalidatesTags: ["Session"],
      }),
      resendVerification: build.mutation<
        ResendVerificationApiResponse,
        ResendVerificationApiArg
      >({
        query: (queryArg) => ({
          url: `/auth/resend-verification`,
          method: "POST",
          body: queryArg.emailOnly,
        }),
        invalidatesTags: ["Session"],
      }),
      listProducts: build.query<ListProductsApiResponse, ListProductsApiArg>({
        query: (queryArg) => ({
          url: `/products`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            sort: queryArg.sort,
            category: queryArg.category,
            search: queryArg.search,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      createProduct: build.mutation<
        CreateProductApiResponse,
        CreateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/products`,
          method: "POST",
          body: queryArg.newProduct,
          headers: {
            "Idempotency-Key": queryArg["Idempotency-Key"],
          },
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listCategories: build.query<
        ListCategoriesApiResponse,
        ListCategoriesApiArg
      >({
        query: () => ({ url: `/products/categories/list` }),
        providesTags: ["Catalogue"],
      }),
      listFeaturedProducts: build.query<
        ListFeaturedProductsApiResponse,
        ListFeaturedProductsApiArg
      >({
        query: () => ({ url: `/products/featured/list` }),
        providesTags: ["Catalogue"],
      }),
      getProductBySlug: build.query<
        GetProductBySlugApiResponse,
        GetProductBySlugApiArg
      >({
        query: (queryArg) => ({
          url: `/products/slug/${encodeURIComponent(String(queryArg.slug))}`,
        }),
        providesTags: ["Catalogue"],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.id))}`,
        }),
        providesTags: ["Catalogue"],
      }),
      updateProduct: build.mutation<
        UpdateProductApiResponse,
        UpdateProductApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.id))}`,
          method: "PUT",
          body: queryArg.productChanges,
          headers: {
            "If-Match": queryArg["If-Match"],
          },
        }),
        invalidatesTags: ["Catalogue"],
      }),
      archiveProduct: build.mutation<
        ArchiveProductApiResponse,
        ArchiveProductApiArg
      >({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.id))}`,
          method: "DELETE",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listAllProducts: build.query<
        ListAllProductsApiResponse,
        ListAllProductsApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/products`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
            sort: queryArg.sort,
            search: queryArg.search,
            category: queryArg.category,
            status: queryArg.status,
          },
        }),
        providesTags: ["Catalogue"],
      }),
      getAnyProduct: build.query<GetAnyProductApiResponse, GetAnyProductApiArg>(
        {
          query: (queryArg) => ({
            url: `/admin/products/${encodeURIComponent(String(queryArg.id))}`,
          }),
          providesTags: ["Catalogue"],
        },
      ),
      restoreProduct: build.mutation<
        RestoreProductApiResponse,
        RestoreProductApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/products/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listProductHistory: build.query<
        ListProductHistoryApiResponse,
        ListProductHistoryApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/products/${encodeURIComponent(String(queryArg.id))}/history`,
        }),
        providesTags: ["Catalogue"],
      }),
      restoreProductVersion: build.mutation<
        RestoreProductVersionApiResponse,
        RestoreProductVersionApiArg
      >({
        query: (queryArg) => ({
          url: `/admin/products/${encodeURIComponent(String(queryArg.id))}/history/${encodeURIComponent(String(queryArg.version))}/restore`,
          method: "POST",
        }),
        invalidatesTags: ["Catalogue"],
      }),
      listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
        query: (queryArg) => ({
          url: `/admin/users`,
          params: {
            page: queryArg.page,
            limit: queryArg.limit,
          },
        }),
        providesTags: ["Session"],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type RegisterApiResponse =
  /** status 201 Registered; `requiresVerification` says whether a mailed link must be followed first. */ RegistrationAnswer;
export type RegisterApiArg = {
  registration: Registration;
};
export type LoginApiResponse =
  /** status 200 Signed in. Or `needsVerification` without a token, for the browser that registered with these credentials (cookie `registration_proof`), if they do not sign in to an account. */ LoginAnswer;
export type LoginApiArg = {
  credentials: Credentials;
};
export type LogoutApiResponse = /** status 200 Done. */ Outcome;
export type LogoutApiArg = void;
export type GetProfileApiResponse = /** status 200 The user. */ UserAnswer;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse =
  /** status 200 The user as it is now. */ UserAnswer;
export type UpdateProfileApiArg = {
  profileChanges: ProfileChanges;
};
export type ChangePasswordApiResponse = /** status 200 Done. */ Outcome;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type ForgotPasswordApiResponse = /** status 200 Done. */ Outcome;
export type ForgotPasswordApiArg = {
  emailOnly: EmailOnly;
};
export type ResetPasswordApiResponse = /** status 200 Done. */ Outcome;
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset;
};
export type VerifyEmailApiResponse = /** status 200 Done. */ Outcome;
export type VerifyEmailApiArg = {
  tokenOnly: TokenOnly;
};
export type ResendVerificationApiResponse = /** status 200 Done. */ Outcome;
export type ResendVerificationApiArg = {
  emailOnly: EmailOnly;
};
export type ListProductsApiResponse = /** status 200 The page. */ ProductPage;
export type ListProductsApiArg = {
  page?: number;
  limit?: number;
  sort?: ProductSort;
  /** Only this category. A provider that does not know the parameter answers with all of them. */
  category?: Category;
  /** Only products that hold each of these words, or a part of one, in name, description or tags; case, accents and umlauts are folded. Those with all of them in the name come first. Of many words the eight longest count, and of words of one or two letters two. Sent only to a backend whose lists say `search` in `extensions`.
   */
  search?: string;
};
export type CreateProductApiResponse =
  /** status 201 The product as stored. */ ProductAnswer;
export type CreateProductApiArg = {
  /** Chosen by the caller for this one product, and sent again when the answer did not arrive: if the product was added the first time, it is answered as it is now, and there is no second one. With other content than the first time the key is refused (422).
   */
  "Idempotency-Key"?: string;
  newProduct: NewProduct;
};
export type ListCategoriesApiResponse =
  /** status 200 The categories in the catalogue's own order. */ CategoryList;
export type ListCategoriesApiArg = void;
export type ListFeaturedProductsApiResponse =
  /** status 200 The featured products, newest first. */ ProductList;
export type ListFeaturedProductsApiArg = void;
export type GetProductBySlugApiResponse =
  /** status 200 The product. */ ProductAnswer;
export type GetProductBySlugApiArg = {
  slug: string;
};
export type GetProductApiResponse =
  /** status 200 The product. */ ProductAnswer;
export type GetProductApiArg = {
  id: string;
};
export type UpdateProductApiResponse =
  /** status 200 The product as it is now. */ ProductAnswer;
export type UpdateProductApiArg = {
  id: string;
  /** The version that the change was made from, quoted, as `ETag` gave it. Where another one is stored meanwhile, nothing is changed. Without it the change is made in any case.
   */
  "If-Match"?: string;
  productChanges: ProductChanges;
};
export type ArchiveProductApiResponse = /** status 200 Done. */ Outcome;
export type ArchiveProductApiArg = {
  id: string;
};
export type ListAllProductsApiResponse =
  /** status 200 The page. */ AdminProductPage;
export type ListAllProductsApiArg = {
  page?: number;
  limit?: number;
  sort?: AdminSort;
  /** Part of a name, description or tag; case, accents and umlauts are folded. */
  search?: string;
  category?: Category;
  status?: ProductStatus;
};
export type GetAnyProductApiResponse =
  /** status 200 The product. */ ProductAnswer;
export type GetAnyProductApiArg = {
  id: string;
};
export type RestoreProductApiResponse =
  /** status 200 The product as it is now. */ ProductAnswer;
export type RestoreProductApiArg = {
  id: string;
};
export type ListProductHistoryApiResponse =
  /** status 200 The history. */ ProductHistory;
export type ListProductHistoryApiArg = {
  id: string;
};
export type RestoreProductVersionApiResponse =
  /** status 200 The product as it is now, in a version of its own. */ ProductAnswer;
export type RestoreProductVersionApiArg = {
  id: string;
  version: number;
};
export type ListUsersApiResponse = /** status 200 The page. */ UserPage;
export type ListUsersApiArg = {
  page?: number;
  limit?: number;
};
export type RegistrationAnswer = {
  success: boolean;
  message?: string;
  requiresVerification: boolean;
};
export type Problem = {
  success: boolean;
  message: string;
};
export type PersonName = string;
export type Email = string;
export type Phone = string;
export type NewPassword = string;
export type Registration = {
  firstName: PersonName;
  lastName: PersonName;
  email: Email;
  phone?: Phone;
  password: NewPassword;
};
export type Role = "customer" | "admin";
export type User = {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  role: Role;
};
export type LoginAnswer = {
  token?: string;
  user?: User;
  needsVerification?: boolean;
  message?: string;
};
export type Credentials = {
  email: Email;
  password: string;
};
export type Outcome = {
  success: boolean;
  message?: string;
};
export type UserAnswer = {
  user: User;
};
export type ProfileChanges = {
  firstName?: PersonName;
  lastName?: PersonName;
  phone?: Phone;
};
export type PasswordChange = {
  currentPassword: string;
  newPassword: NewPassword;
};
export type EmailOnly = {
  email: Email;
};
export type MailedToken = string;
export type PasswordReset = {
  token: MailedToken;
  password: NewPassword;
};
export type TokenOnly = {
  token: MailedToken;
};
export type Category =
  | "sauna"
  | "infrared"
  | "cold_plunge"
  | "complete_suite"
  | "accessory"
  | "consultation";
export type Price = {
  /** In EUR; left out where the price is on request. */
  base?: number;
  isPriceOnRequest: boolean;
};
export type ImageSource = {
  url: string;
  /** In pixels. */
  width: number;
  type: "image/avif" | "image/webp";
};
export type Image = {
  /** Absolute */
  url: string;
  /** What is seen; an extension. */
  alt?: string;
  /** In pixels. */
  width?: number;
  /** In pixels. */
  height?: number;
  /** A few hundred bytes to show until it has loaded, as a data address. */
  blur?: string;
  /** The same picture in other formats and widths. */
  sources?: ImageSource[];
};
export type ProductStatus = "active" | "draft" | "archived";
export type Product = {
  _id: string;
  slug: string;
  name: string;
  description: string;
  shortDescription?: string;
  category: Category;
  tags: string[];
  price: Price;
  /** The first of `images`, where all stands that is known of it. */
  primaryImage?: {
    /** Absolute, or relative to the API's host. */
    url: string;
  };
  images: Image[];
  status: ProductStatus;
  createdAt: string;
  /** Counts the changes; an extension. */
  version?: number;
};
export type ProductPage = {
  products: Product[];
  currentPage: number;
  totalPages: number;
  /** What this backend can do beyond the specification; a provider may leave it out. */
  extensions?: ("live" | "search")[];
};
export type ProductSort =
  "-createdAt" | "createdAt" | "price.base" | "-price.base" | "name";
export type ProductAnswer = {
  product: Product;
};
export type ProductName = string;
export type ProductDescription = string;
export type ProductPrice = number;
export type Picture = Blob;
export type NewProduct = {
  name: ProductName;
  description: ProductDescription;
  category?: Category;
  price: ProductPrice;
  image?: Picture;
};
export type CategoryCount = {
  value: Category;
  label: string;
  count: number;
};
export type CategoryList = {
  categories: CategoryCount[];
};
export type ProductList = {
  products: Product[];
};
export type ProductChanges = {
  name?: ProductName;
  description?: ProductDescription;
  category?: Category;
  price?: ProductPrice;
  image?: Picture;
};
export type AdminProductPage = {
  products: Product[];
  currentPage: number;
  totalPages: number;
  total: number;
};
export type AdminSort =
  | "name"
  | "-name"
  | "category"
  | "-category"
  | "price"
  | "-price"
  | "status"
  | "-status"
  | "updatedAt"
  | "-updatedAt";
export type FieldChange = {
  field: "name" | "description" | "category" | "price" | "status" | "picture";
  /** As people read it; left out where there was none. */
  from?: string;
  to?: string;
};
export type HistoryEntry = {
  version: number;
  action: "created" | "saved" | "archived" | "restored";
  at: string;
  /** The name of the person; 'Spa Summit' for what the shop came with. */
  by: string;
  changes: FieldChange[];
};
export type ProductHistory = {
  entries: HistoryEntry[];
};
export type UserRow = {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  role: Role;
  verified: boolean;
  since: string;
};
export type UserPage = {
  users: UserRow[];
  currentPage: number;
  totalPages: number;
  total: number;
};
