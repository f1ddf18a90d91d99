/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, jest, test } from '@jest/globals'
import { comingValue } from '@samspel/offer/coming'
import { initialApp } from '@samspel/store'
import {
  act,
  buildInstagramer,
  fireEvent,
  id,
  listAnswer,
  reply,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { buildPickup, buildStoreParticipation, creator } from '../../components/pickup/testing'
import { renderPublic } from '../../data/testing'
import { StoreCampaignPage } from './StoreCampaignPage'

const route = `/p/marketplace/store-campaigns/${id(2001)}`
const page = { path: '/p/marketplace/store-campaigns/:id', route }
const instant = buildPickup({ storeParticipation: null })
const applied = buildPickup({ requiresApplication: true, storeParticipation: null })
const others = { 'GET /store_campaigns': listAnswer('storeCampaigns', [instant], { totalCount: 12 }) }
const answer = (offer: object) => ({ ...others, 'GET /store_campaigns/:id': wire({ storeCampaign: offer }) })
const lookAgain = () =>
  act(() => {
    window.dispatchEvent(new Event('visibilitychange'))
  })

beforeEach(() => localStorage.clear())

test('a visitor sees what it is, where, and what to do; picking up leads to sign-in and back here, and no call is made (S-28, P-06)', async () => {
  const { user, api } = renderPublic(<StoreCampaignPage />, { ...page, api: answer(buildPickup()) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Presspaketet 1' })).toBeTruthy()
  expect(screen.getByText('Järntorgsgatan 8, 413 01 Göteborg')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Visa på kartan' }).getAttribute('href')).toBe(
    `/p/marketplace/stores?store=${id(501)}`,
  )
  expect(screen.getByRole('link', { name: 'Kaffebaren 1' }).getAttribute('href')).toBe(
    `/p/marketplace/stores/${id(501)}`,
  )
  expect((await screen.findByRole('link', { name: 'Finns även i 11 butiker till' })).getAttribute('href')).toBe(
    `/p/marketplace/store-campaigns?campaignId=${id(2101)}`,
  )
  expect(screen.queryByRole('button', { name: 'Ansök' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Reservera och hämta nu' }))
  expect(localStorage.getItem('samspel.after-login-path')).toBe(`${route}?take=1`)
  expect(window.location.pathname).toBe('/login')
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('a creator comes back to the question, reserves with a click of their own, is led to the pass and takes it back (S-28)', async () => {
  const reserved = { ...instant, placesLeft: 3, storeParticipation: buildStoreParticipation() }
  const { user, api, router } = renderPublic(<StoreCampaignPage />, {
    ...page,
    route: `${route}?take=1`,
    state: creator,
    api: answer(instant),
  })
  const question = within(await screen.findByRole('dialog', { name: 'Reservera Presspaketet 1?' }))
  expect(question.getByText(/^tors.*31.dec/)).toBeTruthy()
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  api.on({
    ...answer(reserved),
    'POST /store_campaigns/:id/store_participations': wire({
      storeParticipation: reserved.storeParticipation,
      storeCampaign: reserved,
    }),
  })
  await user.click(question.getByRole('button', { name: 'Reservera' }))
  const pass = await screen.findByRole('region', { name: 'Hämtpass' })
  expect(within(pass).getByRole('link', { name: 'Visa hämtpass' }).getAttribute('href')).toBe(
    `/store-campaigns/${instant.id}/pass`,
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(router.state.location.search).toBe('')
  expect(api.to('POST /store_campaigns/:id/store_participations')).toMatchObject([
    { body: { storeParticipation: { motivation: '' } }, isPublic: false },
  ])
  expect(screen.queryByRole('button', { name: 'Reservera och hämta nu' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Lämna tillbaka' }))
  const back = within(await screen.findByRole('dialog', { name: 'Lämna tillbaka reservationen?' }))
  api.on({ ...answer(instant), 'DELETE /store_participations/:id': undefined })
  await user.click(back.getByRole('button', { name: 'Lämna tillbaka' }))
  expect(await screen.findByRole('button', { name: 'Reservera och hämta nu' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Hämtpass' })).toBeNull()
  expect(api.to('DELETE /store_participations/:id')[0]!.params).toEqual({ id: id(2201) })
})

test('the question asks when one comes: an hour at which the store is closed is not sent, one that suits goes with it', async () => {
  const openingWeek = Array.from({ length: 7 }, () => [{ from: '10:00', to: '18:00' }])
  const open = { ...instant, passUntil: '2099-12-04T22:59:59.999Z', store: { ...instant.store, openingWeek } }
  const refused = reply(422, { errors: { coming_at: ['invalid'] } })
  const { user, api } = renderPublic(<StoreCampaignPage />, {
    ...page,
    state: creator,
    api: { ...answer(open), 'POST /store_campaigns/:id/store_participations': refused },
  })
  await user.click(await screen.findByRole('button', { name: 'Reservera och hämta nu' }))
  const question = within(await screen.findByRole('dialog'))
  const sent = () => api.to('POST /store_campaigns/:id/store_participations')
  const reserveAt = async (moment: string) => {
    fireEvent.change(question.getByLabelText(/^När kommer du/), { target: { value: comingValue(moment) } })
    await user.click(question.getByRole('button', { name: 'Reservera' }))
  }
  await reserveAt('2099-11-27T20:00:00Z')
  expect((await question.findByRole('alert')).textContent).toBe(
    'Butiken har stängt då. Den dagen är det öppet 10:00–18:00.',
  )
  expect(sent()).toEqual([])
  await reserveAt('2099-11-27T12:00:00Z')
  await waitFor(() =>
    expect(question.getByRole('alert').textContent).toBe('Butiken har stängt då. Välj en tid när den är öppen.'),
  )
  expect(sent()).toMatchObject([
    { body: { storeParticipation: { motivation: '', comingAt: '2099-11-27T12:00:00.000Z' } } },
  ])
})

test('before it is reserved at a store that is closed, the question says when it opens', async () => {
  const today = (new Date().getUTCDay() + 6) % 7
  const openingWeek = Array.from({ length: 7 }, (_, day) =>
    // Tomorrow too: the day may have changed where the store is.
    day === today || day === (today + 1) % 7 ? [] : [{ from: '10:00', to: '18:00' }],
  )
  const closed = { ...instant, passUntil: '2099-12-04T22:59:59.999Z', store: { ...instant.store, openingWeek } }
  const { user } = renderPublic(<StoreCampaignPage />, { ...page, state: creator, api: answer(closed) })
  await user.click(await screen.findByRole('button', { name: 'Reservera och hämta nu' }))
  expect(within(await screen.findByRole('dialog')).getByText(/Stängt nu, öppnar .* 10:00$/)).toBeTruthy()
})

test('a store in another country is asked about before it is reserved, and told before an application', async () => {
  const me = buildInstagramer({ countryCode: 'SE' })
  const swedish = {
    ...creator,
    app: { ...initialApp, currentInstagramerId: me.id },
    entities: { instagramers: { [me.id]: me } },
  } as never
  const abroad = (offer: typeof instant) => ({ ...offer, store: { ...offer.store, countryCode: 'NO' as const } })
  const { user, api, unmount } = renderPublic(<StoreCampaignPage />, {
    ...page,
    state: swedish,
    api: answer(abroad(instant)),
  })
  await user.click(await screen.findByRole('button', { name: 'Reservera och hämta nu' }))
  const question = within(await screen.findByRole('dialog', { name: 'Kan du hämta i Norge?' }))
  expect(question.getByText('Du bor i Sverige, och Presspaketet 1 hämtas på plats i butiken.')).toBeTruthy()
  expect(question.getByRole('button', { name: 'Ja, reservera' })).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Avbryt' }))
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
  unmount()
  const again = renderPublic(<StoreCampaignPage />, { ...page, state: swedish, api: answer(abroad(applied)) })
  await again.user.click(await screen.findByRole('button', { name: 'Ansök' }))
  expect(within(await screen.findByRole('dialog')).getByText('Kan du hämta i Norge?')).toBeTruthy()
})

const refusals: [string, number, RegExp][] = [
  ['campaign_full', 409, /Allt är reserverat/],
  ['campaign_closed', 422, /har stängt och går inte att hämta/],
  ['offer_paused', 422, /pausat just nu/],
  ['followers_outside', 422, /utanför kampanjens gränser/],
  ['conflict', 409, /redan ansökt eller reserverat/],
]
test.each(refusals)(
  '%s stands in the question, in words of its own; what is behind is read anew when it is closed',
  async (error, status, text) => {
    const { user, api } = renderPublic(<StoreCampaignPage />, {
      ...page,
      state: creator,
      api: { ...answer(instant), 'POST /store_campaigns/:id/store_participations': reply(status, { error }) },
    })
    await user.click(await screen.findByRole('button', { name: 'Reservera och hämta nu' }))
    const question = within(await screen.findByRole('dialog'))
    await user.click(question.getByRole('button', { name: 'Reservera' }))
    expect((await question.findByRole('alert')).textContent).toMatch(text)
    const before = api.to('GET /store_campaigns/:id').length
    await user.click(question.getByRole('button', { name: 'Avbryt' }))
    await waitFor(() => expect(api.to('GET /store_campaigns/:id').length).toBeGreaterThan(before))
  },
)

test('an application goes with a note; without one, and when the server says no, the form says so and keeps what was typed (S-28)', async () => {
  const { user, api } = renderPublic(<StoreCampaignPage />, {
    ...page,
    state: creator,
    api: {
      ...answer(applied),
      'POST /store_campaigns/:id/store_participations': reply(422, { error: 'followers_outside' }),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Ansök' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Ansök till Presspaketet 1' }))
  const note = await sheet.findByRole('textbox', { name: /Varför passar du/ })
  expect(sheet.getByRole('button', { name: 'Skicka ansökan' }).getAttribute('aria-disabled')).toBe('true')
  await user.type(note, 'Jag bor runt hörnet.')
  await user.click(sheet.getByRole('button', { name: 'Skicka ansökan' }))
  expect((await sheet.findByRole('alert')).textContent).toMatch(/utanför kampanjens gränser/)
  expect(note).toHaveProperty('value', 'Jag bor runt hörnet.')

  const sent = { ...applied, storeParticipation: buildStoreParticipation({ state: 'requested', code: null }) }
  api.on({
    ...answer(sent),
    'POST /store_campaigns/:id/store_participations': wire({
      storeParticipation: sent.storeParticipation,
      storeCampaign: sent,
    }),
  })
  await user.click(sheet.getByRole('button', { name: 'Skicka ansökan' }))
  expect(await screen.findByText('Din ansökan är skickad. Björkbrygg svarar här.')).toBeTruthy()
  expect(api.to('POST /store_campaigns/:id/store_participations').at(-1)!.body).toEqual({
    storeParticipation: { motivation: 'Jag bor runt hörnet.' },
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('picked up and declined say so, with the reason, and nothing is to be done (E-14)', async () => {
  const { unmount } = renderPublic(<StoreCampaignPage />, {
    ...page,
    state: creator,
    api: answer({
      ...instant,
      storeParticipation: buildStoreParticipation({ state: 'picked_up', pickedUpAt: '2025-11-22T12:05:00.000Z' }),
    }),
  })
  expect(await screen.findByText(/^Hämtad .*13:05\.$/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Lämna|Reservera/ })).toBeNull()
  unmount()
  renderPublic(<StoreCampaignPage />, {
    ...page,
    state: creator,
    api: answer({
      ...applied,
      storeParticipation: buildStoreParticipation({
        state: 'declined',
        code: null,
        decisionReason: 'Vi söker någon i Umeå',
      }),
    }),
  })
  expect(await screen.findByText('Björkbrygg har tackat nej.')).toBeTruthy()
  expect(screen.getByText('Orsak: Vi söker någon i Umeå')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ansök|Ta tillbaka/ })).toBeNull()
})

test('#14 A2 a pass that lapsed says until when it was valid, and is reserved again where it was offered', async () => {
  const own = buildStoreParticipation({
    state: 'declined',
    decisionKind: 'lapsed',
    code: null,
    expiresAt: '2026-11-20T22:59:59.000Z',
    abilities: ['reserve'],
  })
  const { api } = renderPublic(<StoreCampaignPage />, {
    ...page,
    route: `${route}?take=1`,
    state: creator,
    api: answer({ ...instant, storeParticipation: own }),
  })
  expect(await screen.findByText(/^Ditt hämtpass gick ut .*23:59\.$/)).toBeTruthy()
  expect(screen.getByText('Erbjudandet finns kvar. Du kan reservera igen.')).toBeTruthy()
  expect(screen.queryByText(/tackat nej/)).toBeNull()
  expect(await screen.findByRole('dialog', { name: 'Reservera Presspaketet 1?' })).toBeTruthy()
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([])
})

test('#14 A2 who was never answered may apply again; who is invited reserves without applying; after a cancelled campaign nothing is to be done', async () => {
  const open = (own: Parameters<typeof buildStoreParticipation>[0], more: object = {}) =>
    renderPublic(<StoreCampaignPage />, {
      ...page,
      state: creator,
      api: answer({ ...applied, ...more, storeParticipation: buildStoreParticipation({ code: null, ...own }) }),
    })
  const unanswered = open({ state: 'declined', decisionKind: 'expired', abilities: ['reserve'] })
  expect(await screen.findByText('Björkbrygg svarade inte i tid.')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Ansök' })).toBeTruthy()
  unanswered.unmount()
  const invited = open({ state: 'invited', abilities: ['reserve'] })
  expect(await screen.findByRole('button', { name: 'Reservera och hämta nu' })).toBeTruthy()
  invited.unmount()
  open({ state: 'declined', decisionKind: 'cancelled', abilities: [] }, { isOpen: false })
  expect(await screen.findByText('Kampanjen ställdes in.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ansök|Reservera/ })).toBeNull()
})

test('the offer and the pass name the same end of a pass', async () => {
  const own = buildStoreParticipation({ expiresAt: '2026-12-04T22:59:59.000Z' })
  renderPublic(<StoreCampaignPage />, {
    ...page,
    state: creator,
    api: answer({ ...instant, campaign: { ...instant.campaign, dueAt: '2026-12-22' }, storeParticipation: own }),
  })
  expect(await screen.findByText(/^Gäller till fredag.4.dec$/)).toBeTruthy()
})

test('offer, question and pass name one day to post by, the server’s, whatever the campaign says', async () => {
  const later = { day: '2026-12-24', daysAfterPickup: 14 }
  const offer = { ...instant, postDeadline: later }
  const when = /senast .*24.dec, eller 14 dagar efter hämtningen om det är senare/
  const { user, unmount } = renderPublic(<StoreCampaignPage />, { ...page, state: creator, api: answer(offer) })
  const steps = within(await screen.findByRole('list', { name: 'Så går det till' }))
  expect(steps.getByText(when)).toBeTruthy()
  expect(steps.getByText(/i kassan på Kaffebaren 1 senast .*5.dec/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Reservera och hämta nu' }))
  const question = within(await screen.findByRole('dialog'))
  expect(question.getByText(/24.dec/)).toBeTruthy()
  expect(question.getByText(/Hämta senast .*5.dec/)).toBeTruthy()
  unmount()
  const own = buildStoreParticipation({ expiresAt: '2026-12-04T22:59:59.000Z', postDeadline: later })
  renderPublic(<StoreCampaignPage />, {
    ...page,
    state: creator,
    api: answer({ ...offer, storeParticipation: own }),
  })
  expect(within(await screen.findByRole('region', { name: 'Hämtpass' })).getByText(when)).toBeTruthy()
  expect(screen.queryByText(/31.dec/)).toBeNull()
})

test('what is asked of followers stands on the offer; who does not meet it is told before, with the numbers and a way on', async () => {
  const asked = { ...instant, campaign: { ...instant.campaign, minFollowers: 2_000, maxFollowers: null } }
  const wishes = [{ id: id(901), nameSv: 'Friluft', nameEn: 'Outdoors' }]
  const visitor = renderPublic(<StoreCampaignPage />, {
    ...page,
    api: answer({ ...asked, campaign: { ...asked.campaign, wishes } }),
  })
  expect(await screen.findByRole('heading', { name: 'Krav' })).toBeTruthy()
  expect(screen.getByText(/Minst 2.000 följare/)).toBeTruthy()
  expect(screen.getByText('Friluft')).toBeTruthy()
  expect(screen.getByText('Hämtas i')).toBeTruthy()
  expect(screen.queryByText('Land')).toBeNull()
  visitor.unmount()
  const me = buildInstagramer({ followersCount: 1_200 })
  const small = {
    ...creator,
    app: { ...initialApp, currentInstagramerId: me.id },
    entities: { instagramers: { [me.id]: me } },
  } as never
  const few = { ...page, route: `${route}?take=1`, state: small }
  const short = renderPublic(<StoreCampaignPage />, {
    ...few,
    api: answer({ ...asked, followersObstacle: 'too_few_followers' }),
  })
  expect((await screen.findAllByText(/Du har 1.200 följare, Björkbrygg kräver minst 2.000/)).length).toBeGreaterThan(0)
  expect(await screen.findByRole('heading', { name: '800 följare kvar' })).toBeTruthy()
  expect(screen.getByRole('switch', { name: 'Säg till när jag kan ansöka' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Se andra erbjudanden' }).getAttribute('href')).toBe('/marketplace')
  await short.user.click(screen.getByRole('button', { name: /Reservera och hämta nu/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  short.unmount()
  const unknown = renderPublic(<StoreCampaignPage />, {
    ...few,
    api: answer({ ...asked, followersObstacle: 'not_connected' }),
  })
  expect(await screen.findByRole('link', { name: 'Koppla Instagram' })).toBeTruthy()
  unknown.unmount()
  renderPublic(<StoreCampaignPage />, { ...page, state: small, api: answer({ ...asked, followersObstacle: null }) })
  expect(await screen.findByText('Du uppfyller kraven')).toBeTruthy()
})

test('#14 A2 an application is taken back only while the server allows it', async () => {
  const storeParticipation = buildStoreParticipation({ state: 'requested', code: null, abilities: [] })
  renderPublic(<StoreCampaignPage />, { ...page, state: creator, api: answer({ ...applied, storeParticipation }) })
  expect(await screen.findByText('Din ansökan är skickad. Björkbrygg svarar här.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ta tillbaka/ })).toBeNull()
})

test('withdrawn while it is open: what was seen stays with a notice, and the action is gone; a failing server leaves the action', async () => {
  const { api } = renderPublic(<StoreCampaignPage />, { ...page, api: answer(buildPickup()) })
  await screen.findByRole('button', { name: 'Reservera och hämta nu' })
  api.on({ 'GET /store_campaigns/:id': reply(503, { error: 'unavailable' }) })
  lookAgain()
  expect(await screen.findByText(/^Kunde inte uppdateras/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Reservera och hämta nu' })).toBeTruthy()
  api.on({ 'GET /store_campaigns/:id': reply(404, { error: 'store_campaign_not_found' }) })
  lookAgain()
  expect(await screen.findByText(/inte längre tillgängligt/)).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'Presspaketet 1' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Reservera och hämta nu' })).toBeNull()
})

test('full and closed offers say which; X-27 an unknown one says so in the words of its kind', async () => {
  const { unmount } = renderPublic(<StoreCampaignPage />, {
    ...page,
    api: answer(buildPickup({ isOpen: false, placesLeft: 0 })),
  })
  expect(await screen.findByText('Allt är reserverat i den här butiken.')).toBeTruthy()
  unmount()
  const { unmount: next } = renderPublic(<StoreCampaignPage />, {
    ...page,
    api: answer(buildPickup({ isOpen: false })),
  })
  expect(await screen.findByText('Erbjudandet har stängt.')).toBeTruthy()
  next()
  renderPublic(<StoreCampaignPage />, {
    ...page,
    api: { 'GET /store_campaigns/:id': reply(404, { error: 'store_campaign_not_found' }) },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Butikskampanjen finns inte, eller så har den tagits bort.' }),
  ).toBeTruthy()
})

test('a paused offer says so, has no button and shows the way to others; it turns while the page is open', async () => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'setImmediate'] })
  try {
    const { api } = renderPublic(<StoreCampaignPage />, { ...page, state: creator, api: answer(instant) })
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(screen.getByRole('button', { name: 'Reservera och hämta nu' })).toBeTruthy()
    api.on(answer({ ...instant, isPaused: true, isOpen: false }))
    await act(() => jest.advanceTimersByTimeAsync(30_100))
    expect(screen.queryByRole('button', { name: 'Reservera och hämta nu' })).toBeNull()
    expect(screen.getByText('Pausat')).toBeTruthy()
    expect(screen.getByText(/Björkbrygg har pausat erbjudandet i den här butiken/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Se andra erbjudanden' })).toBeTruthy()
  } finally {
    jest.useRealTimers()
  }
})

test('whoever has a pass sees it as before while the offer is paused', async () => {
  const own = { ...instant, isPaused: true, isOpen: false, storeParticipation: buildStoreParticipation() }
  renderPublic(<StoreCampaignPage />, { ...page, state: creator, api: answer(own) })
  expect(await screen.findByRole('region', { name: 'Hämtpass' })).toBeTruthy()
  expect(screen.queryByText(/pausat/i)).toBeNull()
})
