/** @jest-environment @happy-dom/jest-environment */
import 'fake-indexeddb/auto'
import { afterAll, beforeEach, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { setSlotSource } from '@samspel/federation'
import { dayMs, dayOf } from '@samspel/i18n'
import { act, fireEvent, id, renderWithApp, reply, screen, waitFor, wire } from '@samspel/testing'
import { kept } from '../../../kept'
import { asCreator, buildOffer, buildOwn, signInAs } from '../../../testing'
import { PassPage } from './PassPage'

const offer = buildOffer()
const own = buildOwn()
const with_ = (over: object, more: object = {}) =>
  wire({ storeCampaign: { ...offer, ...more, storeParticipation: { ...own, ...over } } })
const open = (answer: object) =>
  renderWithApp(<PassPage />, {
    path: '/store-campaigns/:id/pass',
    route: `/store-campaigns/${id(2001)}/pass`,
    routes: [{ path: '/p/marketplace/store-campaigns/:id', element: <p>offer</p> }],
    state: asCreator,
    api: { 'GET /store_campaigns/:id': answer },
  })

const atPhone = (matches: boolean) => {
  window.matchMedia = (() => ({ matches, addEventListener: () => {}, removeEventListener: () => {} })) as never
}

beforeEach(async () => {
  localStorage.clear()
  signInAs('c1', 'instagramer')
  await kept.forget()
  atPhone(true)
})
afterAll(() => void Reflect.deleteProperty(window, 'matchMedia'))

test('the pass covers everything: picture, characters, store and end; Esc and the cross leave it', async () => {
  const { user, router } = open(with_({}))
  expect(await screen.findByRole('dialog', { name: 'Hämtpass' })).toBeTruthy()
  expect(await screen.findByRole('img', { name: 'QR-kod för K7RM4T9X' })).toBeTruthy()
  expect(screen.getByText('K7RM 4T9X')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Koden är K 7 R M 4 T 9 X. Kopiera.' })).toBeTruthy()
  expect(screen.getByText('Järntorget')).toBeTruthy()
  expect(screen.getByText(/Gäller till söndag/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Hitta hit/ }).getAttribute('href')).toMatch(/57\.7/)
  expect(await screen.findByText('Sparat i telefonen, fungerar utan nät')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Stäng' }))
  expect(await screen.findByText('offer')).toBeTruthy()
  expect(router.state.location.pathname).toBe(`/p/marketplace/store-campaigns/${id(2001)}`)
})

test('at a desk the pass says that it is kept there, not on a phone', async () => {
  atPhone(false)
  open(with_({}))
  expect(
    await screen.findByText('Sparat i datorn, fungerar utan nät. Öppna passet i telefonen när du hämtar.'),
  ).toBeTruthy()
  expect(screen.queryByText('Sparat i telefonen, fungerar utan nät')).toBeNull()
})

test('kept on the phone, it opens without a connection and says when it was last checked; another account finds nothing', async () => {
  const first = open(with_({}))
  await screen.findByText('Sparat i telefonen, fungerar utan nät')
  first.unmount()
  const offline = open(() => reply(0))
  expect(await screen.findByText('K7RM 4T9X')).toBeTruthy()
  expect(await screen.findByText(/Senast kontrollerad \d\d:\d\d/)).toBeTruthy()
  offline.unmount()
  signInAs('c2', 'instagramer')
  open(() => reply(0))
  expect(await screen.findByText(/finns inte i den här telefonen/)).toBeTruthy()
  expect(screen.queryByText('K7RM 4T9X')).toBeNull()
})

test('when the clerk scans first, the open pass turns into picked up by itself and is no longer kept', async () => {
  const { api } = open(with_({}))
  await screen.findByText('K7RM 4T9X')
  api.on({
    'GET /store_campaigns/:id': with_({
      state: 'picked_up',
      code: null,
      pickedUpAt: '2026-11-20T13:33:00.000Z',
      postBy: '2026-12-04',
      abilities: ['postMention'],
    }),
  })
  expect(await screen.findByRole('heading', { name: 'Uthämtat' })).toBeTruthy()
  expect(screen.getByText('fredag 4 dec')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Läs vad du ska visa' })).toBeTruthy()
  expect(screen.queryByText('K7RM 4T9X')).toBeNull()
  await waitFor(async () => expect(await kept.read(`pass/${id(2001)}`)).toBeUndefined())
})

test('a pass says until when the store hands it out, which may be before the pass ends', async () => {
  const day = [{ from: '09:00', to: '18:00' }]
  const withWeek = (openingWeek: object[]) =>
    open(
      with_(
        { expiresAt: '2026-12-04T22:59:59.000Z' },
        { store: { ...offer.store, openingWeek, openingExceptions: [] } },
      ),
    )
  const week = withWeek([day, day, day, day, day, [], []])
  expect(await screen.findByText('Gäller till fredag 4 dec 18:00')).toBeTruthy()
  week.unmount()
  withWeek([day, day, day, day, [], [], []])
  expect(await screen.findByText('Gäller till torsdag 3 dec 18:00')).toBeTruthy()
})

test('who is invited is told so, with the way to reserve, and does not wait for an answer', async () => {
  open(with_({ state: 'invited', code: null, abilities: ['reserve'] }))
  expect(await screen.findByText('Björkbrygg har bjudit in dig')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Reservera' }).getAttribute('href')).toContain('?take=1')
  expect(screen.queryByText(/ansökan är skickad/)).toBeNull()
})

test('a creator may say when they come; what is wrong with it stands at the field, and nothing typed is lost', async () => {
  const { user, api } = open(with_({}))
  await user.click(await screen.findByRole('button', { name: 'Säg när' }))
  const field = screen.getByLabelText<HTMLInputElement>(/När kommer du/)
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(screen.getByRole('alert').textContent).toContain('Välj dag och tid.')
  api.on({ 'PATCH /store_participations/:id': () => reply(422, { errors: { coming_at: ['in_the_past'] } }) })
  fireEvent.change(field, { target: { value: '2026-11-20T14:30' } })
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect((await screen.findByText('Välj en tid som inte har varit.')).closest('form')).toBeTruthy()
  expect(field.value).toBe('2026-11-20T14:30')
  const comingAt = new Date('2026-11-20T14:30').toISOString()
  api.on({
    'PATCH /store_participations/:id': wire({ storeParticipation: { ...own, comingAt } }),
    'GET /store_campaigns/:id': with_({ comingAt }),
  })
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByText(/^Du kommer fre/)).toBeTruthy()
  expect(api.to('PATCH /store_participations/:id').at(-1)?.body).toEqual({ storeParticipation: { comingAt } })
})

test('the pass says whether the store is open, with the week and the days that differ beneath; how far it is where the phone may say where it is', async () => {
  const always = [{ from: '00:00', to: '24:00' }]
  const tomorrow = dayOf(Date.now() + 2 * dayMs)
  Object.defineProperty(navigator, 'permissions', {
    configurable: true,
    value: { query: () => Promise.resolve({ state: 'granted' }) },
  })
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (found: (at: object) => void) =>
        found({ coords: { latitude: offer.store.latitude + 0.01, longitude: offer.store.longitude } }),
    },
  })
  const store = {
    ...offer.store,
    openingWeek: Array.from({ length: 7 }, () => always),
    openingExceptions: [{ day: tomorrow, hours: [], note: 'Inventering' }],
  }
  open(with_({}, { store }))
  expect(await screen.findByText('Öppet till 24:00')).toBeTruthy()
  expect(screen.getByText('Inventering')).toBeTruthy()
  expect(await screen.findByText('17 min att gå')).toBeTruthy()
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: undefined })
  Object.defineProperty(navigator, 'permissions', { configurable: true, value: undefined })
})

