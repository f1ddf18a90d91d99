/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import type { Participation, ResponseOf, StoreCampaign, StoreParticipation } from '@samspel/api'
import { assignmentGroupOf, waitsForCreator } from '@samspel/api/campaign-rules'
import {
  act,
  buildCampaignCard,
  builder,
  buildParticipation,
  builtAt,
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
import { AssignmentsPage } from './AssignmentsPage'

// The file's content is tested in calendar.test.ts.
jest.mock('ics', () => ({ createEvents: (events: unknown) => ({ value: JSON.stringify(events) }) }))

const named = (n: number, name: string, more: Partial<Participation>) =>
  buildParticipation({
    id: id(n),
    state: 'approved',
    abilities: [],
    campaign: buildCampaignCard({ name, brandName: 'Havsro' }),
    ...more,
  })

const buildOffer = builder<StoreCampaign>((n) => ({
  id: id(2000 + n),
  brandId: id(200),
  brandName: 'Björkbrygg',
  brandLogoUrl: null,
  campaignId: id(2100 + n),
  storeId: id(500 + n),
  requiresApplication: false,
  windowDays: 7,
  placesLeft: 4,
  isPaused: false,
  isOpen: true,
  campaign: {
    name: `Presspaketet ${n}`,
    excerpt: '',
    productImageUrl: null,
    productValue: 429,
    fee: 0,
    paymentType: 'instagram',
    endAt: '2099-12-20',
    dueAt: null,
  },
  store: {
    name: 'Björkbrygg Kaffebar, Järntorget',
    address: 'Järntorgsgatan 8',
    postalCode: '413 01',
    city: 'Göteborg',
    countryCode: 'SE',
    latitude: 57.7,
    longitude: 11.95,
    openingHours: null,
    openingWeek: [[], [], [], [], [], [], []],
    openingExceptions: [],
    imageUrl: null,
  },
}))

const picked = (n: number, name: string, more: Partial<StoreParticipation>): StoreCampaign => {
  const offer = buildOffer({ id: id(n) })
  return {
    ...offer,
    campaign: { ...offer.campaign, name },
    storeParticipation: {
      id: id(1000 + n),
      state: 'approved',
      storeCampaignId: id(n),
      campaignId: offer.campaignId,
      storeId: offer.storeId,
      instagramerId: id(401),
      motivation: '',
      code: 'K7RM4T9X',
      decidedAt: builtAt,
      decisionReason: null,
      decisionKind: null,
      comingAt: null,
      expiresAt: null,
      pickedUpAt: null,
      linkPostsCount: 0,
      contentPostsCount: 0,
      instagramPostsCount: 0,
      instagramStoriesCount: 0,
      createdAt: builtAt,
      ...more,
    },
  }
}

const participations = [
  named(1, 'Ändra mig', { need: 'changes', changesRequestedCount: 1 }),
  named(2, 'Att posta', { need: 'post', dueAt: '2099-12-11' }),
  named(3, 'Trasigt paket', { need: 'delivery', deadlinePausedAt: '2026-11-01T10:00:00Z' }),
  ...[4, 5, 6].map((n) =>
    named(n, `Obesvarad ${n}`, { need: 'answer', state: 'pending', answerBy: '2099-11-20T10:00:00Z' }),
  ),
  named(7, 'I granskning', { need: 'review', dueAt: '2099-12-20' }),
  named(8, 'Nekad', {
    need: 'done',
    state: 'rejected',
    decisionKind: 'rejected',
    decisionReason: 'Fullt',
    decidedByName: 'Alva Ek',
  }),
]
const storeCampaigns = [
  picked(21, 'Pannlampa', { need: 'fetch', expiresAt: '2099-12-01T22:59:59Z' }),
  picked(22, 'Fikapåsen', { need: 'fetch', expiresAt: '2099-12-04T22:59:59Z' }),
  picked(23, 'Mackan', { need: 'invited', state: 'invited', answerBy: '2099-12-20T22:59:59Z' }),
  picked(24, 'Doftljus', { need: 'post', state: 'picked_up', pickedUpAt: builtAt, postBy: '2099-12-09' }),
  picked(25, 'För sent', { need: 'done', state: 'invited' }),
]

type Answer = ResponseOf<'listMyAssignments'>
const answerOf = (deliveries: readonly Participation[], offers: readonly StoreCampaign[], done?: number): Answer => {
  const rows = [
    ...deliveries.map(({ id: of, need }) => ({ id: of, kind: 'delivery' as const, need })),
    ...offers.map(({ id: of, storeParticipation }) => ({
      id: of,
      kind: 'pickup' as const,
      need: storeParticipation!.need!,
    })),
  ]
  const assignments = rows.map(({ need, ...row }): Answer['assignments'][number] => {
    const group = assignmentGroupOf({ need, awaitsParcel: false })
    return { ...row, group, isMine: waitsForCreator(group, false), endsAt: null }
  })
  const count = (group: string) => assignments.filter((each) => each.group === group).length
  return {
    assignments,
    participations: [...deliveries],
    storeCampaigns: [...offers],
    counts: {
      fetch: count('fetch'),
      invited: count('invited'),
      changes: count('changes'),
      post: count('post'),
      parcel: count('parcel'),
      waiting: count('waiting'),
      done: done ?? count('done'),
      all: assignments.length,
      mine: assignments.filter(({ isMine }) => isMine).length,
    },
  }
}
const api = {
  'GET /instagramers/me/assignments': wire(answerOf(participations, storeCampaigns)),
  'GET /instagramers/me/participations': { ...listAnswer('participations', participations) },
  'GET /instagramers/me/image_purchases': {
    ...listAnswer('imagePurchases', []),
    counts: { requested: 2, pending: 0, approved: 1, declined: 0, all: 3 },
  },
}
const open = (more = {}, route = '/assignments') =>
  renderWithApp(
    <>
      <AssignmentsPage />
      <Toaster />
    </>,
    { route, api: { ...api, ...more } },
  )
const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))
const group = (name: string) => within(screen.getByRole('region', { name }))

