import { describe, expect, test } from '@jest/globals'
import { validate } from '@samspel/forms'
import { createTranslate, type Message, unreadMessages } from '@samspel/i18n'
import { buildCampaign } from '@samspel/testing'
import { diffFields } from '../../components/field-diff'
import { defaultInstructions, isDefaultInstructions, withDefault } from './data/instructions'
import { schema } from './data/schema'
import { missingOf, stepOfErrors, stepOfField, stepsOf, stepStates } from './data/steps'
import { filledByPackage } from './data/use-packages'
import { bodyOf, copyOf, type EditorValues, emptyCampaign, emptyProduct, valuesOf } from './data/values'
import { messages } from './messages'

const product = {
  productTitle: 'Kallbrygg',
  productName: '',
  productDescription: '',
  productArticleReference: '',
  defaultProductValue: 549,
}
const complete: EditorValues = {
  ...emptyCampaign('b'),
  name: 'Lussebrygg',
  excerpt: 'Kort',
  productImageUrl: '/uploads/x.webp',
  instructions: 'Publicera',
  startAt: '2026-12-01',
  endAt: '2026-12-24',
  products: [product],
  targetNumberOfInstagramers: 20,
}
const errorsOf = (change: Partial<EditorValues>) => validate(schema, { ...complete, ...change })

test('every editor field is in the saved body, the brand aside (E-06 to, E-12)', () => {
  const names = [
    'name',
    'caption',
    'productImageUrl',
    'productImageFocus',
    'inspirationImageUrl',
    'products',
    'instructions',
    'startAt',
    'endAt',
    'dueAt',
    'sendBy',
    'hashtags',
    'mentions',
    'country',
    'categories',
    'minFollowers',
    'maxFollowers',
    'isPublic',
    'package',
    'packageInfo',
    'reach',
    'logisticsCostPerParticipant',
    'targetNumberOfInstagramers',
    'enableTaxAddon',
    'communityListIds',
    'enablePosts',
    'enableStories',
    'paymentType',
    'paymentLinkType',
    'paymentLinkTitle',
    'excerpt',
    'requireUploadedContent',
    'enablePaidCollaborations',
    'paidCollaborationPrice',
    'deliveryMethod',
    'reviewComment',
    'terms',
  ]
  expect(Object.keys(bodyOf(complete)).sort()).toEqual(names.sort())
})

test("what the platform answered is not the brand's comment to the review; what the brand wrote is (E-06)", () => {
  const commentOf = (reviewComment: string | null, reviewAnswer?: string | null) =>
    valuesOf(buildCampaign({ reviewComment, ...(reviewAnswer !== undefined && { reviewAnswer }) })).reviewComment
  expect([
    commentOf(null, null),
    commentOf(null),
    commentOf('Fel bild', 'Fel bild'),
    commentOf('Bytt', 'Fel bild'),
    commentOf('Hej', null),
  ]).toEqual(['', '', '', 'Bytt', 'Hej'])
})

test('two variants make two objects of five keys; a blank one is left out (E-07)', () => {
  const { products } = bodyOf({
    ...complete,
    products: [product, { ...product, productTitle: 'Mugg' }, emptyCampaign(null).products[0]!],
  })
  expect(products).toHaveLength(2)
  expect(Object.keys(products![0]!).sort()).toEqual([
    'defaultProductValue',
    'productArticleReference',
    'productDescription',
    'productName',
    'productTitle',
  ])
})

