import { dutyTable } from '../../auth/duties'
import type { Handlers } from '../../http/call'
import { createBrand, updateBrand } from './brands'
import { getCompany, getCompanyPlan, listCompanies, updateCompany } from './companies'
import { updateInstagramer } from './creators'
import { invitationHandlers } from './invitations'
import { listUsers, removeUser, updateUser } from './members'
import { joinCompany, switchCompany } from './own-companies'
import { getCompanyPapers, listPaperChanges, updateCompanyPapers } from './papers'
import { approveCompanyRequest, createCompanyRequest, declineCompanyRequest, listCompanyRequests } from './requests'
import { requireSecondStep, resetSecondStep } from './second-step'

export { managedAlone } from './others-manage'
export { lacksPapers, papersOf, requirePapers } from './papers'
export { managerOf } from './scope'
export { vatJob } from './vat-job'

export const companyHandlers = {
  listUsers: (call) => listUsers(call, call.query),
  updateUser: (call) => updateUser(call, { id: call.params.id, change: call.body.user }),
  removeUser: (call) => removeUser(call, { id: call.params.id }),
  listRoleDuties: () => Promise.resolve({ duties: dutyTable() }),
  updateInstagramer: (call) => updateInstagramer(call, { id: call.params.id, change: call.body.instagramer }),
  listCompanies: (call) => listCompanies(call, call.query),
  getCompany: (call) => getCompany(call, { id: call.params.id }),
  getCompanyPlan: (call) => getCompanyPlan(call, { id: call.params.id }),
  updateCompany: (call) => updateCompany(call, { id: call.params.id, change: call.body.company }),
  requireSecondStep: (call) => requireSecondStep(call, { id: call.params.id, required: call.body.required }),
  resetSecondStep: (call) => resetSecondStep(call, { id: call.params.id }),
  getCompanyPapers: (call) => getCompanyPapers(call, call.params),
  updateCompanyPapers: (call) => updateCompanyPapers(call, { id: call.params.id, change: call.body.papers }),
  listPaperChanges: (call) => listPaperChanges(call, { id: call.params.id, query: call.query }),
  createBrand: (call) => createBrand(call, call.body.brand),
  updateBrand: (call) => updateBrand(call, { id: call.params.id, change: call.body.brand }),
  listCompanyRequests: (call) => listCompanyRequests(call, call.query),
  createCompanyRequest: (call) => createCompanyRequest(call),
  approveCompanyRequest: (call) => approveCompanyRequest(call, { id: call.params.id }),
  declineCompanyRequest: (call) => declineCompanyRequest(call, { id: call.params.id, reason: call.body.reason }),
  switchCompany: async (call) => {
    const { user, session } = await switchCompany(call, call.body)
    call.setSession(session)
    return { user }
  },
  joinCompany: async (call) => {
    const { user, session } = await joinCompany(call, call.body)
    call.setSession(session)
    return { user }
  },
  ...invitationHandlers,
} satisfies Partial<Handlers>
