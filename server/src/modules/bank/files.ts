import { sql } from 'kysely'
import { type BankFile, pageSizes } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Context, Query } from '../../context'
import { pageWithTotal } from '../../db/page-with-total'
import type { BankFiles } from '../../db/tables/payments'
import type { Db } from '../../db/transact'
import { metaOf, pageOf } from '../../http/page'
import { payoutBatchPage } from '../payouts'
import { takeBankFile } from './take-file'
import type { Outcome } from './work'

type Staff = Context<UserCaller>
type FileRow = Omit<BankFiles, 'content' | 'outcome'> & { outcome: Outcome; by: string | null }

const selectFiles = (rest: ReturnType<typeof sql>) =>
  sql<FileRow>`SELECT f.id, f.kind, f.message_id, f.file_name, f.digest, f.outcome, f.received_by, f.received_at, u.name AS by
    FROM bank_files f LEFT JOIN users u ON u.id = f.received_by ${rest}`

const toFile = ({ outcome, ...row }: FileRow): BankFile => ({
  id: row.id,
  kind: row.kind,
  messageId: row.message_id.slice(0, 80),
  fileName: row.file_name,
  receivedBy: row.by,
  receivedAt: row.received_at,
  ...outcome,
})

const findFile = async (db: Db, id: string) => (await selectFiles(sql`WHERE f.id = ${id}`).execute(db)).rows[0]

/** The bank's answer to one batch, read in there. A statement may be read there too: it ends payouts whatever batch they are in. */
export const readPayoutAnswer = async (context: Staff, { id, file }: { id: string; file: string }) => {
  const { db, config, caller, now } = context
  const before = await payoutBatchPage(db, config, id, now)
  const { problems } = await takeBankFile(
    { ...context, userId: caller.id },
    { content: file, fileName: null, batchId: id },
  )
  return { problems, page: problems.length > 0 ? before : await payoutBatchPage(db, config, id, now) }
}

export const readBankFile = async (context: Staff, { file, fileName }: { file: string; fileName?: string }) => {
  const taken = await takeBankFile(
    { ...context, userId: context.caller.id },
    { content: file, fileName: fileName ?? null },
  )
  const row = taken.fileId ? await findFile(context.db, taken.fileId) : undefined
  return { problems: taken.problems, isKnown: taken.isKnown, bankFile: row ? toFile(row) : null }
}

export const listBankFiles = async ({ db }: Staff, query: Query<'listBankFiles'>) => {
  const page = pageOf(query, pageSizes.table)
  const { rows, total } = await pageWithTotal(
    db,
    selectFiles(sql`ORDER BY f.received_at DESC, f.id DESC LIMIT ${page.limit} OFFSET ${page.offset}`),
    sql`bank_files f`,
  )
  return { bankFiles: rows.map(toFile), meta: metaOf(page, total) }
}
