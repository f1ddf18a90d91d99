/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import type { StoreApplicant } from '@samspel/api'
import { initialAuth } from '@samspel/store'
import {
  buildStore,
  type FakeRoutes,
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
import { applicantCounts } from '../../../data/applicant-counts'
import { applicantLists } from '../../../data/store-participations'
import { buildApplicant } from '../../../testing'
import { Pickups } from './Pickups'

const store = buildStore({ id: id(501), brandId: id(200), name: 'Järntorget' })
const tove = buildApplicant({ storeId: store.id }, 1)
const milad = buildApplicant(
  { storeId: store.id, creator: { ...tove.creator, id: id(402), name: 'Milad Hosseini' } },
  2,
)
const counts = { requested: 2, approved: 0, declined: 0, pickedUp: 64, invited: 0 }
const counterDay = {
  store: { id: store.id, brandId: store.brandId, name: store.name, brandName: 'B', imageUrl: null, handoverNote: null },
  day: '2026-11-23',
  isOnlyStore: false,
  codeSalt: 'x',
  pickups: [],
}
const list = (...applicants: StoreApplicant[]) => ({
  ...listAnswer('storeParticipations', applicants),
  ...wire({ counts }),
})
const as = (role: 'company' | 'store_user') => ({
  auth: { ...initialAuth, authenticated: true, role, scope: 'user' as const, roleResolved: true },
})

const open = (
  api: FakeRoutes = {},
  { role = 'company' as 'company' | 'store_user', route = '/?pickups=approved' } = {},
) =>
  renderWithApp(
    <>
      <Pickups store={store} />
      <Toaster />
    </>,
    {
      route,
      slices: [applicantLists, applicantCounts],
      state: as(role),
      api: {
        'GET /counters/:id': wire({ counterDay }),
        'GET /brands/:id/store_participations': ({ query }) =>
          query.get('state') === 'approved'
            ? list({ ...tove, state: 'approved' }, { ...milad, state: 'approved' })
            : list(),
        'PATCH /store_participations/:id/approve': ({ params }) =>
          wire({
            storeParticipation: { ...(params.id === tove.id ? tove : milad), state: 'approved', abilities: ['end'] },
          }),
        'PATCH /store_participations/:id/decline': ({ params }) =>
          wire({ storeParticipation: { ...(params.id === tove.id ? tove : milad), state: 'declined', abilities: [] } }),
        ...api,
      },
    },
  )
const row = (name: string) => screen.getByRole('button', { name: `Visa hämtningen för ${name}` }).closest('tr')!

test('a row of the day opens the pick-up with its history; what was handed out without a code is taken back from there', async () => {
  const handed = { ...tove, state: 'picked_up', handOutReason: 'Telefonen var död', abilities: ['undo'] } as const
  const pickup = {
    id: tove.id,
    state: 'approved',
    creator: tove.creator,
    product: null,
    campaignName: 'Presspaketet',
    codeHash: null,
    isExpectedToday: true,
    comingAt: null,
    until: null,
    expiresAt: null,
    pickedUpAt: null,
    pickedUpBy: null,
  }
  const { user, api } = open(
    {
      'GET /counters/:id': wire({ counterDay: { ...counterDay, pickups: [pickup] } }),
      'GET /store_participations/:id': wire({ storeParticipation: handed }),
      'POST /store_participations/:id/undo_hand_out': wire({ pickup }),
    },
    { route: '/' },
  )
  const [first] = await screen.findAllByRole('button', { name: /^Visa hämtningen för / })
  await user.click(first!)
  await user.click(await screen.findByRole('button', { name: 'Ångra utlämningen' }))
  await waitFor(() => expect(api.calls.some(({ path }) => path.endsWith('/undo_hand_out'))).toBe(true))
})

test('one offer narrows the answers and their counts; who is expected is of all offers, and the counts beside it are too', async () => {
  const { user, api } = open({}, { route: `/?offer=${id(2001)}` })
  const asked = () => api.to('GET /brands/:id/store_participations').map(({ query }) => query.get('storeCampaignId'))
  await screen.findByRole('radio', { name: 'Ansökningar 2' })
  expect(asked()).toEqual([null])
  await user.click(screen.getByRole('radio', { name: /^Nekade/ }))
  await waitFor(() => expect(asked()).toEqual([null, id(2001)]))
})

test('all pick-ups of the store are one list, whatever their state, and one that is answered stays in it (T-22)', async () => {
  const handed: StoreApplicant = { ...milad, state: 'picked_up', pickedUpAt: '2026-11-20T11:00:00.000Z', abilities: [] }
  const { user, api } = open({ 'GET /brands/:id/store_participations': list(tove, handed) }, { route: '/?pickups=all' })
  expect(await screen.findByRole('radio', { name: 'Alla 66', checked: true })).toBeTruthy()
  await screen.findByText(tove.creator.name)
  expect(api.to('GET /brands/:id/store_participations').map(({ query }) => query.get('state'))).toEqual([null])
  expect(row(tove.creator.name).textContent).toContain('Väntar på svar')
  expect(row('Milad Hosseini').textContent).toContain('Utlämnad')
  await user.click(screen.getByRole('button', { name: `Visa hämtningen för ${tove.creator.name}` }))
  await user.click(await screen.findByRole('button', { name: 'Godkänn' }))
  await waitFor(() => expect(row(tove.creator.name).textContent).toContain('Bokad'))
})

test('a row opens the pick-up with what has happened; an empty list and one that failed say so', async () => {
  const { user, unmount } = open()
  await screen.findByText(tove.creator.name)
  await user.click(screen.getByRole('button', { name: `Visa hämtningen för ${tove.creator.name}` }))
  const dialog = await screen.findByRole('dialog', { name: 'Presspaketet' })
  expect(await within(dialog).findByText('Jag dricker kaffe varje dag.')).toBeTruthy()
  expect(within(dialog).getByText('Ansökte')).toBeTruthy()
  unmount()
  const empty = open({ 'GET /brands/:id/store_participations': list() })
  expect(await screen.findByText('Ingen här än')).toBeTruthy()
  empty.unmount()
  open({ 'GET /brands/:id/store_participations': reply(500, { error: 'internal' }) })
  expect(await screen.findByRole('button', { name: 'Försök igen' })).toBeTruthy()
})

test('applications that wait are answered in the inbox: the tab leads there, and so do addresses of before', async () => {
  const inbox = `?kind=stores&store=${store.id}`
  const before = open({}, { route: '/?pickups=requested' })
  await waitFor(() => expect(before.router.state.location).toMatchObject({ pathname: '/applications', search: inbox }))
  before.unmount()
  const { user } = open()
  await user.click(await screen.findByRole('radio', { name: 'Ansökningar 2' }))
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(`/applications${inbox}`))
})

