import { at, list, readDocument, reasonOf, type SaidReason, type SaidSum, sumOf, text, texts } from './read-xml'

/** Money that came to or left the account: one payment, or a sum of several that the bank does not name one by one. */
export interface StatementEntry {
  isCredit: boolean
  amount: SaidSum
  /** The day on which it was booked. */
  day: string
  /** The bank's own name for it, the same in every message that tells of it. */
  bankReference: string | null
  endToEndId: string | null
  /** Who paid. */
  sender: string | null
  /** References that the payer gave by themselves (OCR numbers among them). */
  references: string[]
  /** What the payer wrote. */
  words: string
  /** Of a payment that came back: why. */
  returned: SaidReason | null
  /** It takes back what was booked before. */
  isReversal: boolean
  /** Of a sum: which of our payment informations, and how many payments. */
  bundle: { paymentInfoId: string | null; count: number } | null
}

/** What happened on the account, as the bank tells during the day (camt.054) or at its end (camt.053). */
export interface Statement {
  kind: 'camt.053' | 'camt.054'
  id: string
  entries: StatementEntry[]
  /** Entries whose payments do not add up to them: none of these is among `entries`. */
  unequal: SaidSum[]
  /** Accounts that are not ours: nothing of them is among the others. */
  foreign: string[]
}

class Unreadable extends Error {}

const roots = { BkToCstmrStmt: ['camt.053', 'Stmt'], BkToCstmrDbtCdtNtfctn: ['camt.054', 'Ntfctn'] } as const

/** Newer versions have a party inside of the party. */
const nameOf = (details: unknown, role: 'Dbtr' | 'UltmtDbtr') => {
  const party = at(details, 'RltdPties', role)
  return text(at(party, 'Pty', 'Nm') ?? at(party, 'Nm'))
}
const dayOf = (entry: unknown): string => {
  const said = text(at(entry, 'BookgDt', 'Dt') ?? at(entry, 'BookgDt', 'DtTm') ?? at(entry, 'ValDt', 'Dt'))
  if (!said || !/^\d{4}-\d\d-\d\d/.test(said)) throw new Unreadable()
  return said.slice(0, 10)
}
const isBooked = (entry: unknown) => text(at(entry, 'Sts', 'Cd') ?? at(entry, 'Sts')) === 'BOOK'
const sideOf = (value: unknown): boolean | undefined => {
  const side = text(at(value, 'CdtDbtInd'))
  return side === 'CRDT' ? true : side === 'DBIT' ? false : undefined
}
const amountOf = (details: unknown): SaidSum | null =>
  sumOf(at(details, 'Amt')) ??
  sumOf(at(details, 'AmtDtls', 'TxAmt', 'Amt')) ??
  sumOf(at(details, 'AmtDtls', 'InstdAmt', 'Amt'))

/** Banks that have nothing to say there say so by this word. */
const given = (value: string | null) => (value === null || /^NOT ?PROVIDED$/i.test(value) ? null : value.slice(0, 80))

const detailsOf = (details: unknown) => ({
  endToEndId: given(text(at(details, 'Refs', 'EndToEndId'))),
  sender: (nameOf(details, 'Dbtr') ?? nameOf(details, 'UltmtDbtr'))?.slice(0, 120) ?? null,
  references: [
    ...new Set(
      list(at(details, 'RmtInf', 'Strd'))
        .map((each) => text(at(each, 'CdtrRefInf', 'Ref')))
        .filter((each) => each !== null),
    ),
  ],
  words: texts(at(details, 'RmtInf', 'Ustrd'))
    .join(' ')
    .slice(0, 140),
  returned: at(details, 'RtrInf') === undefined ? null : reasonOf(at(details, 'RtrInf')),
})

const readEntry = (entry: Record<string, unknown>): StatementEntry[] | SaidSum => {
  const [amount, isCredit] = [sumOf(entry.Amt), sideOf(entry)]
  if (!amount || isCredit === undefined) throw new Unreadable()
  const common = { isCredit, day: dayOf(entry), isReversal: text(entry.RvslInd) === 'true' }
  const bankReference = given(text(entry.AcctSvcrRef))
  const groups = list(entry.NtryDtls)
  const payments = groups.flatMap((group) => list(group.TxDtls))
  const [only] = payments
  const bundle = at(groups[0], 'Btch')
  const paymentInfoId = text(at(bundle, 'PmtInfId'))
  if (!only || (payments.length === 1 && Number(text(at(bundle, 'NbOfTxs')) ?? 1) > 1)) {
    const count = Number(text(at(bundle, 'NbOfTxs')) ?? 1)
    const told = { ...common, ...detailsOf(only), amount, bankReference }
    return [{ ...told, bundle: bundle === undefined ? null : { paymentInfoId, count } }]
  }
  if (payments.length === 1)
    return [
      {
        ...common,
        ...detailsOf(only),
        amount,
        bankReference: given(text(at(only, 'Refs', 'AcctSvcrRef'))) ?? bankReference,
        bundle: null,
      },
    ]
  const sums = payments.map(amountOf)
  const total = sums.reduce((sum, each) => sum + (each?.ore ?? Number.NaN), 0)
  if (amount.ore !== null && total !== amount.ore) return amount
  return payments.map((details, index) => ({
    ...common,
    ...detailsOf(details),
    isCredit: sideOf(details) ?? isCredit,
    amount: sums[index] ?? amount,
    bankReference:
      given(text(at(details, 'Refs', 'AcctSvcrRef'))) ?? (bankReference && `${bankReference}/${index + 1}`),
    bundle: null,
  }))
}

/** The account that a part tells of, without blanks and hyphens: an IBAN, or what the bank has instead; null where it names none. */
const accountOf = (part: unknown): string | null => {
  const said = text(at(part, 'Acct', 'Id', 'IBAN')) ?? text(at(part, 'Acct', 'Id', 'Othr', 'Id'))
  return said?.replaceAll(/[\s-]/g, '').toUpperCase().slice(0, 40) ?? null
}

/**
 * Reads camt.053 or camt.054 (any version of them); undefined for what is neither. What is not booked yet, and what happened on accounts that
 * are not ours, is left out.
 */
export const readStatement = (
  file: string,
  isOurs: (account: string) => boolean = () => true,
): Statement | undefined => {
  try {
    const document = readDocument(file)
    const root = Object.keys(roots).find((name) => at(document, name) !== undefined) as keyof typeof roots | undefined
    if (!root) return undefined
    const [kind, part] = roots[root]
    const id = text(at(document, root, 'GrpHdr', 'MsgId'))
    if (!id) return undefined
    const parts = list(at(document, root, part)).map((each) => ({ entries: list(each.Ntry), account: accountOf(each) }))
    const isForeign = (account: string | null): account is string => account !== null && !isOurs(account)
    const read = parts
      .filter(({ account }) => !isForeign(account))
      .flatMap(({ entries }) => entries)
      .filter(isBooked)
      .map(readEntry)
    return {
      kind,
      id: id.slice(0, 80),
      entries: read.flatMap((each) => (Array.isArray(each) ? each : [])),
      unequal: read.flatMap((each) => (Array.isArray(each) ? [] : [each])),
      foreign: [...new Set(parts.map(({ account }) => account).filter(isForeign))],
    }
  } catch {
    return undefined
  }
}
