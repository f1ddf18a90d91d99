import type { CompanyRequestState } from '@samspel/api'

/** Why a staff member may not yet see or write to people outside their own company. */
export type Closed = 'company_not_approved' | 'email_not_confirmed'

interface Standing {
  companyState: CompanyRequestState | null
  emailConfirmed: boolean
}

/** Staff may reach outsiders only once their company is approved and their own email address is confirmed. Undefined when both hold. */
export const closedTo = ({ companyState, emailConfirmed }: Standing): Closed | undefined => {
  if (companyState !== 'approved') return 'company_not_approved'
  return emailConfirmed ? undefined : 'email_not_confirmed'
}