describe('rules', () => {
  test('a complete campaign has no errors', () => expect(errorsOf({})).toEqual({}))
  test('140 characters of preview text pass, 141 do not (V-29)', () => {
    expect(errorsOf({ excerpt: 'x'.repeat(140) })).toEqual({})
    expect(errorsOf({ excerpt: 'x'.repeat(141) })).toHaveProperty('excerpt')
  })
  test('the content deadline names the day of the end', () => {
    const { dueAt } = errorsOf({ endAt: '2027-01-18', dueAt: '2027-01-22' }) as { dueAt: Message }
    expect(createTranslate('sv')(dueAt)).toBe('Välj en dag före kampanjens slut, 18\u00a0jan.')
  })
  test('bounds: the greatest number of followers is not below the least, words fit, amounts are what the contract takes', () => {
    expect(errorsOf({ minFollowers: 5_000, maxFollowers: 1_000 })).toHaveProperty('maxFollowers')
    expect(errorsOf({ minFollowers: 1_000, maxFollowers: 5_000 })).toEqual({})
    expect(errorsOf({ hashtags: ['x'.repeat(61)] })).toHaveProperty('hashtags')
    expect(errorsOf({ logisticsCostPerParticipant: 100_000_001 })).toHaveProperty('logisticsCostPerParticipant')
  })
  test('the place of a link is asked for only where it applies (E-11)', () => {
    expect(errorsOf({ paymentType: 'link' })).toHaveProperty('paymentLinkType')
    expect(errorsOf({ paymentType: 'link', paymentLinkType: 'custom' })).toHaveProperty('paymentLinkTitle')
    expect(errorsOf({ paymentType: 'link', paymentLinkType: 'tiktok' })).toEqual({})
    expect(errorsOf({ paymentType: 'instagram', paymentLinkType: 'custom', paymentLinkTitle: 'Min blogg' })).toEqual({})
    // Typed values are kept when another kind is chosen.
    expect(
      bodyOf({ ...complete, paymentType: 'instagram', paymentLinkType: 'custom', paymentLinkTitle: 'Min blogg' }),
    ).toMatchObject({ paymentLinkTitle: 'Min blogg' })
  })
  test('the end is not before the start; a fee needs an amount; a product needs a title', () => {
    expect(errorsOf({ endAt: '2026-11-01' })).toHaveProperty('endAt')
    expect(errorsOf({ enablePaidCollaborations: true })).toHaveProperty('paidCollaborationPrice')
    expect(errorsOf({ products: [{ ...product, productTitle: '' }] })).toHaveProperty('productsCheck')
  })
})

const read = (
  kind: Pick<EditorValues, 'enablePosts' | 'enableStories' | 'paymentType'>,
  country: EditorValues['country'] = 'SE',
  locale: 'sv' | 'en' = 'sv',
) => defaultInstructions({ ...kind, country }, locale)

test.each([
  ['SE', '”Reklam för”', '“Reklam för”'],
  ['FI', '”Mainos:”', '“Mainos:”'],
  ['GB', '”Ad for”', '“Ad for”'],
] as const)(
  'the default texts of a campaign in %s ask for the label in its words, in both languages',
  (country, sv, en) => {
    for (const paymentType of ['instagram', 'link'] as const) {
      const kind = { enablePosts: true, enableStories: true, paymentType }
      expect(read(kind, country)).toContain(sv)
      expect(read(kind, country, 'en')).toContain(en)
      expect(isDefaultInstructions(read(kind, country))).toBe(true)
    }
  },
)

test('three default texts, chosen by the kind of post (E-13)', () => {
  const texts = [
    { enablePosts: true, enableStories: false },
    { enablePosts: true, enableStories: true },
    { enablePosts: false, enableStories: true },
  ].map((kind) => read({ ...kind, paymentType: 'instagram' }))
  expect(new Set(texts).size).toBe(3)
  // Neither a post nor a story where none is accepted.
  const others = (['content', 'link'] as const).map((paymentType) =>
    read({ enablePosts: true, enableStories: true, paymentType }),
  )
  expect(new Set([...texts, ...others]).size).toBe(5)
  for (const text of others) expect(text).not.toMatch(/inlägg|story|vårt konto/)
  expect(others.every(isDefaultInstructions)).toBe(true)
  expect(errorsOf({ enablePosts: false, enableStories: false })).toHaveProperty('enablePosts')
  expect(errorsOf({ enablePosts: false, enableStories: true })).not.toHaveProperty('enablePosts')
  expect(texts.every((text) => text.length > 0 && isDefaultInstructions(text))).toBe(true)
})