test('nobody says that they come while the store is closed', async () => {
  const store = { ...offer.store, openingWeek: Array.from({ length: 7 }, () => []), openingExceptions: [] }
  const { user, api } = open(with_({}, { store }))
  await user.click(await screen.findByRole('button', { name: 'Säg när' }))
  fireEvent.change(screen.getByLabelText(/När kommer du/), { target: { value: '2026-11-20T14:30' } })
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  expect(screen.getByRole('alert').textContent).toBe('Butiken har stängt den dagen. Välj en annan.')
  expect(api.to('PATCH /store_participations/:id')).toHaveLength(0)
})

test('#14 A2 what the server does not allow with a pass is not offered', async () => {
  open(with_({ comingAt: '2026-11-20T13:30:00.000Z', abilities: ['withdraw'] }))
  expect(await screen.findByText(/^Du kommer fre/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ändra' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Skanna butikens kod' })).toBeNull()
})

test('the sign of the counter: without a camera the pass stays to be shown', async () => {
  const { user } = open(with_({}))
  await user.click(await screen.findByRole('button', { name: 'Skanna butikens kod' }))
  expect(await screen.findByText(/Kameran kan inte användas/)).toBeTruthy()
  expect(screen.getByText('Ingen skylt? Be personalen skanna ditt pass.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Visa hämtpass' }))
  expect(await screen.findByText('K7RM 4T9X')).toBeTruthy()
})

