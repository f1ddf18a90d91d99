import type { Handlers } from '../../http/call'
import { listAudit, listCompanyAudit } from './list'

export { companyOfBrand, record } from './record'

export const auditHandlers = {
  listCompanyAudit: (call) => listCompanyAudit(call, { id: call.params.id, query: call.query }),
  listAudit: (call) => listAudit(call, call.query),
} satisfies Partial<Handlers>
