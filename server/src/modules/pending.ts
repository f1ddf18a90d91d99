import { AppError } from '../errors'
import type { Handlers } from '../http/call'

const pending = async (): Promise<never> => {
  throw new AppError('unavailable')
}

/** Calls of the contract whose handlers are being built; each leaves with its handler. */
export const pendingHandlers = {
  requestUserConfirmation: pending, requestInstagramerConfirmation: pending, confirmUser: pending, confirmInstagramer: pending,
  listDevices: pending, listSessions: pending, endSession: pending, endAllSessions: pending, exportUser: pending, exportInstagramer: pending, deleteUserMe: pending, deleteInstagramerMe: pending,

  startConnection: pending, listFacebookAccounts: pending, connectFacebookAccount: pending, disconnectAccount: pending,

  getInvitation: pending, acceptInvitation: pending,
  listUsers: pending, updateUser: pending, updateInstagramer: pending, listCompanies: pending, getCompany: pending, updateCompany: pending, createBrand: pending, updateBrand: pending,
  listInvitations: pending, createInvitation: pending, resendInvitation: pending, revokeInvitation: pending,
  listCompanyRequests: pending, createCompanyRequest: pending, approveCompanyRequest: pending, declineCompanyRequest: pending,
  listInfoBanners: pending, createInfoBanner: pending, updateInfoBanner: pending, deleteInfoBanner: pending,
} satisfies Partial<Handlers>
