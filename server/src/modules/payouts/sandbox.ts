import { XMLBuilder } from 'fast-xml-parser'
import { toCsv } from '@samspel/api/files'
import type { UserCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { AppError } from '../../errors'
import { decimal, readStatusReport } from '../../iso20022'
import type { Job } from '../../jobs/clock'
import { takeAnswer } from './answer'
import { approvedVersion, messageIdOf } from './names'
import { endToEndIdOf, nameOf } from './page'
import type { BatchRow, RowView } from './repository'
import * as repository from './repository'

/** Accounts that the sandbox bank does not pay to, by their last figures. */
const refused: Readonly<Record<string, readonly [code: string, words: string]>> = {
  '0404': ['AC04', 'Kontot är avslutat'],
  '0101': ['AC01', 'Kontonumret finns inte'],
}
/** Accounts that it takes its time with: the rest of its answer never comes. */
const isSlow = (row: RowView) => row.last_four === '0505'
const outcomeOf = (row: RowView): readonly [code: string, words: string] | undefined => refused[row.last_four ?? '']

const xmlOf = (batch: BatchRow, rows: readonly RowView[], now: Date): string => {
  const messageId = messageIdOf({ ...batch, version: approvedVersion(batch) })
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.002.001.10',
      CstmrPmtStsRpt: {
        GrpHdr: { MsgId: `SANDBOX-${messageId}`, CreDtTm: now.toISOString().slice(0, 19) },
        OrgnlGrpInfAndSts: {
          OrgnlMsgId: messageId,
          OrgnlMsgNmId: 'pain.001.001.09',
          OrgnlNbOfTxs: rows.length,
          OrgnlCtrlSum: decimal(rows.reduce((sum, row) => sum + row.row_amount, 0)),
          GrpSts: rows.some((row) => outcomeOf(row) ?? isSlow(row)) ? 'PART' : 'ACSC',
        },
        OrgnlPmtInfAndSts: {
          OrgnlPmtInfId: `${messageId}-1`,
          TxInfAndSts: rows.map((row) => {
            const refusal = outcomeOf(row)
            return {
              OrgnlEndToEndId: endToEndIdOf(row.payout_id),
              TxSts: refusal ? 'RJCT' : isSlow(row) ? 'ACSP' : 'ACSC',
              ...(refusal && { StsRsnInf: { Rsn: { Cd: refusal[0] }, AddtlInf: refusal[1] } }),
              OrgnlTxRef: { Amt: { InstdAmt: { '#text': decimal(row.row_amount), '@_Ccy': 'SEK' } } },
            }
          }),
        },
      },
    },
  }) as string
}

const csvOf = (batch: BatchRow, rows: readonly RowView[]): string =>
  toCsv([
    ['message_id', 'end_to_end_id', 'amount', 'status', 'reason_code', 'reason'],
    ...rows.map((row) => {
      const [code, words] = outcomeOf(row) ?? ['', '']
      return [
        messageIdOf({ ...batch, version: approvedVersion(batch) }),
        endToEndIdOf(row.payout_id),
        decimal(row.row_amount),
        code ? 'RJCT' : isSlow(row) ? 'ACSP' : 'ACSC',
        code,
        words,
      ]
    }),
  ])

const sentRows = async ({ db }: Pick<Context, 'db'>, id: string) =>
  (await repository.rowsOf(db, id)).filter(({ state }) => state !== 'stopped' && state !== 'released')

/** The answer that the sandbox bank gives to a batch that was sent, as a file to be read in like any other. */
export const answerBySandbox = async (
  context: Context<UserCaller>,
  { id, format }: { id: string; format: 'pain002' | 'csv' },
) => {
  if (context.config.sandboxBank === 'off') throw new AppError('not_found')
  const batch = await repository.findBatch(context.db, id)
  if (!batch) throw new AppError('not_found')
  if (batch.state !== 'sent' && batch.state !== 'answered') throw new AppError('illegal_transition')
  const rows = await sentRows(context, id)
  const name = `bank-${nameOf(batch)}`
  return format === 'csv'
    ? { file: csvOf(batch, rows), fileName: `${name}.csv` }
    : { file: xmlOf(batch, rows, context.now), fileName: `${name}.pain002.xml` }
}

/** Long enough for somebody to read an answer in by hand first. */
const answersAfterMs = 120_000

/** The sandbox bank answers what was sent to it, so that what follows can be tried without one. */
export const sandboxBankJob: Job = {
  name: 'sandbox-bank',
  everyMs: 30_000,
  run: async ({ db, live, config, now }) => {
    if (config.sandboxBank !== 'answers') return
    const at = now()
    const sent = await db
      .selectFrom('payout_batches')
      .selectAll()
      .where('state', '=', 'sent')
      .where('sent_at', '<', new Date(at.getTime() - answersAfterMs).toISOString())
      .orderBy('sent_at')
      .limit(10)
      .execute()
    for (const batch of sent) {
      const file = xmlOf(batch, await sentRows({ db }, batch.id), at)
      const answer = readStatusReport(file)
      if (answer) await takeAnswer({ db, live, config, now: at }, { batchId: batch.id, answer, userId: null })
    }
  },
}
