/** @jest-environment jsdom */
import { beforeEach, expect, test } from '@jest/globals'
import type { RouteObject } from 'react-router-dom'
import { act, type FakeRoutes, reply, screen, slowPage, waitFor } from '@samspel/testing'
import { renderPublic } from '../../data/testing'
import { SuggestProductPage } from './SuggestProductPage'

const route = '/p/suggest-product'
const open = (api: FakeRoutes = {}, { at = route, locale = 'sv' as 'sv' | 'en', more = [] as RouteObject[] } = {}) =>
  renderPublic(<SuggestProductPage />, {
    route: at,
    path: route,
    routes: more,
    locale,
    api: { 'POST /product_suggestions': undefined, ...api },
  })
type App = ReturnType<typeof open>

const product = () => screen.findByLabelText<HTMLInputElement>('Produktens namn eller en länk till den')
const heading = (name: string) => screen.findByRole('heading', { level: 1, name })
const send = () => screen.getByRole('button', { name: 'Skicka förslaget' })
const toContact = async ({ user }: App, text = 'Havredryck') => {
  await user.type(await product(), text)
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await heading('Var når vi dig?')
}

beforeEach(() => sessionStorage.clear())

test('product, then contact, then done; a new request begins with empty fields (S-33, E-23)', async () => {
  const app = open({}, { locale: 'en' })
  const { user, api, router } = app
  await user.type(
    await screen.findByLabelText("The product's name, or a link to it"),
    'https://bjorkbrygg.example/havre',
  )
  await user.type(screen.getByLabelText(/Why does it suit you/), 'I drink it every day')
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  const second = await heading('Where can we reach you?')
  await waitFor(() => expect(document.activeElement).toBe(second))
  expect(document.title).toBe('Where can we reach you? - Samspel')
  await user.type(screen.getByLabelText('Instagram'), '@elin.k')
  await user.type(screen.getByLabelText('Other channels'), 'blogg.example/elin{Enter}')
  await user.click(screen.getByRole('button', { name: 'Send the suggestion' }))
  const done = await heading('Thank you for your suggestion')
  await waitFor(() => expect(document.activeElement).toBe(done))
  expect(api.to('POST /product_suggestions').map(({ body, isPublic }) => [isPublic, body])).toEqual([
    [
      true,
      {
        productSuggestion: {
          product: 'https://bjorkbrygg.example/havre',
          description: 'I drink it every day',
          socials: ['https://www.instagram.com/elin.k/', 'https://blogg.example/elin'],
          email: null,
          locale: 'en',
        },
      },
    ],
  ])
  await user.click(screen.getByRole('button', { name: 'New suggestion' }))
  await heading('Suggest a product')
  expect(screen.getByLabelText<HTMLInputElement>("The product's name, or a link to it").value).toBe('')
  expect(router.state.location.search).toBe('')
})

test('without a channel it says at least one social required; only an email or only a social link is enough (V-32)', async () => {
  const app = open()
  const { user } = app
  await toContact(app)
  await user.click(screen.getByLabelText('Instagram'))
  await user.click(send())
  expect(await screen.findByText('at least one social required')).toBeTruthy()
  expect(send().getAttribute('aria-disabled') ?? send().hasAttribute('disabled')).toBeTruthy()
  await user.type(screen.getByLabelText('E-post'), 'elin@')
  await waitFor(() => expect(screen.queryByText('at least one social required')).toBeNull())
  await user.tab()
  expect(await screen.findByText('ange en giltig emailadress')).toBeTruthy()
  await user.type(screen.getByLabelText('E-post'), 'example.com')
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull())
  await user.clear(screen.getByLabelText('E-post'))
  await user.type(screen.getByLabelText('TikTok'), 'elin')
  await waitFor(() => expect(send().getAttribute('aria-disabled')).toBeNull())
  expect(screen.queryByText('at least one social required')).toBeNull()
})

