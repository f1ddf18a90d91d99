import { describe, expect, test } from '@jest/globals'
import { checksOf } from './caption-checks'

const checked = {
  kind: 'post' as const,
  caption: '',
  postedAt: '2026-11-20T12:00:00Z',
  dueAt: '2026-11-24',
  accounts: ['bjork.brygg'],
  hashtags: ['lussebrygg'],
}

describe('what the review panel shows', () => {
  test('names count whole and in any case', () => {
    expect(checksOf({ ...checked, caption: 'Reklam för @Bjork.Brygg #LUSSEBRYGG!' })).toEqual({
      adLabel: 'ok',
      adLabelFound: 'Reklam för',
      missingAccounts: [],
      missingHashtags: [],
      daysBeforeDue: 4,
    })
    expect(checksOf({ ...checked, caption: '@bjorkxbrygg #lussebryggen' })).toMatchObject({
      missingAccounts: ['bjork.brygg'],
      missingHashtags: ['lussebrygg'],
    })
  })
  test('days are those of Stockholm; after the deadline they are negative', () => {
    expect(checksOf({ ...checked, postedAt: '2026-11-24T23:30:00Z' }).daysBeforeDue).toBe(-1)
    expect(checksOf({ ...checked, dueAt: null }).daysBeforeDue).toBeNull()
  })
  test('a link is never fetched: nothing is said to be missing', () => {
    expect(checksOf({ ...checked, kind: 'link' })).toMatchObject({
      adLabel: 'unclear',
      missingAccounts: [],
      missingHashtags: [],
    })
  })
})

test('another account, an address and a joined sign are no tags', () => {
  const caption = 'Mainos @bjork.brygg.outlet info@bjork.brygg x#lussebrygg'
  expect(checksOf({ ...checked, caption })).toMatchObject({
    adLabel: 'ok',
    missingAccounts: ['bjork.brygg'],
    missingHashtags: ['lussebrygg'],
  })
})