test('drawing zn: deliveries and pick-ups are one list, in groups by what waits, and the tabs sum up', async () => {
  const { api: asked } = open()
  expect(await screen.findByRole('link', { name: 'Ändra mig' })).toBeTruthy()
  expect(regions()).toEqual(['Att hämta', 'Inbjudan att hämta', 'Ändra', 'Att publicera', 'Paket', 'Väntar', 'Klara'])
  const tabs = within(screen.getByRole('navigation'))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)
  expect(tabs).toEqual([
    'Alla13',
    'Att hämta2',
    'Inbjudningar1',
    'Ändra1',
    'Att publicera2',
    'Paket1',
    'Väntar4',
    'Klara2',
  ])
  expect(
    group('Att publicera')
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Att posta', 'Doftljus'])
  expect(group('Paket').getByText(/deadline står still/)).toBeTruthy()
  expect(asked.to('GET /instagramers/me/assignments')).toHaveLength(1)
  expect((await screen.findByRole('link', { name: 'Bildförfrågningar' })).getAttribute('href')).toBe('/image-requests')
})

test('the pass that ends first has the filled button, the others are rows', async () => {
  open()
  const shown = await screen.findByRole('link', { name: 'Visa hämtpass' })
  expect(shown.getAttribute('href')).toBe(`/store-campaigns/${id(21)}/pass`)
  expect(group('Att hämta').getByRole('link', { name: 'Fikapåsen' }).getAttribute('href')).toBe(
    `/store-campaigns/${id(22)}/pass`,
  )
})

