import { describe, expect, test } from '@jest/globals'
import { readStatement } from './statement'

const notice = (entries: string) =>
  readStatement(
    `<Document><BkToCstmrDbtCdtNtfctn><GrpHdr><MsgId>N-1</MsgId></GrpHdr><Ntfctn>${entries}</Ntfctn></BkToCstmrDbtCdtNtfctn></Document>`,
  )
const entry = (inside: string, { sum = '100.00', side = 'CRDT', status = '<Cd>BOOK</Cd>' } = {}) =>
  `<Ntry><Amt Ccy="SEK">${sum}</Amt><CdtDbtInd>${side}</CdtDbtInd><Sts>${status}</Sts>
   <BookgDt><Dt>2026-11-27</Dt></BookgDt><AcctSvcrRef>BANK-9</AcctSvcrRef>${inside}</Ntry>`
const details = (...payments: string[]) =>
  `<NtryDtls>${payments.map((each) => `<TxDtls>${each}</TxDtls>`).join('')}</NtryDtls>`
const first = (entries: string) => notice(entries)?.entries[0]
const bare = {
  isCredit: true,
  amount: { ore: 10_000, text: '100.00 SEK' },
  day: '2026-11-27',
  bankReference: 'BANK-9',
  endToEndId: null,
  sender: null,
  references: [],
  words: '',
  returned: null,
  isReversal: false,
  bundle: null,
}

describe('a payment', () => {
  test('of which the bank says the sum alone', () => {
    expect(notice(entry(''))).toEqual({ kind: 'camt.054', id: 'N-1', entries: [bare], unequal: [], foreign: [] })
  })

  test('says who paid, by which references and in which words', () => {
    expect(
      first(
        entry(
          details(`
            <Refs><AcctSvcrRef>TX-1</AcctSvcrRef><EndToEndId>E-1</EndToEndId></Refs>
            <RltdPties><Dbtr><Nm>Havsro AB</Nm></Dbtr></RltdPties>
            <RmtInf><Ustrd>Faktura</Ustrd><Ustrd>12</Ustrd>
              <Strd><CdtrRefInf><Ref>73014474</Ref></CdtrRefInf></Strd>
              <Strd><CdtrRefInf><Ref>73014474</Ref></CdtrRefInf></Strd>
              <Strd><Other>1</Other></Strd></RmtInf>`),
        ),
      ),
    ).toEqual({
      ...bare,
      bankReference: 'TX-1',
      endToEndId: 'E-1',
      sender: 'Havsro AB',
      references: ['73014474'],
      words: 'Faktura 12',
    })
  })

  test('a payer inside of a party, or behind somebody else, is found', () => {
    const party = (inside: string) => first(entry(details(`<RltdPties>${inside}</RltdPties>`)))?.sender
    expect(party('<Dbtr><Pty><Nm>Inne AB</Nm></Pty><Nm>Ute AB</Nm></Dbtr>')).toBe('Inne AB')
    expect(party('<UltmtDbtr><Nm>Bakom AB</Nm></UltmtDbtr>')).toBe('Bakom AB')
    expect(party(`<Dbtr><Nm>${'x'.repeat(200)}</Nm></Dbtr>`)).toBe('x'.repeat(120))
  })

  test.each(['NOTPROVIDED', 'Not Provided', 'notprovided'])('%s is no reference', (said) => {
    const refs = `<Refs><AcctSvcrRef>${said}</AcctSvcrRef><EndToEndId>${said}</EndToEndId></Refs>`
    expect(first(entry(details(refs)))).toMatchObject({ endToEndId: null, bankReference: 'BANK-9' })
  })

  test('names with these words in them are references, and long ones are cut', () => {
    const named = (id: string) => first(entry(details(`<Refs><EndToEndId>${id}</EndToEndId></Refs>`)))?.endToEndId
    expect(named('NOTPROVIDED-1')).toBe('NOTPROVIDED-1')
    expect(named('A-NOTPROVIDED')).toBe('A-NOTPROVIDED')
    expect(named('x'.repeat(99))).toBe('x'.repeat(80))
    expect(first(entry(details(`<RmtInf><Ustrd>${'x'.repeat(200)}</Ustrd></RmtInf>`)))?.words).toHaveLength(140)
  })

  test('that came back says why; one that takes back another says so', () => {
    const returned = details('<RtrInf><Rsn><Cd>AC04</Cd></Rsn><AddtlInf>Avslutat</AddtlInf></RtrInf>')
    expect(first(entry(returned))?.returned).toEqual({ code: 'AC04', words: 'Avslutat' })
    expect(first(entry('<RvslInd>true</RvslInd>'))?.isReversal).toBe(true)
    expect(first(entry('<RvslInd>false</RvslInd>'))?.isReversal).toBe(false)
    expect(first(entry('', { side: 'DBIT' }))?.isCredit).toBe(false)
  })

  test('in another currency keeps the bank’s words for its sum', () => {
    expect(first(entry('').replace('Ccy="SEK"', 'Ccy="EUR"'))?.amount).toEqual({ ore: null, text: '100.00 EUR' })
  })
})

