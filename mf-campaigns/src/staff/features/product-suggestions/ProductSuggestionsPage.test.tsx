/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { ProductSuggestion } from '@samspel/api'
import { type FakeRoutes, id, listAnswer, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { suggestionSaga } from './data/product-suggestions'
import { ProductSuggestionsPage } from './ProductSuggestionsPage'

const suggestion = (n: number, change: Partial<ProductSuggestion> = {}): ProductSuggestion => ({
  id: id(700 + n),
  state: 'new',
  product: `Produkt ${n}`,
  description: '',
  socials: ['https://www.instagram.com/elin.k/'],
  email: null,
  locale: 'sv',
  note: '',
  handledByName: null,
  handledAt: null,
  createdAt: '2025-11-21T13:32:00.000Z',
  ...change,
})
const counts = { new: 2, handled: 5, declined: 1 }
const answer = (items: ProductSuggestion[], meta: object = {}) => ({
  ...listAnswer('productSuggestions', items, meta),
  counts,
})
const hostile = suggestion(2, {
  product: '<script>window.stolen=1</script>',
  socials: ['javascript:alert(1)', 'data:text/html,x', 'https://tiktok.com/@ok'],
  email: 'elin@example.com',
  description: 'Passar\nmig',
})
const open = (api: FakeRoutes = {}, route = '/product-suggestions') =>
  renderWithApp(
    <>
      <ProductSuggestionsPage />
      <Toaster />
    </>,
    {
      route,
      sagas: { suggestions: suggestionSaga },
      api: { 'GET /product_suggestions': answer([suggestion(1), hostile]), ...api },
    },
  )

test('suggestions by state with their counts, 25 a page; search and page stand in the address (E-23)', async () => {
  const { user, api, router } = open({
    'GET /product_suggestions': answer([suggestion(1)], { totalCount: 30, totalPages: 2, nextPage: 2 }),
  })
  await screen.findByRole('row', { name: /Produkt 1/ })
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
    'Nya2',
    'Hanterade5',
    'Avböjda1',
    'Alla8',
  ])
  expect(Object.fromEntries(api.to('GET /product_suggestions')[0]!.query)).toEqual({
    page: '1',
    perPage: '25',
    state: 'new',
  })
  await user.click(screen.getByRole('button', { name: 'Nästa' }))
  await waitFor(() => expect(router.state.location.search).toBe('?page=2'))
  await user.click(screen.getByRole('tab', { name: /Alla/ }))
  await waitFor(() => expect(router.state.location.search).toBe('?state=all'))
  await user.type(screen.getByRole('searchbox'), 'havre')
  await waitFor(() => expect(api.to('GET /product_suggestions').at(-1)!.query.get('query')).toBe('havre'))
  expect(api.to('GET /product_suggestions').at(-1)!.query.get('state')).toBeNull()
})

test('what a stranger wrote is text; only addresses of pages are links, in a tab of their own', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: /^Öppna <script>/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Förslag' }))
  expect(dialog.getByText('<script>window.stolen=1</script>')).toBeTruthy()
  const links = dialog.getAllByRole('link') as HTMLAnchorElement[]
  expect(links.map((link) => [link.getAttribute('href'), link.rel])).toEqual([
    ['https://tiktok.com/@ok', 'noreferrer'],
    ['mailto:elin%40example.com', ''],
  ])
  expect(dialog.getByText('javascript:alert(1)')).toBeTruthy()
})

test('it is marked with a note; what the server refuses stands at its field, and nothing typed is lost', async () => {
  const { user, api } = open({
    'PATCH /product_suggestions/:id': reply(422, { errors: { 'product_suggestion.note': ['nul_character'] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Öppna Produkt 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Förslag' }))
  await user.click(dialog.getByRole('radio', { name: /Hanterat/ }))
  await user.type(dialog.getByLabelText(/Anteckning/), 'Mejlat varumärket')
  await user.click(dialog.getByRole('button', { name: 'Spara' }))
  await dialog.findByText('innehåller ett otillåtet tecken')
  api.on({
    'PATCH /product_suggestions/:id': wire({
      productSuggestion: suggestion(1, { state: 'handled', note: 'Mejlat varumärket' }),
    }),
    'GET /product_suggestions': answer([hostile]),
  })
  await user.click(dialog.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('Förslaget är sparat.')).toBeTruthy()
  expect(api.to('PATCH /product_suggestions/:id').at(-1)!.body).toEqual({
    productSuggestion: { state: 'handled', note: 'Mejlat varumärket' },
  })
  await waitFor(() => expect(screen.queryByRole('row', { name: /Produkt 1/ })).toBeNull())
})

test('nothing new says where suggestions come from; a failure can be asked again', async () => {
  const { unmount } = open({ 'GET /product_suggestions': answer([]) })
  expect(await screen.findByRole('heading', { name: 'Inga nya förslag' })).toBeTruthy()
  unmount()
  const second = open({ 'GET /product_suggestions': reply(400, {}) })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  second.api.on({ 'GET /product_suggestions': answer([suggestion(1)]) })
  await second.user.click(again)
  expect(await screen.findByRole('row', { name: /Produkt 1/ })).toBeTruthy()
})
