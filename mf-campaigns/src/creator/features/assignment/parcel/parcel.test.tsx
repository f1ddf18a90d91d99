/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Parcel, Participation } from '@samspel/api'
import { dayMs, dayOf } from '@samspel/i18n'
import {
  act,
  buildCampaign,
  buildCampaignCard,
  buildParticipation,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  screen,
  waitFor,
  wire,
} from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { mentionLists, participationLists } from '../../../../shared/data'
import { creatorSaga, offerLists, ownPostLists } from '../../../data'
import { AssignmentPage } from '../AssignmentPage'

const day = (days: number) => dayOf(Date.now() + days * dayMs)
const parcel: Parcel = {
  id: id(70),
  orderNumber: 'SP-7F3K2',
  state: 'to_pack',
  number: 1,
  choice: { id: id(71), product: 'Reflexmössan', size: 'L–XL', colour: 'lingon', left: null },
  choiceMissing: false,
  addressMissing: false,
  greeting: '',
  carrier: null,
  trackingNumber: null,
  trackingUrl: null,
  sendBy: day(3),
  sentAt: null,
  askFrom: null,
  arrivedAt: null,
  arrivedBy: null,
  problem: null,
  earlier: [],
  abilities: ['choose'],
}
const sent: Parcel = {
  ...parcel,
  state: 'sent',
  carrier: 'postnord',
  trackingNumber: 'UM 482 913 056 SE',
  trackingUrl: 'https://tracking.postnord.com/se/?id=UM482913056SE',
  sentAt: new Date(Date.now() - 86_400_000).toISOString(),
  askFrom: day(9),
  abilities: ['arrive', 'reportProblem'],
}
const asked: Parcel = { ...sent, askFrom: day(0) }
const withParcel = (its: Parcel, more: Partial<Participation> = {}) =>
  buildParticipation({
    id: id(50),
    state: 'approved',
    campaignId: id(7),
    campaign: buildCampaignCard({ id: id(7), brandName: 'Fjällglim', dueAt: day(3) }),
    need: 'delivery',
    dueAt: null,
    abilities: [],
    parcel: its,
    ...more,
  })
const address = {
  name: 'Lina Sandberg',
  street: 'Linnégatan 21',
  postalCode: '413 04',
  city: 'Göteborg',
  country: 'SE',
  phone: '+46701740612',
  note: '',
}
const open = (participation: Participation | (() => Participation), api: FakeRoutes = {}) =>
  renderWithApp(
    <>
      <AssignmentPage />
      <Toaster />
    </>,
    {
      route: `/assignments/${id(50)}`,
      path: '/assignments/:participationId',
      slices: [participationLists, mentionLists, offerLists, ownPostLists],
      sagas: { creator: creatorSaga },
      api: {
        'GET /participations/:id': () => ({
          participation: wire(typeof participation === 'function' ? participation() : participation),
        }),
        'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7) })) },
        'GET /instagramers/me/mentions': listAnswer('mentions', []),
        'GET /instagramers/me/delivery_address': { delivery_address: wire(address) },
        ...api,
      },
    },
  )

afterEach(() => {
  jest.restoreAllMocks()
  localStorage.clear()
  sessionStorage.clear()
})

test('while it is packed the creator reads by when it is sent, what is in it and where it goes, and no day to publish', async () => {
  const dueAt = '2026-12-21'
  const by = 'Senast mån 21 dec, och alltid minst 14 dagar från att paketet är framme'
  open(withParcel(parcel, { campaign: buildCampaignCard({ brandName: 'Fjällglim', dueAt }) }), {
    'GET /campaigns/:id': { campaign: wire(buildCampaign({ id: id(7), dueAt })) },
  })
  expect(await screen.findByText('Fjällglim packar ditt paket')).toBeTruthy()
  expect(screen.getByText('Steg 2 av 5: packas')).toBeTruthy()
  expect(screen.getByText('Packas')).toBeTruthy()
  expect(screen.getByText(/^Skickas senast /)).toBeTruthy()
  expect(screen.getByText(`${by}. Ingen sista dag löper än.`)).toBeTruthy()
  expect(screen.getByText('L–XL, lingon', { exact: false })).toBeTruthy()
  expect(await screen.findByText('Linnégatan 21, Göteborg')).toBeTruthy()
  expect(screen.queryByText(/Publicera senast/)).toBeNull()
  expect(screen.queryByRole('button', { name: /framme/ })).toBeNull()
})

test('without a network choice, address and leaving are greyed and say why', async () => {
  Object.defineProperty(navigator, 'onLine', { value: false, configurable: true })
  open(withParcel({ ...parcel, sendBy: day(-1) }, { abilities: ['withdraw'] }))
  const acts = () =>
    ['Hoppa av', 'Ändra vad som skickas', 'Ändra adressen'].map((name) => screen.getByRole('button', { name }))
  await screen.findByText('Linnégatan 21, Göteborg')
  expect(acts().map((button) => button.hasAttribute('disabled'))).toEqual([true, true, true])
  expect(screen.getAllByText('Kräver nät')).toHaveLength(3)
  Object.defineProperty(navigator, 'onLine', { value: true, configurable: true })
  act(() => void window.dispatchEvent(new Event('online')))
  expect(acts().map((button) => button.hasAttribute('disabled'))).toEqual([false, false, false])
})

