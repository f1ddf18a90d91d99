import { expect, test } from '@jest/globals'
import { bodyOf, emptySuggestion, hasContact, readAccount, readLink } from './suggestion'

test('an account is its name or a link to it, whatever is typed around (E-23)', () => {
  for (const typed of ['elin.k', '@elin.k', ' elin.k ', 'instagram.com/elin.k', 'https://www.instagram.com/elin.k'])
    expect(readAccount('instagram', typed)).toMatch(/^https:\/\/(www\.)?instagram\.com\/elin\.k\/?$/)
  for (const typed of [
    'instagram.com',
    'elin k',
    'https://evil.example/elin',
    'https://instagram.com.evil.example/elin',
    'javascript:alert(1)',
    '<script>',
  ])
    expect(readAccount('instagram', typed)).toBeUndefined()
  expect(readAccount('tiktok', 'elin')).toBe('https://www.tiktok.com/@elin')
})

test('a link is one that a browser opens as a page (E-23)', () => {
  expect(readLink('blogg.example/elin')?.href).toBe('https://blogg.example/elin')
  for (const typed of [
    '',
    'blogg',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:elin@example.com',
    'elin@example.com',
    'https://',
    'två ord.se',
  ])
    expect(readLink(typed)).toBeUndefined()
})

test('blanks are no way to reach anybody (V-32)', () => {
  expect(hasContact({ ...emptySuggestion, instagram: '  ' })).toBe(false)
  expect(hasContact({ ...emptySuggestion, links: ['https://blogg.example'] })).toBe(true)
  expect(bodyOf({ ...emptySuggestion, product: ' Havredryck ', email: ' elin@example.com ' }, 'sv')).toEqual({
    productSuggestion: { product: 'Havredryck', socials: [], email: 'elin@example.com', locale: 'sv' },
  })
})
