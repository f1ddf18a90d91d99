import { expect, test } from '@jest/globals'
import type { Choice } from './choice'
import { faultFor, firstChoice, readChoice, writeCallChoice, writeChoice } from './choice'
import { firstPath, firstRole, pathsOf } from './page/paths'

const odd: Choice = {
  role: 'company',
  locale: 'en',
  width: '360',
  scheme: 'dark',
  native: true,
  fault: '500',
  scope: '/accounts?x=1&y=å',
  api: 'http://localhost:8080',
  config: 'rows=50 note="a b"',
  path: '/wallet/1?a=b&c=%20',
}

test('a state is a link: what is written into the address is read from it', () => {
  expect(readChoice(writeChoice(odd))).toEqual(odd)
  expect(readChoice(writeChoice(firstChoice))).toEqual(firstChoice)
  expect(writeChoice({ ...firstChoice, path: '/wallet' })).toBe('role=creator&path=/wallet')
})

test('what the address says wrongly is as usual', () => {
  expect(
    readChoice('role=queen&locale=de&width=17&fault=boom&path=//evil.test&api=javascript:alert(1)&native=perhaps'),
  ).toEqual(firstChoice)
})

test('an address of a real Samspel loses its path', () => {
  expect(readChoice('api=https://test.samspel.se/login?x').api).toBe('https://test.samspel.se')
})

test('calls carry what the server needs, in one segment of their path', () => {
  const segment = writeCallChoice(odd)
  expect(segment).not.toMatch(/[/?#&]/)
  expect(readChoice(decodeURIComponent(segment))).toMatchObject({
    role: 'company',
    locale: 'en',
    fault: '500',
    scope: odd.scope,
    api: odd.api,
  })
})

test('a fault hits all calls, or those with a part of their path', () => {
  const call = { ...firstChoice, fault: '401' } as const
  expect(faultFor(call, '/users/me')).toBe('401')
  expect(faultFor({ ...call, scope: '/accounts' }, '/users/me')).toBe('none')
  expect(faultFor({ ...call, scope: '/accounts' }, '/accounts/1/transactions')).toBe('401')
})

test('a role is shown its own first path when it may not open the one in the address', () => {
  const remote = {
    config: [],
    resets: true,
    name: 'mf-x',
    routes: [
      { path: '/things/:id', areas: ['creator'] },
      { path: '/things', areas: ['creator'] },
      { path: '/staff/:id', areas: ['admin'], examples: { admin: '/staff/9' } },
    ],
  }
  expect(pathsOf(remote, 'admin')).toEqual(['/staff/9'])
  expect(pathsOf(remote, 'creator')).toEqual(['/things'])
  expect(firstPath(remote, { role: 'admin', path: '/staff/:id' })).toBe('/staff/9')
  expect(firstPath(remote, { role: 'creator', path: '/things/7?tab=1' })).toBe('/things/7?tab=1')
  expect(firstPath(remote, { role: 'creator', path: '/staff/7' })).toBe('/things')
  expect(firstPath(remote, { role: 'admin', path: '/things' })).toBe('/staff/9')
  expect(firstPath(remote, { role: 'store', path: '/things' })).toBe('/')
  expect(firstRole(remote)).toBe('creator')
})