test('passes and invitations say how far their stores are where the phone may tell without being asked, and asks for nothing', async () => {
  const before = Object.getOwnPropertyDescriptors(navigator)
  const asked = jest.fn()
  const may = (state: 'granted' | 'prompt') => {
    Object.defineProperty(navigator, 'permissions', { value: { query: async () => ({ state }) }, configurable: true })
    Object.defineProperty(navigator, 'geolocation', {
      value: {
        getCurrentPosition: (found: (at: object) => void) => {
          asked()
          found({ coords: { latitude: 57.69, longitude: 11.95 } })
        },
      },
      configurable: true,
    })
  }
  may('prompt')
  const { unmount } = open()
  await screen.findByRole('link', { name: 'Visa hämtpass' })
  expect(asked).not.toHaveBeenCalled()
  expect(screen.queryByText(/min bort|\d\skm/)).toBeNull()
  unmount()
  may('granted')
  open()
  expect(await screen.findByText('17 min bort, stängt i dag')).toBeTruthy()
  expect(group('Att hämta').getAllByText(/, 1,1\skm$/)).toHaveLength(1)
  expect(group('Inbjudan att hämta').getAllByText(/, 1,1\skm$/)).toHaveLength(1)
  for (const name of ['permissions', 'geolocation'])
    if (before[name]) Object.defineProperty(navigator, name, before[name])
    else Reflect.deleteProperty(navigator, name)
})

