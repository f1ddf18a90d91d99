import { type RawBuilder, sql } from 'kysely'
import { uuidv7 } from 'uuidv7'
import { pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import { may } from '../../auth/roles'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import { AppError } from '../../errors'
import { metaOf, pageOf } from '../../http/page'
import { requireCreator } from './portfolio'

type Call = Context<UserCaller>
interface NoteRow {
  id: string
  instagramer_id: string
  author_id: string | null
  author_name: string | null
  author_avatar_url: string | null
  body: string
  created_at: string
  changed_at: string | null
}

/** The company whose notes the caller keeps; NULL, which is nobody's, without the right. */
const companyOf = (caller: UserCaller) =>
  may(caller, 'keepNotes') ? sql`${caller.companyId ?? null}::uuid` : sql`NULL::uuid`
const columns = sql`n.id, n.instagramer_id, n.author_id, u.name AS author_name, u.avatar_url AS author_avatar_url, n.body, n.created_at, n.changed_at`

const toNote = (row: NoteRow, caller: UserCaller) => ({
  id: row.id,
  instagramerId: row.instagramer_id,
  authorName: row.author_name,
  authorAvatarUrl: row.author_avatar_url,
  body: row.body,
  createdAt: row.created_at,
  changedAt: row.changed_at,
  own: row.author_id === caller.id,
})

/** Notes of the caller's company about a creator, newest first. */
export const listCreatorNotes = async (
  { db, caller }: Call,
  { id, ...query }: { id: string } & Query<'listCreatorNotes'>,
) => {
  await requireCreator(db, id, caller)
  const page = pageOf(query, pageSizes.table)
  const where = sql`n.company_id = ${companyOf(caller)} AND n.instagramer_id = ${id}`
  const { rows, total } = await pageWithTotal(
    db,
    sql<NoteRow>`SELECT ${columns} FROM creator_notes n LEFT JOIN users u ON u.id = n.author_id WHERE ${where}
      ORDER BY n.created_at DESC, n.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`,
    sql`creator_notes n WHERE ${where}`,
  )
  return { creatorNotes: rows.map((row) => toNote(row, caller)), meta: metaOf(page, total) }
}

/** Runs a statement that returns the id of a note, and answers that note; 404 when it found none. */
const answer = async ({ db, caller }: Call, statement: RawBuilder<{ id: string }>) => {
  const { rows } = await statement.execute(db)
  const id = rows[0]?.id
  if (id === undefined) throw new AppError('not_found')
  const found =
    await sql<NoteRow>`SELECT ${columns} FROM creator_notes n LEFT JOIN users u ON u.id = n.author_id WHERE n.id = ${id}`.execute(
      db,
    )
  return { creatorNote: toNote(found.rows[0]!, caller) }
}

export const createCreatorNote = async (call: Call, { id, body }: { id: string; body: string }) => {
  const { db, caller, now } = call
  await requireCreator(db, id, caller)
  return answer(
    call,
    sql`INSERT INTO creator_notes (id, company_id, instagramer_id, author_id, body, created_at)
      SELECT ${uuidv7()}, ${companyOf(caller)}, ${id}, ${caller.id}::uuid, ${body}, ${now} WHERE ${companyOf(caller)} IS NOT NULL RETURNING id`,
  )
}

/** Only the author may change a note. */
const isOwn = (caller: UserCaller, id: string) =>
  sql`id = ${id} AND author_id = ${caller.id} AND company_id = ${companyOf(caller)}`

export const updateCreatorNote = (call: Call, { id, body }: { id: string; body: string }) =>
  answer(
    call,
    sql`UPDATE creator_notes SET body = ${body}, changed_at = ${call.now} WHERE ${isOwn(call.caller, id)} RETURNING id`,
  )

export const deleteCreatorNote = async ({ db, caller }: Call, { id }: { id: string }): Promise<void> => {
  const { rows } = await sql`DELETE FROM creator_notes WHERE ${isOwn(caller, id)} RETURNING id`.execute(db)
  if (rows.length === 0) throw new AppError('not_found')
}
