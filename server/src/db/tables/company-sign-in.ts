import type { Auto } from './column'

export interface CompanySignIns {
  company_id: string
  issuer: string
  client_id: string
  /** Sealed. */
  client_secret: string
  required: Auto<boolean>
  issuer_does_second_step: Auto<boolean>
  tried_at: string | null
  created_at: Auto<string>
}

interface CompanySignInDomains {
  domain: string
  company_id: string
}

interface CompanySignInFlows {
  state_hash: Buffer
  browser_hash: Buffer
  company_id: string
  tried_by: string | null
  used_at: string | null
  expires_at: string
  created_at: Auto<string>
}

interface CompanySignInSubjects {
  user_id: string
  company_id: string
  subject: string
  created_at: Auto<string>
}

/** The tables of signing in by a company's own issuer. */
export interface CompanySignInTables {
  company_sign_ins: CompanySignIns
  company_sign_in_domains: CompanySignInDomains
  company_sign_in_flows: CompanySignInFlows
  company_sign_in_subjects: CompanySignInSubjects
}
