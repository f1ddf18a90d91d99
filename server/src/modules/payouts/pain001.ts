import { XMLBuilder } from 'fast-xml-parser'
import type { BankAccount } from '../../bank-account'

export interface FilePayment {
  endToEndId: string
  /** Öre. */
  amount: number
  name: string
  account: BankAccount
}
export interface BankFile {
  /** By this name the bank's answer finds the batch. */
  messageId: string
  createdAt: string
  /** When the bank carries it out. */
  executionDay: string
  debtor: { name: string; iban: string; bic: string }
  payments: readonly FilePayment[]
}

/** Kronor with two decimals, as the schema wants them. */
export const decimal = (ore: number): string => `${Math.floor(ore / 100)}.${String(ore % 100).padStart(2, '0')}`

/** The letters that banks take in names: those of western Europe, without marks that break a line or a message. */
const letters = (text: string): string =>
  text
    .replace(/[^\p{L}\p{N} .,'()/?+:-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 70) || 'Okänd'

const creditor = (account: BankAccount) =>
  account.kind === 'iban'
    ? { CdtrAcct: { Id: { IBAN: account.iban } } }
    : {
        CdtrAgt: { FinInstnId: { ClrSysMmbId: { ClrSysId: { Cd: 'SESBA' }, MmbId: account.clearing } } },
        CdtrAcct: { Id: { Othr: { Id: account.account, SchmeNm: { Cd: 'BBAN' } } } },
      }

/** The file for the bank: ISO 20022 pain.001.001.09, one payment information for the whole batch. The same batch makes the same bytes. */
export const pain001 = ({ messageId, createdAt, executionDay, debtor, payments }: BankFile): string => {
  const count = payments.length
  const sum = decimal(payments.reduce((total, { amount }) => total + amount, 0))
  const builder = new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true })
  return builder.build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: {
      '@_xmlns': 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
      CstmrCdtTrfInitn: {
        GrpHdr: {
          MsgId: messageId,
          CreDtTm: createdAt,
          NbOfTxs: count,
          CtrlSum: sum,
          InitgPty: { Nm: letters(debtor.name) },
        },
        PmtInf: {
          PmtInfId: `${messageId}-1`,
          PmtMtd: 'TRF',
          BtchBookg: 'true',
          NbOfTxs: count,
          CtrlSum: sum,
          PmtTpInf: { SvcLvl: { Cd: 'NURG' } },
          ReqdExctnDt: { Dt: executionDay },
          Dbtr: { Nm: letters(debtor.name) },
          DbtrAcct: { Id: { IBAN: debtor.iban }, Ccy: 'SEK' },
          DbtrAgt: { FinInstnId: { BICFI: debtor.bic } },
          ChrgBr: 'SLEV',
          CdtTrfTxInf: payments.map(({ endToEndId, amount, name, account }) => {
            const { CdtrAcct, ...agent } = creditor(account)
            return {
              PmtId: { InstrId: endToEndId, EndToEndId: endToEndId },
              Amt: { InstdAmt: { '#text': decimal(amount), '@_Ccy': 'SEK' } },
              ...agent,
              Cdtr: { Nm: letters(name) },
              CdtrAcct,
              RmtInf: { Ustrd: 'Samspel' },
            }
          }),
        },
      },
    },
  }) as string
}
