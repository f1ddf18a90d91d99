/** @jest-environment @happy-dom/jest-environment */
import 'fake-indexeddb/auto'
import { createHash, webcrypto } from 'node:crypto'
import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { initialAuth } from '@samspel/store'
import { act, id, renderWithApp, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { kept } from '../../../kept'
import { signInAs } from '../../../testing'
import { buildCounterDay, buildCounterPickup } from '../../core/testing'
import { CounterPage } from './CounterPage'

const code = 'K7RM4T9X'
const codeHash = createHash('sha256').update(`salt${code}`).digest('hex')
const hour = (offset: number) => new Date(Date.now() + offset * 3_600_000).toISOString()
const today = new Intl.DateTimeFormat('sv', { timeZone: 'Europe/Stockholm' }).format()
const tove = buildCounterPickup({
  codeHash,
  creator: { id: id(401), name: 'Tove Ekström', handle: 'tovebakar', imageUrl: null },
})
const day = buildCounterDay({ day: today, pickups: [{ ...tove, comingAt: null, expiresAt: hour(48) }] })
const done = { ...tove, state: 'picked_up' as const, pickedUpAt: hour(0), pickedUpBy: 'Elin Norberg' }
const ready = wire({ verdict: { outcome: 'ready', pickup: tove } })
const handed = wire({ verdict: { outcome: 'handed_out', pickup: done, at: done.pickedUpAt } })

const open = (api: Record<string, unknown> = {}) =>
  renderWithApp(<CounterPage />, {
    path: '/counter/:storeId',
    route: `/counter/${id(501)}`,
    state: { auth: { ...initialAuth, authenticated: true, scope: 'user', role: 'store_user', roleResolved: true } },
    api: { 'GET /counters/:id': wire({ counterDay: day }), 'POST /counters/:id/checks': ready, ...api } as never,
  })
const field = () => screen.findByRole('textbox', { name: 'Kodens åtta tecken' })
const online = () =>
  act(() => {
    window.dispatchEvent(new Event('online'))
  })

beforeAll(() => {
  if (!('subtle' in globalThis.crypto)) Object.defineProperty(globalThis, 'crypto', { value: webcrypto })
  Object.defineProperty(AbortSignal, 'timeout', { configurable: true, value: () => new AbortController().signal })
})
beforeEach(async () => {
  localStorage.clear()
  sessionStorage.clear()
  signInAs('u1', 'user')
  await kept.forget()
})

afterEach(() => {
  jest.restoreAllMocks()
  Object.defineProperty(navigator, 'mediaDevices', { value: undefined, configurable: true })
})

test('the day opens by itself; a row shows the person and hands nothing out without a code', async () => {
  const { user } = open()
  expect(await screen.findByRole('heading', { level: 1, name: 'I dag' })).toBeTruthy()
  const list = await screen.findByRole('list', { name: 'Väntas i dag' })
  await user.click(within(list).getByRole('button', { name: /Tove Ekström/ }))
  const person = within(screen.getByRole('region', { name: 'Väntas' }))
  expect(person.getByText('Höstrost, 250 g')).toBeTruthy()
  expect(person.getByRole('button', { name: 'Skanna kod' })).toBeTruthy()
  expect(person.queryByRole('button', { name: 'Lämna ut' })).toBeNull()
})

test('green names every product with its article, says that the offer has changed since, and how many are left', async () => {
  const products = [
    { name: 'Höstrost, 250 g', article: '10432', imageUrl: null },
    { name: 'Mugg, vit', article: '', imageUrl: null },
  ]
  const pickup = { ...tove, products, hasChanged: true }
  const { user } = open({
    'GET /counters/:id': wire({ counterDay: { ...day, pickups: [pickup] } }),
    'POST /counters/:id/checks': wire({ verdict: { outcome: 'ready', pickup, leftAfter: 11 } }),
  })
  expect(await screen.findByText('Höstrost, 250 g, Mugg, vit')).toBeTruthy()
  await user.type(await field(), code)
  await screen.findByRole('button', { name: 'Lämna ut' })
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
    expect.arrayContaining(['Höstrost, 250 gArtikel 104321 st', 'Mugg, vit1 st']),
  )
  expect(screen.getByText(/Det här är vad som lovades/)).toBeTruthy()
  expect(screen.getByText('11 st')).toBeTruthy()
})

