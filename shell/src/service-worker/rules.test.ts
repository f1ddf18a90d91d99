import { expect, test } from '@jest/globals'
import { type Asked, needsNetwork, ruleFor } from './rules'

const asked = (path: string, other: Partial<Asked> = {}): Asked => ({
  method: 'GET',
  path,
  navigates: false,
  signedIn: false,
  ...other,
})

test('code of releases, and pages, reads and pictures of the public area are kept', () => {
  expect(ruleFor(asked('/shell/0.1.0-a/main.1.js'))).toBe('code')
  expect(ruleFor(asked('/remotes/mf-public/0.1.0/app.css'))).toBe('code')
  expect(ruleFor(asked('/p/marketplace?section=delivery', { navigates: true }))).toBe('page')
  expect(ruleFor(asked('/b/havsro', { navigates: true }))).toBe('page')
  expect(ruleFor(asked('/public/campaigns?page=1'))).toBe('read')
  expect(ruleFor(asked('/public/store_points'))).toBe('read')
  expect(ruleFor(asked('/uploads/demo/a.webp?width=480', { from: '/p/marketplace' }))).toBe('picture')
})

test('the pass and the counter open without a connection: their page is kept, and nothing that it asks for', () => {
  expect(ruleFor(asked('/store-campaigns/1/pass', { navigates: true }))).toBe('page')
  expect(ruleFor(asked('/counter/1?x=1', { navigates: true }))).toBe('page')
  expect(ruleFor(asked('/stores/1', { navigates: true }))).toBeUndefined()
  expect(ruleFor(asked('/api/counters/1', { signedIn: true }))).toBeUndefined()
  expect(ruleFor(asked('/uploads/a.webp', { from: '/counter/1' }))).toBeUndefined()
})

test('a page in a frame is left to the edge, which alone lets the simulator frame it', () => {
  for (const path of ['/', '/p/marketplace', '/campaigns']) {
    expect(ruleFor(asked(path, { navigates: true, framed: true }))).toBeUndefined()
    expect(needsNetwork({ method: 'GET', path, navigates: true, framed: true })).toBe(false)
  }
})

test('what was opened of assignments, wallet, messages and offers can be read again, each by its account', () => {
  for (const page of [
    '/',
    '/assignments',
    '/assignments/1',
    '/wallet',
    '/messages/1',
    '/marketplace',
    '/marketplace/1',
  ]) {
    expect(ruleFor(asked(page, { navigates: true }))).toBe('page')
    expect(ruleFor(asked('/api/participations?page=1', { signedIn: true, from: page }))).toBe('own')
  }
  for (const page of [undefined, '/campaigns', '/settings', '/walletx', '/payouts'])
    expect(ruleFor(asked('/api/participations', { signedIn: true, from: page }))).toBeUndefined()
  for (const path of ['/api/live/stream', '/api/instagramers/me/export', '/api/messages/files/1', '/uploads/a.webp'])
    expect(ruleFor(asked(path, { signedIn: true, from: '/messages' }))).toBeUndefined()
  expect(ruleFor(asked('/api/messages', { method: 'POST', signedIn: true, from: '/messages' }))).toBeUndefined()
})

test('nothing else that belongs to somebody signed in is kept', () => {
  expect(ruleFor(asked('/public/campaigns', { signedIn: true }))).toBeUndefined()
  expect(ruleFor(asked('/api/campaigns'))).toBeUndefined()
  expect(ruleFor(asked('/campaigns', { navigates: true }))).toBeUndefined()
  expect(ruleFor(asked('/uploads/2026/a.webp', { from: '/mentions' }))).toBeUndefined()
  expect(ruleFor(asked('/uploads/2026/a.webp'))).toBeUndefined()
})

test('writes, secrets in addresses and names that only begin alike are left alone', () => {
  expect(ruleFor(asked('/public/product_suggestions', { method: 'POST' }))).toBeUndefined()
  expect(ruleFor(asked('/public/stores/token/abc'))).toBeUndefined()
  expect(ruleFor(asked('/public/reports/secret'))).toBeUndefined()
  expect(ruleFor(asked('/public/invitations/secret'))).toBeUndefined()
  expect(ruleFor(asked('/public/campaigns_of_mine'))).toBeUndefined()
  expect(ruleFor(asked('/packages', { navigates: true }))).toBeUndefined()
})

test('a page behind sign-in is never kept, and says itself that it needs a network; files and answers are left to the browser', () => {
  const opened = (path: string) => needsNetwork({ method: 'GET', path, navigates: true })
  expect(opened('/campaigns?state=ongoing')).toBe(true)
  expect(opened('/terms')).toBe(true)
  expect(opened('/p/brands')).toBe(false)
  expect(opened('/counter/1')).toBe(false)
  expect(opened('/api/campaigns.csv')).toBe(false)
  expect(opened('/uploads/2026/a.pdf')).toBe(false)
  expect(opened('/sitemap.xml')).toBe(false)
  expect(needsNetwork({ method: 'GET', path: '/campaigns', navigates: false })).toBe(false)
  expect(needsNetwork({ method: 'POST', path: '/campaigns', navigates: true })).toBe(false)
})
