import { describe, expect, test } from '@jest/globals'
import { obstaclesOf } from './accounts'
import { cookieNames, cookieOptions } from './cookies'
import { slugOf } from './new-creator'
import { returnAddress, signInAddress, withAnswer } from './return-address'

describe('the way back', () => {
  const home = 'https://samspel.test'
  test.each([
    '/login/creator',
    '/login/creator?destination=%2Fwallet',
    '/create-account/creator',
    '/',
    '/connect-provider-complete',
    '/p/marketplace#top',
  ])('a page of this site is returned to: %s (C-41)', (path) => {
    expect(returnAddress(home, home + path)).toBe(home + path)
  })
  test('what an earlier try left in the address goes (C-41)', () => {
    expect(returnAddress(home, `${home}/login/creator?error=blocked&a=1&jwt=x&error_code=2`)).toBe(
      `${home}/login/creator?a=1`,
    )
    expect(withAnswer(`${home}/login/creator?a=1#b`, { jwt: 'T' })).toBe(`${home}/login/creator?a=1&jwt=T#b`)
  })
  test.each([
    ['/login/creator?a=1', '/login/creator?a=1'],
    ['/create-account/creator', '/create-account/creator'],
    ['/marketplace?x=1', '/login/creator?destination=%2Fmarketplace%3Fx%3D1'],
    ['/', '/login/creator?destination=%2F'],
    ['/assignments/7?a=1#post', '/login/creator?destination=%2Fassignments%2F7%3Fa%3D1%23post'],
    ['/loginx', '/login/creator?destination=%2Floginx'],
  ])('QUALITY 16 a token goes only to pages that take it out of their address: %s', (path, end) => {
    expect(signInAddress(home + path)).toBe(home + end)
  })
  test.each([
    undefined,
    null,
    7,
    ['https://samspel.test/'],
    {},
    'https://evil.test/',
    'https://samspel.test:444/',
    'http://samspel.test/',
    'https://samspel.test/api/docs',
    'https://samspel.test//evil.test',
    'https://samspel.test/x\\y',
    'https://user:pass@samspel.test/login/creator',
    'https://user@samspel.test/login/creator',
    'https://:pass@samspel.test/login/creator',
    'https://samspel.test@evil.test/login/creator',
  ])('QUALITY 17 everything else leads to the login: %j', (asked) => {
    expect(returnAddress(home, asked)).toBe(`${home}/login/creator`)
  })
})

describe('names', () => {
  test.each([
    ['Moa Bérg', 'moa-berg'],
    ['åäö_Å', 'aao_a'],
    ['moa.bergs', 'moa-bergs'],
    ['  --x--  ', 'x'],
    ['王小明', 'kreator'],
    ['', 'kreator'],
    ["O'Neill (PR)", 'o-neill-pr'],
    ['x'.repeat(99), 'x'.repeat(50)],
  ])('%s → %s', (wanted, slug) => {
    expect(slugOf(wanted)).toBe(slug)
  })
})

test('obstacles stand in the order in which they are mended (P-07)', () => {
  const account = {
    id: '1',
    pageName: 'x',
    igUserId: 'i',
    username: 'u',
    accountType: null,
    followersCount: 1,
    pictureUrl: null,
  }
  expect(obstaclesOf(account, new Set())).toEqual([])
  // Instagram's own sign-in knows no page, and needs none.
  expect(obstaclesOf({ ...account, pageName: null, accountType: 'personal' }, new Set(['i']))).toEqual([
    'not_professional',
    'taken',
  ])
  expect(obstaclesOf({ ...account, igUserId: null }, new Set(['i']))).toEqual(['no_instagram'])
})

test('cookies are for this host alone behind https', () => {
  expect(cookieNames({ appUrl: 'https://x.test' }).state).toMatch(/^__Host-/)
  expect(cookieOptions({ appUrl: 'https://x.test' }, 1)).toMatchObject({
    secure: true,
    httpOnly: true,
    sameSite: 'lax',
    path: '/',
  })
  expect(cookieOptions({ appUrl: 'http://localhost:8080' }, 1).secure).toBe(false)
})
