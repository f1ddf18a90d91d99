import { expect, test } from '@jest/globals'
import { dealSections, dealSummary } from '@samspel/api/deal'
import { fingerprintOf } from './fingerprint'
import { frameOf, termsOf } from './paper'
import type { VersionRow } from './repository'

const row: VersionRow = {
  brand_id: 'b',
  id: 'a',
  campaign_id: 'c',
  instagramer_id: 'i',
  participation_id: 'p',
  store_participation_id: null,
  number: '2026-1184',
  version: 1,
  cause: 'approved',
  facts: {
    title: 'Läppar i blåsten',
    brandName: 'Havsro',
    terms: {
      pieces: { post: 1, reel: 0, story: 1, link: 0, content: 0 },
      anyPiece: false,
      changeRounds: 2,
      rights: { channels: ['own'], months: 3 },
      exclusivity: null,
      answerDays: 5,
      cancelShare: 'half',
    },
    exclusiveCategory: null,
    fee: 160_000,
    productValue: 129,
    deliveryMethod: 'delivery',
    dueAt: '2026-12-16',
    postingDays: 14,
    accounts: ['havsro'],
  },
  creator_name: 'Tove Ekström',
  company_name: 'Havsro AB',
  creator_agreed_at: '2026-11-29T08:00:00.000Z',
  brand_agreed_at: '2026-11-30T13:10:00.000Z',
  brand_agreed_by: null,
  reason: '',
  hash: 'abc',
  created_at: '2026-11-30T13:10:00.000Z',
  superseded_at: null,
}

test('the paper of an agreement names both parties, the version and when each said yes, in the clock of Sweden', () => {
  expect(frameOf(row, 'sv')).toEqual({
    title: 'Avtal 2026-1184',
    head: [
      'Mellan Tove Ekström och Havsro (Havsro AB)',
      'Version 1, 2026-11-30 14:10',
      'Skrivet till kreatören: du är Tove Ekström.',
    ],
    foot: [
      'Kreatören sa ja 2026-11-29 09:00',
      'Varumärket sa ja 2026-11-30 14:10',
      'Gäller som det stod när varumärket sa ja. Varje ändring kräver kreatörens ja.',
      'SHA-256 abc',
    ],
  })
})

test('a version that was replaced says so instead of that it holds, and one that the platform made claims no yes', () => {
  const moved = { ...row, cause: 'parcel' as const, creator_agreed_at: null, brand_agreed_at: null }
  const { foot } = frameOf({ ...moved, superseded_at: '2026-12-02T10:00:00.000Z' }, 'en')
  expect(foot).toEqual([
    'Samspel has moved the last day, since the parcel was late.',
    'Replaced by a newer version 2026-12-02 11:00.',
    'SHA-256 abc',
  ])
})

test('its sentences and lines are those of the offer, as they were said on the day of the version', () => {
  for (const locale of ['sv', 'en'] as const) {
    const { sections, lines } = termsOf(row, locale)
    expect(sections).toEqual(
      dealSections(row.facts, locale, '2026-11-30').map(({ title, parts }) => ({ title, parts })),
    )
    expect(lines).toEqual(dealSummary(row.facts, locale, '2026-11-30').map(({ label, value }) => ({ label, value })))
  }
})

test('the fingerprint is the same however the keys stand, and another for every fact, time and version', () => {
  const { facts, number, version } = row
  const said = { number, version, facts, creatorAgreedAt: row.creator_agreed_at, brandAgreedAt: row.brand_agreed_at }
  const turned = { ...said, facts: Object.fromEntries(Object.entries(facts).reverse()) as typeof facts }
  const hash = fingerprintOf(said)
  expect(hash).toMatch(/^[0-9a-f]{64}$/)
  expect(fingerprintOf(turned)).toBe(hash)
  expect(fingerprintOf({ ...said, brandAgreedAt: '2026-11-30T14:10:00+01:00' })).toBe(hash)
  const others = [
    { ...said, version: 2 },
    { ...said, facts: { ...facts, fee: 160_001 } },
    { ...said, brandAgreedAt: null },
  ]
  expect(new Set([hash, ...others.map(fingerprintOf)]).size).toBe(4)
})
