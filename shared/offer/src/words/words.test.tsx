/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, renderWithApp } from '@samspel/testing'
import { termsOf } from './numbers'
import { type OfferWords, useOfferWords } from './use-offer-words'
import { usePublishBy } from './use-post-deadline'
import { type Asked, type Requirements, useRequirements } from './use-requirements'

/** What a hook answers, with ordinary blanks. */
const read = <T,>(use: () => T): T => {
  let result: T | undefined
  function Reader() {
    result = use()
    return null
  }
  renderWithApp(<Reader />, {}).unmount()
  return result!
}
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ')
const words = (): OfferWords => read(useOfferWords)
const product = (defaultProductValue: number) => ({ ...buildCampaign().products[0]!, defaultProductValue })

test('an offer’s value is that of every product once, and its price is no fee unless it is paid', () => {
  const campaign = { products: [product(399), product(30)], paidCollaborationPrice: 900 }
  expect(termsOf({ ...campaign, enablePaidCollaborations: true })).toEqual({ fee: 900, productValue: 429 })
  expect(termsOf({ ...campaign, enablePaidCollaborations: false })).toEqual({ fee: 0, productValue: 429 })
})

test('no places left are said to be taken', () => {
  const { places } = words()
  expect([places(0), places(1), places(12)]).toEqual(['Alla platser är tagna', '1 plats kvar', '12 platser kvar'])
})

test('a task names its kinds of posts, and no day, which depends on the pick-up or the arrival', () => {
  expect(words().task(buildCampaign({ enableStories: true, dueAt: '2025-12-15' }))).toBe('Inlägg eller story')
})

test('without a day of the campaign, the days to publish count from the pick-up or from the arrival of the parcel', () => {
  const due = (deliveryMethod: 'delivery' | 'pickup') => read(() => usePublishBy({ deliveryMethod, dueAt: null }))
  expect(due('delivery')).toBe('Publicera inom 14 dagar från att paketet är framme')
  expect(due('pickup')).toBe('Publicera inom 14 dagar efter hämtningen')
})

test('a day of the campaign is never the last one of what is sent before it has arrived', () => {
  const due = read(() => usePublishBy({ deliveryMethod: 'delivery', dueAt: '2025-12-21' }, 'short'))
  expect(plain(due!)).toBe('Publicera senast 21 dec, och alltid minst 14 dagar från att paketet är framme')
})

test('requirements are met, missing or unknown by the server’s answer, and nobody’s for a visitor', () => {
  const asked = (more: Partial<Asked>): Requirements =>
    read(() =>
      useRequirements({
        minFollowers: 1_000,
        maxFollowers: null,
        brandName: 'Fjällbris',
        obstacle: undefined,
        ...more,
      }),
    )
  expect(plain(asked({}).followers)).toBe('minst 1 000 följare')
  expect(plain(asked({ minFollowers: null, maxFollowers: 9_000 }).followers)).toBe('högst 9 000 följare')
  expect(plain(asked({ maxFollowers: 9_000 }).followers)).toBe('1 000 till 9 000 följare')
  expect(asked({ minFollowers: null }).followers).toBeUndefined()
  expect(asked({})).toMatchObject({ isMet: undefined, missing: undefined, isUnknown: false })
  expect(asked({ obstacle: null })).toMatchObject({ isMet: true, missing: undefined })
  expect(plain(asked({ obstacle: 'too_few_followers' }).missing)).toMatch(
    /^Du har .* följare, Fjällbris kräver minst 1 000$/,
  )
  expect(plain(asked({ maxFollowers: 9_000, obstacle: 'too_many_followers' }).missing)).toMatch(
    /Fjällbris tar högst 9 000$/,
  )
  expect(asked({ country: 'NO', obstacle: 'other_country' }).missing).toBe('Erbjudandet är för dig som bor i Norge')
  expect(asked({ obstacle: 'not_connected' })).toMatchObject({
    isUnknown: true,
    missing: 'Koppla Instagram så ser vi om du uppfyller kraven',
  })
})