describe('the day of an entry', () => {
  const day = (inside: string) => first(entry('').replace(/<BookgDt>.*<\/BookgDt>/, inside))?.day
  test('is that of its booking, else that of its value', () => {
    expect(day('<BookgDt><DtTm>2026-11-26T23:59:00</DtTm></BookgDt>')).toBe('2026-11-26')
    expect(day('<ValDt><Dt>2026-11-25</Dt></ValDt>')).toBe('2026-11-25')
    expect(day('<BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>2026-11-25</Dt></ValDt>')).toBe('2026-11-24')
  })
  test.each(['', '<BookgDt><Dt>26-11-24</Dt></BookgDt>', '<BookgDt><Dt>den 2026-11-24</Dt></BookgDt>'])(
    'that is not said (%s) makes the file unreadable',
    (inside) => {
      expect(notice(entry('').replace(/<BookgDt>.*<\/BookgDt>/, inside))).toBeUndefined()
    },
  )
})

describe('several payments in one entry', () => {
  const part = (sum: string, more = '') => `<Amt Ccy="SEK">${sum}</Amt>${more}`

  test('are told one by one, each by a name of its own', () => {
    const two = details(
      part('60.00', '<CdtDbtInd>DBIT</CdtDbtInd>'),
      part('40.00', '<Refs><AcctSvcrRef>TX-2</AcctSvcrRef></Refs>'),
    )
    expect(notice(entry(two))?.entries).toEqual([
      { ...bare, isCredit: false, amount: { ore: 6000, text: '60.00 SEK' }, bankReference: 'BANK-9/1' },
      { ...bare, amount: { ore: 4000, text: '40.00 SEK' }, bankReference: 'TX-2' },
    ])
    const nameless = entry(two).replace('<AcctSvcrRef>BANK-9</AcctSvcrRef>', '')
    expect(notice(nameless)?.entries.map(({ bankReference }) => bankReference)).toEqual([null, 'TX-2'])
  })

  test('have their sums where the version of the message has them', () => {
    const two = details(
      '<AmtDtls><TxAmt><Amt Ccy="SEK">60.00</Amt></TxAmt></AmtDtls>',
      '<AmtDtls><InstdAmt><Amt Ccy="SEK">40.00</Amt></InstdAmt></AmtDtls>',
    )
    expect(notice(entry(two))?.entries.map(({ amount }) => amount.ore)).toEqual([6000, 4000])
  })

  test('that do not add up to it are not read, and neither are those without a sum', () => {
    const amount = { ore: 10_000, text: '100.00 SEK' }
    for (const two of [details(part('60.00'), part('40.01')), details(part('100.00'), '<Other>1</Other>')])
      expect(notice(entry(two))).toMatchObject({ entries: [], unequal: [amount] })
  })

  test('in different groups of details are payments as well', () => {
    expect(notice(entry(details(part('60.00')) + details(part('40.00'))))?.entries).toHaveLength(2)
  })
})

