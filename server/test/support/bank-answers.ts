import { XMLParser } from 'fast-xml-parser'
import { toCsv } from '@samspel/api/files'

interface Sent {
  messageId: string
  partId: string
  rows: { id: string; amount: string; account: string }[]
}

/** What stands in a file for the bank. */
const readSent = (file: string): Sent => {
  const parsed = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'CdtTrfTxInf' }).parse(file) as {
    Document: {
      CstmrCdtTrfInitn: {
        GrpHdr: { MsgId: string }
        PmtInf: { PmtInfId: string; CdtTrfTxInf: Record<string, never>[] }
      }
    }
  }
  const { GrpHdr, PmtInf } = parsed.Document.CstmrCdtTrfInitn
  return {
    messageId: GrpHdr.MsgId,
    partId: PmtInf.PmtInfId,
    rows: PmtInf.CdtTrfTxInf.map((row) => {
      const { PmtId, Amt, CdtrAcct } = row as unknown as {
        PmtId: { EndToEndId: string }
        Amt: { InstdAmt: string }
        CdtrAcct: { Id: { Othr?: { Id: string }; IBAN?: string } }
      }
      return { id: PmtId.EndToEndId, amount: Amt.InstdAmt, account: CdtrAcct.Id.Othr?.Id ?? CdtrAcct.Id.IBAN ?? '' }
    }),
  }
}

/** A bank's answer to a file of one part, payment by payment: accounts that end in 0404 are closed. */
export const answerTo = (file: string, format: 'pain002' | 'csv' = 'pain002'): string => {
  const { messageId, partId, rows } = readSent(file)
  const isClosed = (account: string) => account.endsWith('0404')
  if (format === 'csv')
    return toCsv([
      ['message_id', 'end_to_end_id', 'amount', 'status', 'reason_code', 'reason'],
      ...rows.map(({ id, amount, account }) =>
        isClosed(account)
          ? [messageId, id, amount, 'RJCT', 'AC04', 'Kontot är avslutat']
          : [messageId, id, amount, 'ACSC', '', ''],
      ),
    ])
  const sum = rows.reduce((total, { amount }) => total + Number(amount), 0).toFixed(2)
  const said = rows.map(
    ({ id, amount, account }) =>
      `<TxInfAndSts><OrgnlEndToEndId>${id}</OrgnlEndToEndId>${
        isClosed(account)
          ? '<TxSts>RJCT</TxSts><StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Kontot är avslutat</AddtlInf></StsRsnInf>'
          : '<TxSts>ACSC</TxSts>'
      }<OrgnlTxRef><Amt><InstdAmt Ccy="SEK">${amount}</InstdAmt></Amt></OrgnlTxRef></TxInfAndSts>`,
  )
  const group = rows.some(({ account }) => isClosed(account)) ? 'PART' : 'ACSC'
  return `<?xml version="1.0" encoding="UTF-8"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.002.001.10"><CstmrPmtStsRpt>
    <GrpHdr><MsgId>ANSWER-${messageId}</MsgId></GrpHdr><OrgnlGrpInfAndSts><OrgnlMsgId>${messageId}</OrgnlMsgId>
    <OrgnlNbOfTxs>${rows.length}</OrgnlNbOfTxs><OrgnlCtrlSum>${sum}</OrgnlCtrlSum><GrpSts>${group}</GrpSts></OrgnlGrpInfAndSts>
    <OrgnlPmtInfAndSts><OrgnlPmtInfId>${partId}</OrgnlPmtInfId>${said.join('')}</OrgnlPmtInfAndSts></CstmrPmtStsRpt></Document>`
}