test('a brand that is late is said to be, and leaving counts for nothing', async () => {
  let current = withParcel({ ...parcel, sendBy: day(-1) }, { abilities: ['withdraw'] })
  const { user, api } = open(() => current, { 'DELETE /participations/:id': undefined })
  expect(await screen.findByText('Skulle ha skickats i går')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Hoppa av' }))
  expect(await screen.findByText(/räknas inte mot dig: Fjällglim är sen/)).toBeTruthy()
  current = { ...current, state: 'rejected', decisionKind: 'left', parcel: null }
  await user.click(screen.getAllByRole('button', { name: 'Hoppa av' }).at(-1)!)
  await waitFor(() => expect(api.to('DELETE /participations/:id')).toHaveLength(1))
})

test('what was sent shows its number, which is copied and read digit by digit, and the way to the carrier', async () => {
  const { user } = open(withParcel(sent))
  expect(await screen.findByText('PostNord, kollinummer')).toBeTruthy()
  expect(screen.getByText('U M 4 8 2 9 1 3 0 5 6 S E')).toBeTruthy()
  const track = screen.getByRole('link', { name: 'Spåra hos PostNord' })
  expect(track.getAttribute('href')).toBe(sent.trackingUrl)
  expect(track.getAttribute('target')).toBe('_blank')
  await user.click(screen.getByRole('button', { name: 'Kopiera' }))
  expect(await screen.findByRole('button', { name: 'Kopierat' })).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe('UM 482 913 056 SE')
  expect(screen.getByRole('button', { name: 'Det är redan framme' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Något är fel' })).toBeNull()
})

test('the question says which day a yes leads to, never earlier than the brand’s own; a yes can be taken back', async () => {
  const late = withParcel(asked, { campaign: buildCampaignCard({ brandName: 'Fjällglim', dueAt: '2099-12-31' }) })
  const { user, api } = open(late)
  expect(await screen.findByRole('heading', { name: 'Är paketet framme?' })).toBeTruthy()
  expect(screen.getByText('Väntar på dig')).toBeTruthy()
  expect(screen.getByText('torsdag 31 dec')).toBeTruthy()
  expect(screen.getByText(/^Svarar du inte räknas dagarna från /)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ja, det är framme' }))
  expect(await screen.findByRole('heading', { name: 'Paketet är framme' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ångra' }))
  expect(await screen.findByRole('button', { name: 'Ja, det är framme' })).toBeTruthy()
  expect(api.to('PATCH /parcels/:id/arrive')).toHaveLength(0)
  expect(JSON.stringify({ ...localStorage })).not.toContain('draft.parcels')
})

test('a problem needs a kind, what is wanted, and a picture of what is broken; it goes to the brand with the day of the press', async () => {
  let current = withParcel(asked)
  const { user, api } = open(() => current, {
    'POST /uploads': { upload: { url: '/uploads/trasig.webp' } },
    'POST /participations/:id/delivery_problems': () => {
      const problem = {
        id: id(80),
        kind: 'damaged' as const,
        text: '',
        pictures: ['/uploads/trasig.webp'],
        wish: 'new_parcel' as const,
        answerBy: day(5),
        reportedAt: new Date().toISOString(),
        answer: null,
        resolvedAt: null,
      }
      current = withParcel({ ...asked, state: 'problem', problem, abilities: [] }, { deliveryProblem: problem })
      return { participation: wire(current) }
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Något är fel' }))
  await user.click(await screen.findByRole('radio', { name: 'Något är trasigt' }))
  expect(screen.getByText(/Dagarna står stilla tills det är löst. Fjällglim svarar senast/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Få en ny' }))
  expect(screen.getByRole('button', { name: 'Skicka till Fjällglim' }).getAttribute('aria-disabled')).toBe('true')
  await user.upload(
    document.querySelector<HTMLInputElement>('input[type=file]')!,
    new File(['jpeg'], 'trasig.jpg', { type: 'image/jpeg' }),
  )
  await waitFor(() => expect(api.to('POST /uploads')).toHaveLength(1))
  await user.click(await screen.findByRole('button', { name: 'Skicka till Fjällglim' }))
  await waitFor(() =>
    expect(api.to('POST /participations/:id/delivery_problems')[0]?.body).toEqual({
      deliveryProblem: {
        kind: 'damaged',
        text: '',
        pictures: ['/uploads/trasig.webp'],
        wish: 'new_parcel',
        at: expect.stringMatching(/^\d{4}-/),
      },
    }),
  )
  expect(await screen.findByText(/^Dagarna står stilla sedan .* Fjällglim svarar senast /)).toBeTruthy()
  expect(screen.getByText('Problem')).toBeTruthy()
})
