import { describe, expect, test } from '@jest/globals'
import { browserOf } from '../../http/browser'
import { pathPattern, scrub } from '../../scrub'
import { emptyTimes, p75Of, stepOf } from './load-times'
import { readReports } from './reading'

describe('texts of errors keep nothing of a person', () => {
  test.each([
    ['GET https://samspel.test/api/me?token=abc#x failed', 'GET https://samspel.test/api/me failed'],
    ['Authorization: Bearer eyJhbGciOi.eyJzdWIi.sig-x1', 'Authorization: [secret] [token]'],
    ['jwt eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc_-1 expired', 'jwt [token] expired'],
    ['no user elin.sjodin+x@samspel.test here', 'no user [email] here'],
    ['campaign 0196ec1d-d420-7e3c-a426-a479ba4c7b34 is gone', 'campaign :id is gone'],
    ['password: "hemligt", x', 'password: "[secret]", x'],
    ['number 19850412-1234 and +46 70 123 45 67', 'number [number] and [number]'],
    ['key dGhpcyBpcyBhIHNlY3JldCBrZXkgb2YgbWluZTEy', 'key [secret]'],
    [
      "Cannot read properties of undefined (reading 'map') at page (https://s.test/remotes/mf-x/1.2.3/main.1234567890.js:1:20345)",
      "Cannot read properties of undefined (reading 'map') at page (https://s.test/remotes/mf-x/1.2.3/main.1234567890.js:1:20345)",
    ],
    ['a?.b is not a function', 'a?.b is not a function'],
    ['half \ud800 and \u0000 nul', 'half \ufffd and   nul'],
  ])('%s', (text, clean) => expect(scrub(text, 500)).toBe(clean))

  test('#14 a text is not cut within an emoji, which the database would refuse', () =>
    expect(scrub('abc😀 d', 4)).toBe('abc'))

  test.each(['/', 'a-', 'a1', '1 ', 'a.', 'eyJ-', 'token-', '@a.'])('a long text of %j comes to an end', (piece) => {
    expect(scrub(piece.repeat(50_000), 4_000).length).toBeLessThanOrEqual(4_000)
  })
})

test.each([
  ['/campaigns/0196ec1d-d420-7e3c-a426-a479ba4c7b34/edit?step=2', '/campaigns/:id/edit'],
  ['/p/marketplace/stores/12', '/p/marketplace/stores/:id'],
  ['/b/elin-sjodin', '/b/:name'],
  ['/reset-password/abc', '/reset-password/:name'],
  ['https://samspel.test/wallet#x', '/wallet'],
  ['/Elin@x.se', '/:id'],
  ['/', '/'],
  ['', '/'],
])('the path %s is kept as %s', (path, pattern) => expect(pathPattern(path)).toBe(pattern))

test.each([
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Chrome 142',
  ],
  [
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/141.0.7390.37 Safari/537.36',
    'Chrome 141',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142',
  ],
  ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox 144'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/142.0.0.0 Mobile/15E148 Safari/604.1',
    'Chrome 142',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148',
    'iOS WebView 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 390.0.0.1 (iPhone15,2)',
    'Instagram 390',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15; Pixel 9 Build/AP4A; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/142.0.0.0 Mobile Safari/537.36',
    'Android WebView 142',
  ],
  [
    'Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S918B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 28',
  ],
  ['curl/8', 'Other'],
  [undefined, 'Other'],
])('%s is %s', (userAgent, name) => expect(browserOf(userAgent)).toBe(name))

test('reports that are none are dropped, fields that are none left out, texts cut', () => {
  const good = { kind: 'load', remote: 'mf-stores', version: '1.4.0', channel: 'canary', ms: 120 }
  for (const body of [
    null,
    1,
    'x',
    [],
    {},
    { reports: 1 },
    { reports: [null, 7, { kind: 'nope', remote: 'mf-x' }, { ...good, remote: '../x' }] },
  ])
    expect(readReports(body)).toEqual([])
  expect(readReports({ reports: [good] })).toEqual([good])
  expect(readReports([good, good])).toHaveLength(2)
  expect(
    readReports({ ...good, version: '<b>', channel: 'x', phase: 'y', ms: -1, fallback: 'no', extra: { a: 1 } }),
  ).toEqual([{ kind: 'load', remote: 'mf-stores', version: 'unknown', channel: 'live' }])
  expect(readReports({ reports: Array(200).fill(good) })).toHaveLength(50)
  const [failure] = readReports({
    kind: 'failure',
    remote: 'shell',
    version: '3.8.0',
    message: 'x '.repeat(5_000),
    stack: 's '.repeat(50_000),
    path: '/x?y',
    ms: 1e9,
  })
  expect(failure).toMatchObject({ path: '/x', ms: 600_000 })
  expect([failure?.message?.length, failure?.stack?.length].every((length) => (length ?? 9_999) <= 4_000)).toBe(true)
})

test('three of four loads stay under the p75 that a histogram tells', () => {
  const times = emptyTimes()
  expect(p75Of(times)).toBeNull()
  for (let ms = 1; ms <= 1_000; ms += 1) times[stepOf(ms)]! += 1
  expect(Math.abs((p75Of(times) ?? 0) - 750)).toBeLessThanOrEqual(10)
  expect(p75Of(emptyTimes().with(emptyTimes().length - 1, 9))).toBe(10_000)
})
