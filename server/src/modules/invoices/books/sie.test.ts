import { expect, test } from '@jest/globals'
import { readSie } from '../../../../test/support/read-sie'
import { suggestedAccounts } from '../book-accounts'
import { inCp437 } from './cp437'
import { type Books, sieOf } from './sie'

const accounts = Object.fromEntries(
  Object.entries(suggestedAccounts).map(([purpose, { account }]) => [purpose, account]),
) as Books['accounts']
const books = (over: Partial<Books> = {}): Books => ({
  company: { name: 'Åsa & Öst "Kött" AB', organisationNumber: '559999-4711' },
  from: '2026-03-01',
  to: '2026-03-31',
  accounts,
  vouchers: [
    {
      day: '2026-03-08',
      text: 'Faktura 2026-0001, Månadsavgift',
      brand: 'Läppkräm “Havsro”',
      rows: [
        { purpose: 'subscription', amount: 39_920 },
        { purpose: 'vat', amount: 9_980 },
        { purpose: 'wallet', amount: -49_900 },
      ],
    },
    {
      day: '2026-03-31',
      text: 'Kampanj\nmed {klammer} och 😀 \\ "citat"',
      brand: null,
      rows: [
        { purpose: 'creator_fees', amount: 5 },
        { purpose: 'wallet', amount: -5 },
      ],
    },
  ],
  madeOn: '2026-04-01',
  ...over,
})

test('a second reader finds companies, accounts and balanced vouchers', () => {
  const file = readSie(sieOf(books()))
  expect(file.company).toBe('Åsa & Öst "Kött" AB')
  expect(file.organisationNumber).toBe('559999-4711')
  expect([...file.accounts].map(([account, { type }]) => `${account} ${type}`)).toEqual([
    '1680 T',
    '1930 T',
    '5910 K',
    '6540 K',
    '2641 S',
    '6990 K',
  ])
  expect(file.vouchers).toEqual([
    {
      series: 'S',
      day: '20260308',
      text: 'Faktura 2026-0001, Månadsavgift',
      rows: [
        { account: '6540', amount: 39_920, text: "Läppkräm 'Havsro'" },
        { account: '2641', amount: 9_980, text: "Läppkräm 'Havsro'" },
        { account: '1680', amount: -49_900, text: "Läppkräm 'Havsro'" },
      ],
    },
    {
      series: 'S',
      day: '20260331',
      text: 'Kampanj med {klammer} och ? / "citat"',
      rows: [
        { account: '5910', amount: 5, text: '' },
        { account: '1680', amount: -5, text: '' },
      ],
    },
  ])
})

test('an account that a company uses for two things is declared once', () => {
  const file = readSie(sieOf(books({ accounts: { ...accounts, other: '5910' } })))
  expect(file.accounts.size).toBe(5)
})

test('a period without anything is a file too', () => {
  expect(readSie(sieOf(books({ vouchers: [] }))).vouchers).toEqual([])
})

test('letters are those of code page 437, or their nearest', () => {
  expect([...inCp437('åäöÅÄÖéü')]).toEqual([0x86, 0x84, 0x94, 0x8f, 0x8e, 0x99, 0x82, 0x81])
  expect(inCp437('Øre čaj – ł “x”').toString('latin1')).toBe("Ore caj - l 'x'")
})
