import type { ImportRow } from '@samspel/api'
import { sql } from 'kysely'
import { transact, type Db } from '../../db/transact'
import type { Call } from '../../http/call'
import { readImport, type FileRow } from './import-rows'
import { join } from './join'
import { answerList } from './lists'
import { holdPlace } from './repository'

/** Creators behind names and addresses, by either. */
const findCreators = async (db: Db, rows: readonly FileRow[]): Promise<(row: FileRow) => string | undefined> => {
  const [usernames, emails] = [rows.flatMap(({ username }) => username ?? []), rows.flatMap(({ email }) => email ?? [])]
  const { rows: found } = await sql<{ id: string; username: string; email: string | null }>`
    SELECT id, username, email FROM instagramers WHERE username = ANY(${usernames}::text[]) AND deleted_at IS NULL AND state <> 'blocked'
    UNION SELECT id, username, email FROM instagramers WHERE email = ANY(${emails}::citext[]) AND deleted_at IS NULL AND state <> 'blocked'`.execute(db)
  const byUsername = new Map(found.map(({ id, username }) => [username, id]))
  const byEmail = new Map(found.map(({ id, email }) => [email?.toLowerCase(), id]))
  return ({ username, email }) => (username ? byUsername.get(username) : email ? byEmail.get(email) : undefined)
}

type Known = Pick<ImportRow, 'line' | 'value' | 'instagramerId'> & { outcome: ImportRow['outcome'] | 'found' }

/** What can be said of every row before anybody is added; somebody who stands there twice, by name and by address, is one. */
const judge = (rows: readonly FileRow[], creatorOf: (row: FileRow) => string | undefined): Known[] => {
  const seen = new Set<string>()
  return rows.map((row) => {
    const { line, value, username, email } = row
    if (!username && !email) return { line, value, instagramerId: null, outcome: 'invalid' }
    const id = creatorOf(row)
    const key = id ?? username ?? email ?? ''
    if (seen.has(key)) return { line, value, instagramerId: id ?? null, outcome: 'duplicate' }
    seen.add(key)
    return { line, value, instagramerId: id ?? null, outcome: id ? 'found' : 'not_found' }
  })
}

/** Adds the creators of a file; the same number of statements whatever its length. */
export const importCommunityMembers = async ({ db, caller, params, body, now }: Call<'importCommunityMembers'>) => transact(db, async (trx) => {
  const place = await holdPlace(trx, params.id, caller)
  const file = readImport(body.csv)
  const known = judge(file, await findCreators(trx, file))
  const added = await join(trx, { place, instagramerIds: known.flatMap(({ outcome, instagramerId }) => (outcome === 'found' && instagramerId ? [instagramerId] : [])), userId: caller.id, now })
  const rows: ImportRow[] = known.map(({ outcome, ...row }) => ({ ...row, outcome: outcome !== 'found' ? outcome : added.has(row.instagramerId ?? '') ? 'added' : 'already_member' }))
  const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const counts = { added: count('added'), alreadyMember: count('already_member'), notFound: count('not_found'), invalid: count('invalid'), duplicate: count('duplicate') }
  return { rows, counts, communityList: await answerList(trx, place.id) }
})