test('lapsed: no code any more; booked again while places are left, otherwise other stores come first', async () => {
  const over = { expiresAt: '2026-11-01T16:00:00.000Z', state: 'declined', decisionKind: 'lapsed', code: null }
  const left = open(with_({ ...over, abilities: ['reserve'] }, { placesLeft: 2 }))
  expect(await screen.findByRole('heading', { name: 'Passet har gått ut' })).toBeTruthy()
  expect(screen.getByText(/Det gällde till/)).toBeTruthy()
  expect(screen.getByText(/2 platser är kvar i Järntorget/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Boka igen' }).getAttribute('href')).toContain('take=1')
  left.unmount()
  open(with_(over, { placesLeft: 0, isOpen: false }))
  expect(await screen.findByRole('link', { name: 'Se andra butiker i närheten' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Boka igen' })).toBeNull()
})

test('what the brand did not answer in time may be asked again while the offer is open; what ended with its campaign says so', async () => {
  const unanswered = { state: 'declined', decisionKind: 'expired', code: null, abilities: ['reserve'] }
  const asked = open(with_(unanswered))
  expect(await screen.findByText('Björkbrygg svarade inte i tid')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Fråga igen' }).getAttribute('href')).toContain('take=1')
  asked.unmount()
  open(with_({ ...unanswered, decisionKind: 'cancelled', abilities: [] }, { isOpen: false }))
  expect(await screen.findByText('Kampanjen ställdes in')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Fråga igen' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Se andra butiker i närheten' })).toBeTruthy()
})

test('what is taken back, asked for, or answered with no has no code', async () => {
  const gone = open(wire({ storeCampaign: { ...offer, storeParticipation: null } }))
  expect(await screen.findByText('Du har inget hämtpass här')).toBeTruthy()
  gone.unmount()
  const asked = open(with_({ state: 'requested', code: null }))
  expect(await screen.findByText('Passet visas här när Björkbrygg har godkänt.')).toBeTruthy()
  asked.unmount()
  open(with_({ state: 'declined', code: null, decisionReason: 'Fel dag' }))
  expect(await screen.findByText('Fel dag')).toBeTruthy()
})

test('after the pick-up: the form while posts are taken; then what waits, what must be changed and what is approved, each said', async () => {
  const picked = { state: 'picked_up', code: null, pickedUpAt: '2026-11-20T13:33:00.000Z', postBy: '2026-12-04' }
  const toPost = open(with_({ ...picked, abilities: ['postMention'] }))
  const link = await screen.findByRole('link', { name: 'Lämna in inlägg' })
  expect(link.getAttribute('href')).toBe(`/store-campaigns/${offer.id}/post`)
  expect(screen.getByText('fredag 4 dec')).toBeTruthy()
  toPost.unmount()
  const waiting = open(with_({ ...picked, pendingMentionsCount: 1 }))
  expect(await screen.findByText('Björkbrygg granskar ditt inlägg.')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Lämna in inlägg' })).toBeNull()
  waiting.unmount()
  const asked = open(with_({ ...picked, returnedMentionsCount: 1 }))
  expect(await screen.findByText('Björkbrygg vill att du ändrar ditt inlägg.')).toBeTruthy()
  expect(screen.getByText('fredag 4 dec')).toBeTruthy()
  asked.unmount()
  open(with_({ ...picked, instagramPostsCount: 1, abilities: ['postMention'] }))
  expect(await screen.findByText('Klart! Björkbrygg har godkänt ditt inlägg.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Lämna in ett inlägg till' })).toBeTruthy()
})

test('after the pick-up the own link is asked for with the campaign and the brand, before there is a post', async () => {
  setSlotSource({
    widgetsOf: (slot) =>
      slot === 'pickup:link'
        ? [
            {
              id: 'a',
              remote: 'mf-campaigns',
              version: '1',
              load: () =>
                Promise.resolve((({ campaignId, brand }: Record<string, string>) => (
                  <p>{`${campaignId} ${brand}`}</p>
                )) as never),
            },
          ]
        : [],
    report: () => {},
  })
  const picked = { state: 'picked_up', code: null, pickedUpAt: '2026-11-20T13:33:00.000Z', postBy: '2026-12-04' }
  open(with_({ ...picked, abilities: ['postMention'] }))
  expect(await screen.findByText(`${own.campaignId} Björkbrygg`)).toBeTruthy()
  setSlotSource(undefined)
})

test('when the brand answers the post, the open pass says so by itself', async () => {
  const picked = { state: 'picked_up', code: null, pickedUpAt: '2026-11-20T13:33:00.000Z', postBy: '2026-12-04' }
  const { api } = open(with_({ ...picked, pendingMentionsCount: 1 }))
  await screen.findByText('Björkbrygg granskar ditt inlägg.')
  api.on({ 'GET /store_campaigns/:id': with_({ ...picked, instagramPostsCount: 1 }) })
  const told = { storeId: offer.storeId, storeParticipationId: own.id }
  act(() => bus.publish('live:store-participation-changed', { ...told, storeCampaignId: id(77) }))
  expect(screen.getByText('Björkbrygg granskar ditt inlägg.')).toBeTruthy()
  act(() => bus.publish('live:store-participation-changed', { ...told, storeCampaignId: id(2001) }))
  expect(await screen.findByText('Klart! Björkbrygg har godkänt ditt inlägg.')).toBeTruthy()
})
