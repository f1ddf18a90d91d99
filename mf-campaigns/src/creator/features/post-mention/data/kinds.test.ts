import { describe, expect, test } from '@jest/globals'
import { type UploadItem, validate } from '@samspel/forms'
import { createTranslate, type Message } from '@samspel/i18n'
import { checkText } from './kinds'
import { againBodyOf, bodyOf, emptyValues, isUploading, schemaFor, valuesOf } from './values'

const fine: UploadItem = { key: 'a', name: 'a.png', url: '/uploads/a.webp' }
const failed: UploadItem = { key: 'b', name: 'b.png', url: null, error: 'för stor' }

describe('kinds of post', () => {
  test('exactly the part that the kind names is sent (E-16)', () => {
    const values = { ...emptyValues('story', 'youtube'), instagramPostId: 'p' }
    expect(Object.keys(bodyOf(values).mention)).toEqual(['kind', 'instagramPostId'])
    expect(Object.keys(bodyOf({ ...values, kind: 'link' }).mention)).toEqual(['kind', 'linkPost'])
    expect(
      bodyOf({ ...values, kind: 'content', contentPost: { text: 'Hej', imageUrls: [failed, fine] } }).mention,
    ).toEqual({ kind: 'content', contentPost: { text: 'Hej', imageUrls: ['/uploads/a.webp'] } })
  })
})

test('uploaded content needs a picture where the terms ask for it, and none that failed (V-07, V-13)', () => {
  const withImages = (...imageUrls: UploadItem[]) => ({
    ...emptyValues('content', null),
    contentPost: { text: 'Hej', imageUrls },
  })
  const problem = (mustUpload: boolean, values: object) => {
    const found = (validate(schemaFor(mustUpload), values) as { contentPost?: { imageUrls?: Message } }).contentPost
      ?.imageUrls
    return found && createTranslate('sv')(found)
  }
  expect(problem(true, withImages())).toBe('bilden är obligatorisk')
  expect([
    problem(false, withImages()),
    problem(true, withImages(fine)),
    problem(true, { ...withImages(), kind: 'story', instagramPostId: 'p' }),
  ]).toEqual([undefined, undefined, undefined])
  expect(problem(false, withImages(fine, failed))).toBe('något gick fel med uppladdningen')
  expect([isUploading(withImages(fine, failed)), isUploading(withImages({ key: 'c', name: 'c', url: null }))]).toEqual([
    false,
    true,
  ])
})

test('only the part of the chosen kind must be complete', () => {
  expect(Object.keys(validate(schemaFor(false), emptyValues('story', null)))).toEqual(['instagramPostId'])
  expect(validate(schemaFor(false), { ...emptyValues('story', null), instagramPostId: 'p' })).toEqual({})
  expect(
    Object.keys((validate(schemaFor(false), emptyValues('link', 'tiktok')) as { linkPost: object }).linkPost),
  ).toEqual(['url', 'title'])
  expect(Object.keys(validate(schemaFor(false), emptyValues('content', null)))).toEqual(['contentPost'])
})

test('what is sent again begins with what was sent', () => {
  const linkPost = { url: 'https://a.se', title: 'A', linkType: 'youtube' } as const
  expect(againBodyOf(valuesOf({ kind: 'link', linkPost, contentPost: null }))).toEqual({ mention: { linkPost } })
})

test('the checks name what is missing, whole words only', () => {
  const campaign = { hashtags: ['vinter', 'fjäll'], mentions: ['havsro'] }
  expect(checkText('Annons: sol #Vinter #fjällvandring @havsro', campaign)).toEqual({
    adLabel: 'ok',
    missingHashtags: ['fjäll'],
    missingAccounts: [],
  })
})

test.each([
  [
    'tiktok',
    'https://tiktok.com.evil.example/@kim/video/7301234567890123456',
    'Länken leder inte dit kampanjen ber om.',
  ],
  [
    'youtube',
    'https://www.youtube.com/@kim',
    'Länken leder inte till ett inlägg. Kopiera länken från själva videon eller inlägget.',
  ],
  ['custom', 'https://kim@blogg.example', 'Skriv hela adressen, med https:// först.'],
  ['tiktok', 'https://www.tiktok.com/@kim/video/7301234567890123456', undefined],
] as const)('a link to %s: %s', (type, url, said) => {
  const values = { ...emptyValues('link', type), linkPost: { url, title: 'A', linkType: type } }
  const { linkPost } = validate(schemaFor(false), values) as { linkPost?: { url?: Message } }
  expect(linkPost?.url && createTranslate('sv')(linkPost.url)).toBe(said)
})
