import { describe, expect, test } from '@jest/globals'
import { checkText, kindsOf } from './kinds'
import { bodyOf, emptyValues, lacksImage } from './values'

const terms = { paymentType: 'instagram', enableStories: false, requireUploadedContent: false } as const

describe('kinds of post', () => {
  test('G-05 the terms of the campaign admit posts, stories, links and content', () => {
    expect(kindsOf(terms)).toEqual(['post'])
    expect(kindsOf({ ...terms, enableStories: true })).toEqual(['post', 'story'])
    expect(kindsOf({ ...terms, paymentType: 'link' })).toEqual(['link'])
    expect(kindsOf({ ...terms, paymentType: 'content', requireUploadedContent: true })).toEqual(['content'])
    expect(kindsOf({ ...terms, requireUploadedContent: true })).toEqual(['post', 'content'])
  })

  test('E-16 exactly the part that the kind names is sent', () => {
    const values = { ...emptyValues('youtube'), instagramPostId: 'p' }
    expect(Object.keys(bodyOf('story', values).mention)).toEqual(['kind', 'instagramPostId'])
    expect(Object.keys(bodyOf('link', values).mention)).toEqual(['kind', 'linkPost'])
    expect(bodyOf('content', { ...values, contentPost: { text: 'Hej', imageUrls: [null, '/uploads/a.webp'] } }).mention).toEqual({ kind: 'content', contentPost: { text: 'Hej', imageUrls: ['/uploads/a.webp'] } })
  })
})

test('uploaded content needs a picture where the terms ask for it', () => {
  const values = emptyValues(null)
  expect(lacksImage('content', true, values)).toBe(true)
  expect(lacksImage('content', true, { ...values, contentPost: { text: '', imageUrls: [null, '/uploads/a.webp'] } })).toBe(false)
  expect(lacksImage('content', false, values)).toBe(false)
  expect(lacksImage('post', true, values)).toBe(false)
})

test('the checks name what is missing, whole words only', () => {
  const campaign = { hashtags: ['vinter', 'fjäll'], mentions: ['havsro'] }
  expect(checkText('Annons: sol #Vinter #fjällvandring @havsro', campaign)).toEqual({ adLabel: 'ok', missingHashtags: ['fjäll'], missingAccounts: [] })
})
