import { describe, expect, test } from '@jest/globals'
import { readStatusReport } from './status-report'

const nothingSaid = { count: null, sum: null, status: null, reason: { code: null, words: null } }
const xml = (inside: string, head = '<GrpHdr><MsgId>BANK-1</MsgId></GrpHdr>') =>
  `<?xml version="1.0"?><Document><CstmrPmtStsRpt>${head}${inside}</CstmrPmtStsRpt></Document>`
const group = '<OrgnlGrpInfAndSts><OrgnlMsgId>SAMSPEL-1</OrgnlMsgId></OrgnlGrpInfAndSts>'
const payment = (inside: string) =>
  readStatusReport(
    xml(
      `${group}<OrgnlPmtInfAndSts><OrgnlPmtInfId>P</OrgnlPmtInfId><TxInfAndSts>${inside}</TxInfAndSts></OrgnlPmtInfAndSts>`,
    ),
  )?.parts[0]?.rows[0]

describe('an answer by pain.002', () => {
  test('says what the bank got, of the whole and of each part, and what became of each payment', () => {
    expect(
      readStatusReport(
        xml(`
          <OrgnlGrpInfAndSts>
            <OrgnlMsgId>SAMSPEL-1</OrgnlMsgId><OrgnlNbOfTxs>3</OrgnlNbOfTxs><OrgnlCtrlSum>10.50</OrgnlCtrlSum>
            <GrpSts>PART</GrpSts><StsRsnInf><Rsn><Cd>AM10</Cd></Rsn><AddtlInf>En summa</AddtlInf></StsRsnInf>
          </OrgnlGrpInfAndSts>
          <OrgnlPmtInfAndSts>
            <OrgnlPmtInfId>SAMSPEL-1-1</OrgnlPmtInfId><OrgnlNbOfTxs>2</OrgnlNbOfTxs><OrgnlCtrlSum>8</OrgnlCtrlSum>
            <PmtInfSts>ACSP</PmtInfSts>
            <TxInfAndSts>
              <OrgnlEndToEndId>A</OrgnlEndToEndId><TxSts>RJCT</TxSts>
              <StsRsnInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Kontot är</AddtlInf><AddtlInf>avslutat</AddtlInf></StsRsnInf>
              <OrgnlTxRef><Amt><InstdAmt Ccy="SEK">5.00</InstdAmt></Amt></OrgnlTxRef>
            </TxInfAndSts>
            <TxInfAndSts><OrgnlEndToEndId>B</OrgnlEndToEndId><TxSts>ACSC</TxSts></TxInfAndSts>
          </OrgnlPmtInfAndSts>
          <OrgnlPmtInfAndSts><OrgnlPmtInfId>SAMSPEL-1-2</OrgnlPmtInfId></OrgnlPmtInfAndSts>`),
      ),
    ).toEqual({
      kind: 'pain.002',
      id: 'BANK-1',
      messageId: 'SAMSPEL-1',
      count: 3,
      sum: { ore: 1050, text: '10.50' },
      status: 'PART',
      reason: { code: 'AM10', words: 'En summa' },
      parts: [
        {
          ...nothingSaid,
          id: 'SAMSPEL-1-1',
          count: 2,
          sum: { ore: 800, text: '8' },
          status: 'ACSP',
          rows: [
            {
              endToEndId: 'A',
              status: 'RJCT',
              amount: { ore: 500, text: '5.00 SEK' },
              code: 'AC04',
              words: 'Kontot är avslutat',
            },
            { endToEndId: 'B', status: 'ACSC', amount: null, code: null, words: null },
          ],
        },
        { ...nothingSaid, id: 'SAMSPEL-1-2', rows: [] },
      ],
    })
  })

  test('is read with any prefix, blanks and a byte order mark before it', () => {
    const prefixed = xml(group).replaceAll(/<(\/?)([A-Z])/g, '<$1ns2:$2')
    const undeclared = xml(group).replace('<?xml version="1.0"?>', '')
    for (const file of [prefixed, `\uFEFF${xml(group)}`, ` \n${undeclared}`])
      expect(readStatusReport(file)).toMatchObject({ kind: 'pain.002', messageId: 'SAMSPEL-1', parts: [] })
  })

  test('names longer than ours are cut, and a reason to what fits', () => {
    const long = 'x'.repeat(400)
    const report = readStatusReport(
      xml(
        `<OrgnlGrpInfAndSts><OrgnlMsgId>${long}</OrgnlMsgId><GrpSts>${long}</GrpSts></OrgnlGrpInfAndSts>
         <OrgnlPmtInfAndSts><OrgnlPmtInfId>${long}</OrgnlPmtInfId><TxInfAndSts><OrgnlEndToEndId>${long}</OrgnlEndToEndId>
         <StsRsnInf><Rsn><Prtry>${long}</Prtry></Rsn><AddtlInf>${long}</AddtlInf></StsRsnInf></TxInfAndSts></OrgnlPmtInfAndSts>`,
        `<GrpHdr><MsgId>${long}</MsgId></GrpHdr>`,
      ),
    )
    const [part] = report?.parts ?? []
    const [row] = part?.rows ?? []
    expect([report?.id, report?.messageId, report?.status, part?.id, row?.endToEndId, row?.code, row?.words]).toEqual(
      [80, 80, 80, 80, 80, 10, 300].map((length) => 'x'.repeat(length)),
    )
  })

  test('a payment that says nothing has no name and no state', () => {
    expect(payment('<Other>1</Other>')).toEqual({ endToEndId: '', status: '', amount: null, code: null, words: null })
  })

  test.each([
    ['no name of its own', xml(group, '')],
    ['no message that it answers', xml('')],
    ['another message', '<Document><Other/></Document>'],
    ['broken', '<Document>'],
    ['with entities of its own', `<!DOCTYPE x>${xml(group)}`],
  ])('%s is no answer', (_what, file) => {
    expect(readStatusReport(file)).toBeUndefined()
  })
})