test('a missing product is told once the field is left; back and reload lose nothing (V-01)', async () => {
  const app = open()
  const { user, router } = app
  await user.click(await product())
  await user.tab()
  expect(await screen.findByText('fältet är obligatoriskt')).toBeTruthy()
  await toContact(app)
  await user.type(screen.getByLabelText('Instagram'), 'elin')
  await act(() => router.navigate(-1))
  await heading('Föreslå en produkt')
  expect((await product()).value).toBe('Havredryck')
  app.unmount()
  open({}, { at: `${route}?step=contact` })
  await heading('Var når vi dig?')
  expect((await screen.findByLabelText<HTMLInputElement>('Instagram')).value).toBe('elin')
})

test('an address of a step that cannot be shown yet leads to the first', async () => {
  for (const step of ['contact', 'done', 'elsewhere']) {
    const { router, unmount } = open({}, { at: `${route}?step=${step}` })
    await heading('Föreslå en produkt')
    await waitFor(() => expect(router.state.location.search).toBe(''))
    unmount()
  }
})

test('a failure keeps what was typed, and the same suggestion goes again under the same key; a changed one under another', async () => {
  const app = open({ 'POST /product_suggestions': reply(0) })
  const { user, api } = app
  await toContact(app)
  await user.type(screen.getByLabelText('Instagram'), 'elin')
  await user.dblClick(send())
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(api.to('POST /product_suggestions')).toHaveLength(1)
  api.on({ 'POST /product_suggestions': reply(503, { error: 'unavailable' }) })
  await user.click(send())
  await waitFor(() => expect(api.to('POST /product_suggestions')).toHaveLength(2))
  await screen.findByRole('alert')
  expect(screen.getByLabelText<HTMLInputElement>('Instagram').value).toBe('elin')
  await user.type(screen.getByLabelText('E-post'), 'elin@example.com')
  api.on({ 'POST /product_suggestions': undefined })
  await user.click(send())
  await heading('Tack för ditt förslag')
  const keys = api.to('POST /product_suggestions').map(({ headers }) => headers['Idempotency-Key'])
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[1])
})

test("the server's errors stand at their fields: channels on the second step, the product on the first", async () => {
  const app = open({
    'POST /product_suggestions': reply(422, { errors: { 'product_suggestion.socials.0': ['too_long'] } }),
  })
  const { user, api } = app
  await toContact(app)
  await user.type(screen.getByLabelText('TikTok'), 'elin')
  await user.click(send())
  await screen.findByRole('alert')
  expect(screen.getByLabelText('TikTok').getAttribute('aria-invalid')).toBe('true')
  api.on({ 'POST /product_suggestions': reply(422, { errors: { 'product_suggestion.product': ['nul_character'] } }) })
  await user.click(send())
  await heading('Föreslå en produkt')
  expect(await screen.findByText('innehåller ett otillåtet tecken')).toBeTruthy()
  await user.type(await product(), ' 1 liter')
  await user.click(screen.getByRole('button', { name: 'Fortsätt' }))
  await heading('Var når vi dig?')
  expect(screen.getByLabelText<HTMLInputElement>('TikTok').value).toBe('elin')
})

test('#14 whoever has left before the suggestion is sent is not thanked on the page they left', async () => {
  const slow = slowPage('/p/marketplace', 'Marknadsplats')
  let answer = (_: undefined) => {}
  const app = open(
    { 'POST /product_suggestions': () => new Promise<undefined>((resolve) => (answer = resolve)) },
    { more: [slow.route] },
  )
  await toContact(app)
  await app.user.type(screen.getByLabelText('Instagram'), 'elin')
  await app.user.click(send())
  await waitFor(() => expect(app.api.to('POST /product_suggestions')).toHaveLength(1))
  void act(() => void app.router.navigate('/p/marketplace'))
  await act(async () => answer(undefined))
  await slow.arrive()
  expect(await screen.findByText('Marknadsplats')).toBeTruthy()
  expect(app.router.state.location.pathname).toBe('/p/marketplace')
})

test('the button that cannot be pressed yet says that a channel or an email is missing, then what is wrong with it', async () => {
  const app = open()
  await toContact(app)
  expect(screen.getByText('Skriv en kanal eller en e-postadress.')).toBeTruthy()
  await app.user.type(screen.getByLabelText('E-post'), 'elin@')
  expect(screen.queryByText('Skriv en kanal eller en e-postadress.')).toBeNull()
  expect(screen.getByText('Saknas eller behöver rättas: E-post')).toBeTruthy()
})
