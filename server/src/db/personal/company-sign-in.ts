import { type RawBuilder, sql } from 'kysely'
import { plain, type Plans } from './answers'

const staff = (id: string): RawBuilder<unknown> => sql`user_id = ${id}`

/** Signing in by a company's issuer: settings are the company's, what binds a person goes with the account. */
export const companySignIn: Plans<
  'company_sign_ins' | 'company_sign_in_domains' | 'company_sign_in_flows' | 'company_sign_in_subjects'
> = {
  company_sign_ins: { columns: plain('issuer', 'client_id', 'client_secret') },
  company_sign_in_domains: { columns: plain('domain') },
  company_sign_in_flows: {
    staff: { of: (id) => sql`tried_by = ${id}`, goes: 'all', untold: 'a sign-in on its way' },
    columns: { state_hash: 'row', browser_hash: 'row' },
  },
  company_sign_in_subjects: {
    staff: { of: staff, goes: 'all', told: ['created_at', 'subject'] },
    columns: { subject: 'row' },
  },
}
