import { XMLBuilder } from 'fast-xml-parser'
import type { BankAccount } from '../bank-account'

export interface FilePayment {
  endToEndId: string
  /** Öre. */
  amount: number
  name: string
  /** Where the payee lives; asked for by banks when the money leaves the country. */
  country: string
  account: BankAccount
  /** What the payee reads on their statement. */
  message: string
}

/** Payments of one kind: within Sweden, or to other countries. */
export interface FilePart {
  /** By this name the bank's answer finds it. */
  id: string
  isAbroad: boolean
  payments: readonly FilePayment[]
}

/** Who pays, as the agreement with the bank says. */
export interface Payer {
  name: string
  id: string
  /** ISO 20022's code for who gave that id. */
  scheme: string
  iban: string
  bic: string
}
export interface BankFile {
  /** By this name the bank's answer finds the batch. */
  messageId: string
  createdAt: string
  /** When the bank carries it out. */
  executionDay: string
  payer: Payer
  parts: readonly FilePart[]
}

/** Kronor with two decimals, as the schema wants them. */
export const decimal = (ore: number): string => `${Math.floor(ore / 100)}.${String(ore % 100).padStart(2, '0')}`

/** The letters that banks take: those of western Europe, without marks that break a line or a message. */
const letters = (text: string): string =>
  text
    .normalize('NFC')
    .replace(/[^\u0020-\u00ff]/gu, (sign) => sign.normalize('NFD').replace(/\p{M}/gu, ''))
    .replace(/[^A-Za-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u00ff .,'()/?+:-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 70) || 'Okänd'

/** Whether money to this account leaves the country. */
export const isAbroad = (account: BankAccount): boolean => account.kind === 'iban' && !account.iban.startsWith('SE')

const creditorOf = ({ account, name, country }: FilePayment) => {
  const Cdtr = { Nm: letters(name), ...(isAbroad(account) && { PstlAdr: { Ctry: country } }) }
  return account.kind === 'iban'
    ? { Cdtr, CdtrAcct: { Id: { IBAN: account.iban } } }
    : {
        CdtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'SESBA' }, MmbId: account.clearing } } },
        Cdtr,
        CdtrAcct: { Id: { Othr: { Id: account.account, SchmeNm: { Cd: 'BBAN' } } } },
      }
}

const totals = (payments: readonly FilePayment[]) => ({
  NbOfTxs: payments.length,
  CtrlSum: decimal(payments.reduce((total, { amount }) => total + amount, 0)),
})

const partOf = ({ id, isAbroad: leaves, payments }: FilePart, { executionDay, payer }: BankFile) => ({
  PmtInfId: id,
  PmtMtd: 'TRF',
  // What leaves the country is booked one by one, since each has a rate and a fee of its own.
  BtchBookg: leaves ? 'false' : 'true',
  ...totals(payments),
  PmtTpInf: { SvcLvl: { Cd: 'NURG' } },
  ReqdExctnDt: { Dt: executionDay },
  Dbtr: { Nm: letters(payer.name) },
  DbtrAcct: { Id: { IBAN: payer.iban }, Ccy: 'SEK' },
  DbtrAgt: { FinInstnId: { BICFI: payer.bic } },
  // Abroad each side pays its own bank.
  ChrgBr: leaves ? 'SHAR' : 'SLEV',
  CdtTrfTxInf: payments.map((payment) => ({
    PmtId: { InstrId: payment.endToEndId, EndToEndId: payment.endToEndId },
    Amt: { InstdAmt: { '#text': decimal(payment.amount), '@_Ccy': 'SEK' } },
    ...creditorOf(payment),
    RmtInf: { Ustrd: letters(payment.message) },
  })),
})

/** The file for the bank: ISO 20022 pain.001.001.09, a payment information for each kind of payment. The same batch makes the same bytes. */
export const pain001 = (file: BankFile): string => {
  const { messageId, createdAt, payer, parts } = file
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: createdAt,
          ...totals(parts.flatMap(({ payments }) => payments)),
          InitgPty: {
            Nm: letters(payer.name),
            Id: { OrgId: { Othr: { Id: payer.id, SchmeNm: { Cd: payer.scheme } } } },
          },
        },
        PmtInf: parts.map((part) => partOf(part, file)),
      },
    },
  }) as string
}