test('what waits for others is folded to two, and what is done until it is asked for; an invitation that nobody answered says so', async () => {
  const { user } = open()
  await screen.findByRole('link', { name: 'Obesvarad 4' })
  expect(screen.queryByRole('link', { name: 'Obesvarad 6' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Visa 2 till' }))
  expect(screen.getByRole('link', { name: 'Obesvarad 6' })).toBeTruthy()
  expect(group('Väntar').getAllByText(/Sökt, svar senast/)).toHaveLength(3)
  expect(screen.queryByRole('link', { name: 'Nekad' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Visa klara' }))
  expect(group('Klara').getByText('Ansökan nekades. Alva Ek på Havsro skriver: Fullt')).toBeTruthy()
  expect(group('Klara').getByText('Inbjudan gick ut')).toBeTruthy()
})

test('of what is done ten more are read at a time', async () => {
  const all = Array.from({ length: 12 }, (_, n) => named(100 + n, `Klar ${n}`, { need: 'done' }))
  const { user } = open(
    {
      'GET /instagramers/me/assignments': ({ query }: { query: URLSearchParams }) =>
        wire(answerOf(all.slice(0, Number(query.get('done') ?? 10)), [], 12)),
    },
    '/assignments?group=done',
  )
  expect(await screen.findByRole('link', { name: 'Klar 9' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Klar 10' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Visa 2 till' }))
  expect(await screen.findByRole('link', { name: 'Klar 11' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Visa .* till/ })).toBeNull()
})

test('an invitation is answered in its row: reserved at its offer, or turned down, which can be taken back', async () => {
  const { user, api: asked } = open({ 'DELETE /store_participations/:id': undefined })
  const reserve = await screen.findByRole('link', { name: 'Reservera Mackan' })
  expect(reserve.getAttribute('href')).toBe(`/p/marketplace/store-campaigns/${id(23)}?take=1`)
  expect(group('Inbjudan att hämta').getByText(/Svara senast/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Tacka nej till Mackan' }))
  expect(screen.queryByRole('region', { name: 'Inbjudan att hämta' })).toBeNull()
  expect(within(screen.getByRole('navigation')).getByText('12')).toBeTruthy()
  expect(asked.to('DELETE /store_participations/:id')).toEqual([])
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  expect(await screen.findByRole('link', { name: 'Reservera Mackan' })).toBeTruthy()
  expect(asked.to('DELETE /store_participations/:id')).toEqual([])
})

test('without a network an invitation cannot be answered and no calendar be made, and each says why', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  const { user, api: asked } = open({ 'DELETE /store_participations/:id': undefined })
  const reserve = await screen.findByRole('button', { name: 'Reservera Mackan' })
  expect(reserve.getAttribute('aria-disabled')).toBe('true')
  expect(group('Inbjudan att hämta').getAllByText('Kräver nät')).toHaveLength(2)
  expect(screen.getByRole('button', { name: /^Kalender/ }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Tacka nej till Mackan' }))
  expect(screen.getByRole('region', { name: 'Inbjudan att hämta' })).toBeTruthy()
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(screen.getByRole('link', { name: 'Reservera Mackan' })).toBeTruthy()
  expect(asked.to('DELETE /store_participations/:id')).toEqual([])
})

test('a parcel says what is asked of the creator, and otherwise where it is; nothing is published before it has come', async () => {
  const parcel = (n: number, name: string, more: Partial<NonNullable<Participation['parcel']>>) =>
    named(n, name, {
      need: 'post',
      parcel: {
        id: id(300 + n),
        orderNumber: 'SP-7F3K2',
        state: 'to_pack',
        number: 1,
        choice: null,
        choiceMissing: false,
        addressMissing: false,
        greeting: '',
        carrier: null,
        trackingNumber: null,
        trackingUrl: null,
        sendBy: '2099-12-04',
        sentAt: null,
        askFrom: null,
        arrivedAt: null,
        arrivedBy: null,
        problem: null,
        earlier: [],
        abilities: [],
        ...more,
      },
    })
  const parcels = [
    parcel(31, 'Sylt', {}),
    parcel(32, 'Glögg', { state: 'sent', askFrom: '2099-12-04' }),
    parcel(33, 'Mugg', { state: 'sent', askFrom: '2026-01-01' }),
    parcel(34, 'Strumpa', { addressMissing: true }),
    parcel(35, 'Tröja', { choiceMissing: true }),
  ]
  const answer = answerOf(parcels, [])
  const assignments = answer.assignments.map((each) => ({ ...each, group: 'parcel' as const }))
  open({
    'GET /instagramers/me/assignments': wire({
      ...answer,
      assignments,
      counts: { ...answer.counts, post: 0, parcel: parcels.length },
    }),
  })
  expect(await screen.findByText(/Packas, iväg senast/)).toBeTruthy()
  expect(regions()).toEqual(['Paket'])
  for (const text of ['På väg', 'Är paketet framme?', 'Fyll i din adress', 'Välj vad som ska skickas'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText(/Lämna in ditt inlägg/)).toBeNull()
})

test('one group alone, from the address; nothing at all, and a list that could not be read, say so', async () => {
  const { unmount } = open({}, '/assignments?group=changes')
  expect(await screen.findByRole('link', { name: 'Ändra mig' })).toBeTruthy()
  expect(regions()).toEqual(['Ändra'])
  unmount()
  const empty = open({ 'GET /instagramers/me/assignments': wire(answerOf([], [])) })
  expect(await screen.findByText('Inga uppdrag än')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Se vad som passar dig' }).getAttribute('href')).toBe('/marketplace')
  empty.unmount()
  open({ 'GET /instagramers/me/assignments': reply(403, { error: 'forbidden' }) })
  expect(await screen.findByText('Uppdragen kunde inte hämtas.')).toBeTruthy()
  expect(screen.queryByText('Alla')).toBeNull()
})

test('a calendar file holds the deadlines that run, of all pages', async () => {
  const files: Blob[] = []
  HTMLAnchorElement.prototype.click = jest.fn()
  URL.createObjectURL = jest.fn((file: Blob | MediaSource) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  const { user, api: asked } = renderWithApp(<AssignmentsPage />, {
    route: '/assignments',
    api,
  })
  await user.click(await screen.findByRole('button', { name: 'Kalender, alla sista dagar' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(files[0]!)
  })
  expect((JSON.parse(String(text)) as object[]).slice(1)).toMatchObject([
    { uid: `${id(2)}@samspel`, start: [2099, 12, 11] },
    { uid: `${id(7)}@samspel` },
  ])
  expect(
    asked
      .to('GET /instagramers/me/participations')
      .some(({ query }) => query.get('perPage') === '100' && query.get('state') === 'approved'),
  ).toBe(true)
})
