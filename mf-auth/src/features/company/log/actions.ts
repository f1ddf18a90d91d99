import { apiAction } from '@samspel/store'
import { messages } from './messages'

const errorMessages = { default: messages.failed }

export const listCompanyAudit = apiAction('listCompanyAudit', { errorMessages })
export const listAudit = apiAction('listAudit', { errorMessages })
