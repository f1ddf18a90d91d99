import { expect, test } from '@jest/globals'
import type { Actor } from '@samspel/api'
import { entities } from '@samspel/api/contract'
import { type Hearer, hears, hearsSame } from './audience'

const own = { brandId: 'brand', instagramerId: 'creator' }
const hearers: Record<Exclude<Actor, 'anonymous'>, Hearer> = {
  admin: { kind: 'user', id: 'a', role: 'admin', brandIds: 'all' },
  company: { kind: 'user', id: 'c', role: 'company', brandIds: ['brand'], brandRoles: { brand: 'owner' } },
  store_user: { kind: 'user', id: 's', role: 'store_user', brandIds: ['brand'] },
  creator: { kind: 'instagramer', id: 'creator', brandIds: [] },
}
/** Facts for a single account have a test of their own. */
const shared = entities.liveFacts.filter((fact) => fact !== 'notices-changed' && fact !== 'registry-changed')
const cases = shared.flatMap((fact) =>
  (Object.keys(hearers) as (keyof typeof hearers)[]).map((who) => [fact, who] as const),
)

test.each(cases)('%s of the own brand and creator: heard by %s when their role may read it', (fact, who) => {
  // Store staff see activity at stores, but no campaigns, money or messages.
  const isOfStores = fact === 'store-participation-changed'
  const isOfStaff = fact === 'message-bulk-changed'
  // Payout batches concern only the platform.
  const isOfPlatform = fact === 'payout-batch-changed'
  const isPrivate = isOfStaff || fact === 'message-created' || fact === 'thread-changed'
  const hearing = {
    // Conversations are private to their two sides.
    admin: !isPrivate,
    company: !isOfPlatform,
    store_user: isOfStores,
    creator: !isOfPlatform && !isOfStaff,
  }
  expect(hears(hearers[who], { fact, audience: own })).toBe(hearing[who])
})

test.each(cases)('%s of others is heard by %s only on the platform', (fact, who) => {
  const isPrivate = ['message-created', 'thread-changed', 'message-bulk-changed'].includes(fact)
  expect(hears(hearers[who], { fact, audience: { brandId: 'another', instagramerId: 'another' } })).toBe(
    who === 'admin' && !isPrivate,
  )
})

test.each(Object.values(hearers))('notices are heard of by their account alone: $id', (hearer) => {
  const to = (audience: Parameters<typeof hears>[1]['audience']) => hears(hearer, { fact: 'notices-changed', audience })
  expect([to({ accountId: hearer.id }), to({ accountId: 'another' }), to(own)]).toEqual([true, false, false])
})

test.each(Object.values(hearers))('everybody hears that the registry has changed: $id', (hearer) => {
  expect(hears(hearer, { fact: 'registry-changed', audience: {} })).toBe(true)
})

test('whoever has no role any more hears nothing; another role or other brands are another stream', () => {
  expect(hears({ ...hearers.company, role: undefined }, { fact: 'message-created', audience: own })).toBe(false)
  expect(hearsSame(hearers.company, { ...hearers.company })).toBe(true)
  expect(hearsSame({ ...hearers.company, brandIds: ['a', 'b'] }, { ...hearers.company, brandIds: ['b', 'a'] })).toBe(
    true,
  )
  for (const change of [{ role: 'store_user' as const }, { brandIds: [] }, { brandIds: 'all' as const }])
    expect(hearsSame(hearers.company, { ...hearers.company, ...change })).toBe(false)
})

test('a clerk who is tied to stores hears of these alone; one who is tied to none of all of the brand (G-04)', () => {
  const message = { fact: 'store-participation-changed' as const, audience: { brandId: 'brand', storeId: 'here' } }
  expect(hears(hearers.store_user, message)).toBe(true)
  expect(hears({ ...hearers.store_user, storeIds: ['here'] }, message)).toBe(true)
  expect(hears({ ...hearers.store_user, storeIds: ['there'] }, message)).toBe(false)
  expect(hearsSame(hearers.store_user, { ...hearers.store_user, storeIds: ['here'] })).toBe(false)
})
