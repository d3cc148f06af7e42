import {
  getProduct,
  getProductBySlug,
  listCategories,
  listFeaturedProducts,
  listProducts,
} from './catalogue/publicHandlers';
import { getAnyProduct, listAllProducts, listProductHistory } from './catalogue/adminReadHandlers';
import {
  archiveProduct,
  createProduct,
  restoreProduct,
  restoreProductVersion,
  updateProduct,
} from './catalogue/adminWriteHandlers';
import type { Handlers } from './http/handler';
import { changePassword, getProfile, updateProfile } from './auth/profile';
import { forgotPassword, resetPassword } from './auth/passwordReset';
import { register, resendVerification, verifyEmail } from './auth/registration';
import { login, logout } from './auth/login';
import { listUsers } from './auth/listUsers';

/**
 * The whole API on one page: which handler serves which operation of `contract/openapi.yaml`. Paths, guards, bodies
 * and answers are the contract's. Spec §7.
 */
export const handlers: Handlers = {
  // Session
  register,
  verifyEmail,
  resendVerification,
  login,
  logout,
  getProfile,
  updateProfile,
  changePassword,
  forgotPassword,
  resetPassword,
  listUsers,

  // Catalogue
  listProducts,
  listCategories,
  listFeaturedProducts,
  getProduct,
  getProductBySlug,
  createProduct,
  updateProduct,
  archiveProduct,
  listAllProducts,
  getAnyProduct,
  restoreProduct,
  listProductHistory,
  restoreProductVersion,
};
