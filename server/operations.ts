import {
  archiveProduct,
  createProduct,
  getProduct,
  getProductBySlug,
  listCategories,
  listFeaturedProducts,
  listProducts,
  updateProduct,
} from './catalogue/handlers';
import type { Operations } from './operation';
import { getProfile, login, logout, notServedYet } from './session/handlers';

/**
 * The whole API on one page: which handler serves which operation of `contract/openapi.yaml`. Paths, guards, bodies
 * and answers are the contract's. Spec §7.
 */
export const operations: Operations = {
  // Session
  login,
  logout,
  getProfile,
  register: notServedYet,
  updateProfile: notServedYet,
  changePassword: notServedYet,
  forgotPassword: notServedYet,
  resetPassword: notServedYet,
  verifyEmail: notServedYet,
  resendVerification: notServedYet,

  // Catalogue
  listProducts,
  listCategories,
  listFeaturedProducts,
  getProduct,
  getProductBySlug,
  createProduct,
  updateProduct,
  archiveProduct,
};
