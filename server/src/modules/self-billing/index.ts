import type { Handlers } from '../../http/call'
import { archiveOfCompany } from './archive'
import { getSelfBilling, giveConsent, withdrawConsent } from './consents'
import { creditInvoice } from './credit'
import { exportOfCompany, getFile, listMine, listOfCompany } from './queries'

export { serveSelfBilledArchives } from './archive'
export { endConsents } from './consents'
export { billCreators, selfBillingJob } from './job'
export { selfBilledFile } from './queries'

export const selfBillingHandlers = {
  archiveSelfBilledInvoices: (call) => archiveOfCompany(call, { ...call.params, ...call.query }),
  getSelfBilling: (call) => getSelfBilling(call),
  giveSelfBillingConsent: (call) => giveConsent(call, call.body),
  withdrawSelfBillingConsent: (call) => withdrawConsent(call),
  listMySelfBilledInvoices: (call) => listMine(call, call.query),
  listSelfBilledInvoices: (call) => listOfCompany(call, { ...call.params, ...call.query }),
  exportSelfBilledInvoices: (call) => exportOfCompany(call, { ...call.params, ...call.query }),
  getSelfBilledInvoiceFile: (call) => getFile(call, { ...call.params, ...call.query }),
  creditSelfBilledInvoice: (call) => creditInvoice(call, { ...call.params, ...call.body.credit }),
} satisfies Partial<Handlers>
