import { describe, expect, test } from '@jest/globals'
import { type BankFile, faultsOfPain001, type FilePayment, pain001 } from '.'

const payment = (fields: Partial<FilePayment> = {}): FilePayment => ({
  endToEndId: '0190A5C4B2C77F7D8E1F2A3B4C5D6E7F',
  amount: 345_050,
  name: 'Åsa Öström-Ñandú',
  country: 'SE',
  account: { kind: 'bban', bank: 'Swedbank', clearing: '8327', account: '834124471' },
  message: 'Samspel AB U-2026-4C5D6E7F',
  ...fields,
})
const norwegian = payment({
  endToEndId: '0190A5C4B2C77F7D8E1F2A3B4C5D6E80',
  country: 'NO',
  account: { kind: 'iban', bank: 'IBAN NO', iban: 'NO9386011117947' },
})
const file = (fields: Partial<BankFile> = {}): BankFile => ({
  messageId: 'SAMSPEL-2026-48-2',
  createdAt: '2026-11-29T10:00:00',
  executionDay: '2026-11-30',
  payer: { name: 'Samspel AB', id: '556677889900', scheme: 'BANK', iban: 'SE3550000000054910000003', bic: 'NDEASESS' },
  parts: [
    { id: 'SAMSPEL-2026-48-2-1', isAbroad: false, payments: [payment()] },
    { id: 'SAMSPEL-2026-48-2-2', isAbroad: true, payments: [norwegian] },
  ],
  ...fields,
})
const xml = pain001(file())

describe('the file for the bank', () => {
  test('says who pays, by name and by the number of the agreement', () => {
    expect(xml).toMatch(/<InitgPty>\s*<Nm>Samspel AB<\/Nm>\s*<Id>\s*<OrgId>\s*<Othr>\s*<Id>556677889900<\/Id>/)
    expect(xml).toMatch(/<SchmeNm>\s*<Cd>BANK<\/Cd>/)
    expect(xml).toContain('<Ustrd>Samspel AB U-2026-4C5D6E7F</Ustrd>')
  })

  test('has accounts of other countries in a part of their own, with the country of the payee and shared fees', () => {
    const [home = '', abroad = ''] = xml.split('<PmtInf>').slice(1)
    expect(home).toContain('<MmbId>8327</MmbId>')
    expect(home).toContain('<ChrgBr>SLEV</ChrgBr>')
    expect(home).not.toContain('<PstlAdr>')
    expect(abroad).toContain('<IBAN>NO9386011117947</IBAN>')
    expect(abroad).toMatch(/<PstlAdr>\s*<Ctry>NO<\/Ctry>/)
    expect(abroad).toContain('<ChrgBr>SHAR</ChrgBr>')
    expect(xml).toMatch(/<NbOfTxs>2<\/NbOfTxs>\s*<CtrlSum>6901.00<\/CtrlSum>/)
  })

  test('names keep the letters that banks take, others lose their marks or go', () => {
    expect(
      pain001(file({ parts: [{ id: 'X-1', isAbroad: false, payments: [payment({ name: 'Łucja Dvořák 🎉 <b>' })] }] })),
    ).toContain('<Nm>ucja Dvorák b</Nm>')
  })

  test('passes the rules of the standard', () => {
    expect(faultsOfPain001(xml)).toEqual([])
  })

  test.each<[string, string, string]>([
    ['another root', xml.replace(/Document/g, 'Dokument'), '/Dokument is out of place'],
    ['too long a message id', xml.replace(/<MsgId>[^<]*/, `<MsgId>${'x'.repeat(36)}`), 'GrpHdr/MsgId'],
    ['no message id', xml.replace(/<MsgId>[^<]*<\/MsgId>/, ''), 'GrpHdr/MsgId ×0'],
    ['elements in another order', xml.replace(/(<MsgId>.*?<\/MsgId>)\s*(<CreDtTm>.*?<\/CreDtTm>)/, '$2$1'), 'GrpHdr'],
    ['a time without hours', xml.replace('T10:00:00<', '<'), 'CreDtTm'],
    ['a day that does not exist', xml.replace('<Dt>2026-11-30', '<Dt>2026-11-31'), 'ReqdExctnDt/Dt'],
    ['a sum of nothing', xml.replace('>3450.50</InstdAmt>', '>0.00</InstdAmt>'), 'InstdAmt'],
    ['parts of an öre', xml.replace('>3450.50</InstdAmt>', '>3450.501</InstdAmt>'), 'InstdAmt'],
    ['no currency', xml.replace(' Ccy="SEK"', ''), 'InstdAmt@Ccy'],
    ['another sum than its payments', xml.replace('<CtrlSum>6901.00', '<CtrlSum>6901.01'), 'GrpHdr/CtrlSum'],
    ['another number', xml.replace('<NbOfTxs>2<', '<NbOfTxs>3<'), 'GrpHdr/NbOfTxs'],
    ['a part of another sum', xml.replace('<CtrlSum>3450.50', '<CtrlSum>3450.51'), 'SAMSPEL-2026-48-2-1/CtrlSum'],
    ['an IBAN of nothing', xml.replace('NO9386011117947', '9386011117947'), 'IBAN'],
    ['a BIC of nothing', xml.replace('NDEASESS', 'NDEA'), 'BICFI'],
    ['two accounts', xml.replace(/(<IBAN>NO[^<]*<\/IBAN>)/, '$1<Othr><Id>1</Id></Othr>'), 'account ×2'],
    ['no account', xml.replace(/<IBAN>NO[^<]*<\/IBAN>/, ''), 'account ×0'],
    ['no name of a payee', xml.replace(/<Cdtr>\s*<Nm>[^<]*<\/Nm>/, '<Cdtr>'), 'Cdtr/Nm ×0'],
    ['too long a message', xml.replace(/<Ustrd>[^<]*/, `<Ustrd>${'x'.repeat(141)}`), 'RmtInf/Ustrd'],
    ['a sign that banks do not take', xml.replace('Åsa', 'Ł'), 'Cdtr/Nm'],
    ['an element of nobody', xml.replace('<GrpHdr>', '<Extra>1</Extra><GrpHdr>'), 'CstmrCdtTrfInitn'],
    ['one payment twice', xml.replaceAll('6E80', '6E7F'), 'EndToEndId is there twice'],
    ['one part twice', xml.replace('48-2-2<', '48-2-1<'), 'PmtInfId is there twice'],
  ])('%s is a fault', (_what, wrong, fault) => {
    expect(wrong).not.toBe(xml)
    expect(faultsOfPain001(wrong).join('\n')).toContain(fault)
  })
})
