import { addRoutes } from '@samspel/api'
import { invoicesRoutes } from '@samspel/api/routes/invoices'
import { apiAction } from '@samspel/store'
import { messages } from './messages'

addRoutes(invoicesRoutes)

const failed = { errorMessages: { default: messages.failed } }
const fileFailed = { errorMessages: { default: messages.fileFailed } }

export const listInvoices = apiAction('listInvoices', failed)
export const getInvoice = apiAction('getInvoice', failed)
export const getInvoiceFile = apiAction('getInvoiceFile', fileFailed)
export const archiveInvoices = apiAction('archiveInvoices', fileFailed)
export const exportInvoices = apiAction('exportInvoices', fileFailed)
export const creditInvoice = apiAction('creditInvoice', {
  errorMessages: { second_person_needed: messages.secondPerson, already_decided: messages.nothingLeft },
})
export const payInvoice = apiAction('payInvoice', { errorMessages: { already_decided: messages.alreadyPaid } })
export const listAllInvoices = apiAction('listAllInvoices', failed)
export const listOwnAccounts = apiAction('listAccounts')
export const exportBooks = apiAction('exportBooks', fileFailed)
export const getBookAccounts = apiAction('getBookAccounts', failed)
export const updateBookAccounts = apiAction('updateBookAccounts')
export const exportCreatorFees = apiAction('exportCreatorFees', fileFailed)
