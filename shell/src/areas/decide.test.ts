import { describe, expect, it } from '@jest/globals'
import type { Area } from '@samspel/federation/registry'
import type { Visit } from './decide'
import { decide } from './decide'

const routes: [prefix: string, remote: string, areas: Area[]][] = [
  ['/login', 'mf-auth', ['anonymous']],
  ['/create-account', 'mf-auth', ['anonymous']],
  ['/p', 'mf-public', ['anonymous', 'admin', 'company', 'store', 'creator']],
  ['/campaigns', 'mf-campaigns', ['admin', 'company']],
  ['/marketplace', 'mf-campaigns', ['creator']],
]

const match: Visit['match'] = (path, area) => {
  const found = routes.find(
    ([prefix, , areas]) => areas.includes(area) && (path === prefix || path.startsWith(`${prefix}/`)),
  )
  return found && { remote: found[1], focused: false }
}

const visit = (path: string, over: Partial<Visit> = {}): Visit => ({
  path,
  search: '',
  hash: '',
  area: 'anonymous',
  claimed: 'company',
  native: false,
  stored: { accountType: null, afterConnectProvider: null, afterLogin: null },
  start: undefined,
  match,
  ...over,
})

describe('routing of the shell', () => {
  it('an anonymous visitor of a protected or unknown address goes to sign in (R-19)', () => {
    expect(decide(visit('/marketplace/7'))).toEqual({ kind: 'redirect', to: '/login?destination=%2Fmarketplace%2F7' })
    expect(decide(visit('/unknown'))).toEqual({ kind: 'redirect', to: '/login?destination=%2Funknown' })
    expect(decide(visit('/'))).toEqual({ kind: 'redirect', to: '/login' })
    expect(decide(visit('/campaigns/7', { search: '?a=b', hash: '#posts' }))).toEqual({
      kind: 'redirect',
      to: '/login?destination=%2Fcampaigns%2F7%3Fa%3Db%23posts',
    })
  })

  it('the part of a page that a link names survives the sign-in', () => {
    const away = decide(visit('/campaigns/7', { search: '?a=b', hash: '#posts' })) as { to: string }
    const door = new URL(away.to, 'https://x.test')
    const typed = decide(visit(door.pathname, { search: door.search })) as { to: string }
    const form = new URL(typed.to, 'https://x.test')
    expect(decide(visit(form.pathname, { search: form.search, area: 'company' }))).toEqual({
      kind: 'redirect',
      to: '/campaigns/7?a=b#posts',
    })
  })

  it('a registry without the remote of the sign-in sends nobody round in circles', () => {
    expect(decide(visit('/login/creator', { match: () => undefined }))).toEqual({ kind: 'not-found' })
  })

  describe('a part that is switched off or retired', () => {
    const what = { routes: [], reason: 'off', at: '' } as const
    const closed: Visit['closed'] = (path, area) =>
      (path === '/reports' && area === 'company') || (path === '/login/brand' && area === 'anonymous')
        ? what
        : undefined

    it('says so to who may open its paths, instead of an unknown page', () => {
      expect(decide(visit('/reports', { area: 'company', closed }))).toEqual({ kind: 'closed', what })
      expect(decide(visit('/reports', { area: 'creator', closed }))).toEqual({ kind: 'not-found' })
      expect(decide(visit('/reports', { area: undefined, closed }))).toEqual({ kind: 'wait' })
    })

    it('of which it is the sign-in says so too', () => {
      expect(decide(visit('/login/brand', { match: () => undefined, closed }))).toEqual({ kind: 'closed', what })
    })

    it('gives its path to the remote that has taken it', () => {
      const taken = decide(
        visit('/reports', { area: 'company', closed, match: () => ({ remote: 'mf-y', focused: false }) }),
      )
      expect(taken).toMatchObject({ kind: 'remote', remote: 'mf-y' })
    })

    it('that owned the start page leaves the first entry of the navigation to start with', () => {
      const gone = { area: 'company' as const, match: () => undefined, closed: () => what }
      expect(decide(visit('/', { ...gone, start: '/campaigns' }))).toEqual({ kind: 'redirect', to: '/campaigns' })
      expect(decide(visit('/', gone))).toEqual({ kind: 'closed', what })
    })
  })

  it('whoever signs out by wish goes to sign in without a destination (C-23)', () => {
    expect(decide(visit('/campaigns', { leaving: true }))).toEqual({ kind: 'redirect', to: '/login' })
  })

  it('whoever must set up a second step goes to its page from everywhere, and stays there', () => {
    const settings = '/settings/security/two-steps'
    const withSettings: Visit['match'] = (path, area) =>
      path === settings && area !== 'anonymous' ? { remote: 'mf-auth', focused: false } : match(path, area)
    const held = { area: 'company' as const, needsSecondStep: true, match: withSettings }
    for (const path of ['/campaigns', '/', '/create-account', '/unknown'])
      expect(decide(visit(path, held))).toEqual({ kind: 'redirect', to: settings })
    expect(decide(visit(settings, held))).toMatchObject({ kind: 'remote' })
    expect(decide(visit('/terms', held))).toEqual({ kind: 'terms' })
    expect(decide(visit('/campaigns', { ...held, needsSecondStep: false }))).toMatchObject({ kind: 'remote' })
  })

  it('/login is then sent on to the account type (R-03)', () => {
    expect(decide(visit('/login', { search: '?destination=%2Fx' }))).toEqual({
      kind: 'redirect',
      to: '/login/creator?destination=%2Fx',
    })
    expect(decide(visit('/login/creator'))).toMatchObject({ kind: 'remote', remote: 'mf-auth' })
  })

  it('/reset-password is sent to the brand form (R-15)', () => {
    const stored = { accountType: 'creator', afterConnectProvider: null, afterLogin: null }
    expect(decide(visit('/reset-password', { search: '?a=1', stored }))).toEqual({
      kind: 'redirect',
      to: '/reset-password/brand?a=1',
    })
  })

  it('nothing is rendered for an anonymous visitor inside the native wrapper (R-20, S-14)', () => {
    expect(decide(visit('/marketplace/7', { native: true }))).toEqual({ kind: 'nothing' })
    expect(decide(visit('/login/creator', { native: true }))).toEqual({ kind: 'nothing' })
    expect(decide(visit('/p', { native: true }))).toMatchObject({ kind: 'remote' })
  })

  it('each area starts at its own page and sees its own routes (R-21)', () => {
    expect(decide(visit('/', { area: 'admin', start: '/campaigns' }))).toEqual({ kind: 'redirect', to: '/campaigns' })
    expect(decide(visit('/', { area: 'creator', start: '/marketplace' }))).toEqual({
      kind: 'redirect',
      to: '/marketplace',
    })
    expect(decide(visit('/campaigns', { area: 'company' }))).toEqual({
      kind: 'remote',
      remote: 'mf-campaigns',
      focused: false,
    })
    expect(decide(visit('/campaigns', { area: 'creator' }))).toEqual({ kind: 'denied' })
    expect(decide(visit('/nowhere', { area: 'admin' }))).toEqual({ kind: 'not-found' })
  })

  it('a failed connection without a stored path keeps its error on the way from the start page (R-05)', () => {
    const search = '?connectProviderError=access_denied'
    expect(decide(visit('/connect-provider-complete', { area: 'creator', search: '?error=access_denied' }))).toEqual({
      kind: 'redirect',
      to: `/${search}`,
    })
    expect(decide(visit('/', { area: 'creator', start: '/marketplace', search }))).toEqual({
      kind: 'redirect',
      to: `/marketplace${search}`,
    })
    expect(decide(visit('/', { search }))).toEqual({ kind: 'redirect', to: `/login${search}` })
  })

  it('the role is waited for, but not by open pages (R-22)', () => {
    expect(decide(visit('/campaigns', { area: undefined }))).toEqual({ kind: 'wait' })
    expect(decide(visit('/stores/qr/abc', { area: undefined }))).toEqual({ kind: 'wait' })
    expect(decide(visit('/p', { area: undefined }))).toMatchObject({ kind: 'remote', remote: 'mf-public' })
  })

  it('a store code is looked up for everyone (R-18)', () => {
    expect(decide(visit('/stores/qr/a%20b'))).toEqual({ kind: 'store-code', token: 'a b' })
  })

  it('have their own places (R-13, R-11)', () => {
    expect(decide(visit('/terms'))).toEqual({ kind: 'terms' })
    expect(decide(visit('/native-auth'))).toEqual({ kind: 'native-auth' })
  })

  it('a signed-in visitor of the sign-in page goes on (S-11)', () => {
    expect(decide(visit('/login/brand', { area: 'admin', search: '?destination=%2Fcampaigns' }))).toEqual({
      kind: 'redirect',
      to: '/campaigns',
    })
  })

  it('a signed-in visitor of any page for visitors alone goes on too', () => {
    expect(decide(visit('/create-account/brand', { area: 'admin' }))).toEqual({ kind: 'redirect', to: '/' })
    expect(decide(visit('/create-account/brand', { area: undefined }))).toEqual({ kind: 'wait' })
  })

  it('a slash at the end does not change what stands there', () => {
    expect(decide(visit('/campaigns/', { area: 'admin' }))).toMatchObject({ kind: 'remote' })
  })

  it('the status page is the shell’s own and for admins alone, whatever the registry holds', () => {
    const of = (area: Area | undefined) => decide(visit('/platform/status', { area, match: () => undefined })).kind
    expect([of('admin'), of('company'), of('creator'), of(undefined)]).toEqual(['status', 'denied', 'denied', 'wait'])
    expect(decide(visit('/platform/status'))).toEqual({
      kind: 'redirect',
      to: '/login?destination=%2Fplatform%2Fstatus',
    })
  })
})
