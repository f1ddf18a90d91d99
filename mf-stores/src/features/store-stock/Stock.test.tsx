/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { StoreStock } from '@samspel/api'
import {
  act,
  buildStore,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { Stock, StockNotice } from './Stock'

const store = buildStore({ id: id(501) })
const mug: StoreStock = {
  storeId: store.id,
  storeProductId: id(700),
  name: 'Muggen',
  imageUrl: null,
  onShelf: 5,
  quantity: 1,
  level: 'low',
  reserved: 4,
  changedBy: 'Elin Norberg',
  changedAt: '2026-11-20T10:00:00.000Z',
}
const bag: StoreStock = {
  ...mug,
  storeProductId: id(701),
  name: 'Påsen',
  onShelf: 0,
  quantity: 0,
  level: 'out',
  reserved: 0,
}

const open = (answer?: () => object, rows = [bag, mug]) =>
  renderWithApp(
    <>
      <StockNotice store={store} />
      <Stock store={store} />
    </>,
    {
      api: {
        'GET /counters/:id/stock': listAnswer('storeStock', rows),
        'GET /counters/:id/stock_changes': listAnswer('stockChanges', [
          {
            id: id(800),
            storeId: store.id,
            storeProductId: mug.storeProductId,
            productName: 'Muggen',
            kind: 'adjust',
            delta: -2,
            quantity: 1,
            onShelf: 5,
            note: 'Trasiga',
            by: 'Elin Norberg',
            reason: null,
            storeParticipationId: null,
            createdAt: '2026-11-20T10:00:00.000Z',
          },
        ]),
        'POST /counters/:id/stock_changes': answer ?? (() => wire({ storeStock: mug })),
      },
    },
  )
const changes = ({ api }: Pick<ReturnType<typeof open>, 'api'>) =>
  api.to('POST /counters/:id/stock_changes').map(({ body }) => body)

beforeEach(() => void jest.useFakeTimers({ advanceTimers: true }))
afterEach(() => void jest.useRealTimers())

test('presses in a row are saved once, a second after the last one; nothing is taken from nothing', async () => {
  const app = open()
  const plus = await screen.findByRole('button', { name: 'En till av Muggen' })
  fireEvent.click(plus)
  fireEvent.click(plus)
  fireEvent.click(screen.getByRole('button', { name: 'En färre av Muggen' }))
  fireEvent.click(screen.getByRole('button', { name: 'Det finns inga Påsen att dra av' }))
  expect(screen.getByRole('button', { name: /^6 Muggen på hyllan/ })).toBeTruthy()
  expect(changes(app)).toHaveLength(0)
  await act(async () => void jest.advanceTimersByTime(1_000))
  await waitFor(() => expect(changes(app)).toEqual([{ stockChange: { storeProductId: mug.storeProductId, delta: 1 } }]))
  expect(await screen.findByText(/^Sparat/)).toBeTruthy()
})

test('what waits is sent when the page is left', async () => {
  const app = open()
  fireEvent.click(await screen.findByRole('button', { name: 'En till av Muggen' }))
  app.unmount()
  await waitFor(() => expect(changes(app)).toHaveLength(1))
})

test('what is refused after the page was left is told, and stays', async () => {
  const app = open(() => reply(422, { error: 'illegal_transition' }))
  fireEvent.click(await screen.findByRole('button', { name: 'En till av Muggen' }))
  app.unmount()
  renderWithApp(<Toaster />, {})
  expect(await screen.findByText(/^Muggen: antalet sparades inte\. /)).toBeTruthy()
  act(() => void jest.advanceTimersByTime(60_000))
  expect(screen.getByText(/^Muggen: antalet sparades inte\. /)).toBeTruthy()
})

test('the number asks for a count and a reason; what is refused keeps what was typed', async () => {
  let refusals = 1
  const app = open(() =>
    refusals-- > 0 ? reply(422, { errors: { onShelf: ['too_large'] } }) : wire({ storeStock: mug }),
  )
  await app.user.click(await screen.findByRole('button', { name: /^5 Muggen på hyllan/ }))
  const dialog = await screen.findByRole('dialog', { name: 'Lager av Muggen' })
  expect(await within(dialog).findByText(/Trasiga/)).toBeTruthy()
  expect(within(dialog).getByText('−2, 5 på hyllan, 1 ledig')).toBeTruthy()
  expect(within(dialog).getByText('Räkna allt som står på hyllan. 4 är bokade, 1 ledig.')).toBeTruthy()
  const field = within(dialog).getByRole('textbox', { name: /^På hyllan/ })
  await app.user.clear(field)
  await app.user.type(field, '3')
  expect(within(dialog).getByText('4 är bokade, så 1 saknas.')).toBeTruthy()
  await app.user.clear(field)
  await app.user.type(field, '12')
  await app.user.type(within(dialog).getByRole('textbox', { name: /^Skäl/ }), 'Ny leverans')
  await app.user.click(within(dialog).getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(changes(app)).toHaveLength(1))
  expect((within(dialog).getByRole('textbox', { name: /^Skäl/ }) as HTMLTextAreaElement).value).toBe('Ny leverans')
  await app.user.click(within(dialog).getByRole('button', { name: 'Spara' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(changes(app).at(-1)).toEqual({
    stockChange: { storeProductId: mug.storeProductId, onShelf: 12, note: 'Ny leverans' },
  })
})

test('what is out is said above, with the way to its number', async () => {
  open()
  fireEvent.click(await screen.findByRole('button', { name: 'Fyll på lager' }))
  expect(screen.getByText('Inga lediga av Påsen.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^0 Påsen på hyllan/ }))
})

test('too few on the shelf for those that are booked is said before what nobody can book', async () => {
  open(undefined, [bag, { ...mug, onShelf: 2, quantity: 0, reserved: 6, level: 'out' }])
  expect(await screen.findByText('Muggen räcker inte.')).toBeTruthy()
  expect(screen.getByText('2 på hyllan, 6 bokade.')).toBeTruthy()
})

test('only what does not suffice is tinted: a shelf that nothing is given from may be empty', async () => {
  open(undefined, [bag, { ...bag, storeProductId: id(702), name: 'Kannan', level: 'enough' }])
  const tinted = async (name: string) =>
    (await screen.findByRole('group', { name: `Lager av ${name}` })).classList.contains('low')
  expect(await tinted('Påsen')).toBe(true)
  expect(await tinted('Kannan')).toBe(false)
})

test('what nothing is given from and nobody has booked neither suffices nor lacks', async () => {
  const idle = { ...bag, storeProductId: id(703), name: 'Burken', level: 'enough' as const, openOffers: 0 }
  open(undefined, [idle, { ...idle, storeProductId: id(704), name: 'Koppen', openOffers: 1 }])
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')!
  expect(await row('Burken')).not.toHaveTextContent('Räcker')
  expect(await row('Koppen')).toHaveTextContent('Räcker')
})
