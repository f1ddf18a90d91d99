import { sql } from 'kysely'
import type { ImportRow } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { enqueue } from '../../outbox/outbox'
import { type FileRow, readImport } from './import-rows'
import { join } from './join'
import { type AskedAddresses, listInvitations } from './list-invitations'
import { answerList } from './lists'
import { lockOwnList } from './repository'

/**
 * Finds creators by user name, which is public. Email addresses are resolved later in the outbox, so that neither the answer nor its timing
 * reveals who has an account.
 */
const findCreators = async (db: Db, rows: readonly FileRow[]): Promise<ReadonlyMap<string, string>> => {
  const usernames = rows.flatMap(({ username }) => username?.key ?? [])
  const { rows: found } = await sql<{ id: string; username: string }>`SELECT id, username FROM instagramers
    WHERE username = ANY(${usernames}::text[]) AND deleted_at IS NULL AND state <> 'blocked'`.execute(db)
  return new Map(found.map(({ id, username }) => [username, id]))
}

interface Known extends Pick<ImportRow, 'line' | 'value' | 'instagramerId'> {
  outcome: ImportRow['outcome'] | 'found'
  /** The address to ask. */
  email?: string
}

/**
 * Classifies every row before anyone is added. A name that nobody has leaves the row to its address. A name and an address of the same
 * person in two rows count as two, since merging them would reveal whose address it is.
 */
const judge = (rows: readonly FileRow[], creators: ReadonlyMap<string, string>): Known[] => {
  const seen = new Set<string>()
  return rows.map(({ line, value, username, email }) => {
    const id = (username && creators.get(username.key)) ?? null
    const said = id || !email ? username : email
    if (!said) return { line, value, instagramerId: null, outcome: 'invalid' }
    const row = { line, value: said.value, instagramerId: id }
    if (seen.has(said.key)) return { ...row, outcome: 'duplicate' }
    seen.add(said.key)
    if (said === email) return { ...row, outcome: 'invited', email: email.key }
    return { ...row, outcome: id ? 'found' : 'not_found' }
  })
}

/**
 * Adds the creators a file names and queues invitations for its email addresses. The number of statements does not depend on the file's
 * length.
 */
export const importCommunityMembers = async (
  { db, caller, now }: Context<UserCaller>,
  { id, csv }: { id: string; csv: string },
) =>
  transact(db, async (trx) => {
    const list = await lockOwnList(trx, id, caller)
    const file = readImport(csv)
    const known = judge(file, await findCreators(trx, file))
    const added = await join(trx, {
      list,
      instagramerIds: known.flatMap(({ outcome, instagramerId }) =>
        outcome === 'found' && instagramerId ? [instagramerId] : [],
      ),
      userId: caller.id,
      now,
    })
    const emails = known.flatMap(({ email }) => email ?? [])
    if (emails.length > 0)
      await enqueue(trx, listInvitations, { listId: list.id, userId: caller.id, emails } satisfies AskedAddresses)
    const rows: ImportRow[] = known.map(({ outcome, email: _email, ...row }) => ({
      ...row,
      outcome: outcome !== 'found' ? outcome : added.has(row.instagramerId ?? '') ? 'added' : 'already_member',
    }))
    const count = (outcome: ImportRow['outcome']) => rows.filter((row) => row.outcome === outcome).length
    const counts = {
      added: count('added'),
      invited: count('invited'),
      alreadyMember: count('already_member'),
      notFound: count('not_found'),
      invalid: count('invalid'),
      duplicate: count('duplicate'),
    }
    return { rows, counts, communityList: await answerList(trx, list.id) }
  })
