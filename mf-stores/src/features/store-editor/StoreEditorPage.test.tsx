/** @jest-environment jsdom */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import {
  act,
  answerMedia,
  buildBrand,
  buildStore,
  id,
  renderWithApp,
  reply,
  screen,
  slowPage,
  waitFor,
  wire,
  type WireRequest,
} from '@samspel/testing'
import { StoreEditorPage } from './StoreEditorPage'

const day = [{ from: '10:00', to: '18:00' }]
const brand = buildBrand({ countryCode: 'SE' })

test('a new store of a brand that is not there: no store is said to be missing (X-27)', async () => {
  renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/new',
    route: `/brands/${brand.id}/stores/new`,
    api: { 'GET /brands/:id': reply(404, { error: 'not_found' }) },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Innehållet hittades inte.' })).toBeTruthy()
})

test('a new store is sent whole once nothing is missing, in the brand’s country, and its page opens (V-05)', async () => {
  const store = buildStore({ brandId: brand.id })
  const { user, api, router } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/new',
    route: `/brands/${brand.id}/stores/new`,
    routes: [{ path: '/brands/:brandId/stores/:storeId', element: <p>detail</p> }],
    api: { 'GET /brands/:id': wire({ brand }), 'POST /brands/:id/stores': wire({ store }) },
  })
  await user.type(await screen.findByLabelText('Namn'), 'Butiken')
  await user.type(screen.getByLabelText('Adress'), 'Storgatan 1')
  await user.type(screen.getByLabelText('Postnummer'), '903 26')
  await user.type(screen.getByLabelText('Stad'), 'Umeå')
  const send = () => screen.getByRole('button', { name: 'Lägg till butik' })
  await user.click(send())
  expect(api.to('POST /brands/:id/stores')).toHaveLength(0)
  expect(screen.getByText(/^Sätt ut butiken på kartan/)).toBeTruthy()
  expect(screen.queryByLabelText('Latitud')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Ange koordinater för hand' }))
  await user.type(await screen.findByLabelText('Latitud'), '63,8258')
  await user.type(screen.getByLabelText('Longitud'), '-20,263')
  await user.type(screen.getByLabelText('Måndag'), '10-')
  await user.click(send())
  expect(await screen.findByText('Skriv tiderna som 10–18, högst tre i ordning')).toBeTruthy()
  expect(api.to('POST /brands/:id/stores')).toHaveLength(0)
  await user.type(screen.getByLabelText('Måndag'), '18')
  await user.click(screen.getByRole('button', { name: 'Samma tider måndag till fredag' }))
  await user.type(screen.getByLabelText('Lördag'), '11–15')
  await user.type(screen.getByLabelText(/Kontaktperson/), 'Elin')
  await user.type(screen.getByLabelText(/Anteckning vid utlämning/), 'Kylen längst in')
  await user.click(send())
  await waitFor(() => expect(router.state.location.pathname).toBe(`/brands/${brand.id}/stores/${store.id}`))
  expect(api.to('POST /brands/:id/stores')[0]?.body).toEqual({
    store: {
      name: 'Butiken',
      address: 'Storgatan 1',
      postalCode: '903 26',
      city: 'Umeå',
      countryCode: 'SE',
      latitude: 63.8258,
      longitude: -20.263,
      phone: null,
      openingHours: null,
      openingWeek: [day, day, day, day, day, [{ from: '11:00', to: '15:00' }], []],
      openingExceptions: [],
      contactName: 'Elin',
      contactEmail: null,
      handoverNote: 'Kylen längst in',
    },
  })
})

test('an error of the server goes to its field and nothing typed is lost (X-29)', async () => {
  const store = buildStore({ token: 't', brandId: brand.id })
  const { user } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/:storeId/edit',
    route: `/brands/${brand.id}/stores/${store.id}/edit`,
    api: {
      'GET /stores/:id': wire({ store }),
      'PATCH /stores/:id': reply(422, { errors: { 'store.phone': ['invalid'] } }),
    },
  })
  const phone = await screen.findByLabelText(/Telefon/)
  await user.type(phone, '12')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText('ogiltigt värde')).toBeTruthy()
  expect((phone as HTMLInputElement).value).toBe('12')
})