test('eight characters, Lämna ut has the focus, and Enter is the second press; undo for a minute gives it back', async () => {
  const { user, api } = open()
  await user.type(await field(), 'k7rm4t9x')
  const button = await screen.findByRole('button', { name: 'Lämna ut' })
  expect(screen.getByRole('alert').textContent).toContain('Koden stämmer')
  expect(screen.getByText(/Muggarna står under disken/)).toBeTruthy()
  await waitFor(() => expect(document.activeElement).toBe(button))
  api.on({
    'POST /counters/:id/hand_outs': handed,
    'GET /counters/:id': wire({ counterDay: { ...day, pickups: [done] } }),
    'POST /store_participations/:id/undo_hand_out': wire({ pickup: tove }),
  })
  await user.keyboard('{Enter}')
  expect(await screen.findByText('Utlämnat till Tove Ekström')).toBeTruthy()
  expect(screen.getByText(/Går att ångra i (60|59|58) sekunder/)).toBeTruthy()
  const [call] = api.to('POST /counters/:id/hand_outs')
  expect(call?.headers['Idempotency-Key'] ?? call?.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
  api.on({ 'GET /counters/:id': wire({ counterDay: day }) })
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  await waitFor(() => expect(screen.queryByText('Utlämnat till Tove Ekström')).toBeNull())
  expect(api.to('POST /store_participations/:id/undo_hand_out')).toHaveLength(1)
  expect(await screen.findByRole('button', { name: /Tove Ekström/ })).toBeTruthy()
})

test.each([
  [
    { outcome: 'used', pickup: done, at: '2026-11-20T12:05:00.000Z', where: 'Järntorget', by: 'Elin Norberg' },
    'Redan uthämtad 20 nov',
    'Elin Norberg',
  ],
  [{ outcome: 'other_store', where: 'Nordstan' }, 'Gäller Nordstan', /paketet finns i Nordstan/],
  [{ outcome: 'lapsed', pickup: tove, at: '2026-11-18T17:00:00.000Z' }, 'Gick ut 18 nov', /Lämna inte ut/],
  [{ outcome: 'withdrawn', pickup: tove, at: '2026-11-19T17:00:00.000Z' }, 'Återtagen 19 nov', /Lämna inte ut/],
])('amber says when and where, and has no Lämna ut: %j', async (verdict, heading, text) => {
  const { user } = open({ 'POST /counters/:id/checks': wire({ verdict }) })
  await user.type(await field(), code)
  await waitFor(() => expect(screen.getByRole('alert').textContent?.replace(/\u00a0/g, ' ')).toContain(heading))
  expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Lämna ut' })).toBeNull()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('red: the last character is chosen to be corrected; too many codes: the seconds left', async () => {
  const { user, api } = open({ 'POST /counters/:id/checks': wire({ verdict: { outcome: 'unknown' } }) })
  await user.type(await field(), 'K7RM4T9V')
  expect((await screen.findByRole('alert')).textContent).toContain('Koden känns inte igen')
  api.on({ 'POST /counters/:id/checks': ready })
  await user.keyboard('x')
  expect(await screen.findByRole('button', { name: 'Lämna ut' })).toBeTruthy()
  await user.keyboard('{Escape}')
  api.on({ 'POST /counters/:id/checks': () => reply(429, { error: 'too_many_requests' }) })
  await user.type(await field(), code)
  expect((await screen.findByRole('alert')).textContent).toContain('Vänta en minut')
  expect(screen.getByText(/(60|59) sekunder kvar/)).toBeTruthy()
})

test('without a connection: the list is the phone’s, a known code is handed out, not yet confirmed, and sent once when back', async () => {
  const first = open()
  await screen.findByRole('button', { name: /Tove Ekström/ })
  await waitFor(async () => expect(await kept.read(`today/${id(501)}`)).toBeTruthy())
  first.unmount()
  const offline = () => reply(0)
  const { user, api } = open({
    'GET /counters/:id': offline,
    'POST /counters/:id/checks': offline,
    'POST /counters/:id/hand_outs': offline,
  })
  expect(await screen.findByText('Ingen anslutning')).toBeTruthy()
  await user.type(await field(), code)
  expect(await screen.findByText(/bekräftas när det finns nät/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Lämna ut' }))
  expect(await screen.findByText(/Skannad \d\d:\d\d, inte bekräftad/)).toBeTruthy()
  expect(screen.getByText('1 skanning väntar på anslutning')).toBeTruthy()
  await user.type(await field(), code)
  expect((await screen.findByRole('alert')).textContent).toContain('Redan uthämtad')
  await user.keyboard('{Escape}')

  const before = api.to('POST /counters/:id/hand_outs').length
  api.on({
    'POST /counters/:id/hand_outs': handed,
    'GET /counters/:id': wire({ counterDay: { ...day, pickups: [done] } }),
  })
  online()
  online()
  await waitFor(() => expect(screen.queryByText(/inte bekräftad/)).toBeNull())
  const sent = api.to('POST /counters/:id/hand_outs')
  expect(sent).toHaveLength(before + 1)
  expect(new Set(sent.map(({ headers }) => headers['Idempotency-Key'] ?? headers['idempotency-key'])).size).toBe(1)
})

test('a refusal afterwards stays until it is read; a code that the phone does not know is not handed out', async () => {
  const offline = () => reply(0)
  const { user, api } = open()
  await screen.findByRole('button', { name: /Tove Ekström/ })
  api.on({ 'POST /counters/:id/checks': offline, 'POST /counters/:id/hand_outs': offline })
  await user.type(await field(), 'AAAA2222')
  expect((await screen.findByRole('alert')).textContent).toContain('Kan inte kontrolleras nu')
  expect(screen.queryByRole('button', { name: 'Lämna ut' })).toBeNull()
  await user.keyboard('{Escape}')
  await user.type(await field(), code)
  await user.click(await screen.findByRole('button', { name: 'Lämna ut' }))
  await screen.findByText(/^Skannad .* inte bekräftad$/)
  api.on({
    'POST /counters/:id/hand_outs': wire({ verdict: { outcome: 'withdrawn', at: '2026-11-19T17:00:00.000Z' } }),
  })
  online()
  expect(await screen.findByText('Tove Ekström fick paketet, men passet gällde inte')).toBeTruthy()
  expect(screen.getByText(/Återtagen 19.nov\. Skannad/)).toBeTruthy()
  online()
  await user.click(screen.getByRole('button', { name: 'Jag har läst' }))
  await waitFor(() => expect(screen.queryByText(/passet gällde inte/)).toBeNull())
})

test('at a desk a scanner on a wire types without a press: the code is checked by its eighth character', async () => {
  const { user, api } = open()
  await field()
  await user.keyboard('k7rm4t9x')
  expect(await screen.findByRole('button', { name: 'Lämna ut' })).toBeTruthy()
  expect(api.to('POST /counters/:id/checks').at(-1)?.body).toEqual({ pass: { code } })
})

test('a clerk of one store is not offered another', async () => {
  open({ 'GET /counters/:id': wire({ counterDay: { ...day, isOnlyStore: true } }) })
  await screen.findByRole('list', { name: 'Väntas i dag' })
  expect(screen.queryByRole('link', { name: 'Byt butik' })).toBeNull()
})

test('an empty day says when the next one is expected, and scanning stays', async () => {
  open({
    'GET /counters/:id': wire({
      counterDay: { ...day, pickups: [{ ...tove, isExpectedToday: false, comingAt: hour(48) }] },
    }),
  })
  expect(await screen.findByText('Inga hämtningar i dag')).toBeTruthy()
  expect(screen.getByText(/Nästa väntas/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Skanna kod' })).toBeTruthy()
})

test('a pass that is reserved, taken back or handed out elsewhere shows at once; other stores’ do not ask anew (T-20)', async () => {
  const { api } = open()
  await screen.findByRole('list', { name: 'Väntas i dag' })
  api.on({ 'GET /counters/:id': wire({ counterDay: { ...day, pickups: [done] } }) })
  const tell = (storeId: string) =>
    act(() =>
      bus.publish('live:store-participation-changed', { storeId, storeCampaignId: id(9), storeParticipationId: id(8) }),
    )
  const before = api.to('GET /counters/:id').length
  tell(id(502))
  expect(api.to('GET /counters/:id')).toHaveLength(before)
  tell(id(501))
  expect(api.to('GET /counters/:id')).toHaveLength(before + 1)
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Väntas i dag' })).toBeNull())
})

test('the camera is refused: it is said how to allow it, and the eight characters do the same', async () => {
  const getUserMedia = () => Promise.reject(Object.assign(new Error(), { name: 'NotAllowedError' }))
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true })
  const { user } = open()
  await user.click((await screen.findAllByRole('button', { name: 'Skanna kod' }))[0]!)
  expect(await screen.findByText(/Kameran är avstängd för Samspel/)).toBeTruthy()
  await user.type(await field(), code)
  expect(await screen.findByRole('button', { name: 'Lämna ut' })).toBeTruthy()
})

test('a telephone whose clock is ten days fast: the server says that the pass holds, and it is handed out', async () => {
  const now = Date.now()
  jest.spyOn(Date, 'now').mockImplementation(() => now + 10 * 86_400_000)
  const { user, api } = open({ 'POST /counters/:id/hand_outs': handed })
  await user.type(await field(), code)
  await user.click(await screen.findByRole('button', { name: 'Lämna ut' }))
  await waitFor(() => expect(api.to('POST /counters/:id/hand_outs')).toHaveLength(1))
})

test('who is not expected today is in the week, and is found by name', async () => {
  const later = { ...tove, id: id(2_299), isExpectedToday: false, comingAt: null, until: { day: today, time: '18:00' } }
  const milad = { ...later, creator: { ...later.creator, name: 'Milad Hosseini', handle: 'miladbrygger' } }
  const { user } = open({ 'GET /counters/:id': wire({ counterDay: { ...day, pickups: [tove, milad] } }) })
  expect(await screen.findByText('1 väntas')).toBeTruthy()
  expect(screen.queryByText('Milad Hosseini')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Veckan 1' }))
  expect(screen.getByText('Milad Hosseini')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Veckan 1' }))
  await user.type(screen.getByRole('searchbox'), 'milad')
  expect(await screen.findByText('Milad Hosseini')).toBeTruthy()
  expect(screen.queryByText(tove.creator.name)).toBeNull()
})