test('clerks see whom to expect and answer nobody', async () => {
  const { api } = open({}, { role: 'store_user', route: '/?pickups=requested' })
  expect(await screen.findByText('Inga hämtningar i dag')).toBeTruthy()
  expect(screen.queryByRole('radio', { name: /Ansökningar/ })).toBeNull()
  expect(api.to('GET /brands/:id/store_participations')).toHaveLength(0)
})

test('staff hand out without the code, with a reason; what the server refuses keeps the words, and a hand-out can be taken back', async () => {
  const passed = { ...tove, state: 'approved' as const, abilities: ['end' as const, 'handOut' as const] }
  let refusals = 1
  const { user, api } = open(
    {
      'GET /brands/:id/store_participations': ({ query }) =>
        query.get('state') === 'approved' ? list(passed) : list(),
      'PATCH /store_participations/:id/hand_out': () =>
        refusals-- > 0
          ? reply(422, { error: 'illegal_transition' })
          : wire({ storeParticipation: { ...passed, state: 'picked_up', abilities: [] } }),
      'POST /store_participations/:id/undo_hand_out': wire({ pickup: {} }),
    },
    { route: '/?pickups=approved' },
  )
  await screen.findByText(tove.creator.name)
  await user.click(within(row(tove.creator.name)).getByRole('button', { name: `Fler val för ${tove.creator.name}` }))
  expect(await screen.findByRole('menuitem', { name: 'Avsluta passet' })).toBeTruthy()
  await user.click(screen.getByRole('menuitem', { name: 'Lämna ut' }))
  const dialog = await screen.findByRole('dialog', { name: `Lämna ut till ${tove.creator.name} utan kod` })
  await user.type(within(dialog).getByRole('textbox', { name: /Skäl/ }), 'Telefonen var död.')
  await user.click(within(dialog).getByRole('button', { name: 'Lämna ut' }))
  expect((await within(dialog).findByRole('alert')).textContent).toContain('Passet gäller inte längre')
  await user.click(within(dialog).getByRole('button', { name: 'Lämna ut' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(api.to('PATCH /store_participations/:id/hand_out').at(-1)?.body).toEqual({ reason: 'Telefonen var död.' })
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  await waitFor(() => expect(api.to('POST /store_participations/:id/undo_hand_out')).toHaveLength(1))
  expect(await screen.findByText(tove.creator.name)).toBeTruthy()
})

test('what was picked up ends as after a delivery: a reason, what is paid, and no word of a place', async () => {
  const handed: StoreApplicant = {
    ...tove,
    state: 'picked_up',
    pickedUpAt: '2026-11-20T11:00:00.000Z',
    abilities: ['end'],
  }
  const leaveTerms = {
    id: tove.id,
    campaignId: id(7),
    campaignName: 'Presspaketet',
    brandName: 'Björkbrygg',
    creatorName: tove.creator.name,
    fee: 90_000,
    goods: 'with_creator',
    productValue: 400,
    obstacle: null,
    reasons: [
      { reason: 'plans_changed', owed: 45_000, countsFor: 'brand' },
      { reason: 'other', owed: 45_000, countsFor: 'brand' },
    ],
    ended: 0,
    agreed: 1,
    leaving: null,
  }
  const ended = { ...handed, decisionKind: 'removed', decidedAt: '2026-11-22T11:00:00.000Z', abilities: [] }
  const { user, api } = open(
    {
      'GET /brands/:id/store_participations': list(handed),
      'GET /agreements/:id/leave_terms': wire({ leaveTerms }),
      'POST /agreements/:id/ending': wire({ leaveTerms }),
      'GET /store_participations/:id': wire({ storeParticipation: ended }),
    },
    { route: '/?pickups=picked_up' },
  )
  await user.click(await screen.findByRole('button', { name: `Fler val för ${tove.creator.name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Avsluta samarbetet' }))
  const dialog = within(await screen.findByRole('dialog', { name: `Avsluta samarbetet med ${tove.creator.name}` }))
  expect(await dialog.findByText(/^450\skr betalas till kreatören/)).toBeTruthy()
  expect(dialog.queryByText(/Platsen blir ledig/)).toBeNull()
  await user.selectOptions(dialog.getByRole('combobox', { name: 'Varför' }), 'Våra planer har ändrats')
  await user.type(dialog.getByRole('textbox', { name: 'Skäl' }), 'Lanseringen ställs in')
  await user.click(dialog.getByRole('button', { name: 'Avsluta samarbetet' }))
  expect(await screen.findByText(`Samarbetet med ${tove.creator.name} är avslutat`)).toBeTruthy()
  expect(api.to('POST /agreements/:id/ending').map(({ body }) => body)).toEqual([
    { reason: 'plans_changed', words: 'Lanseringen ställs in' },
  ])
  expect(api.calls.some(({ path }) => path.endsWith('/decline'))).toBe(false)
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Fler val för/ })).toBeNull())
  await user.click(screen.getByRole('button', { name: `Visa hämtningen för ${tove.creator.name}` }))
  expect(await screen.findByText('Avslutat av er')).toBeTruthy()
})

test('a pass that ends while the list is open is no longer offered to be handed out', async () => {
  const endsAt = Date.now() + 60_000
  const now = jest.spyOn(Date, 'now')
  const passed = {
    ...tove,
    state: 'approved' as const,
    expiresAt: new Date(endsAt).toISOString(),
    abilities: ['end' as const, 'handOut' as const],
  }
  const { user } = open(
    {
      'GET /brands/:id/store_participations': ({ query }) =>
        query.get('state') === 'approved' ? list(passed) : list(),
    },
    { route: '/?pickups=approved' },
  )
  await screen.findByText(tove.creator.name)
  now.mockImplementation(() => endsAt + 1)
  await user.click(
    within(row(tove.creator.name)).getByRole('button', { name: `Visa hämtningen för ${tove.creator.name}` }),
  )
  const dialog = await screen.findByRole('dialog')
  expect(await within(dialog).findByRole('button', { name: 'Avsluta' })).toBeTruthy()
  expect(within(dialog).queryByRole('button', { name: 'Lämna ut' })).toBeNull()
  now.mockRestore()
})
