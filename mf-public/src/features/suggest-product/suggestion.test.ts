import { expect, test } from '@jest/globals'
import { bodyOf, emptySuggestion, hasContact, readAccount, readLink } from './suggestion'

test('E-23 an account is its name or a link to it, whatever is typed around', () => {
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

test('E-23 a link is one that a browser opens as a page', () => {
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

test('V-32 blanks are no way to reach anybody', () => {
  expect(hasContact({ ...emptySuggestion, instagram: '  ' })).toBe(false)
  expect(hasContact({ ...emptySuggestion, links: ['https://blogg.example'] })).toBe(true)
  expect(bodyOf({ ...emptySuggestion, product: ' Havredryck ', email: ' elin@example.com ' }, 'sv')).toEqual({
    productSuggestion: { product: 'Havredryck', socials: [], email: 'elin@example.com', locale: 'sv' },
  })
})
