import type { PayoutAnswerProblem } from '@samspel/api'
import {
  type AnswerPart,
  type AnswerRow,
  decimal,
  type SaidReason,
  type SaidSum,
  type StatusReport,
} from '../../iso20022'
import { approvedVersion, messageIdOf, paymentInfoIdOf } from './names'
import { endToEndIdOf } from './page'
import type { BatchRow, RowView } from './repository'

/** ISO 20022: settled, on its way, refused; PART says that the payments differ. */
const paid = new Set(['ACSC', 'ACCC'])
const underway = new Set(['ACCP', 'ACSP', 'ACTC', 'ACWC', 'PDNG', 'RCVD'])
const refused = 'RJCT'
const isFinal = (status: string | null) => status !== null && (paid.has(status) || status === refused)
const isKnown = (status: string) => isFinal(status) || underway.has(status)

export const problem = (
  kind: PayoutAnswerProblem['kind'],
  facts: Partial<Omit<PayoutAnswerProblem, 'kind'>> = {},
): PayoutAnswerProblem => ({ kind, endToEndId: null, creator: null, expected: null, found: null, ...facts })

/** What was expected and what was found, where a sum that the bank repeats is another one. */
const otherSum = (said: SaidSum | null, expected: number) => {
  if (said === null || said.ore === expected) return undefined
  if (said.ore !== null) return { expected: decimal(expected), found: decimal(said.ore) }
  return { expected: /[A-Z]{3}$/.test(said.text) ? `${decimal(expected)} SEK` : decimal(expected), found: said.text }
}

/** How a payment ended; `waits`: the bank refused everything around it, and nothing is wrong with it. */
export type Ending = { row: RowView } & ({ end: 'paid' } | ({ end: 'failed' | 'waits' } & SaidReason))

/** The bank refuses a whole because it has it already: ISO 20022's reasons for that. It may be paying it. */
export const saysDuplicate = (ending: Ending): boolean =>
  ending.end === 'waits' && /^(?:DU0\d|AM05)$/.test(ending.code ?? '')

const problemOfRow = (
  { endToEndId, amount, status }: AnswerRow,
  row: RowView | undefined,
  seen: Set<string>,
): PayoutAnswerProblem | undefined => {
  if (!row) return problem('unknown_id', { endToEndId })
  const about = { endToEndId, creator: row.creator_name }
  if (seen.has(endToEndId)) return problem('twice', about)
  const other = otherSum(amount, row.row_amount)
  if (other) return problem('wrong_amount', { ...about, ...other })
  if (!isKnown(status)) return problem('wrong_status', { ...about, found: status.slice(0, 80) })
  return contradiction(status, row)
}

/** What has ended stays as it is: an answer that says otherwise is another bank's business. */
const contradiction = (status: string, row: RowView): PayoutAnswerProblem | undefined => {
  const said = paid.has(status) ? 'paid' : 'failed'
  const isOther =
    row.state === 'paid' || row.state === 'failed' ? row.state !== said : row.state === 'released' && said === 'paid'
  return isFinal(status) && isOther
    ? problem('wrong_status', {
        endToEndId: endToEndIdOf(row.payout_id),
        creator: row.creator_name,
        expected: row.state,
        found: status,
      })
    : undefined
}

/** Count, sum and status of a whole, and whether what is said inside of it is the same. */
const problemsOfWhole = (
  whole: Pick<StatusReport, 'count' | 'sum' | 'status'>,
  rows: readonly RowView[],
  inside: readonly string[],
): PayoutAnswerProblem[] => {
  const { count, sum, status } = whole
  const other = otherSum(
    sum,
    rows.reduce((total, { row_amount: amount }) => total + amount, 0),
  )
  const isOdd =
    status !== null &&
    ((status !== 'PART' && !isKnown(status)) ||
      (status === refused && inside.some((each) => each !== refused)) ||
      (paid.has(status) && inside.includes(refused)))
  return [
    ...(count !== null && count !== rows.length
      ? [problem('wrong_count', { expected: String(rows.length), found: String(count).slice(0, 80) })]
      : []),
    ...(other ? [problem('wrong_sum', other)] : []),
    ...(isOdd ? [problem('wrong_status', { found: status })] : []),
  ]
}

const rowsOfPart = (part: AnswerPart, batch: BatchRow, rows: readonly RowView[]) =>
  part.id === null ? rows : rows.filter((row) => paymentInfoIdOf(batch, row.part) === part.id)

/** What in the answer is not as it was sent; nothing when it may be taken. */
export const problemsOf = (answer: StatusReport, batch: BatchRow, rows: readonly RowView[]): PayoutAnswerProblem[] => {
  const messageId = messageIdOf({ ...batch, version: approvedVersion(batch) })
  if (answer.messageId !== messageId) return [problem('wrong_batch', { expected: messageId, found: answer.messageId })]
  const byId = new Map(rows.map((row) => [endToEndIdOf(row.payout_id), row]))
  const seen = new Set<string>()
  const ofRows = answer.parts
    .flatMap((part) => part.rows)
    .flatMap((each) => {
      const wrong = problemOfRow(each, byId.get(each.endToEndId), seen)
      seen.add(each.endToEndId)
      return wrong ?? []
    })
  const ofParts = answer.parts.flatMap((part) => {
    const own = rowsOfPart(part, batch, rows)
    const inside = part.rows.map(({ status }) => status)
    return own.length === 0 && part.id !== null
      ? [problem('unknown_id', { endToEndId: part.id })]
      : problemsOfWhole(part, own, inside)
  })
  const inside = answer.parts.flatMap((part) => [
    ...(part.status ? [part.status] : []),
    ...part.rows.map(({ status }) => status),
  ])
  const found = [...ofRows, ...ofParts, ...problemsOfWhole(answer, rows, inside)]
  const isEmpty = answer.status === null && inside.length === 0
  if (isEmpty) found.push(problem('nothing'))
  const against =
    isEmpty || found.length > 0
      ? []
      : endingsOf(answer, batch, rows, true)
          .filter((ending) => !saysDuplicate(ending))
          .flatMap(({ row, end }) => contradiction(end === 'paid' ? 'ACSC' : refused, row) ?? [])
  return [...found, ...against].slice(0, 50)
}

/**
 * How the payments end by this answer. A payment's own status counts first, then that of its payment information, then that of the file.
 * Where a whole is refused, payments that it does not name wait for another batch.
 */
export const endingsOf = (
  answer: StatusReport,
  batch: BatchRow,
  rows: readonly RowView[],
  withEnded = false,
): Ending[] => {
  const own = new Map(answer.parts.flatMap((part) => part.rows.map((row) => [row.endToEndId, row] as const)))
  const parts = answer.parts.filter(({ id }) => id !== null)
  return rows.flatMap((row): Ending[] => {
    if (!withEnded && row.state !== 'included') return []
    const said = own.get(endToEndIdOf(row.payout_id))
    if (said) {
      if (paid.has(said.status)) return [{ row, end: 'paid' }]
      return said.status === refused ? [{ row, end: 'failed', code: said.code, words: said.words }] : []
    }
    const part = parts.find(({ id }) => id === paymentInfoIdOf(batch, row.part))
    const whole = part?.status ? part : answer
    if (whole.status !== null && paid.has(whole.status)) return [{ row, end: 'paid' }]
    const reason = whole.reason.code || whole.reason.words ? whole.reason : answer.reason
    return whole.status === refused ? [{ row, end: 'waits', ...reason }] : []
  })
}
