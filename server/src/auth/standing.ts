import type { CompanyRequestState } from '@samspel/api'

/** Why a member of staff may not yet meet or write to people outside the own company. */
export type Closed = 'company_not_approved' | 'email_not_confirmed'

interface Standing {
  companyState: CompanyRequestState | null
  emailConfirmed: boolean
}

/** The company must have been approved, and whoever acts for it must have confirmed the own address; undefined when both hold. */
export const closedTo = ({ companyState, emailConfirmed }: Standing): Closed | undefined => {
  if (companyState !== 'approved') return 'company_not_approved'
  return emailConfirmed ? undefined : 'email_not_confirmed'
}
