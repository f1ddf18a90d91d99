import { describe, expect, it } from '@jest/globals'
import type { PlatformEvent } from '@samspel/api'
import type { Registry } from '@samspel/federation/registry'
import { createTranslate, formatPercent } from '@samspel/i18n'
import { eventWords } from './event-words'
import { formatRate, formatSince, formatWhen } from './formats'
import { linePath, standsOut } from './MiniChart'
import { partLabel } from './part-label'

const event = (over: Partial<PlatformEvent>): PlatformEvent => ({
  id: '1',
  at: '2026-11-21T12:05:00Z',
  by: 'Elin Sjödin',
  action: 'promote',
  name: 'mf-stores',
  from: '1.3.2',
  to: '1.4.0',
  percent: null,
  revision: 7,
  forced: [],
  reason: null,
  automatic: false,
  ...over,
})
const words = (over: Partial<PlatformEvent>) =>
  eventWords({ t: createTranslate('sv'), percent: (share) => formatPercent(share, 'sv') }, event(over))

describe('words of the status page', () => {
  it('a share has as many decimals as it takes to see it', () => {
    expect([
      formatRate(23, 74, 'sv'),
      formatRate(61, 1_000, 'sv'),
      formatRate(3, 7_346, 'sv'),
      formatRate(0, 0, 'en'),
      formatRate(1, 48_237, 'en'),
      formatRate(299, 300, 'en'),
    ]).toEqual(['31\u00a0%', '6,1\u00a0%', '0,04\u00a0%', '0%', '0.01%', '99%'])
  })

  it('a moment of today is a time, one of this week a day, an older one a date', () => {
    const now = Date.parse('2026-11-21T13:32:00Z')
    expect(formatWhen('2026-11-21T12:05:00Z', 'sv', now)).toBe('13:05')
    expect(formatWhen('2026-11-20T12:05:00Z', 'sv', now)).toBe('20\u00a0nov 13:05')
    expect(formatSince('2026-11-18T12:05:00Z', 'sv', now)).toBe('ons\u00a018\u00a0nov')
    expect(formatSince('2026-10-31T12:05:00Z', 'sv', now)).toBe('31\u00a0okt')
  })

  it('a line of the history says who did what, why, and what was overridden', () => {
    expect(words({ forced: ['size'] })).toEqual({
      who: 'Elin Sjödin',
      what: 'satte mf-stores 1.4.0 live i stället för 1.3.2',
      more: ['Trots: size'],
    })
    expect(words({ action: 'canary', percent: 10 }).what).toBe('satte mf-stores 1.4.0 på prov för 10\u00a0%')
    expect(words({ action: 'canary', from: '1.4.0', percent: 50 }).what).toBe('ändrade mf-stores 1.4.0 till 50\u00a0%')
    expect(words({ action: 'ramp', percent: 10, automatic: true, reason: 'good' })).toMatchObject({
      who: 'Vakten',
      what: 'gav mf-stores 1.4.0 till 10\u00a0%',
    })
    expect(words({ action: 'ramp', percent: 10, reason: 'waits: fewer' }).what).toBe(
      'väntar med mf-stores 1.4.0 på 10\u00a0%',
    )
    expect(words({ action: 'stop', from: '1.4.0', to: null, automatic: true, reason: '23 av 74' })).toEqual({
      who: 'Vakten',
      what: 'stoppade mf-stores 1.4.0',
      more: ['23 av 74'],
    })
  })

  it('a changed setting is told with for whom, and from what to what', () => {
    const setting = { key: 'rows', company: null, role: 'creator', before: null, after: '40' }
    expect(words({ action: 'configure', setting }).what).toBe('ändrade rows i mf-stores för kreatörer: standard → 40')
  })

  it('bars far above the others stand out', () => {
    const values = [1, 0, 2, 2, 3, 9, 17]
    expect(values.filter((value) => standsOut(values, value))).toEqual([9, 17])
    expect(standsOut([0, 0, 1], 1)).toBe(false)
  })

  it('hours without a value are gaps in the line', () => {
    expect(linePath([null, null])).toBe('')
    expect(linePath([100, 100, null, 100]).match(/[ML]/g)).toEqual(['M', 'L', 'M'])
  })

  it('a part is called by its title, else by its place in the navigation, else by its first address', () => {
    const remotes = {
      'mf-stores': {
        nav: [
          { areas: ['admin'], order: 1, group: 'manage', label: { sv: 'Texter', en: 'Texts' } },
          { areas: ['admin'], order: 2, group: 'main', label: { sv: 'Butiker', en: 'Stores' } },
        ],
        routes: [],
      },
      'mf-auth': {
        title: { sv: 'Inloggning', en: 'Login' },
        nav: [{ areas: ['admin'], order: 1, group: 'manage', label: { sv: 'Företag', en: 'Companies' } }],
        routes: [{ path: '/login', areas: [] }],
      },
      'mf-older': {
        nav: [{ areas: ['creator'], order: 1, label: { sv: 'Jag', en: 'Me' } }],
        routes: [{ path: '/login', areas: [] }],
      },
    } as unknown as Registry['remotes']
    expect(['mf-auth', 'mf-stores', 'mf-older', 'mf-gone'].map((name) => partLabel({ remotes }, name, 'en'))).toEqual([
      'Login',
      'Stores',
      '/login',
      '',
    ])
  })
})
