import { addRoutes } from '@samspel/api'
import { selfBillingRoutes } from '@samspel/api/routes/self-billing'
import { apiAction } from '@samspel/store'
import { messages } from './messages'

addRoutes(selfBillingRoutes)

export const listSelfBilledInvoices = apiAction('listSelfBilledInvoices')
export const archiveSelfBilledInvoices = apiAction('archiveSelfBilledInvoices')
export const exportSelfBilledInvoices = apiAction('exportSelfBilledInvoices')
export const getSelfBilledInvoiceFile = apiAction('getSelfBilledInvoiceFile')
export const creditSelfBilledInvoice = apiAction('creditSelfBilledInvoice', {
  errorMessages: { already_decided: messages.isCredited },
})
