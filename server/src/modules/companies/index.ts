import type { Handlers } from '../../http/call'
import { createBrand, updateBrand } from './brands'
import { getCompany, listCompanies, updateCompany } from './companies'
import { updateInstagramer } from './creators'
import { invitationHandlers } from './invitations'
import { listUsers, updateUser } from './members'
import { approveCompanyRequest, createCompanyRequest, declineCompanyRequest, listCompanyRequests } from './requests'

export { lockManagers } from './members-repository'
export { requireAnotherManager } from './policies'

export const companyHandlers = {
  listUsers,
  updateUser,
  updateInstagramer,
  listCompanies,
  getCompany,
  updateCompany,
  createBrand,
  updateBrand,
  listCompanyRequests,
  createCompanyRequest,
  approveCompanyRequest,
  declineCompanyRequest,
  ...invitationHandlers,
} satisfies Partial<Handlers>
