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
import { exportProducts } from './catalogue/csv/exportProducts';
import { importProducts } from './catalogue/csv/importProducts';
import type { Handlers } from './http/handler';
import { uploadImage } from './images/uploadImage';
import { changePassword, getProfile, updateProfile } from './auth/profile';
import { forgotPassword, resetPassword } from './auth/passwordReset';
import { register, resendVerification, verifyEmail } from './auth/registration';
import { login, logout } from './auth/login';
import { endSession, listSessions } from './auth/ownSessions';
import { addPasskey, deletePasskey, listPasskeys, startPasskey } from './passkeys/ownPasskeys';
import { loginWithPasskey } from './passkeys/signIn';
import { deleteUserPasskeys, endUserSessions, getUser, updateUser } from './users/changeUser';
import { inviteUser, listInvitations, withdrawInvitation } from './users/invitations';
import { listAuditLog } from './users/listAuditLog';
import { listUsers } from './users/listUsers';
import { exportRequests, getRequest, listRequests } from './requests/adminReadHandlers';
import { anonymiseRequest, updateRequest } from './requests/adminWriteHandlers';
import { listOwnRequests } from './requests/ownRequests';
import { createCall, createConsultation } from './requests/publicHandlers';

/**
 * All API handlers, by `operationId` of `contract/openapi.yaml`. The contract defines the paths, permissions, request
 * bodies and responses. The operations are listed in docs/specification.md §7.
 */
export const handlers: Handlers = {
  // Accounts and sessions
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
  listSessions,
  endSession,
  loginWithPasskey,
  listPasskeys,
  startPasskey,
  addPasskey,
  deletePasskey,

  // Accounts as staff manage them
  listUsers,
  getUser,
  updateUser,
  endUserSessions,
  deleteUserPasskeys,
  listInvitations,
  inviteUser,
  withdrawInvitation,
  listAuditLog,

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
  uploadImage,
  exportProducts,
  importProducts,

  // Requests for a consultation or a call
  createConsultation,
  createCall,
  listOwnRequests,
  listRequests,
  exportRequests,
  getRequest,
  updateRequest,
  anonymiseRequest,
};
