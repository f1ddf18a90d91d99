import { expect, test } from '@jest/globals'
import { recordedPdf } from '../../../test/support/recorded-pdf'
import { drawStatement } from './paper'
import { statementCsv, statementOf } from './statement'
import type { Brand, TaxItem } from './year'

const brand = (id: string, name: string, payerId: string): [string, Brand] => [
  id,
  {
    id,
    name,
    logoUrl: null,
    payerId,
    payer: `${payerId} AB`,
    payerNumber: payerId === 'Havsro' ? '556016-0680' : null,
    payerCountry: 'SE',
  },
]
const brands = new Map([
  brand('1', 'Havsro', 'Havsro'),
  brand('2', 'Havsro Hem', 'Havsro'),
  brand('3', 'Björkbrygg', 'Björkbrygg'),
])
const item = (change: Partial<TaxItem>): TaxItem => ({
  kind: 'fee',
  day: '2026-03-02',
  at: '2026-03-02T10:00:00Z',
  title: 'Vinterhud; dagkräm',
  brandId: '1',
  amount: 150_050,
  country: 'SE',
  hasFTax: false,
  ...change,
})
const items = [
  item({}),
  item({ kind: 'goods', amount: 32_000, brandId: '2', day: '2026-03-04' }),
  item({ brandId: '3', amount: 90_000, title: 'Kallbryggt' }),
  item({ kind: 'correction', brandId: null, amount: -10_000, title: 'Dubbelt betalt' }),
  // More than a page holds.
  ...Array.from({ length: 60 }, (_, at) =>
    item({ brandId: '3', amount: 1_001, day: `2026-05-${String((at % 28) + 1)}` }),
  ),
]
const total = items.reduce((sum, { amount }) => sum + amount, 0)
const make = (locale: 'sv' | 'en') =>
  statementOf({ creator: 'Tove Ekström', year: 2026, today: '2026-11-30', items, brands }, locale)

/** Öre of a sum as it is written, in either language. */
const ore = (text: string) =>
  Math.round(
    Number(
      text
        .replaceAll(/\s/g, '')
        .replaceAll(/,(?=\d{3})/g, '')
        .replace(',', '.'),
    ) * 100,
  )
const csvRows = (locale: 'sv' | 'en') =>
  statementCsv(make(locale), 2026, locale)
    .replace('\ufeff', '')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => [...line.matchAll(/("(?:[^"]|"")*"|[^;]*)(?:;|$)/g)].map(([, cell]) => cell ?? ''))

test.each(['sv', 'en'] as const)('paper and file have the same rows and sums, read back and added up: %s', (locale) => {
  const { said, document } = recordedPdf(595)
  drawStatement(document, make(locale), locale)
  const right = said.flatMap((line) => (line.endsWith(' right') ? /“(.*)”/.exec(line)![1]! : []))
  const drawn = right.filter((text) => /\d/.test(text)).map(ore)
  const rows = csvRows(locale)
  expect(rows.map((cells) => ore(cells[7]!))).toEqual(drawn)
  const lines = rows.filter((cells) => cells[4] !== '')
  expect(lines).toHaveLength(items.length)
  expect(lines.reduce((sum, cells) => sum + ore(cells[7]!), 0)).toBe(total)
  expect(drawn.at(-1)).toBe(total)
  // Each payer's last sum is that of its lines.
  for (const name of ['Havsro AB', 'Björkbrygg AB']) {
    const own = rows.filter((cells) => cells[1] === name)
    expect(ore(own.at(-1)![7]!)).toBe(
      own.filter((cells) => cells[4] !== '').reduce((sum, cells) => sum + ore(cells[7]!), 0),
    )
  }
  expect(said.filter((line) => line === 'page').length).toBeGreaterThan(1)
})

test('fees stand by day and campaign, goods by day, under the payer with its number; corrections are of nobody', () => {
  const { parts, total: sum } = make('sv')
  expect(parts.map(({ payer, number, sums }) => [payer, number, ...sums.map(({ amount }) => amount)])).toEqual([
    ['Björkbrygg AB', null, 150_060, 0, 150_060],
    ['Havsro AB', '556016-0680', 150_050, 32_000, 182_050],
    ['Rättelser av Samspel', null, -10_000],
  ])
  expect(parts[1]!.lines.map(({ day, kind, about, brand: from }) => [day, kind, about, from])).toEqual([
    ['2026-03-02', 'Arvode', 'Vinterhud; dagkräm', 'Havsro'],
    ['2026-03-04', 'Varor', 'Vinterhud; dagkräm', 'Havsro Hem'],
  ])
  expect(sum).toEqual({ label: 'Summa 2026', amount: total })
})

test('a year without anything says so on the paper', () => {
  const { said, document } = recordedPdf(595)
  drawStatement(
    document,
    statementOf({ creator: 'Tove', year: 2025, today: '2026-11-30', items: [], brands }, 'sv'),
    'sv',
  )
  expect(said.join('\n')).toContain('Inget har kommit det här året.')
})
