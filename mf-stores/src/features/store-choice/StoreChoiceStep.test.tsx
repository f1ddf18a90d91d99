/** @jest-environment jsdom */
import { expect, jest, test } from '@jest/globals'
import type { StoreChoice, StoreChoiceStore } from '@samspel/api'
import {
  act,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  type WireRequest,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import type { StoreStepProps } from './step-props'
import { StoreChoiceStep } from './StoreChoiceStep'

const campaignId = id(1)
const store = (n: number, name: string, city: string, more: Partial<StoreChoiceStore> = {}): StoreChoiceStore => ({
  id: id(n),
  name,
  city,
  country: 'SE',
  imageUrl: null,
  latitude: 57.7,
  longitude: 11.9,
  isNew: false,
  ...more,
})
const options = [
  store(31, 'Järntorget', 'Göteborg'),
  store(32, 'Nordstan', 'Göteborg', { isNew: true }),
  store(33, 'Triangeln', 'Malmö', { longitude: 11.93 }),
]
const nothing: StoreChoice = {
  campaignId,
  brandId: id(9),
  product: null,
  mode: 'manual',
  places: [],
  storeIds: [],
  excludedIds: [],
  isSame: true,
  numbers: { places: 10, perWeek: null },
  each: [],
  requiresApplication: false,
  windowDays: 7,
  updatedAt: null,
  abilities: ['edit'],
}
const coffee = { id: id(701), name: 'Kaffe', imageUrl: null, abilities: [] }
const answer = (storeChoice: Partial<StoreChoice> = {}, storeOptions = options) =>
  wire({ storeChoice: { ...nothing, ...storeChoice }, storeOptions })
const open = (saved: Partial<StoreChoice> = {}, api: object = {}, more: Partial<StoreStepProps> = {}) => {
  const counts: number[] = []
  const onReady = jest.fn()
  const app = renderWithApp(
    <StoreChoiceStep campaignId={campaignId} onReady={onReady} onCount={(count) => counts.push(count)} {...more} />,
    {
      api: {
        'GET /campaigns/:id/store_choice': answer(saved),
        'GET /brands/:id/store_products': listAnswer('storeProducts', [coffee]),
        'PUT /campaigns/:id/store_choice': ({ body }: WireRequest) =>
          answer({ ...(body as { storeChoice: StoreChoice }).storeChoice, updatedAt: '2026-11-23T10:00:00.000Z' }),
        ...api,
      },
    },
  )
  const sent = () =>
    app.api.to('PUT /campaigns/:id/store_choice').map(({ body }) => (body as { storeChoice: object }).storeChoice)
  return { ...app, counts, onReady, sent }
}
const rows = () =>
  within(screen.getByRole('list', { name: 'Valda butiker' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('b')?.textContent)

test('all stores by one press; the sum and the count follow, and the choice saves itself', async () => {
  const { user, counts, onReady, sent } = open()
  expect(await screen.findByText('Välj minst en butik')).toBeTruthy()
  expect(onReady).toHaveBeenCalled()
  expect(counts).toEqual([0])
  await user.click(screen.getByRole('radio', { name: /Alla butiker/ }))
  expect(rows()).toEqual(['Järntorget', 'Nordstan', 'Triangeln'])
  expect(screen.getByText('30 platser')).toBeTruthy()
  expect(counts.at(-1)).toBe(3)
  await waitFor(() =>
    expect(sent()).toEqual([expect.objectContaining({ mode: 'all', numbers: { places: 10, perWeek: null } })]),
  )
  expect(await screen.findByText('Butikerna är sparade')).toBeTruthy()
})

test('by town its stores come, new ones are marked; each has its own numbers, and none stands below one', async () => {
  const { user, sent } = open({ mode: 'places', places: [{ country: 'SE', city: 'Göteborg' }] })
  expect(await screen.findByText('Ny')).toBeTruthy()
  expect(rows()).toEqual(['Järntorget', 'Nordstan'])
  await user.click(screen.getByRole('radio', { name: 'Olika per butik' }))
  const places = screen.getByLabelText('Platser, Nordstan')
  await user.clear(places)
  expect(await screen.findByText('Minst 1, eller ta bort butiken')).toBeTruthy()
  expect(sent()).toEqual([])
  await user.type(places, '12{ArrowUp}')
  expect((places as HTMLInputElement).value).toBe('13')
  await user.type(screen.getByLabelText('Per vecka, valfritt, Nordstan'), '4')
  await waitFor(() =>
    expect(sent().at(-1)).toMatchObject({
      isSame: false,
      each: [
        { storeId: id(31), places: 10, perWeek: null },
        { storeId: id(32), places: 13, perWeek: 4 },
      ],
    }),
  )
})

test('a number that cannot be read stays and saves nothing, least of all no limit, until it is corrected or its row is gone', async () => {
  const { sent } = open({ mode: 'all', isSame: false })
  const perWeek = () => screen.getByLabelText('Per vecka, valfritt, Nordstan') as HTMLInputElement
  jest.useFakeTimers()
  await screen.findByText('30 platser')
  const rest = () => act(() => jest.advanceTimersByTimeAsync(2_000))
  fireEvent.change(perWeek(), { target: { value: '4-5' } })
  fireEvent.blur(perWeek())
  fireEvent.change(screen.getByLabelText('Platser, Triangeln'), { target: { value: '12' } })
  await rest()
  expect(perWeek().value).toBe('4-5')
  expect(perWeek().getAttribute('aria-invalid')).toBe('true')
  expect([sent(), screen.queryByText('Butikerna är sparade')]).toEqual([[], null])
  fireEvent.keyDown(perWeek(), { key: 'ArrowUp' })
  await rest()
  expect([perWeek().value, sent().length]).toEqual(['1', 1])
  fireEvent.change(perWeek(), { target: { value: '4-5' } })
  fireEvent.change(screen.getByLabelText('Platser, Triangeln'), { target: { value: '13' } })
  await rest()
  expect(sent()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Ta bort Nordstan' }))
  await rest()
  jest.useRealTimers()
  expect(sent().slice(1)).toEqual([expect.objectContaining({ excludedIds: [id(32)] })])
})

test('a store is taken out and brought back; by hand goes on from what stands', async () => {
  const { user } = open({ mode: 'all' })
  await user.click(await screen.findByRole('button', { name: 'Ta bort Nordstan' }))
  expect(rows()).toEqual(['Järntorget', 'Triangeln'])
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(rows()).toEqual(['Järntorget', 'Nordstan', 'Triangeln'])
  await user.click(screen.getByRole('button', { name: 'Ta bort Triangeln' }))
  await user.click(screen.getByRole('radio', { name: /Välj själv/ }))
  expect(rows()).toEqual(['Järntorget', 'Nordstan'])
})

test('what the server does not take is said, kept and sent again; what was typed stands', async () => {
  const { user, api, sent } = open({}, { 'PUT /campaigns/:id/store_choice': reply(503, { error: 'internal' }) })
  await user.click(await screen.findByRole('radio', { name: /Alla butiker/ }))
  expect(await screen.findByText(/Butikerna är inte sparade\./)).toBeTruthy()
  expect(rows()).toHaveLength(3)
  api.on({ 'PUT /campaigns/:id/store_choice': answer({ mode: 'all' }) })
  await user.click(screen.getByRole('button', { name: 'Spara igen' }))
  expect(await screen.findByText('Butikerna är sparade')).toBeTruthy()
  expect(sent().at(-1)).toMatchObject({ mode: 'all' })
})

test('a brand without stores is led to them; a confirmed campaign’s stores cannot be changed', async () => {
  const { api } = open({}, { 'GET /campaigns/:id/store_choice': answer({}, []) })
  expect((await screen.findByRole('link', { name: 'Till butikerna' })).getAttribute('href')).toBe('/stores')
  expect(api.to('PUT /campaigns/:id/store_choice')).toEqual([])
})

test('a confirmed campaign’s stores stand there and cannot be changed', async () => {
  open({ mode: 'all', abilities: [] })
  expect(await screen.findByText('Butikerna går inte att ändra längre.')).toBeTruthy()
  expect((screen.getByRole('button', { name: 'Ta bort Nordstan' }) as HTMLButtonElement).matches(':disabled')).toBe(
    true,
  )
})

const counted = {
  storeProductId: id(701),
  product: { storeProductId: id(701), name: 'Kaffe', imageUrl: null, isArchived: false },
}

test('with a product the stock stands beside the places, and warns where it is less', async () => {
  const stocked = [
    { ...options[0]!, stock: { onShelf: 12, quantity: 12, reserved: 0 } },
    { ...options[1]!, stock: { onShelf: 6, quantity: 4, reserved: 2 } },
    { ...options[2]!, stock: { onShelf: 0, quantity: 0, reserved: 0 } },
  ]
  const { user, api } = open(
    { mode: 'all', ...counted },
    {
      'GET /campaigns/:id/store_choice': answer({ mode: 'all', ...counted }, stocked),
      'GET /counters/:id/stock_changes': listAnswer('stockChanges', []),
      'POST /counters/:id/stock_changes': wire({
        storeStock: { storeId: id(32), storeProductId: id(701), quantity: 9 },
      }),
    },
  )
  expect(await screen.findByText('6 för få lediga. Fyll på, eller sänk till 4 platser.')).toBeTruthy()
  expect(screen.getByText('Inga lediga. Kreatörerna ser erbjudandet när butiken har fyllt på.')).toBeTruthy()
  expect(screen.getByText('Lagret räcker till 14 av dem')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Fyll på lagret i Nordstan' }))
  const form = within(await screen.findByRole('dialog'))
  const field = await form.findByLabelText('På hyllan')
  await user.clear(field)
  await user.type(field, '9')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(api.to('POST /counters/:id/stock_changes')[0]?.params.id).toBe(id(32)))
  await waitFor(() => expect(api.to('GET /campaigns/:id/store_choice')).toHaveLength(2))
})

test('a product is chosen from the brand’s, saved, and the stores’ stock of it asked for', async () => {
  const { user, sent, api } = open({ mode: 'all' })
  const field = await screen.findByLabelText('Vara som lämnas ut')
  await user.click(field)
  await user.click(await screen.findByRole('option', { name: 'Kaffe' }))
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ mode: 'all', storeProductId: id(701) }))
  expect(sent().at(-1)).not.toHaveProperty('product')
  await waitFor(() => expect(api.to('GET /campaigns/:id/store_choice')).toHaveLength(2))
})

test('a new product is made without leaving the editor: it begins with what is typed there, and is chosen', async () => {
  const tea = { ...coffee, id: id(702), name: 'Te' }
  const { user, sent, api } = open(
    { mode: 'all' },
    { 'POST /brands/:id/store_products': wire({ storeProduct: tea }) },
    { product: { name: 'Jultomtens te', value: 89, imageUrl: null } },
  )
  await user.click(await screen.findByRole('button', { name: 'Ny vara' }))
  const form = within(await screen.findByRole('dialog', { name: 'Ny vara' }))
  const name = (await form.findByLabelText('Namn')) as HTMLInputElement
  expect(name.value).toBe('Jultomtens te')
  expect((form.getByLabelText(/^Värde i kronor/) as HTMLInputElement).value).toBe('89')
  await user.clear(name)
  await user.type(name, 'Te')
  await user.click(form.getByRole('button', { name: 'Spara' }))
  await waitFor(() =>
    expect(api.to('POST /brands/:id/store_products')[0]?.body).toEqual({
      storeProduct: { name: 'Te', value: 89, imageUrl: null },
    }),
  )
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ storeProductId: id(702) }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect((screen.getByLabelText('Vara som lämnas ut') as HTMLInputElement).value).toBe('Te')
})

