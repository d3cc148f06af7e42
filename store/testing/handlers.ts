/** Mock answers, operation by operation, typed by the wire: an answer that the contract forbids does not compile. */
import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type * as wire from '../api/endpoints.gen';
import { pageOf } from './builders';

const at = (path: string): string => `*/api${path}`;

type Method = 'get' | 'post' | 'put' | 'delete';

const answering =
  <Answer extends object>(method: Method, path: string, status = 200) =>
  (answer: Answer): HttpHandler =>
    http[method](at(path), () => HttpResponse.json<object>(answer, { status }));

export const answer = {
  register: answering<wire.RegisterApiResponse>('post', '/auth/register', 201),
  login: answering<wire.LoginApiResponse>('post', '/auth/login'),
  logout: answering<wire.LogoutApiResponse>('post', '/auth/logout'),
  getProfile: answering<wire.GetProfileApiResponse>('get', '/auth/profile'),
  updateProfile: answering<wire.UpdateProfileApiResponse>('put', '/auth/profile'),
  changePassword: answering<wire.ChangePasswordApiResponse>('post', '/auth/change-password'),
  forgotPassword: answering<wire.ForgotPasswordApiResponse>('post', '/auth/forgot-password'),
  resetPassword: answering<wire.ResetPasswordApiResponse>('post', '/auth/reset-password'),
  verifyEmail: answering<wire.VerifyEmailApiResponse>('post', '/auth/verify-email'),
  resendVerification: answering<wire.ResendVerificationApiResponse>('post', '/auth/resend-verification'),
  listProducts: answering<wire.ListProductsApiResponse>('get', '/products'),
  listCategories: answering<wire.ListCategoriesApiResponse>('get', '/products/categories/list'),
  listFeaturedProducts: answering<wire.ListFeaturedProductsApiResponse>('get', '/products/featured/list'),
  getProductBySlug: answering<wire.GetProductBySlugApiResponse>('get', '/products/slug/:slug'),
  getProduct: answering<wire.GetProductApiResponse>('get', '/products/:id'),
  createProduct: answering<wire.CreateProductApiResponse>('post', '/products', 201),
  updateProduct: answering<wire.UpdateProductApiResponse>('put', '/products/:id'),
  archiveProduct: answering<wire.ArchiveProductApiResponse>('delete', '/products/:id'),
  listAllProducts: answering<wire.ListAllProductsApiResponse>('get', '/admin/products'),
  getAnyProduct: answering<wire.GetAnyProductApiResponse>('get', '/admin/products/:id'),
  restoreProduct: answering<wire.RestoreProductApiResponse>('post', '/admin/products/:id/restore'),
  listProductHistory: answering<wire.ListProductHistoryApiResponse>('get', '/admin/products/:id/history'),
  restoreProductVersion: answering<wire.RestoreProductVersionApiResponse>(
    'post',
    '/admin/products/:id/history/:version/restore',
  ),
  listUsers: answering<wire.ListUsersApiResponse>('get', '/admin/users'),
};

/** `GET /products` over all of these, cut into pages and filtered by category as the contract says; unsorted. */
export function collection(all: wire.Product[]): HttpHandler {
  return http.get(at('/products'), ({ request }) => {
    const query = new URL(request.url).searchParams;
    const category = query.get('category');
    const fitting = all.filter((one) => category === null || one.category === category);
    return HttpResponse.json(pageOf(fitting, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 12)));
  });
}

/** A refusal in the contract's one problem shape, e.g. `problem('post', '/auth/login', 401, 'Wrong password.')`. */
export function problem(method: Method, path: string, status: number, message: string): HttpHandler {
  const body: wire.Problem = { success: false, message };
  return http[method](at(path), () => HttpResponse.json(body, { status }));
}

/** An answer that is not what the contract says: HTML, broken JSON, anything. */
export function garbage(method: Method, path: string, text: string, status = 200): HttpHandler {
  return http[method](at(path), () => new HttpResponse(text, { status }));
}