test('a default takes the place of another, of either language; own words are never overwritten (E-13)', () => {
  const both = { enablePosts: true, enableStories: true, paymentType: 'instagram' } as const
  const [sv, en] = [read(both), read(both, 'SE', 'en')]
  const story = read({ enablePosts: false, enableStories: true, paymentType: 'instagram' })
  expect(withDefault('', sv)).toBe(sv)
  expect(withDefault(` ${en} `, story)).toBe(story)
  expect(withDefault('Dansa med koppen.', sv)).toBe(`Dansa med koppen.\n\n${sv}`)
})

describe('a package fills in its figures (T-08)', () => {
  const small = { reach: 100_000, profiles: 20 }
  const medium = { reach: 250_000, profiles: 35 }
  test('where nothing stands, or what the package before it brought', () => {
    expect(
      filledByPackage(small, { reach: null, profiles: null }, { reach: null, targetNumberOfInstagramers: 0 }),
    ).toEqual({ reach: 100_000, targetNumberOfInstagramers: 20 })
    expect(filledByPackage(medium, small, { reach: 100_000, targetNumberOfInstagramers: 20 })).toEqual({
      reach: 250_000,
      targetNumberOfInstagramers: 35,
    })
  })
  test('what somebody typed stays, and a package without figures brings none', () => {
    expect(filledByPackage(medium, small, { reach: 90_000, targetNumberOfInstagramers: 20 })).toEqual({
      targetNumberOfInstagramers: 35,
    })
    expect(
      filledByPackage({ reach: null, profiles: null }, small, { reach: 100_000, targetNumberOfInstagramers: 20 }),
    ).toEqual({})
  })
})

test('sections are to do while something is missing, wrong where something typed is wrong, else done', () => {
  expect(missingOf(emptyCampaign('b'), 0)).toEqual([
    'name',
    'excerpt',
    'productImageUrl',
    'instructions',
    'startAt',
    'endAt',
    'products',
  ])
  expect(stepStates(emptyCampaign('b'), validate(schema, emptyCampaign('b')), 0)).toMatchObject({
    basics: 'todo',
    product: 'todo',
    brief: 'todo',
    // Nothing in it is required.
    creators: 'done',
  })
  expect(stepStates(complete, {}, 0)).toEqual({
    basics: 'done',
    product: 'done',
    stores: 'done',
    brief: 'done',
    terms: 'done',
    creators: 'done',
    budget: 'done',
    summary: 'done',
  })
  const wrong = { ...complete, dueAt: '2027-02-01' }
  expect(stepStates(wrong, validate(schema, wrong), 0).brief).toBe('error')
  // What cannot be read is wrong, not missing.
  const unread = { ...complete, minFollowers: null }
  expect(stepStates(unread, { minFollowers: unreadMessages.integer }, 0).creators).toBe('error')
})

test('the terms that are saved ask for nothing that the campaign does not take, and for one of each that it takes', () => {
  const typed = { ...complete.terms, pieces: { post: 0, reel: 2, story: 3, link: 0, content: 0 } }
  const saved = (change: Partial<EditorValues>) => bodyOf({ ...complete, terms: typed, ...change }).terms?.pieces
  expect(saved({ enableStories: false })).toEqual({ post: 0, reel: 2, story: 0, link: 0, content: 0 })
  expect(saved({ enableStories: true })).toEqual(typed.pieces)
  expect(saved({ paymentType: 'link', requireUploadedContent: true })).toEqual({
    post: 0,
    reel: 0,
    story: 0,
    link: 1,
    content: 1,
  })
})

test('terms are the same in whatever order a record names their parts', () => {
  const { pieces, ...rest } = complete.terms
  expect(diffFields({ terms: complete.terms }, { terms: { ...rest, pieces } })).toEqual([])
  expect(diffFields({ terms: complete.terms }, { terms: { ...complete.terms, answerDays: 3 } })).toHaveLength(1)
})

test('days of exclusivity are within the bounds, and asked for only where there is any', () => {
  const of = (exclusivity: unknown) => errorsOf({ terms: { ...complete.terms, exclusivity } as EditorValues['terms'] })
  const categoryId = '1'
  expect(of(null)).toEqual({})
  expect(of({ categoryId, daysBefore: 0, daysAfter: 180 })).toEqual({})
  expect(of({ categoryId, daysBefore: 0, daysAfter: 181 })).toMatchObject({ terms: { exclusivity: { daysAfter: {} } } })
  expect(of({ categoryId, daysBefore: null, daysAfter: 1 })).toMatchObject({
    terms: { exclusivity: { daysBefore: {} } },
  })
})

