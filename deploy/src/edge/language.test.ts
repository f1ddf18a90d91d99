import { expect, test } from '@jest/globals'
import { visitorLanguage } from './language'

const shell = { languages: { en: {}, 'en-XA': {}, da: {} } } as never
const language = (url: string, headers: Record<string, string> = {}, known = shell) =>
  visitorLanguage({ url, headers }, { shell: known })

test('the address speaks first, then the choice, then the browser, then Swedish (G-02)', () => {
  const headers = { cookie: 'a=b; samspel-language=sv', 'accept-language': 'en-GB,en;q=0.9' }
  expect([
    language('/p?lang=en', headers),
    language('/p', headers),
    language('/p', { 'accept-language': 'en-GB,en;q=0.9' }),
    language('/p'),
  ]).toEqual(['en', 'sv', 'en', 'sv'])
})

test.each([
  ['de, fr;q=0.9', 'sv'],
  ['de, en;q=0.5', 'en'],
  ['en;q=0.3, sv;q=0.7', 'sv'],
  ['en;q=0, sv', 'sv'],
  ['da-DK', 'da'],
  ['*', 'sv'],
  ['en;q=x', 'en'],
  ['', 'sv'],
  [',;=', 'sv'],
])('a browser that accepts %j gets %s', (accepted, found) =>
  expect(language('/', { 'accept-language': accepted })).toBe(found),
)

test('what no release has is not given out, whoever asks for it', () => {
  expect(
    ['/?lang=tlh', '/?lang=%00', '/?lang=__proto__', '/?lang=en-xa', '/?lang=sv-FI'].map((url) => language(url)),
  ).toEqual(['sv', 'sv', 'sv', 'en-XA', 'sv'])
  expect(language('/', { cookie: `samspel-language=${'x'.repeat(4_000)}` })).toBe('sv')
  expect(language('/?lang=en', {}, undefined)).toBe('en')
})