test('an archived product is said; the chosen stores stand on a map with what they come to', async () => {
  open({ mode: 'all', ...counted, product: { ...counted.product, isArchived: true } })
  expect(await screen.findByText('Kaffe har arkiverats. Välj en annan vara.')).toBeTruthy()
  expect(screen.getByText('3 valda')).toBeTruthy()
  expect(await screen.findByRole('application', { name: 'Karta med butikerna' })).toBeTruthy()
})

test('drawing n3: the map stands where the editor has room for it; a ring is a store that is not chosen, and pressing it chooses it', async () => {
  // jsdom lays nothing out; a map without a size shows nothing.
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(260)
  const aside = document.body.appendChild(document.createElement('div'))
  const { user, sent } = open({ mode: 'places', places: [{ country: 'SE', city: 'Göteborg' }] }, {}, { aside })
  const map = within(await within(aside).findByRole('application', { name: 'Karta med butikerna' }))
  expect(within(aside).getByText('2 valda').parentElement?.textContent).toBe('2 valda av varumärkets 3')
  await user.click(await map.findByRole('button', { name: 'Lägg till Triangeln, Malmö' }))
  expect(rows()).toEqual(['Järntorget', 'Nordstan', 'Triangeln'])
  expect((screen.getByRole('radio', { name: /Välj själv/ }) as HTMLInputElement).checked).toBe(true)
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ mode: 'manual', storeIds: [id(31), id(32), id(33)] }))
  expect(map.queryByRole('button', { name: /^Lägg till/ })).toBeNull()
  aside.remove()
  jest.restoreAllMocks()
})

test('drawing n3: the foot has the sum and the way on, and the editor is told that it has', async () => {
  const onPress = jest.fn()
  const { user, onReady } = open({ mode: 'all' }, {}, { next: { label: 'Nästa: Uppdrag', onPress, isMain: true } })
  await user.click(await screen.findByRole('button', { name: 'Nästa: Uppdrag' }))
  expect(onPress).toHaveBeenCalledTimes(1)
  expect(onReady).toHaveBeenLastCalledWith({ leadsOn: true })
})

test('a choice that is saved on leaving and refused is told on the next page, and stays', async () => {
  const { user, unmount, sent } = open(
    { storeIds: [id(31), id(32)], mode: 'manual' },
    { 'PUT /campaigns/:id/store_choice': reply(422, { error: 'illegal_transition' }) },
  )
  await user.click(await screen.findByRole('button', { name: 'Ta bort Nordstan' }))
  unmount()
  renderWithApp(<Toaster />, {})
  expect(await screen.findByText(/^Valet av butiker sparades inte\. /)).toBeTruthy()
  expect(sent()).toHaveLength(1)
})
