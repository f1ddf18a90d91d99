import { describe, expect, it } from '@jest/globals'
import type { NavEntry, RegistryRemote } from '@samspel/federation/registry'
import { currentEntry, entriesOf, phonePlaces, startOf, withSettings, withStatus } from './navigation-entries'

const entry = (id: string, to: string, over: Partial<NavEntry> = {}): NavEntry => ({
  id,
  to,
  areas: ['company'],
  icon: 'home',
  label: { sv: id, en: id },
  order: 10,
  group: 'main',
  ...over,
})

const registry = (...navs: NavEntry[][]) => ({
  remotes: Object.fromEntries(navs.map((nav, index) => [`mf-${index}`, { nav } as unknown as RegistryRemote])),
})

describe('navigation from the registry', () => {
  it('shows the entries of the area, by group and order, and starts at the first (R-21)', () => {
    const entries = entriesOf(
      registry(
        [entry('wallet', '/wallet', { order: 60 }), entry('page', '/page', { group: 'public', order: 1 })],
        [entry('campaigns', '/campaigns'), entry('marketplace', '/marketplace', { areas: ['creator'] })],
      ),
      'company',
      undefined,
    )
    expect(entries.map(({ id }) => id)).toEqual(['campaigns', 'wallet', 'page'])
    expect(startOf(entries)).toBe('/campaigns')
  })

  it('fills in the brand, and leaves the entry out when there is none', () => {
    const nav = registry([entry('stores', '/brands/:brandId/stores')])
    expect(entriesOf(nav, 'company', 'b1')[0]?.href).toBe('/brands/b1/stores')
    expect(entriesOf(nav, 'company', undefined)).toEqual([])
  })

  it('marks the entry with the longest address above the path', () => {
    const entries = entriesOf(
      registry([entry('brand', '/brands/b1'), entry('stores', '/brands/b1/stores')]),
      'company',
      undefined,
    )
    expect(currentEntry(entries, '/brands/b1/stores/5')?.id).toBe('stores')
    expect(currentEntry(entries, '/brands/b10')).toBeUndefined()
  })

  it('settings are in the menu of the account, once', () => {
    const label = { sv: 'Inställningar', en: 'Settings' }
    expect(withSettings([], label, 'admin', true).map(({ href }) => href)).toEqual(['/settings'])
    expect(withSettings([], label, 'admin', false)).toEqual([])
    const listed = entriesOf(registry([entry('settings', '/settings', { group: 'account' })]), 'company', undefined)
    expect(withSettings(listed, label, 'company', true)).toHaveLength(1)
  })

  it('a phone has at most five places, the fifth opens the rest', () => {
    const phone = (count: number) =>
      entriesOf(
        registry(
          Array.from({ length: count }, (_, index) => entry(`e${index}`, `/e${index}`, { order: index, phone: true })),
        ),
        'company',
        undefined,
      )
    expect(phonePlaces(phone(5))).toMatchObject({ shown: { length: 5 }, rest: [] })
    expect(phonePlaces(phone(7)).shown).toHaveLength(4)
    expect(phonePlaces(phone(7)).rest.map(({ id }) => id)).toEqual(['e4', 'e5', 'e6'])
  })

  it('the status page stands in a group of its own, for admins alone', () => {
    const label = { sv: 'Driftstatus', en: 'Platform status' }
    expect(withStatus([], label, 'company')).toEqual([])
    expect(withStatus([], label, 'admin')).toMatchObject([{ href: '/platform/status', group: 'platform' }])
  })
})
