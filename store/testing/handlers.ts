/** Mock responses for the operations of the contract, with generated types: an invalid response does not compile. */
import type { HttpHandler } from 'msw';
import { http, HttpResponse } from 'msw';
import type * as wire from '../api/endpoints.gen';
import type * as ownSessionWire from '../api/ownSessionEndpoints.gen';
import type * as passkeyWire from '../api/passkeyEndpoints.gen';
import type * as requestWire from '../api/requestEndpoints.gen';
import type * as userWire from '../api/userEndpoints.gen';
import { pageOf } from './builders';

const at = (path: string): string => `*/api${path}`;

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

const respondTo =
  <Body extends object>(method: Method, path: string, status = 200) =>
  (body: Body): HttpHandler =>
    http[method](at(path), () => HttpResponse.json<object>(body, { status }));

/** Mock handlers by operation: `answer.login(body)` makes an msw handler that responds to `login` with this body. */
export const answer = {
  register: respondTo<wire.RegisterApiResponse>('post', '/auth/register', 201),
  login: respondTo<wire.LoginApiResponse>('post', '/auth/login'),
  loginWithPasskey: respondTo<passkeyWire.LoginWithPasskeyApiResponse>('post', '/auth/login/passkey'),
  listPasskeys: respondTo<passkeyWire.ListPasskeysApiResponse>('get', '/auth/passkeys'),
  startPasskey: respondTo<passkeyWire.StartPasskeyApiResponse>('post', '/auth/passkeys/options'),
  addPasskey: respondTo<passkeyWire.AddPasskeyApiResponse>('post', '/auth/passkeys', 201),
  deletePasskey: respondTo<passkeyWire.DeletePasskeyApiResponse>('delete', '/auth/passkeys/:id'),
  listSessions: respondTo<ownSessionWire.ListSessionsApiResponse>('get', '/auth/sessions'),
  endSession: respondTo<ownSessionWire.EndSessionApiResponse>('delete', '/auth/sessions/:id'),
  logout: respondTo<wire.LogoutApiResponse>('post', '/auth/logout'),
  getProfile: respondTo<wire.GetProfileApiResponse>('get', '/auth/profile'),
  updateProfile: respondTo<wire.UpdateProfileApiResponse>('put', '/auth/profile'),
  changePassword: respondTo<wire.ChangePasswordApiResponse>('post', '/auth/change-password'),
  forgotPassword: respondTo<wire.ForgotPasswordApiResponse>('post', '/auth/forgot-password'),
  resetPassword: respondTo<wire.ResetPasswordApiResponse>('post', '/auth/reset-password'),
  verifyEmail: respondTo<wire.VerifyEmailApiResponse>('post', '/auth/verify-email'),
  resendVerification: respondTo<wire.ResendVerificationApiResponse>('post', '/auth/resend-verification'),
  listProducts: respondTo<wire.ListProductsApiResponse>('get', '/products'),
  listCategories: respondTo<wire.ListCategoriesApiResponse>('get', '/products/categories/list'),
  listFeaturedProducts: respondTo<wire.ListFeaturedProductsApiResponse>('get', '/products/featured/list'),
  getProductBySlug: respondTo<wire.GetProductBySlugApiResponse>('get', '/products/slug/:slug'),
  getProduct: respondTo<wire.GetProductApiResponse>('get', '/products/:id'),
  createProduct: respondTo<wire.CreateProductApiResponse>('post', '/products', 201),
  updateProduct: respondTo<wire.UpdateProductApiResponse>('put', '/products/:id'),
  archiveProduct: respondTo<wire.ArchiveProductApiResponse>('delete', '/products/:id'),
  listAllProducts: respondTo<wire.ListAllProductsApiResponse>('get', '/admin/products'),
  getAnyProduct: respondTo<wire.GetAnyProductApiResponse>('get', '/admin/products/:id'),
  restoreProduct: respondTo<wire.RestoreProductApiResponse>('post', '/admin/products/:id/restore'),
  listProductHistory: respondTo<wire.ListProductHistoryApiResponse>('get', '/admin/products/:id/history'),
  restoreProductVersion: respondTo<wire.RestoreProductVersionApiResponse>(
    'post',
    '/admin/products/:id/history/:version/restore',
  ),
  listUsers: respondTo<userWire.ListUsersApiResponse>('get', '/admin/users'),
  getUser: respondTo<userWire.GetUserApiResponse>('get', '/admin/users/:id'),
  updateUser: respondTo<userWire.UpdateUserApiResponse>('patch', '/admin/users/:id'),
  endUserSessions: respondTo<userWire.EndUserSessionsApiResponse>('delete', '/admin/users/:id/sessions'),
  deleteUserPasskeys: respondTo<userWire.DeleteUserPasskeysApiResponse>('delete', '/admin/users/:id/passkeys'),
  listInvitations: respondTo<userWire.ListInvitationsApiResponse>('get', '/admin/invitations'),
  inviteUser: respondTo<userWire.InviteUserApiResponse>('post', '/admin/invitations', 201),
  withdrawInvitation: respondTo<userWire.WithdrawInvitationApiResponse>('delete', '/admin/invitations/:id'),
  listAuditLog: respondTo<userWire.ListAuditLogApiResponse>('get', '/admin/audit-log'),
  createConsultation: respondTo<requestWire.CreateConsultationApiResponse>('post', '/consultations', 201),
  createCall: respondTo<requestWire.CreateCallApiResponse>('post', '/calls', 201),
  listOwnRequests: respondTo<requestWire.ListOwnRequestsApiResponse>('get', '/auth/requests'),
  listRequests: respondTo<requestWire.ListRequestsApiResponse>('get', '/admin/requests'),
  exportRequests: respondTo<requestWire.ExportRequestsApiResponse>('get', '/admin/requests/export'),
  getRequest: respondTo<requestWire.GetRequestApiResponse>('get', '/admin/requests/:id'),
  updateRequest: respondTo<requestWire.UpdateRequestApiResponse>('patch', '/admin/requests/:id'),
  anonymiseRequest: respondTo<requestWire.AnonymiseRequestApiResponse>('delete', '/admin/requests/:id'),
};

/** Mocks `GET /products` with the given products, paginated and filtered by category, but not sorted. */
export function collection(all: wire.Product[]): HttpHandler {
  return http.get(at('/products'), ({ request }) => {
    const query = new URL(request.url).searchParams;
    const category = query.get('category');
    const matching = all.filter((one) => category === null || one.category === category);
    return HttpResponse.json(pageOf(matching, Number(query.get('page') ?? 1), Number(query.get('limit') ?? 12)));
  });
}

/** Mocks an error response in the contract's format: `problem('post', '/auth/login', 401, 'Wrong password.')`. */
export function problem(method: Method, path: string, status: number, message: string): HttpHandler {
  const body: wire.Problem = { success: false, message };
  return http[method](at(path), () => HttpResponse.json(body, { status }));
}

/** Mocks a response that violates the contract, such as HTML or broken JSON. */
export function garbage(method: Method, path: string, text: string, status = 200): HttpHandler {
  return http[method](at(path), () => new HttpResponse(text, { status }));
}
