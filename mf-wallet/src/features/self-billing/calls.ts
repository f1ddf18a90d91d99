import { addRoutes } from '@samspel/api'
import { selfBillingRoutes } from '@samspel/api/routes/self-billing'
import { apiAction } from '@samspel/store'

addRoutes(selfBillingRoutes)

export const getSelfBilling = apiAction('getSelfBilling')
export const giveSelfBillingConsent = apiAction('giveSelfBillingConsent')
export const withdrawSelfBillingConsent = apiAction('withdrawSelfBillingConsent')
export const listMySelfBilledInvoices = apiAction('listMySelfBilledInvoices')
export const getSelfBilledInvoiceFile = apiAction('getSelfBilledInvoiceFile')