describe('an answer by table', () => {
  const head = 'message_id;end_to_end_id;amount;status;reason_code;reason'

  test('has a row for each payment', () => {
    expect(readStatusReport(`${head}\nM;A;5,00;RJCT;AC04;Kontot är avslutat\nM;B;;ACSC;;`)).toEqual({
      ...nothingSaid,
      kind: 'csv',
      id: null,
      messageId: 'M',
      parts: [
        {
          ...nothingSaid,
          id: null,
          rows: [
            {
              endToEndId: 'A',
              amount: { ore: 500, text: '5,00' },
              status: 'RJCT',
              code: 'AC04',
              words: 'Kontot är avslutat',
            },
            { endToEndId: 'B', amount: null, status: 'ACSC', code: null, words: null },
          ],
        },
      ],
    })
  })

  test('may leave out amounts and reasons, and have its columns in any order', () => {
    expect(readStatusReport('status,end_to_end_id,message_id\nACSC,A,M')).toMatchObject({
      messageId: 'M',
      parts: [{ rows: [{ endToEndId: 'A', amount: null, status: 'ACSC', code: null, words: null }] }],
    })
  })

  test('that names two batches names none', () => {
    expect(readStatusReport(`${head}\nM;A;;ACSC;;\nN;B;;ACSC;;`)).toMatchObject({ messageId: '' })
  })

  test('cuts what is longer than ours', () => {
    const long = 'x'.repeat(400)
    const report = readStatusReport(`${head}\n${long};${long};;ACSC;${long};${long}`)
    const row = report?.parts[0]?.rows[0]
    expect([report?.messageId, row?.endToEndId, row?.code, row?.words].map((each) => each?.length)).toEqual([
      80, 80, 10, 300,
    ])
  })

  test.each([
    ['without a row', head],
    ['without states', 'message_id;end_to_end_id\nM;A'],
    ['without names of payments', 'message_id;status\nM;ACSC'],
    ['without names of messages', 'end_to_end_id;status\nA;ACSC'],
    ['that is empty', ''],
    ['that cannot be read', '"message_id'],
  ])('%s is none', (_what, file) => {
    expect(readStatusReport(file)).toBeUndefined()
  })
})
