import { XMLBuilder } from 'fast-xml-parser'

/** Why the bank refuses something, in ISO 20022's code and words of its own. */
export interface Refusal {
  code: string
  words: string
}
export interface PaymentStatus {
  endToEndId: string
  amount: number
  status: 'ACTC' | 'RJCT'
  refusal?: Refusal
}
export interface PartStatus {
  id: string
  status: 'ACTC' | 'PART' | 'RJCT'
  refusal?: Refusal
  payments: PaymentStatus[]
}
export interface FileStatus {
  messageId: string
  status: 'ACTC' | 'PART' | 'RJCT'
  refusal?: Refusal
  parts: PartStatus[]
}

/** Money on the account as the bank books it; öre. */
export interface Entry {
  isDebit: boolean
  /** The bank's name for it. */
  ref: string
  day: string
  amount: number
  payments: {
    ref: string
    amount: number
    endToEndId?: string | undefined
    sender?: string | undefined
    reference?: string | undefined
    words?: string | undefined
    returned?: Refusal | undefined
  }[]
  paymentInfoId?: string | undefined
}

const decimal = (ore: number) => `${Math.floor(ore / 100)}.${String(ore % 100).padStart(2, '0')}`
const kronor = (ore: number) => ({ '#text': decimal(ore), '@_Ccy': 'SEK' })
const write = (name: string, message: object): string =>
  new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true }).build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: { '@_xmlns': `urn:iso:std:iso:20022:tech:xsd:${name}`, ...message },
  }) as string
const reason = (refusal: Refusal | undefined) =>
  refusal && { StsRsnInf: { Rsn: { Cd: refusal.code }, AddtlInf: refusal.words } }
const header = (id: string, at: Date) => ({ MsgId: id, CreDtTm: at.toISOString().slice(0, 19) })

/** The answer to a file of payments: refused payments are named, accepted ones are told of when they leave the account. */
export const pain002 = (id: string, at: Date, { messageId, status, refusal, parts }: FileStatus): string =>
  write('pain.002.001.10', {
    CstmrPmtStsRpt: {
      GrpHdr: header(id, at),
      OrgnlGrpInfAndSts: {
        OrgnlMsgId: messageId,
        OrgnlMsgNmId: 'pain.001.001.09',
        GrpSts: status,
        ...reason(refusal),
      },
      OrgnlPmtInfAndSts: parts.map((part) => ({
        OrgnlPmtInfId: part.id,
        PmtInfSts: part.status,
        ...reason(part.refusal),
        TxInfAndSts: part.payments
          .filter((payment) => payment.status === 'RJCT')
          .map((payment) => ({
            OrgnlEndToEndId: payment.endToEndId,
            TxSts: payment.status,
            ...reason(payment.refusal),
            OrgnlTxRef: { Amt: { InstdAmt: kronor(payment.amount) } },
          })),
      })),
    },
  })

const entryOf = ({ isDebit, ref, day, amount, payments, paymentInfoId }: Entry) => ({
  Amt: kronor(amount),
  CdtDbtInd: isDebit ? 'DBIT' : 'CRDT',
  Sts: { Cd: 'BOOK' },
  BookgDt: { Dt: day },
  ValDt: { Dt: day },
  AcctSvcrRef: ref,
  BkTxCd: { Domn: { Cd: 'PMNT', Fmly: { Cd: isDebit ? 'ICDT' : 'RCDT', SubFmlyCd: 'DMCT' } } },
  NtryDtls: {
    ...(paymentInfoId && { Btch: { PmtInfId: paymentInfoId, NbOfTxs: payments.length, TtlAmt: kronor(amount) } }),
    TxDtls: payments.map((payment) => ({
      Refs: { AcctSvcrRef: payment.ref, EndToEndId: payment.endToEndId ?? 'NOTPROVIDED' },
      Amt: kronor(payment.amount),
      CdtDbtInd: isDebit ? 'DBIT' : 'CRDT',
      ...(payment.sender && { RltdPties: { Dbtr: { Pty: { Nm: payment.sender } } } }),
      ...((payment.reference || payment.words) && {
        RmtInf: {
          ...(payment.words && { Ustrd: payment.words }),
          ...(payment.reference && {
            Strd: { CdtrRefInf: { Tp: { CdOrPrtry: { Prtry: 'OCR' } }, Ref: payment.reference } },
          }),
        },
      }),
      ...(payment.returned && { RtrInf: { Rsn: { Cd: payment.returned.code }, AddtlInf: payment.returned.words } }),
    })),
  },
})

/** What happened on the account: just now (camt.054) or in a day (camt.053). */
export const statement = (
  kind: 'camt.053' | 'camt.054',
  { id, at, iban, entries }: { id: string; at: Date; iban: string; entries: readonly Entry[] },
): string => {
  const told = {
    Id: id,
    CreDtTm: at.toISOString().slice(0, 19),
    Acct: { Id: { IBAN: iban } },
    Ntry: entries.map(entryOf),
  }
  return kind === 'camt.053'
    ? write('camt.053.001.08', { BkToCstmrStmt: { GrpHdr: header(id, at), Stmt: told } })
    : write('camt.054.001.08', { BkToCstmrDbtCdtNtfctn: { GrpHdr: header(id, at), Ntfctn: told } })
}