test('an error of the server leads to the section of its field', () => {
  expect(stepOfErrors({ 'campaign.terms.exclusivity.daysAfter': ['too_large'] })).toBe('terms')
  expect(stepOfErrors({ dueAt: ['after_end'] })).toBe('brief')
  expect(stepOfErrors({ 'campaign.products.0.productTitle': ['too_long'] })).toBe('product')
  expect(stepOfErrors({ other: ['invalid'] })).toBeUndefined()
  expect(stepOfErrors(undefined)).toBeUndefined()
  expect([
    stepOfField('communityListIds'),
    stepOfField('packageInfo'),
    stepOfField('brandId'),
    stepOfField('reviewComment'),
  ]).toEqual(['creators', 'budget', 'basics', 'summary'])
})

test('a campaign with pick-up has the section of stores after the product, to do until one is chosen', () => {
  const pickup = { ...complete, deliveryMethod: 'pickup' as const }
  expect(stepsOf(complete)).not.toContain('stores')
  expect(stepsOf(pickup).slice(0, 3)).toEqual(['basics', 'product', 'stores'])
  expect([missingOf(pickup, 0), missingOf(pickup, 2)]).toEqual([['stores'], []])
  expect([stepStates(pickup, {}, 0).stores, stepStates(pickup, {}, 2).stores]).toEqual(['todo', 'done'])
  expect([stepOfErrors({ stores: 'required' }), stepOfField('stores')]).toEqual(['stores', 'stores'])
})

describe('sizes and colours', () => {
  const variant = (size: string, colour: string, stock: number | null = null) => ({
    id: `v-${size}`,
    size,
    colour,
    stock,
  })
  const of = (...variants: object[]) =>
    validate(schema, {
      ...emptyCampaign('b1'),
      name: 'Reflexmössan',
      products: [{ ...emptyProduct, productTitle: 'Mössa', variants }],
    }).productsCheck

  test('each row says something, and no two the same', () => {
    expect(of(variant('S–M', 'lingon'), variant('L–XL', 'lingon', 3))).toBeUndefined()
    expect(of(variant('S–M', ''), variant(' ', ''))).toEqual(messages.variantEmpty)
    expect(of(variant('S–M', 'lingon'), variant('S–M ', 'lingon'))).toEqual(messages.variantTwice)
  })

  test('a copy of a product has choices of its own', () => {
    const product = { ...emptyProduct, id: 'p1', productTitle: 'Mössa', variants: [variant('S–M', 'lingon', 4)] }
    const copy = copyOf(product)
    expect(copy).toMatchObject({ productTitle: 'Mössa', variants: [{ size: 'S–M', colour: 'lingon', stock: 4 }] })
    expect([copy.id, copy.variants?.[0]?.id]).not.toContain('p1')
    expect(copy.variants?.[0]?.id).not.toBe('v-S–M')
  })

  test('a last day to send is for what is sent', () => {
    const values = { ...emptyCampaign('b1'), name: 'Mössa', sendBy: '2026-12-04' }
    expect(bodyOf(values).sendBy).toBe('2026-12-04')
    expect(bodyOf({ ...values, deliveryMethod: 'pickup' }).sendBy).toBeNull()
  })

  test('another size is a change that the history shows', () => {
    const product = { ...emptyProduct, id: 'p1', productTitle: 'Mössa', defaultProductValue: 1 }
    const [before, after] = [
      { products: [{ ...product, variants: [variant('S–M', 'lingon')] }] },
      { products: [{ ...product, id: 'p2', variants: [variant('S–M', 'lingon', 5)] }] },
    ]
    expect(diffFields(before, after)).toHaveLength(1)
    expect(diffFields(before, { products: [{ ...before.products[0]!, id: 'p3' }] })).toEqual([])
  })
})
