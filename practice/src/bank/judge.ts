import { XMLParser } from 'fast-xml-parser'
import type { FileStatus, PartStatus, PaymentStatus, Refusal } from './messages'
import { accountRefusals } from './refusals'

/** What the bank knows of its customer. */
export interface Customer {
  iban: string
  payerId: string
}

type Found = Record<string, unknown>
const list = (value: unknown): Found[] =>
  (Array.isArray(value) ? value : value === undefined ? [] : [value]).filter(
    (each): each is Found => typeof each === 'object' && each !== null,
  )
const at = (value: unknown, ...way: string[]): unknown =>
  way.reduce<unknown>((found, name) => (found && typeof found === 'object' ? (found as Found)[name] : undefined), value)
const text = (value: unknown): string => {
  const inner = typeof value === 'object' ? at(value, '#text') : value
  return typeof inner === 'string' ? inner.trim() : ''
}
const ore = (value: unknown): number => {
  const said = text(value)
  return /^\d+\.\d\d$/.test(said) ? Math.round(Number(said) * 100) : Number.NaN
}

/** ISO 13616: the letters as numbers, and what is left of 97. */
const isIban = (iban: string): boolean => {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false
  const digits = `${iban.slice(4)}${iban.slice(0, 4)}`.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1
}

const accountOf = (payment: Found) =>
  text(at(payment, 'CdtrAcct', 'Id', 'IBAN')) || text(at(payment, 'CdtrAcct', 'Id', 'Othr', 'Id'))

const refuse = (code: string, words: string): Refusal => ({ code, words })

const judgePayment = (payment: Found, refusedAccount: (account: string) => Refusal | undefined): PaymentStatus => {
  const iban = text(at(payment, 'CdtrAcct', 'Id', 'IBAN'))
  const amount = ore(at(payment, 'Amt', 'InstdAmt'))
  const account = accountOf(payment)
  const refusal =
    (iban && !isIban(iban)) || !account
      ? accountRefusals.AC01
      : text(at(payment, 'Cdtr', 'Nm')) === ''
        ? refuse('BE22', 'Mottagarens namn saknas')
        : !(amount > 0)
          ? refuse('AM01', 'Beloppet är noll')
          : refusedAccount(account)
  const endToEndId = text(at(payment, 'PmtId', 'EndToEndId'))
  return { endToEndId, amount, status: refusal ? 'RJCT' : 'ACTC', ...(refusal && { refusal }) }
}

const judgePart = (
  part: Found,
  customer: Customer,
  refusedAccount: (account: string) => Refusal | undefined,
): PartStatus => {
  const payments = list(part.CdtTrfTxInf)
  const judged = payments.map((payment) => judgePayment(payment, refusedAccount))
  const isForeign = (payment: Found) => !/^(?:SE|$)/.test(text(at(payment, 'CdtrAcct', 'Id', 'IBAN')))
  const isAbroad = text(part.ChrgBr) === 'SHAR'
  const id = text(part.PmtInfId)
  const whole = (code: string, words: string): PartStatus => ({
    id,
    status: 'RJCT',
    refusal: refuse(code, words),
    payments: [],
  })
  if (text(at(part, 'DbtrAcct', 'Id', 'IBAN')) !== customer.iban) return whole('AC02', 'Avsändarkontot är inte kundens')
  if (payments.some((payment) => text(at(payment, 'Amt', 'InstdAmt', '@_Ccy')) !== 'SEK'))
    return whole('AM03', 'Kontot har en annan valuta')
  if (payments.some((payment) => isForeign(payment) !== isAbroad))
    return whole('AG01', 'Inrikes och utrikes betalningar i samma del')
  if (Number(text(part.NbOfTxs)) !== payments.length) return whole('AM18', 'Antalet stämmer inte')
  if (ore(part.CtrlSum) !== judged.reduce((sum, { amount }) => sum + amount, 0))
    return whole('AM10', 'Summan stämmer inte')
  const refused = judged.filter(({ status }) => status === 'RJCT').length
  return { id, status: refused === 0 ? 'ACTC' : refused === judged.length ? 'RJCT' : 'PART', payments: judged }
}

export interface World {
  customer: Customer
  /** Whether a message of this id has come before. */
  hasCome: (messageId: string) => boolean
  /** Why the bank pays nothing to an account; undefined where it does. */
  refusedAccount: (account: string) => Refusal | undefined
  today: string
}

/** What the bank says of a file of payments; undefined for what is not one at all, which it cannot answer. */
export const judge = (file: string, { customer, hasCome, refusedAccount, today }: World): FileStatus | undefined => {
  let message: unknown
  try {
    message = at(
      new XMLParser({ ignoreAttributes: false, parseTagValue: false, removeNSPrefix: true }).parse(file, true),
      'Document',
      'CstmrCdtTrfInitn',
    )
  } catch {
    return undefined
  }
  const head = at(message, 'GrpHdr')
  const messageId = text(at(head, 'MsgId'))
  if (messageId === '') return undefined
  const parts = list(at(message, 'PmtInf'))
  const whole = (code: string, words: string): FileStatus => ({
    messageId,
    status: 'RJCT',
    refusal: refuse(code, words),
    parts: [],
  })
  if (hasCome(messageId)) return whole('DU01', 'Filen har kommit förut')
  if (text(at(head, 'InitgPty', 'Id', 'OrgId', 'Othr', 'Id')) !== customer.payerId)
    return whole('BE16', 'Avtalsnumret är inte kundens')
  if (parts.length === 0) return whole('FF01', 'Filen har inga betalningar')
  if (parts.some((part) => text(at(part, 'ReqdExctnDt', 'Dt')) < today)) return whole('DT01', 'Dagen har redan varit')
  const payments = parts.flatMap((part) => list(part.CdtTrfTxInf))
  if (Number(text(at(head, 'NbOfTxs'))) !== payments.length) return whole('AM18', 'Antalet stämmer inte')
  const ids = payments.map((payment) => text(at(payment, 'PmtId', 'EndToEndId')))
  if (new Set(ids).size < ids.length || ids.includes('')) return whole('DU04', 'En betalning står två gånger')
  const judged = parts.map((part) => judgePart(part, customer, refusedAccount))
  const isOne = (status: PartStatus['status']) => judged.every((part) => part.status === status)
  return { messageId, status: isOne('ACTC') ? 'ACTC' : isOne('RJCT') ? 'RJCT' : 'PART', parts: judged }
}

/** The accounts that payments of a file go to, by their end-to-end ids. */
export const accountsIn = (file: string): Map<string, string> => {
  const message: unknown = new XMLParser({ parseTagValue: false, removeNSPrefix: true }).parse(file)
  return new Map(
    list(at(message, 'Document', 'CstmrCdtTrfInitn', 'PmtInf'))
      .flatMap((part) => list(part.CdtTrfTxInf))
      .map((payment) => [text(at(payment, 'PmtId', 'EndToEndId')), accountOf(payment)]),
  )
}