test('what a store has is in its form, and goes back as it was; a picture that is not changed is not sent', async () => {
  const store = buildStore({
    token: 't',
    brandId: brand.id,
    openingWeek: [day, day, day, day, day, [], []],
    openingExceptions: [{ day: '2026-12-24', hours: [], note: 'Julafton' }],
    contactEmail: 'elin@example.com',
    imageUrl: '/demo/store.webp',
  })
  const { user, api } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/:storeId/edit',
    route: `/brands/${brand.id}/stores/${store.id}/edit`,
    routes: [{ path: '/brands/:brandId/stores/:storeId', element: <p>detail</p> }],
    api: {
      'GET /stores/:id': wire({ store }),
      'PATCH /stores/:id': reply(422, { errors: { 'store.contactEmail': ['invalid_email'] } }),
    },
  })
  expect(((await screen.findByLabelText('Tisdag')) as HTMLInputElement).value).toBe('10–18')
  expect((screen.getByLabelText(/Anledning/) as HTMLInputElement).value).toBe('Julafton')
  await user.type(screen.getByLabelText('Söndag'), '12–16')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('PATCH /stores/:id')).toHaveLength(1))
  const sent = api.to('PATCH /stores/:id')[0]?.body as { store: Record<string, unknown> }
  expect(sent.store).toMatchObject({
    openingWeek: [day, day, day, day, day, [], [{ from: '12:00', to: '16:00' }]],
    openingExceptions: [{ day: '2026-12-24', hours: [], note: 'Julafton' }],
    contactEmail: 'elin@example.com',
  })
  expect(sent.store).not.toHaveProperty('imageUrl')
  expect((screen.getByLabelText('Söndag') as HTMLInputElement).value).toBe('12–16')
})

test('a town that is searched for puts the pin there, and fills in town and country only where they are empty (V-05)', async () => {
  const place = { name: 'Umeå', near: null, countryCode: 'SE', latitude: 63.82842, longitude: 20.25972 }
  const { user, api } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/new',
    route: `/brands/${brand.id}/stores/new`,
    api: { 'GET /brands/:id': wire({ brand }), 'GET /places': wire({ places: [place] }) },
  })
  const box = await screen.findByRole('combobox', { name: 'Sök ort eller adress' })
  await user.click(box)
  expect(await screen.findByText('Skriv minst två bokstäver')).toBeTruthy()
  await user.keyboard('Storgatan 1, ume')
  await user.click(await screen.findByRole('option', { name: 'Umeå, Sverige' }))
  await user.click(screen.getByRole('button', { name: 'Ange koordinater för hand' }))
  await waitFor(() => expect((screen.getByLabelText('Latitud') as HTMLInputElement).value).toBe('63,82842'))
  expect((screen.getByLabelText('Stad') as HTMLInputElement).value).toBe('Umeå')
  expect(Object.fromEntries(api.to('GET /places').at(-1)!.query)).toEqual({ query: 'Storgatan 1, ume', country: 'SE' })
})

test('a search for places that fails says so, and the map still takes the pin', async () => {
  const { user } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/new',
    route: `/brands/${brand.id}/stores/new`,
    api: { 'GET /brands/:id': wire({ brand }), 'GET /places': reply(500, { error: 'server_error' }) },
  })
  await user.type(await screen.findByRole('combobox', { name: 'Sök ort eller adress' }), 'ume')
  expect(await screen.findByText(/Sökningen svarar inte/)).toBeTruthy()
})

describe('#18 on a phone', () => {
  let restore: () => void
  beforeEach(() => {
    restore = answerMedia((query) => query.includes('max-width'))
  })
  afterEach(() => restore())
  const open = (over: object, answer: object) =>
    renderWithApp(<StoreEditorPage />, {
      path: '/brands/:brandId/stores/:storeId/edit',
      route: `/brands/${brand.id}/stores/${id(501)}/edit`,
      api: {
        'GET /stores/:id': wire({ store: buildStore({ id: id(501), token: 't', brandId: brand.id, ...over }) }),
        'PATCH /stores/:id': answer,
      },
    })

  test('what can be left out is folded, with what it holds in its heading', async () => {
    const { user } = open(
      { openingWeek: [day, day, day, day, day, [], []], contactName: 'Elin', phone: '031 1' },
      wire({}),
    )
    const hours = await screen.findByRole('button', { name: /^Öppettider/ })
    expect(hours.textContent).toContain('Måndag–fredag 10–18')
    expect(screen.getByRole('button', { name: /^Kontakt/ }).textContent).toContain('Elin, 031 1')
    expect(screen.getByRole('button', { name: /^Vid disken/ }).textContent).toContain('Inget ifyllt')
    expect(hours.getAttribute('aria-expanded')).toBe('false')
    await user.click(hours)
    expect(hours.getAttribute('aria-expanded')).toBe('true')
    expect(hours.textContent).toBe('Öppettider')
  })

  test('a folded part opens with its wrong field, which has the focus, and stays open', async () => {
    const { user } = open({}, reply(422, { errors: { 'store.phone': ['invalid'] } }))
    await user.type(await screen.findByLabelText('Namn'), ' 2')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    const contact = screen.getByRole('button', { name: /^Kontakt/ })
    await waitFor(() => expect(contact.getAttribute('aria-expanded')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Telefon/)))
    await user.click(contact)
    expect(contact.getAttribute('aria-expanded')).toBe('true')
  })

  test('a folded part that opens leaves the focus to the first wrong field of the form', async () => {
    const wrong = { 'store.name': ['too_long'], 'store.contact_name': ['too_long'], 'store.phone': ['invalid'] }
    const { user } = open({}, reply(422, { errors: wrong }))
    await user.type(await screen.findByLabelText('Namn'), ' 2')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    const contact = screen.getByRole('button', { name: /^Kontakt/ })
    await waitFor(() => expect(contact.getAttribute('aria-expanded')).toBe('true'))
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Namn')))
    expect(screen.getByLabelText(/Telefon/).getAttribute('aria-invalid')).toBe('true')
  })

  test('of several wrong fields in a folded part the first has the focus', async () => {
    const wrong = { 'store.contact_name': ['too_long'], 'store.phone': ['invalid'] }
    const { user } = open({}, reply(422, { errors: wrong }))
    await user.type(await screen.findByLabelText('Namn'), ' 2')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    const contact = screen.getByRole('button', { name: /^Kontakt/ })
    await waitFor(() => expect(contact.getAttribute('aria-expanded')).toBe('true'))
    const inFold = document.getElementById(contact.getAttribute('aria-controls')!)!
    const invalid = [...inFold.querySelectorAll('[aria-invalid="true"]')]
    expect(invalid).toHaveLength(2)
    await waitFor(() => expect(document.activeElement).toBe(invalid[0]))
  })
})