describe('a sum of several that are not named', () => {
  test('says of which of our files, and how many', () => {
    const batch = '<NtryDtls><Btch><PmtInfId>SAMSPEL-1-1</PmtInfId><NbOfTxs>3</NbOfTxs></Btch></NtryDtls>'
    expect(first(entry(batch))).toEqual({ ...bare, bundle: { paymentInfoId: 'SAMSPEL-1-1', count: 3 } })
    expect(first(entry('<NtryDtls><Btch><X>1</X></Btch></NtryDtls>'))?.bundle).toEqual({
      paymentInfoId: null,
      count: 1,
    })
  })

  test('may come with details of one for all', () => {
    const batch = (count: string) =>
      `<NtryDtls><Btch><PmtInfId>P</PmtInfId><NbOfTxs>${count}</NbOfTxs></Btch>
       <TxDtls><Refs><AcctSvcrRef>TX-1</AcctSvcrRef><EndToEndId>E</EndToEndId></Refs></TxDtls></NtryDtls>`
    expect(first(entry(batch('2')))).toMatchObject({
      bankReference: 'BANK-9',
      endToEndId: 'E',
      bundle: { paymentInfoId: 'P', count: 2 },
    })
    expect(first(entry(batch('1')))).toMatchObject({ bankReference: 'TX-1', bundle: null })
  })
})

describe('a file', () => {
  test('of a whole day is read alike, from each of its accounts; what is not booked yet is left out', () => {
    const file = `<Document><BkToCstmrStmt><GrpHdr><MsgId>${'D'.repeat(99)}</MsgId></GrpHdr>
      <Stmt>${entry('')}${entry('', { status: '<Cd>PDNG</Cd>' })}</Stmt><Stmt>${entry('', { status: 'BOOK' })}</Stmt>
      </BkToCstmrStmt></Document>`
    expect(readStatement(file)).toEqual({
      kind: 'camt.053',
      id: 'D'.repeat(80),
      entries: [bare, bare],
      unequal: [],
      foreign: [],
    })
  })

  test('tells of our accounts alone, by IBAN or by the number that the bank has instead', () => {
    const of = (account: string) => `<Acct><Id>${account}</Id></Acct>${entry('')}`
    const iban = (said: string) => of(`<IBAN>${said}</IBAN>`)
    const other = (said: string) => of(`<Othr><Id>${said}</Id></Othr>`)
    const asked: string[] = []
    const read = (...parts: string[]) =>
      readStatement(
        `<Document><BkToCstmrStmt><GrpHdr><MsgId>1</MsgId></GrpHdr>${parts.map((each) => `<Stmt>${each}</Stmt>`).join('')}</BkToCstmrStmt></Document>`,
        (account) => {
          asked.push(account)
          return ['SE12', '1234567'].includes(account)
        },
      )
    expect(read(iban('SE 12'), iban('se99'), iban('SE99'), other('123-4567'), other('7'), entry(''))).toMatchObject({
      entries: [bare, bare, bare],
      foreign: ['SE99', '7'],
    })
    expect(asked).not.toContain('')
  })

  test.each([
    ['an entry without a side', entry('', { side: 'XXXX' })],
    ['an entry without a sum', entry('').replace(/<Amt.*<\/Amt>/, '')],
  ])('with %s is not read', (_what, entries) => {
    expect(notice(entries)).toBeUndefined()
  })

  test.each([
    ['another message', '<Document><Other/></Document>'],
    ['without a name', '<Document><BkToCstmrStmt><Stmt></Stmt></BkToCstmrStmt></Document>'],
    ['broken', '<Document>'],
    ['no XML', 'date;sum'],
  ])('%s is none', (_what, file) => {
    expect(readStatement(file)).toBeUndefined()
  })
})
