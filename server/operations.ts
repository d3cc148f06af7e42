import { getProduct, getProductBySlug, listCategories, listFeaturedProducts, listProducts } from './catalogue/reading';
import { getAnyProduct, listAllProducts, listProductHistory } from './catalogue/staffReading';
import {
  archiveProduct,
  createProduct,
  restoreProduct,
  restoreProductVersion,
  updateProduct,
} from './catalogue/writing';
import type { Operations } from './operation';
import { changePassword, getProfile, updateProfile } from './session/profile';
import { forgotPassword, resetPassword } from './session/recovery';
import { register, resendVerification, verifyEmail } from './session/registration';
import { login, logout } from './session/signIn';
import { listUsers } from './session/users';

/**
 * The whole API on one page: which handler serves which operation of `contract/openapi.yaml`. Paths, guards, bodies
 * and answers are the contract's. Spec §7.
 */
export const operations: Operations = {
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
