import { expect, test } from '@jest/globals'
import { buildCampaign } from '@samspel/testing'
import { changedPart, diffFields } from './field-diff'

const product = {
  productTitle: 'Kallbrygg',
  productName: '',
  productDescription: '',
  productArticleReference: '',
  defaultProductValue: 549,
}
const campaign = buildCampaign({ products: [product], categories: ['a', 'b'], hashtags: ['x', 'y'] })

test('what differs is named in the order of the editor, with both values', () => {
  expect(
    diffFields(campaign, {
      ...campaign,
      endAt: '2026-02-01',
      name: 'Ny',
      products: [{ ...product, defaultProductValue: 600 }],
    }),
  ).toEqual([
    { field: 'name', before: campaign.name, after: 'Ny' },
    { field: 'products', before: [product], after: [{ ...product, defaultProductValue: 600 }] },
    { field: 'endAt', before: campaign.endAt, after: '2026-02-01' },
  ])
})

test('what counts itself and what one of the two does not have is no difference; order counts only where it means something', () => {
  expect(
    diffFields(campaign, {
      ...campaign,
      reach: 900,
      version: 9,
      categories: ['b', 'a'],
      minFollowers: null,
      wantedReach: campaign.wantedReach,
    } as typeof campaign),
  ).toEqual([])
  expect(diffFields({ name: campaign.name }, campaign)).toEqual([])
  expect(
    diffFields(
      { caption: '', dueAt: null, paidCollaborationPrice: 0 },
      { caption: undefined as never, dueAt: null, paidCollaborationPrice: null as never },
    ),
  ).toEqual([])
  expect(diffFields(campaign, { ...campaign, hashtags: ['y', 'x'] })).toHaveLength(1)
  // A stored product's keys may be in another order.
  expect(
    diffFields(campaign, {
      ...campaign,
      products: [Object.fromEntries(Object.entries(product).reverse()) as unknown as typeof product],
    }),
  ).toEqual([])
})

test('a long text shows only the words that changed', () => {
  expect(changedPart('Visa hur du brygger kaffet. Nämn oss.', 'Visa hur du serverar kaffet. Nämn oss.')).toEqual({
    head: 'Visa hur du ',
    before: 'brygger ',
    after: 'serverar ',
    tail: 'kaffet. Nämn oss.',
  })
  expect(changedPart('a b', 'a b c')).toEqual({ head: 'a ', before: 'b', after: 'b c', tail: '' })
  expect(changedPart('', 'ny')).toEqual({ head: '', before: '', after: 'ny', tail: '' })
})
