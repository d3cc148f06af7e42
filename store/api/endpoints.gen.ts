import { emptyApi as api } from './emptyApi';
export const addTagTypes = ['Session', 'Catalogue'] as const;
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      register: build.mutation<RegisterApiResponse, RegisterApiArg>({
        query: (queryArg) => ({ url: `/auth/register`, method: 'POST', body: queryArg.registration }),
        invalidatesTags: ['Session'],
      }),
      login: build.mutation<LoginApiResponse, LoginApiArg>({
        query: (queryArg) => ({ url: `/auth/login`, method: 'POST', body: queryArg.credentials }),
        invalidatesTags: ['Session'],
      }),
      logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
        query: () => ({ url: `/auth/logout`, method: 'POST' }),
        invalidatesTags: ['Session'],
      }),
      getProfile: build.query<GetProfileApiResponse, GetProfileApiArg>({
        query: () => ({ url: `/auth/profile` }),
        providesTags: ['Session'],
      }),
      updateProfile: build.mutation<UpdateProfileApiResponse, UpdateProfileApiArg>({
        query: (queryArg) => ({ url: `/auth/profile`, method: 'PUT', body: queryArg.profileChanges }),
        invalidatesTags: ['Session'],
      }),
      changePassword: build.mutation<ChangePasswordApiResponse, ChangePasswordApiArg>({
        query: (queryArg) => ({ url: `/auth/change-password`, method: 'POST', body: queryArg.passwordChange }),
        invalidatesTags: ['Session'],
      }),
      forgotPassword: build.mutation<ForgotPasswordApiResponse, ForgotPasswordApiArg>({
        query: (queryArg) => ({ url: `/auth/forgot-password`, method: 'POST', body: queryArg.emailOnly }),
        invalidatesTags: ['Session'],
      }),
      resetPassword: build.mutation<ResetPasswordApiResponse, ResetPasswordApiArg>({
        query: (queryArg) => ({ url: `/auth/reset-password`, method: 'POST', body: queryArg.passwordReset }),
        invalidatesTags: ['Session'],
      }),
      verifyEmail: build.mutation<VerifyEmailApiResponse, VerifyEmailApiArg>({
        query: (queryArg) => ({ url: `/auth/verify-email`, method: 'POST', body: queryArg.tokenOnly }),
        invalidatesTags: ['Session'],
      }),
      resendVerification: build.mutation<ResendVerificationApiResponse, ResendVerificationApiArg>({
        query: (queryArg) => ({ url: `/auth/resend-verification`, method: 'POST', body: queryArg.emailOnly }),
        invalidatesTags: ['Session'],
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
        providesTags: ['Catalogue'],
      }),
      createProduct: build.mutation<CreateProductApiResponse, CreateProductApiArg>({
        query: (queryArg) => ({
          url: `/products`,
          method: 'POST',
          body: queryArg.newProduct,
          headers: {
            'Idempotency-Key': queryArg['Idempotency-Key'],
          },
        }),
        invalidatesTags: ['Catalogue'],
      }),
      listCategories: build.query<ListCategoriesApiResponse, ListCategoriesApiArg>({
        query: () => ({ url: `/products/categories/list` }),
        providesTags: ['Catalogue'],
      }),
      listFeaturedProducts: build.query<ListFeaturedProductsApiResponse, ListFeaturedProductsApiArg>({
        query: () => ({ url: `/products/featured/list` }),
        providesTags: ['Catalogue'],
      }),
      getProductBySlug: build.query<GetProductBySlugApiResponse, GetProductBySlugApiArg>({
        query: (queryArg) => ({ url: `/products/slug/${encodeURIComponent(String(queryArg.slug))}` }),
        providesTags: ['Catalogue'],
      }),
      getProduct: build.query<GetProductApiResponse, GetProductApiArg>({
        query: (queryArg) => ({ url: `/products/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['Catalogue'],
      }),
      updateProduct: build.mutation<UpdateProductApiResponse, UpdateProductApiArg>({
        query: (queryArg) => ({
          url: `/products/${encodeURIComponent(String(queryArg.id))}`,
          method: 'PUT',
          body: queryArg.productChanges,
          headers: {
            'If-Match': queryArg['If-Match'],
          },
        }),
        invalidatesTags: ['Catalogue'],
      }),
      archiveProduct: build.mutation<ArchiveProductApiResponse, ArchiveProductApiArg>({
        query: (queryArg) => ({ url: `/products/${encodeURIComponent(String(queryArg.id))}`, method: 'DELETE' }),
        invalidatesTags: ['Catalogue'],
      }),
      listAllProducts: build.query<ListAllProductsApiResponse, ListAllProductsApiArg>({
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
        providesTags: ['Catalogue'],
      }),
      getAnyProduct: build.query<GetAnyProductApiResponse, GetAnyProductApiArg>({
        query: (queryArg) => ({ url: `/admin/products/${encodeURIComponent(String(queryArg.id))}` }),
        providesTags: ['Catalogue'],
      }),
      restoreProduct: build.mutation<RestoreProductApiResponse, RestoreProductApiArg>({
        query: (queryArg) => ({
          url: `/admin/products/${encodeURIComponent(String(queryArg.id))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['Catalogue'],
      }),
      listProductHistory: build.query<ListProductHistoryApiResponse, ListProductHistoryApiArg>({
        query: (queryArg) => ({ url: `/admin/products/${encodeURIComponent(String(queryArg.id))}/history` }),
        providesTags: ['Catalogue'],
      }),
      restoreProductVersion: build.mutation<RestoreProductVersionApiResponse, RestoreProductVersionApiArg>({
        query: (queryArg) => ({
          url: `/admin/products/${encodeURIComponent(String(queryArg.id))}/history/${encodeURIComponent(String(queryArg.version))}/restore`,
          method: 'POST',
        }),
        invalidatesTags: ['Catalogue'],
      }),
    }),
    overrideExisting: false,
  });
