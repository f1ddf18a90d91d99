import { expect, test } from '@jest/globals'
import { camelizeKeys, type CollaborationPage, type PortfolioItem, type ProductSuggestion } from '@samspel/api'
import { createFakeServer, tokenFor } from './index'

interface Body {
  collaborationPage: CollaborationPage
  portfolioItems: PortfolioItem[]
  productSuggestions: ProductSuggestion[]
  productSuggestion: ProductSuggestion
  counts: Record<string, number>
  meta: { totalCount: number }
  campaigns: { id: string }[]
}
const bed = () => {
  const fake = createFakeServer()
  return (method: string, url: string, { body, as }: { body?: object; as?: Parameters<typeof tokenFor>[0] } = {}) => {
    const { status, body: text } = fake.handle({
      method,
      url,
      headers: as ? { authorization: `Bearer ${tokenFor(as)}` } : {},
      ...(body && { body: JSON.stringify(body) }),
    })
    return { status, answer: (text ? camelizeKeys(JSON.parse(text)) : {}) as Body }
  }
}

test("S-32 a creator's page in the fake server: links and portfolio for all, what is hidden for its owner, who changes it once per version", () => {
  const ask = bed()
  const page = '/collaboration_pages/tovebakar'
  expect(ask('GET', `/public${page}`).answer.collaborationPage).toMatchObject({
    canEdit: false,
    links: [{}, {}, {}, {}],
    hiddenItemIds: [],
  })
  expect(ask('GET', `/api${page}`, { as: 'creator' }).answer.collaborationPage).toMatchObject({
    canEdit: true,
    links: [{}, {}, {}, {}, { hidden: true }],
  })
  const items = ask('GET', `/public${page}/items/portfolio`).answer.portfolioItems
  expect(items.length).toBeGreaterThan(2)
  const save = (change: object, version = 0) =>
    ask('PATCH', `/api${page}`, { as: 'creator', body: { collaboration_page: change, version } })
  expect(save({ itemOrder: [items[2]!.id], hiddenItemIds: [items[0]!.id] }).answer.collaborationPage).toMatchObject({
    version: 1,
    hiddenItemIds: [items[0]!.id],
  })
  expect(ask('GET', `/public${page}/items/portfolio`).answer.portfolioItems.map(({ id }) => id)).toEqual([
    items[2]!.id,
    ...items
      .slice(1)
      .filter((_, at) => at !== 1)
      .map(({ id }) => id),
  ])
  expect(ask('GET', `/api${page}/items/portfolio?hidden=true`, { as: 'creator' }).answer.meta.totalCount).toBe(items.length)
  expect(save({ intro: 'x' })).toMatchObject({ status: 409, answer: { error: 'stale_version' } })
  expect(save({ theme: { background: '#ffffff', accent: '#eeeeee' } }, 1)).toMatchObject({
    status: 422,
    answer: { errors: { theme: ['contrast_too_low'] } },
  })
  expect(
    save({ links: [{ id: items[0]!.id, kind: 'other', title: 'x', url: 'javascript:alert(1)', hidden: false }] }, 1)
      .status,
  ).toBe(422)
})

test("R-07 a brand's page in the fake server lists its open offers, hidden ones to its owner; others find nothing to change", () => {
  const ask = bed()
  const [offer] = ask('GET', '/public/collaboration_pages/havsro/items/offers').answer.campaigns
  expect(
    ask('PATCH', '/api/collaboration_pages/havsro', {
      as: 'company',
      body: { collaboration_page: { hiddenItemIds: [offer!.id] }, version: 0 },
    }).status,
  ).toBe(200)
  expect(ask('GET', '/public/collaboration_pages/havsro/items/offers?hidden=true').answer.campaigns).toEqual([])
  expect(
    ask('GET', '/api/collaboration_pages/havsro/items/offers?hidden=true', { as: 'company' }).answer.campaigns,
  ).toMatchObject([{ id: offer!.id }])
  expect(
    ask('PATCH', '/api/collaboration_pages/havsro', { as: 'creator', body: { collaboration_page: {}, version: 1 } })
      .status,
  ).toBe(404)
  expect(ask('GET', '/public/collaboration_pages/nobody').status).toBe(404)
})

test('V-32 E-23 the fake server keeps suggestions with a way to answer, and how they were dealt with', () => {
  const ask = bed()
  const suggest = (fields: object) =>
    ask('POST', '/public/product_suggestions', {
      body: { product_suggestion: { product: 'Nytt kaffe', socials: [], locale: 'sv', ...fields } },
    })
  expect(suggest({ socials: [' '] })).toMatchObject({
    status: 422,
    answer: { errors: { socials: ['social_required'] } },
  })
  expect(suggest({ email: 'a@samspel.test' }).status).toBe(204)
  const {
    productSuggestions: [first],
    counts,
  } = ask('GET', '/api/product_suggestions?query=nytt', { as: 'admin' }).answer
  expect([first?.email, counts]).toEqual(['a@samspel.test', { new: 1, handled: 0, declined: 0 }])
  expect(
    ask('PATCH', `/api/product_suggestions/${first!.id}`, {
      as: 'admin',
      body: { product_suggestion: { state: 'handled' } },
    }).answer.productSuggestion,
  ).toMatchObject({ state: 'handled', handledAt: expect.any(String) })
})
