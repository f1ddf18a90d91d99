import { describe, expect, test } from '@jest/globals'
import { validate } from '@samspel/forms'
import { checkText } from './kinds'
import { againBodyOf, bodyOf, emptyValues, lacksImage, schema, valuesOf } from './values'

describe('kinds of post', () => {
  test('E-16 exactly the part that the kind names is sent', () => {
    const values = { ...emptyValues('story', 'youtube'), instagramPostId: 'p' }
    expect(Object.keys(bodyOf(values).mention)).toEqual(['kind', 'instagramPostId'])
    expect(Object.keys(bodyOf({ ...values, kind: 'link' }).mention)).toEqual(['kind', 'linkPost'])
    expect(bodyOf({ ...values, kind: 'content', contentPost: { text: 'Hej', imageUrls: [null, '/uploads/a.webp'] } }).mention).toEqual({ kind: 'content', contentPost: { text: 'Hej', imageUrls: ['/uploads/a.webp'] } })
  })
})

test('uploaded content needs a picture where the terms ask for it', () => {
  const values = emptyValues('content', null)
  expect(lacksImage(true, values)).toBe(true)
  expect(lacksImage(true, { ...values, contentPost: { text: '', imageUrls: [null, '/uploads/a.webp'] } })).toBe(false)
  expect(lacksImage(false, values)).toBe(false)
  expect(lacksImage(true, { ...values, kind: 'post' })).toBe(false)
})

test('only the part of the chosen kind must be complete', () => {
  expect(Object.keys(validate(schema, emptyValues('story', null)))).toEqual(['instagramPostId'])
  expect(validate(schema, { ...emptyValues('story', null), instagramPostId: 'p' })).toEqual({})
  expect(Object.keys((validate(schema, emptyValues('link', 'tiktok')) as { linkPost: object }).linkPost)).toEqual(['url', 'title'])
  expect(Object.keys(validate(schema, emptyValues('content', null)))).toEqual(['contentPost'])
})

test('what is sent again begins with what was sent', () => {
  const linkPost = { url: 'https://a.se', title: 'A', linkType: 'youtube' } as const
  expect(againBodyOf(valuesOf({ kind: 'link', linkPost, contentPost: null }))).toEqual({ mention: { linkPost } })
})

test('the checks name what is missing, whole words only', () => {
  const campaign = { hashtags: ['vinter', 'fjäll'], mentions: ['havsro'] }
  expect(checkText('Annons: sol #Vinter #fjällvandring @havsro', campaign)).toEqual({ adLabel: 'ok', missingHashtags: ['fjäll'], missingAccounts: [] })
})
