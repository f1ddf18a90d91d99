import { XMLParser } from 'fast-xml-parser'
import { readCsv } from '../../read-csv'

/** A sum as the bank repeats it. */
export interface SaidSum {
  /** Null for what is no sum of kronor: another currency, less than nothing, parts of an öre. */
  ore: number | null
  /** As it stands in the file, with its currency where it names one. */
  text: string
}

/** What the bank says of one payment. */
export interface AnswerRow {
  endToEndId: string
  /** Null where the bank does not repeat it. */
  amount: SaidSum | null
  status: string
  code: string | null
  words: string | null
}
export interface BankAnswer {
  messageId: string
  /** What the bank says that it got; null where it does not. */
  count: number | null
  sum: SaidSum | null
  rows: AnswerRow[]
}

const list = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter(
    (each): each is Record<string, unknown> => typeof each === 'object' && each !== null,
  )
const at = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>(
    (found, name) => (found && typeof found === 'object' ? (found as Record<string, unknown>)[name] : undefined),
    value,
  )
const text = (value: unknown): string | null => {
  const inner = value && typeof value === 'object' ? at(value, '#text') : value
  return typeof inner === 'string' && inner.trim() !== '' ? inner.trim() : null
}
/** A decimal number of kronor, as banks write it; null where nothing is said. */
const sumOf = (value: unknown): SaidSum | null => {
  const said = text(value)
  if (said === null) return null
  const currency = text(at(value, '@_Ccy'))
  const [, kronor, rest = ''] = /^(\d{1,12})(?:[.,](\d{1,2}))?$/.exec(said.replaceAll(' ', '')) ?? []
  const isKronor = kronor !== undefined && (currency === null || currency === 'SEK')
  return {
    ore: isKronor ? Number(kronor) * 100 + Number(rest.padEnd(2, '0')) : null,
    text: [said.slice(0, 40), currency?.slice(0, 10)].filter(Boolean).join(' '),
  }
}

const readXml = (file: string): BankAnswer | undefined => {
  // Entities of a document's own could make a small file endless, or read others'.
  if (/<!(?:DOCTYPE|ENTITY)/i.test(file)) return undefined
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    processEntities: true,
    removeNSPrefix: true,
    ignoreDeclaration: true,
  })
  const report = at(parser.parse(file, true), 'Document', 'CstmrPmtStsRpt')
  const group = at(report, 'OrgnlGrpInfAndSts')
  const messageId = text(at(group, 'OrgnlMsgId'))
  if (!messageId) return undefined
  const count = text(at(group, 'OrgnlNbOfTxs'))
  return {
    messageId: messageId.slice(0, 80),
    count: count === null ? null : Number(count),
    sum: sumOf(at(group, 'OrgnlCtrlSum')),
    rows: list(at(report, 'OrgnlPmtInfAndSts')).flatMap((info) =>
      list(info.TxInfAndSts).map((row) => {
        const reason = list(row.StsRsnInf)[0]
        return {
          endToEndId: (text(row.OrgnlEndToEndId) ?? '').slice(0, 80),
          amount: sumOf(at(row, 'OrgnlTxRef', 'Amt', 'InstdAmt')),
          status: text(row.TxSts) ?? '',
          code: text(at(reason, 'Rsn', 'Cd'))?.slice(0, 10) ?? null,
          words: text(list(reason?.AddtlInf)[0] ?? reason?.AddtlInf)?.slice(0, 300) ?? null,
        }
      }),
    ),
  }
}

const columns = ['message_id', 'end_to_end_id', 'amount', 'status', 'reason_code', 'reason'] as const

const readTable = (file: string): BankAnswer | undefined => {
  const [head, ...body] = readCsv(file, 5_000).map(({ record }) => record)
  const where = new Map(columns.map((name) => [name, head?.indexOf(name) ?? -1]))
  if ((['message_id', 'end_to_end_id', 'status'] as const).some((name) => (where.get(name) ?? -1) < 0)) return undefined
  const cell = (record: readonly string[], name: (typeof columns)[number]) =>
    record[where.get(name) ?? -1]?.trim() ?? ''
  const [first] = body
  if (!first) return undefined
  const messageId = cell(first, 'message_id')
  return {
    // A file that names two batches names none.
    messageId: body.every((record) => cell(record, 'message_id') === messageId) ? messageId.slice(0, 80) : '',
    count: null,
    sum: null,
    rows: body.map((record) => ({
      endToEndId: cell(record, 'end_to_end_id').slice(0, 80),
      amount: sumOf(cell(record, 'amount')),
      status: cell(record, 'status'),
      code: cell(record, 'reason_code').slice(0, 10) || null,
      words: cell(record, 'reason').slice(0, 300) || null,
    })),
  }
}

/** Reads pain.002 (any version of it) or CSV; undefined for what is neither. */
export const readAnswer = (file: string): BankAnswer | undefined => {
  try {
    return /^\s*(?:\uFEFF)?\s*</.test(file) ? readXml(file) : readTable(file)
  } catch {
    return undefined
  }
}