export { injectedRtkApi as generatedApi };
export type RegisterApiResponse =
  /** status 201 Registered. `requiresVerification` is true if the user must first open an emailed link. */ RegistrationAnswer;
export type RegisterApiArg = {
  registration: Registration;
};
export type LoginApiResponse =
  /** status 200 Signed in. Or `needsVerification` without a token, if the credentials are not valid for an account, but this browser registered with them (cookie `registration_proof`). Or `passkey` without a token, if the sign-in continues with `loginWithPasskey`. */ LoginAnswer;
export type LoginApiArg = {
  credentials: Credentials;
};
export type LogoutApiResponse = /** status 200 Success. */ Outcome;
export type LogoutApiArg = void;
export type GetProfileApiResponse = /** status 200 The user. */ UserAnswer;
export type GetProfileApiArg = void;
export type UpdateProfileApiResponse = /** status 200 The updated user. */ UserAnswer;
export type UpdateProfileApiArg = {
  profileChanges: ProfileChanges;
};
export type ChangePasswordApiResponse = /** status 200 Success. */ Outcome;
export type ChangePasswordApiArg = {
  passwordChange: PasswordChange;
};
export type ForgotPasswordApiResponse = /** status 200 Success. */ Outcome;
export type ForgotPasswordApiArg = {
  emailOnly: EmailOnly;
};
export type ResetPasswordApiResponse = /** status 200 Success. */ Outcome;
export type ResetPasswordApiArg = {
  passwordReset: PasswordReset;
};
export type VerifyEmailApiResponse = /** status 200 Success. */ Outcome;
export type VerifyEmailApiArg = {
  tokenOnly: TokenOnly;
};
export type ResendVerificationApiResponse = /** status 200 Success. */ Outcome;
export type ResendVerificationApiArg = {
  emailOnly: EmailOnly;
};
export type ListProductsApiResponse = /** status 200 The page. */ ProductPage;
export type ListProductsApiArg = {
  page?: number;
  limit?: number;
  sort?: ProductSort;
  /** Return only products of this category. A provider that does not support the parameter returns all products. */
  category?: Category;
  /** Return only products that contain each of these words, also inside other words, in their name, description or tags. Case, accents and umlauts are ignored. Products with all words in the name come first. At most eight words are used, the longest first, and at most two words of one or two letters. Sent only to a backend whose lists contain `search` in `extensions`.
   */
  search?: string;
};
export type CreateProductApiResponse = /** status 201 The stored product. */ ProductAnswer;
export type CreateProductApiArg = {
  /** Chosen by the client for one product, and sent again if the response to the first request was lost. If the product was already added, the response contains its current state, and no second product is added. A key that was already used with different content is rejected (422).
   */
  'Idempotency-Key'?: string;
  newProduct: NewProduct;
};
export type ListCategoriesApiResponse = /** status 200 The categories, in the order of the catalogue. */ CategoryList;
export type ListCategoriesApiArg = void;
export type ListFeaturedProductsApiResponse = /** status 200 The featured products, newest first. */ ProductList;
export type ListFeaturedProductsApiArg = void;
export type GetProductBySlugApiResponse = /** status 200 The product. */ ProductAnswer;
export type GetProductBySlugApiArg = {
  slug: string;
};
export type GetProductApiResponse = /** status 200 The product. */ ProductAnswer;
export type GetProductApiArg = {
  id: string;
};
export type UpdateProductApiResponse = /** status 200 The updated product. */ ProductAnswer;
export type UpdateProductApiArg = {
  id: string;
  /** The version that the change is based on: the quoted `ETag` of an earlier response. If another version has been stored since, nothing is changed (412). Without this header, the change is always made.
   */
  'If-Match'?: string;
  productChanges: ProductChanges;
};
export type ArchiveProductApiResponse = /** status 200 Success. */ Outcome;
export type ArchiveProductApiArg = {
  id: string;
};
export type ListAllProductsApiResponse = /** status 200 The page. */ AdminProductPage;
export type ListAllProductsApiArg = {
  page?: number;
  limit?: number;
  sort?: AdminSort;
  /** Part of a name, description or tag. Case, accents and umlauts are ignored. */
  search?: string;
  category?: Category;
  status?: ProductStatus;
};
export type GetAnyProductApiResponse = /** status 200 The product. */ ProductAnswer;
export type GetAnyProductApiArg = {
  id: string;
};
export type RestoreProductApiResponse = /** status 200 The updated product. */ ProductAnswer;
export type RestoreProductApiArg = {
  id: string;
};
export type ListProductHistoryApiResponse = /** status 200 The history. */ ProductHistory;
export type ListProductHistoryApiArg = {
  id: string;
};
export type RestoreProductVersionApiResponse =
  /** status 200 The updated product, which is a new version. */ ProductAnswer;
