import { XMLBuilder } from 'fast-xml-parser'

/** Messages as banks write them, for tests: what is not given is left out. */
const xml = (name: string, content: object): string =>
  new XMLBuilder({ ignoreAttributes: false, format: true, suppressEmptyNode: true }).build({
    '?xml': { '@_version': '1.0', '@_encoding': 'UTF-8' },
    Document: { '@_xmlns': `urn:iso:std:iso:20022:tech:xsd:${name}`, ...content },
  }) as string

const decimal = (ore: number) => (ore / 100).toFixed(2)
const sek = (ore: number, currency = 'SEK') => ({ '#text': decimal(ore), '@_Ccy': currency })
let numbers = 0
export const nextMessage = (): string => `BANK-${(numbers += 1)}`

interface Reason {
  code: string
  words?: string
}
const reasonOf = (reason: Reason | undefined) =>
  reason && { StsRsnInf: { Rsn: { Cd: reason.code }, ...(reason.words && { AddtlInf: reason.words }) } }

export interface SaidPart {
  id: string
  status?: string
  reason?: Reason
  rows?: { endToEndId: string; status: string; reason?: Reason; amount?: number }[]
}

export const pain002 = (
  messageId: string,
  {
    status,
    reason,
    parts = [],
    id = nextMessage(),
  }: { status?: string; reason?: Reason; parts?: SaidPart[]; id?: string },
): string =>
  xml('pain.002.001.10', {
    CstmrPmtStsRpt: {
      GrpHdr: { MsgId: id, CreDtTm: '2026-01-05T10:00:00' },
      OrgnlGrpInfAndSts: {
        OrgnlMsgId: messageId,
        OrgnlMsgNmId: 'pain.001.001.09',
        ...(status && { GrpSts: status }),
        ...reasonOf(reason),
      },
      OrgnlPmtInfAndSts: parts.map((part) => ({
        OrgnlPmtInfId: part.id,
        ...(part.status && { PmtInfSts: part.status }),
        ...reasonOf(part.reason),
        TxInfAndSts: (part.rows ?? []).map((row) => ({
          OrgnlEndToEndId: row.endToEndId,
          TxSts: row.status,
          ...reasonOf(row.reason),
          ...(row.amount && { OrgnlTxRef: { Amt: { InstdAmt: sek(row.amount) } } }),
        })),
      })),
    },
  })

export interface SaidPayment {
  amount: number
  /** The bank's name for it. */
  ref?: string
  endToEndId?: string
  /** OCR references. */
  references?: string[]
  words?: string
  sender?: string
  returned?: Reason
}
export interface SaidEntry {
  amount: number
  isDebit?: boolean
  day?: string
  currency?: string
  status?: string
  ref?: string
  isReversal?: boolean
  bundle?: { id: string; count: number }
  payments?: SaidPayment[]
}

const payment = ({ amount, ref, endToEndId, references = [], words, sender, returned }: SaidPayment) => ({
  Refs: { ...(ref && { AcctSvcrRef: ref }), EndToEndId: endToEndId ?? 'NOTPROVIDED' },
  Amt: sek(amount),
  ...(sender && { RltdPties: { Dbtr: { Pty: { Nm: sender } } } }),
  ...((references.length > 0 || words) && {
    RmtInf: {
      ...(words && { Ustrd: words }),
      Strd: references.map((Ref) => ({ CdtrRefInf: { Tp: { CdOrPrtry: { Cd: 'SCOR' } }, Ref } })),
    },
  }),
  ...(returned && { RtrInf: { Rsn: { Cd: returned.code }, ...(returned.words && { AddtlInf: returned.words }) } }),
})

/** What happened on the account: during the day (camt.054) or at its end (camt.053). */
export const camt = (
  kind: '053' | '054',
  entries: SaidEntry[],
  id = nextMessage(),
  iban = 'SE4550000000058398257466',
): string => {
  const said = {
    Id: id,
    CreDtTm: '2026-01-05T18:00:00',
    Acct: { Id: { IBAN: iban } },
    Ntry: entries.map((entry) => ({
      Amt: sek(entry.amount, entry.currency),
      CdtDbtInd: entry.isDebit ? 'DBIT' : 'CRDT',
      ...(entry.isReversal && { RvslInd: 'true' }),
      Sts: { Cd: entry.status ?? 'BOOK' },
      BookgDt: { Dt: entry.day ?? '2026-01-02' },
      ...(entry.ref && { AcctSvcrRef: entry.ref }),
      BkTxCd: { Domn: { Cd: 'PMNT', Fmly: { Cd: 'RCDT', SubFmlyCd: 'DMCT' } } },
      ...((entry.payments || entry.bundle) && {
        NtryDtls: {
          ...(entry.bundle && { Btch: { PmtInfId: entry.bundle.id, NbOfTxs: entry.bundle.count } }),
          TxDtls: (entry.payments ?? []).map(payment),
        },
      }),
    })),
  }
  const GrpHdr = { MsgId: id, CreDtTm: '2026-01-05T18:00:00' }
  return kind === '053'
    ? xml('camt.053.001.08', { BkToCstmrStmt: { GrpHdr, Stmt: said } })
    : xml('camt.054.001.08', { BkToCstmrDbtCdtNtfctn: { GrpHdr, Ntfctn: said } })
}
