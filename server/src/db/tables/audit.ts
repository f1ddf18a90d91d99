import type { Generated } from 'kysely'
import type { AuditFacts, AuditKind } from '@samspel/api'
import type { AutoJson } from './column'

/** What was done, by whom; rows are never changed (a trigger refuses). */
export interface AuditEntries {
  id: string
  number: Generated<number>
  company_id: string | null
  kind: AuditKind
  actor_id: string | null
  actor_name: string
  subject_id: string | null
  subject_name: string | null
  facts: AutoJson<AuditFacts>
  browser: string | null
  created_at: string
}