export type RestoreProductVersionApiArg = {
  id: string;
  version: number;
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
export type Role = 'customer' | 'admin';
export type User = {
  _id: string;
  firstName: string;
  lastName: string;
  email: string;
  phone?: string;
  role: Role;
};
export type PasskeyTicket = string;
export type PasskeyRequest = {
  ticket: PasskeyTicket;
  /** Whether the browser must create a passkey (`credentials.create`) or use one (`credentials.get`). */
  creates: boolean;
  /** The options of WebAuthn, as `PublicKeyCredentialCreationOptionsJSON` or `…RequestOptionsJSON`. */
  options: {
    [key: string]: any;
  };
};
export type LoginAnswer = {
  token?: string;
  user?: User;
  needsVerification?: boolean;
  passkey?: PasskeyRequest;
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
export type Category = 'sauna' | 'infrared' | 'cold_plunge' | 'complete_suite' | 'accessory' | 'consultation';
export type Price = {
  /** In EUR; omitted if the price is on request. */
  base?: number;
  isPriceOnRequest: boolean;
};
export type ImageSource = {
  url: string;
  /** Width in pixels. */
  width: number;
  type: 'image/avif' | 'image/webp';
};
export type Image = {
  /** Absolute, or relative to the API's origin. */
  url: string;
  /** Alternative text; an extension. */
  alt?: string;
  /** Width in pixels. */
  width?: number;
  /** Height in pixels. */
  height?: number;
  /** Blurred preview of a few hundred bytes, as a data URL. Shown until the image has loaded. */
  blur?: string;
  /** The same image in other formats and widths. */
  sources?: ImageSource[];
};
export type ProductStatus = 'active' | 'draft' | 'archived';
export type Specification = {
  /** For example 'Floor area'. One line without a colon. */
  label: string;
  /** With its unit, such as '7.2 m²'. One line. The site also draws the value of 'Dimensions' if it has the format '240 × 200 × 215 cm' (width × depth × height). */
  value: string;
};
export type Specifications = Specification[];
export type Product = {
  _id: string;
  slug: string;
  name: string;
  description: string;
  shortDescription?: string;
  category: Category;
  tags: string[];
  price: Price;
  /** The URL of the first of `images`. Its other fields are found there only. */
  primaryImage?: {
    /** Absolute, or relative to the API's origin. */
    url: string;
  };
  images: Image[];
  status: ProductStatus;
  createdAt: string;
  /** Incremented by each change; an extension. */
  version?: number;
  /** Technical data in display order; an extension. Lists of products leave it out. */
  specifications?: Specifications;
};
export type ProductPage = {
  products: Product[];
  currentPage: number;
  totalPages: number;
  /** Number of products on all pages. Beyond the specification; a provider may omit the field. */
  total?: number;
  /** Features of this backend beyond the specification; a provider may omit the field. */
  extensions?: ('live' | 'search')[];
};
export type ProductSort = '-createdAt' | 'createdAt' | 'price.base' | '-price.base' | 'name';
export type ProductAnswer = {
  product: Product;
};
export type ProductName = string;
export type ProductDescription = string;
export type ProductPrice = number;
export type ShortDescription = string;
export type Tags = string[];
export type ImageEntry = {
  /** The `url` of an image that the product has or had, or that `uploadImage` returned within the last seven days. */
  url: string;
  /** Alternative text, one line. Without it, the image has none. */
  alt?: string;
};
export type ImageList = ImageEntry[];
export type Picture = Blob;
export type NewProduct = {
  name: ProductName;
  description: ProductDescription;
  category?: Category;
  price: ProductPrice;
  specifications?: Specifications;
  shortDescription?: ShortDescription;
  tags?: Tags;
  status?: ProductStatus;
  images?: ImageList;
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
  specifications?: Specifications;
  shortDescription?: ShortDescription;
  tags?: Tags;
  status?: ProductStatus;
  images?: ImageList;
  image?: Picture;
};
export type AdminProductPage = {
  products: Product[];
  currentPage: number;
  totalPages: number;
  total: number;
  /** Features of this backend beyond the list; a provider may omit the field. `csv` announces `exportProducts` and `importProducts`, `images` the field `images` of a written product, and `details` its fields `shortDescription`, `tags` and `status`. */
  extensions?: ('csv' | 'images' | 'details')[];
};
export type AdminSort =
  | 'name'
  | '-name'
  | 'category'
  | '-category'
  | 'price'
  | '-price'
  | 'status'
  | '-status'
  | 'updatedAt'
  | '-updatedAt'
  | 'relevance';
export type FieldChange = {
  field:
    | 'name'
    | 'short description'
    | 'description'
    | 'category'
    | 'tags'
    | 'price'
    | 'specifications'
    | 'status'
    | 'picture'
    | 'pictures';
  /** The value as readable text; omitted if there was none. */
  from?: string;
  to?: string;
};
export type HistoryEntry = {
  version: number;
  action: 'created' | 'saved' | 'archived' | 'restored';
  at: string;
  /** The user's name; 'Spa Summit' for products that the shop was set up with. */
  by: string;
  changes: FieldChange[];
};
export type ProductHistory = {
  entries: HistoryEntry[];
};
