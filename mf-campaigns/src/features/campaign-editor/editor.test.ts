import { describe, expect, test } from '@jest/globals'
import { validate } from '@samspel/forms'
import { defaultInstructions } from './data/instructions'
import { schema } from './data/schema'
import { missingOf, stepOfErrors, stepStates } from './data/steps'
import { bodyOf, emptyCampaign, type EditorValues } from './data/values'

const product = { productTitle: 'Kallbrygg', productName: '', productDescription: '', productArticleReference: '', defaultProductValue: 549 }
const complete: EditorValues = {
  ...emptyCampaign('b'), name: 'Lussebrygg', excerpt: 'Kort', productImageUrl: '/uploads/x.webp', instructions: 'Publicera', startAt: '2026-12-01', endAt: '2026-12-24',
  products: [product], targetNumberOfInstagramers: 20,
}
const errorsOf = (change: Partial<EditorValues>) => validate(schema, { ...complete, ...change })

test('E-06 to E-12 every editor field is in the saved body, the brand aside', () => {
  const names = ['name', 'caption', 'productImageUrl', 'inspirationImageUrl', 'products', 'instructions', 'startAt', 'endAt', 'dueAt', 'hashtags', 'mentions', 'country', 'categories',
    'minFollowers', 'maxFollowers', 'isPublic', 'package', 'packageInfo', 'reach', 'logisticsCostPerParticipant', 'targetNumberOfInstagramers', 'enableTaxAddon',
    'enableStories', 'paymentType', 'paymentLinkType', 'paymentLinkTitle', 'excerpt', 'requireUploadedContent', 'enablePaidCollaborations', 'paidCollaborationPrice', 'deliveryMethod']
  expect(Object.keys(bodyOf(complete)).sort()).toEqual(names.sort())
})

test('E-07 two variants make two objects of five keys; a blank one is left out', () => {
  const { products } = bodyOf({ ...complete, products: [product, { ...product, productTitle: 'Mugg' }, emptyCampaign(null).products[0]!] })
  expect(products).toHaveLength(2)
  expect(Object.keys(products![0]!).sort()).toEqual(['defaultProductValue', 'productArticleReference', 'productDescription', 'productName', 'productTitle'])
})

describe('rules', () => {
  test('a complete campaign has no errors', () => expect(errorsOf({})).toEqual({}))
  test('V-29 140 characters of preview text pass, 141 do not', () => {
    expect(errorsOf({ excerpt: 'x'.repeat(140) })).toEqual({})
    expect(errorsOf({ excerpt: 'x'.repeat(141) })).toHaveProperty('excerpt')
  })
  test('the content deadline names the day of the end', () => {
    expect(errorsOf({ endAt: '2027-01-18', dueAt: '2027-01-22' })).toMatchObject({ dueAt: { sv: 'Välj en dag före kampanjens slut, 18\u00a0jan.' } })
  })
  test('the end is not before the start; a fee needs an amount; a product needs a title', () => {
    expect(errorsOf({ endAt: '2026-11-01' })).toHaveProperty('endAt')
    expect(errorsOf({ enablePaidCollaborations: true })).toHaveProperty('paidCollaborationPrice')
    expect(errorsOf({ products: [{ ...product, productTitle: '' }] })).toHaveProperty('productsCheck')
  })
})

test('E-13 three default texts, chosen by the kind of post', () => {
  const texts = [{ enableStories: false, paymentType: 'instagram' as const }, { enableStories: true, paymentType: 'instagram' as const }, { enableStories: true, paymentType: 'content' as const }].map((kind) => defaultInstructions(kind).sv)
  expect(new Set(texts).size).toBe(3)
})

test('sections are to do while something is missing, wrong where something typed is wrong, else done', () => {
  expect(missingOf(emptyCampaign('b'))).toEqual(['name', 'excerpt', 'productImageUrl', 'instructions', 'startAt', 'endAt', 'products'])
  expect(stepStates(emptyCampaign('b'), validate(schema, emptyCampaign('b')))).toMatchObject({ basics: 'todo', product: 'todo', brief: 'todo', creators: 'todo' })
  expect(stepStates(complete, {})).toEqual({ basics: 'done', product: 'done', brief: 'done', creators: 'done', budget: 'done', summary: 'done' })
  const wrong = { ...complete, dueAt: '2027-02-01' }
  expect(stepStates(wrong, validate(schema, wrong)).brief).toBe('error')
})

test('an error of the server leads to the section of its field', () => {
  expect(stepOfErrors({ dueAt: ['after_end'] })).toBe('brief')
  expect(stepOfErrors({ 'campaign.products.0.productTitle': ['too_long'] })).toBe('product')
  expect(stepOfErrors({ other: ['invalid'] })).toBeUndefined()
  expect(stepOfErrors(undefined)).toBeUndefined()
})
