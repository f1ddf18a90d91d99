import { type RawBuilder, sql } from 'kysely'
import { type AuditEntry, type AuditFacts, type AuditKind, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'

interface Row {
  id: string
  number: string
  kind: AuditKind
  company_id: string | null
  company_name: string | null
  actor_id: string | null
  actor_name: string
  subject_id: string | null
  subject_name: string | null
  facts: AuditFacts
  browser: string | null
  created_at: string
}

const toEntry = (row: Row): AuditEntry => ({
  id: row.id,
  number: Number(row.number),
  kind: row.kind,
  companyId: row.company_id,
  companyName: row.company_name,
  actorId: row.actor_id,
  actorName: row.actor_name,
  subjectId: row.subject_id,
  subjectName: row.subject_name,
  facts: row.facts,
  browser: row.browser,
  createdAt: row.created_at,
})

/** How many people can be chosen from in the filter: those who did something last. */
const mostPeople = 100

const list = async (db: Db, scope: RawBuilder<unknown>, query: Query<'listAudit'>) => {
  const page = pageOf(query, pageSizes.table)
  const where = sql`${scope} AND ${query.kind ? sql`e.kind = ${query.kind}` : sql`true`}
    AND ${query.personId ? sql`(e.actor_id = ${query.personId} OR e.subject_id = ${query.personId})` : sql`true`}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<Row>`SELECT e.*, coalesce(i.name, e.actor_name) AS actor_name, c.name AS company_name FROM audit_entries e
      LEFT JOIN companies c ON c.id = e.company_id LEFT JOIN instagramers i ON i.id = e.actor_id
      WHERE ${where} ORDER BY e.number DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`audit_entries e WHERE ${where}`,
  )
  const { rows: people } = await sql<{ id: string; name: string }>`SELECT id, name FROM (
      SELECT DISTINCT ON (actor_id) actor_id AS id, coalesce(i.name, actor_name) AS name, number
      FROM audit_entries e LEFT JOIN instagramers i ON i.id = e.actor_id
      WHERE ${scope} AND actor_id IS NOT NULL ORDER BY actor_id, number DESC) people
    ORDER BY number DESC LIMIT ${mostPeople}`.execute(db)
  return { auditEntries: rows.map(toEntry), people, meta: metaOf(page, total) }
}

/** What was done in one company, newest first. */
export const listCompanyAudit = async (
  { db, caller }: Context<UserCaller>,
  { id, query }: { id: string; query: Query<'listCompanyAudit'> },
) => {
  const isThere =
    (may(caller, 'readEveryLog') || (may(caller, 'readLog') && caller.companyId === id)) &&
    (await db.selectFrom('companies').select('id').where('id', '=', id).executeTakeFirst())
  if (!isThere) throw new AppError('not_found')
  return list(db, sql`e.company_id = ${id}`, query)
}

/** What was done anywhere, for the platform's staff. */
export const listAudit = async ({ db, caller }: Context<UserCaller>, query: Query<'listAudit'>) => {
  if (!may(caller, 'readEveryLog')) throw new AppError('forbidden')
  return list(db, sql`true`, query)
}
