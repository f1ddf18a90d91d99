import { readCsv } from '../read-csv'
import { at, list, readDocument, reasonOf, type SaidReason, type SaidSum, sumOf, text } from './read-xml'

/** What the bank says of one payment. */
export interface AnswerRow extends SaidReason {
  endToEndId: string
  /** Null where the bank does not repeat it. */
  amount: SaidSum | null
  status: string
}

/** What the bank says that it got, and of all of it at once; null where it does not. */
interface Whole {
  count: number | null
  sum: SaidSum | null
  status: string | null
  reason: SaidReason
}

/** What the bank says of one payment information (PmtInf). */
export interface AnswerPart extends Whole {
  /** Null in a table, which has no such parts. */
  id: string | null
  rows: AnswerRow[]
}

/** The bank's answer to a file of payments. */
export interface StatusReport extends Whole {
  kind: 'pain.002' | 'csv'
  /** The bank's own name for this answer; null in a table. */
  id: string | null
  /** Our message that it answers. */
  messageId: string
  parts: AnswerPart[]
}

const whole = (value: unknown, status: string): Whole => {
  const count = text(at(value, 'OrgnlNbOfTxs'))
  return {
    count: count === null ? null : Number(count),
    sum: sumOf(at(value, 'OrgnlCtrlSum')),
    status: text(at(value, status))?.slice(0, 80) ?? null,
    reason: reasonOf(at(value, 'StsRsnInf')),
  }
}

const readRow = (row: Record<string, unknown>): AnswerRow => ({
  endToEndId: (text(row.OrgnlEndToEndId) ?? '').slice(0, 80),
  amount: sumOf(at(row, 'OrgnlTxRef', 'Amt', 'InstdAmt')),
  status: text(row.TxSts) ?? '',
  ...reasonOf(row.StsRsnInf),
})

const readXml = (file: string): StatusReport | undefined => {
  const report = at(readDocument(file), 'CstmrPmtStsRpt')
  const group = at(report, 'OrgnlGrpInfAndSts')
  const [id, messageId] = [text(at(report, 'GrpHdr', 'MsgId')), text(at(group, 'OrgnlMsgId'))]
  if (!id || !messageId) return undefined
  return {
    kind: 'pain.002',
    id: id.slice(0, 80),
    messageId: messageId.slice(0, 80),
    ...whole(group, 'GrpSts'),
    parts: list(at(report, 'OrgnlPmtInfAndSts')).map((part) => ({
      id: (text(part.OrgnlPmtInfId) ?? '').slice(0, 80),
      ...whole(part, 'PmtInfSts'),
      rows: list(part.TxInfAndSts).map(readRow),
    })),
  }
}

const columns = ['message_id', 'end_to_end_id', 'amount', 'status', 'reason_code', 'reason'] as const
const nothingSaid: Whole = { count: null, sum: null, status: null, reason: { code: null, words: null } }

const readTable = (file: string): StatusReport | undefined => {
  const [head, ...body] = readCsv(file, 5_000).map(({ record }) => record)
  const where = new Map(columns.map((name) => [name, head?.indexOf(name) ?? -1]))
  if ((['message_id', 'end_to_end_id', 'status'] as const).some((name) => (where.get(name) ?? -1) < 0)) return undefined
  const cell = (record: readonly string[], name: (typeof columns)[number]) =>
    record[where.get(name) ?? -1]?.trim() ?? ''
  const [first] = body
  if (!first) return undefined
  const messageId = cell(first, 'message_id')
  const rows = body.map((record) => ({
    endToEndId: cell(record, 'end_to_end_id').slice(0, 80),
    amount: sumOf(cell(record, 'amount')),
    status: cell(record, 'status'),
    code: cell(record, 'reason_code').slice(0, 10) || null,
    words: cell(record, 'reason').slice(0, 300) || null,
  }))
  return {
    kind: 'csv',
    id: null,
    // A file that names two batches names none.
    messageId: body.every((record) => cell(record, 'message_id') === messageId) ? messageId.slice(0, 80) : '',
    ...nothingSaid,
    parts: [{ id: null, ...nothingSaid, rows }],
  }
}

/** Reads pain.002 (any version of it) or CSV; undefined for what is neither. */
export const readStatusReport = (file: string): StatusReport | undefined => {
  try {
    return /^\s*(?:\uFEFF)?\s*</.test(file) ? readXml(file) : readTable(file)
  } catch {
    return undefined
  }
}
