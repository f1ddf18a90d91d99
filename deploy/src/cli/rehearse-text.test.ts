import { expect, test } from '@jest/globals'
import type { Rehearsal } from '../rehearse/report'
import { mustAccept, rehearsalText } from './rehearse-text'

const rehearsal: Rehearsal = {
  name: 'mf-x',
  version: '2',
  live: '1',
  at: '2026-12-01T00:00:00.000Z',
  tookMs: 41_400,
  width: 1280,
  verdict: 'worse',
  pages: [
    {
      route: '/x',
      path: '/x',
      role: 'admin',
      language: 'sv',
      state: 'worse',
      added: ['console: broken', 'axe label: 1 more'],
      gone: 0,
      picture: 0.253,
    },
    { route: '/y', path: '/y', role: 'admin', language: 'sv', state: 'same', added: [], gone: 0, picture: 0 },
  ],
  bytes: [{ role: 'admin', language: 'sv', live: 10_240, candidate: 20_480 }],
  notWalked: [
    { route: '/x/:id', role: 'admin', language: 'sv', why: 'no-example' },
    { route: '/x/:id/more', role: 'admin', language: 'sv', why: 'no-example' },
    { route: '/x', role: 'store', why: 'no-account' },
  ],
}

test('the table has what differs, the scripts of each visitor, and every page that was not opened with its reason', () => {
  const text = rehearsalText(rehearsal)
  expect(text).toContain('mf-x@2 beside 1, 1280 px, 2 pages in 41 s: something is worse')
  expect(text).toMatch(/\/x +admin +sv +worse +25\.3 % +- +console: broken; axe label: 1 more/)
  expect(text).not.toContain('/y')
  expect(text).toMatch(/admin +sv +10\.0 KiB +20\.0 KiB +heavier/)
  expect(text).toContain('not opened as admin in sv: no page of this remote links to one: /x/:id, /x/:id/more')
  expect(text).toContain('not opened as store: no account of this role (REHEARSE_ACCOUNTS): /x')
})

test('without a terminal what is worse is promoted by --yes alone; what is not worse is not asked about', async () => {
  const typed = (values: Record<string, boolean>) => ({ positionals: [], values })
  await expect(mustAccept(rehearsal, typed({}))).rejects.toThrow(
    /console: broken[\s\S]*--yes[\s\S]*Nothing was promoted/,
  )
  await mustAccept(rehearsal, typed({ yes: true }))
  await mustAccept({ ...rehearsal, verdict: 'changed' }, typed({}))
})