test('the first hour: the town of the address puts the pin on the map, and another town moves it until somebody does', async () => {
  const town = (name: string, latitude: number) => ({ name, near: null, country_code: 'SE', latitude, longitude: 12 })
  const store = buildStore({ brandId: brand.id })
  const { user, api } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/new',
    route: `/brands/${brand.id}/stores/new`,
    routes: [{ path: '/brands/:brandId/stores/:storeId', element: <p>detail</p> }],
    api: {
      'GET /brands/:id': wire({ brand }),
      'GET /places': ({ query }: WireRequest) => ({
        places: [town('Mölndalsåsen', 50), town('Mölndal', 57.65), town('Lund', 55.7)].filter(({ name }) =>
          name.startsWith(query.get('query')!),
        ),
      }),
      'POST /brands/:id/stores': wire({ store }),
    } as never,
  })
  await user.type(await screen.findByLabelText('Namn'), 'Kvarnbyns kaffebar')
  await user.type(screen.getByLabelText('Adress'), 'Kvarnbygatan 12')
  await user.type(screen.getByLabelText('Postnummer'), '431 34')
  await user.type(screen.getByLabelText('Stad'), 'Lund')
  expect(await screen.findByText('Nålen står mitt i Lund. Dra den till butiken.')).toBeTruthy()
  await user.clear(screen.getByLabelText('Stad'))
  await user.type(screen.getByLabelText('Stad'), 'Mölndal')
  expect(await screen.findByText(/mitt i Mölndal/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Lägg till butik' }))
  await waitFor(() => expect(api.to('POST /brands/:id/stores')).toHaveLength(1))
  expect(api.to('POST /brands/:id/stores')[0]!.body).toMatchObject({ store: { latitude: 57.65, longitude: 12 } })
})

test('a store that its town placed says so until its pin is moved, by hand too', async () => {
  const store = buildStore({ brandId: brand.id, token: 't', city: 'Umeå', latitude: 63.83, isPlacedInTown: true })
  const { user } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/:storeId/edit',
    route: `/brands/${brand.id}/stores/${store.id}/edit`,
    api: { 'GET /stores/:id': wire({ store }), 'GET /places': wire({ places: [] }) },
  })
  expect(await screen.findByText('Nålen står mitt i Umeå. Dra den till butiken.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ange koordinater för hand' }))
  await user.type(await screen.findByLabelText('Latitud'), '1')
  await waitFor(() => expect(screen.queryByText(/Nålen står mitt i/)).toBeNull())
})

test('#14 whoever has left before a store is saved is not taken to its page', async () => {
  const store = buildStore({ token: 't', brandId: brand.id })
  const slow = slowPage('/wallet', 'Plånbok')
  let answer = (_: object) => {}
  const { user, api, router } = renderWithApp(<StoreEditorPage />, {
    path: '/brands/:brandId/stores/:storeId/edit',
    route: `/brands/${brand.id}/stores/${store.id}/edit`,
    routes: [slow.route, { path: '/brands/:brandId/stores/:storeId', element: <p>detail</p> }],
    api: {
      'GET /stores/:id': wire({ store }),
      'PATCH /stores/:id': () => new Promise<object>((resolve) => (answer = resolve)),
    },
  })
  await user.type(await screen.findByLabelText(/Telefon/), '031 12 34 56')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('PATCH /stores/:id')).toHaveLength(1))
  void act(() => void router.navigate('/wallet'))
  await act(async () => answer(wire({ store })))
  await slow.arrive()
  expect(await screen.findByText('Plånbok')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/wallet')
})
