/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Application } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import {
  act,
  buildApplication,
  buildCampaign,
  buildCampaignCard,
  buildCreatorCard,
  buildInstagramPost,
  buildParticipation,
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
import { ApplicationsPage } from './ApplicationsPage'
import {
  applicationLists,
  applicationRows,
  applicationSaga,
  applicationsOverview,
  overviewName,
  rowsName,
} from './data'

const noRecord = { agreed: 0, inTime: null, changesPerPost: null, left: null, neverPosted: null }

const campaignId = id(1)
const application = (n: number, name: string, facts: Partial<Application> = {}): Application =>
  buildApplication({
    id: id(10 + n),
    campaignId,
    campaign: buildCampaignCard({ id: campaignId, name: 'Lussebrygg', brandName: 'Björkbrygg' }),
    reserves: 800_00,
    creator: buildCreatorCard({ id: id(500 + n), name, username: name.toLowerCase().replaceAll(/\W/g, '') }),
    ...facts,
  })
const everyone = [
  // Another category is a wish that is not met, not a requirement.
  application(1, 'Joel Nyberg', { demands: { followers: true, country: true, category: false } }),
  application(2, 'Tove Ekström'),
  application(3, 'Milad Hosseini', { demands: { followers: true, country: false, category: true } }),
  application(4, 'Noah Berg', {
    creator: buildCreatorCard({ id: id(504), name: 'Noah Berg', username: 'noah', followersCount: 0 }),
  }),
]
const atStore = (n: number, name: string, facts: Partial<NonNullable<Application['store']>> = {}): Application =>
  application(n, name, {
    kind: 'store',
    campaignId: id(3),
    campaign: buildCampaignCard({
      id: id(3),
      name: 'Presspaketet',
      brandName: 'Björkbrygg',
      deliveryMethod: 'pickup',
    }),
    reserves: 600_00,
    limits: [
      { of: 'places', key: id(30), left: 5 },
      { of: 'stock', key: 'shelf', left: facts.shelf?.free ?? 3 },
    ],
    store: {
      id: id(31),
      storeCampaignId: id(30),
      name: 'Järntorget',
      city: 'Göteborg',
      shelf: { onShelf: 6, booked: 3, free: 3 },
      placesLeft: 3,
      comingAt: '2025-12-05T10:00:00.000Z',
      passUntil: '2025-12-12T22:59:59.000Z',
      ...facts,
    },
  })
/** The list's answer, with so many places left in the campaign and so much money of its brand. */
const answer = (rows: readonly Application[], placesLeft: number | null, available = 10_000_00) => ({
  ...listAnswer(
    'applications',
    rows.map((row) =>
      placesLeft === null || row.kind === 'store'
        ? row
        : { ...row, limits: [{ of: 'places' as const, key: row.campaignId, left: placesLeft }] },
    ),
  ),
  counts: { all: 4, due_today: 1, demands_met: 3 },
  kinds: { campaign: 4, store: 2 },
  by_campaign: [
    { id: campaignId, name: 'Lussebrygg', brand_id: id(200), waiting: 4, at_stores: 0 },
    { id: id(3), name: 'Presspaketet', brand_id: id(200), waiting: 0, at_stores: 2 },
  ],
  by_store: [{ id: id(31), name: 'Järntorget', city: 'Göteborg', brand_id: id(200), waiting: 2 }],
  towns: ['Göteborg', 'Umeå'],
  accounts: [{ id: id(101), brand_id: id(200), brand_name: 'Björkbrygg', available }],
})
const campaign = buildCampaign({ id: campaignId, name: 'Lussebrygg', state: 'confirmed' })
const decided =
  (state: 'approved' | 'rejected') =>
  ({ params }: WireRequest) =>
    wire({ participation: buildParticipation({ id: params.id!, campaignId, state }), campaign })

const open = (more: object = {}, { route = '/applications', placesLeft = 3 as number | null } = {}) => {
  return renderWithApp(null, {
    route,
    routes: [{ path: '*', element: <ApplicationsPage /> }],
    slices: [
      applicationLists,
      { name: rowsName, reducer: applicationRows },
      { name: overviewName, reducer: applicationsOverview },
    ],
    sagas: { applications: applicationSaga },
    api: {
      'GET /applications': ({ query }: WireRequest) => answer(query.get('query') ? [] : everyone, placesLeft),
      'GET /saved_views': { saved_views: [] },
      'POST /refused_answers/read': {},
      'GET /campaigns/:id': { campaign },
      'GET /profile_categories': { profile_categories: [] },
      'GET /instagramers/:id/instagram_posts': listAnswer('instagramPosts', []),
      'GET /instagramers/:id/collaborations': listAnswer('collaborations', []),
      'GET /instagramers/:id/record': wire({ creatorRecord: noRecord }),
      'PATCH /participations/:id/approve': decided('approved'),
      'PATCH /participations/:id/reject': decided('rejected'),
      ...more,
    } as never,
  })
}
const rowOf = async (name: string) =>
  (await screen.findByText(name, { selector: '[role=row] *' })).closest<HTMLElement>('[role=row]')!
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })
const calls = (app: ReturnType<typeof open>, path: string) => app.api.calls.filter((call) => call.path.includes(path))
beforeEach(() => {
  Element.prototype.scrollTo ??= () => undefined
  window.scrollTo = () => undefined
})
afterEach(() => {
  jest.useRealTimers()
  localStorage.clear()
})

test('the rows say who, for what, and how far the requirements are met; an unconnected account is unknown', async () => {
  open()
  expect(within(await rowOf('Joel Nyberg')).getByText('2 av 2')).toBeTruthy()
  expect(within(await rowOf('Milad Hosseini')).getByText('1 av 2')).toBeTruthy()
  expect(within(await rowOf('Noah Berg')).getByText('Okänt')).toBeTruthy()
  expect(screen.getByText('4 i 1 kampanj och 1 butik')).toBeTruthy()
  expect(screen.getByRole('tab', { name: /Svara i dag/ }).textContent).toContain('1')
})

test('a brand’s budget warns where an application is judged and where several are approved, as at the campaign', async () => {
  const month = Number(new Date().toISOString().slice(5, 7))
  const quarter = `${new Date().getFullYear()}-${String(month - ((month - 1) % 3)).padStart(2, '0')}-01`
  const budgets = [{ quarter, amount: 2_000_00, reserved: 1_500_00, spent: 0, left: 500_00 }]
  const { user } = open({ 'GET /brands/:id/budgets': wire({ budgets, abilities: [] }) })
  await user.click(await rowOf('Joel Nyberg'))
  expect(await screen.findByText(/^300\skr över budgeten för kvartal/)).toBeTruthy()
  press('Escape')
  for (const name of ['Joel Nyberg', 'Tove Ekström']) await user.click(within(await rowOf(name)).getByRole('checkbox'))
  expect(await screen.findByText(/^1\s100\skr över budgeten för kvartal/)).toBeTruthy()
  expect(screen.getByText(/^Att godkänna reserverar 1\s600\skr\./)).toBeTruthy()
})

test('each row is as high as the distance to the next, so that none covers another', async () => {
  open()
  const [first, second] = [await rowOf('Joel Nyberg'), await rowOf('Tove Ekström')]
  expect([first.style.transform, second.style.transform]).toEqual([
    'translateY(0px)',
    `translateY(${first.style.height})`,
  ])
})

test('a press opens the person beside the list, J goes to the next, and the address says who', async () => {
  const { user, router } = open()
  await user.click(await rowOf('Joel Nyberg'))
  const profile = within(await screen.findByRole('region', { name: 'Ansökan' }))
  expect(profile.getByRole('heading', { name: 'Joel Nyberg' })).toBeTruthy()
  expect(profile.getByText(/3 platser kvar, 800\skr per kreatör/)).toBeTruthy()
  press('j')
  await screen.findByRole('heading', { name: 'Tove Ekström' })
  expect(router.state.location.search).toContain(id(12))
})

test('drawing r: below 1440 px the open profile folds the side bar, so that every column has room; closing it unfolds it', async () => {
  const before = window.matchMedia
  window.matchMedia = ((query: string) => ({
    matches: query.includes('1439'),
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as never
  const { user } = open()
  const folds = () => document.documentElement.hasAttribute('data-folds-side')
  await rowOf('Joel Nyberg')
  expect(folds()).toBe(false)
  await user.click(await rowOf('Joel Nyberg'))
  await screen.findByRole('heading', { name: 'Joel Nyberg' })
  expect(folds()).toBe(true)
  press('Escape')
  await waitFor(() => expect(folds()).toBe(false))
  window.matchMedia = before
})

test('A hides the row at once and opens the next; nothing is sent for six seconds, and Z takes it back', async () => {
  const app = open({}, { route: `/applications?open=${id(11)}` })
  await screen.findByRole('heading', { name: 'Joel Nyberg' })
  jest.useFakeTimers()
  press('a')
  expect(await screen.findByRole('heading', { name: 'Tove Ekström' })).toBeTruthy()
  expect(screen.queryByText('Joel Nyberg', { selector: '[role=row] *' })).toBeNull()
  expect(calls(app, '/approve')).toHaveLength(0)
  press('z')
  expect(await rowOf('Joel Nyberg')).toBeTruthy()
  act(() => void jest.advanceTimersByTime(10_000))
  expect(calls(app, '/approve')).toHaveLength(0)
})

test('after six seconds it is sent once; a refusal puts the row back with its reason', async () => {
  const app = open(
    { 'PATCH /participations/:id/approve': reply(422, { error: 'insufficient_funds' }) },
    { route: `/applications?open=${id(11)}` },
  )
  await screen.findByRole('heading', { name: 'Joel Nyberg' })
  jest.useFakeTimers()
  press('a')
  act(() => void jest.advanceTimersByTime(6_000))
  jest.useRealTimers()
  const row = await rowOf('Joel Nyberg')
  expect(calls(app, '/approve')).toHaveLength(1)
  await waitFor(() => expect(row.textContent).toMatch(/saldo|pengar|räcker/i))
})

test('a refusal at a store says why in the words of the inbox', async () => {
  const app = open(
    { ...ofBoth(), 'PATCH /store_participations/:id/approve': reply(409, { error: 'campaign_full' }) },
    { route: `/applications?open=${id(16)}` },
  )
  await screen.findByRole('heading', { name: 'Saga Öberg' })
  jest.useFakeTimers()
  press('a')
  act(() => void jest.advanceTimersByTime(6_000))
  jest.useRealTimers()
  expect(within(await rowOf('Saga Öberg')).getByText('Alla platser är tagna.')).toBeTruthy()
  app.unmount()
})

test('a refusal is told with the way to pay in, and stays after the page was left', async () => {
  const app = open(
    { 'PATCH /participations/:id/approve': reply(422, { error: 'insufficient_funds' }) },
    { route: `/applications?open=${id(11)}` },
  )
  await screen.findByRole('heading', { name: 'Joel Nyberg' })
  press('a')
  app.unmount()
  jest.useFakeTimers()
  const next = renderWithApp(<Toaster />, {})
  expect(await screen.findByText(/^Joel Nyberg väntar igen\. .*pengar/i)).toBeTruthy()
  act(() => void jest.advanceTimersByTime(60_000))
  jest.useRealTimers()
  await next.user.click(screen.getByRole('button', { name: 'Fyll på' }))
  await waitFor(() => expect(window.location.search).toBe(`?topUp=${id(101)}`))
})

test('one whose fee cannot be reserved is not approved: the page says what is missing and where it is paid in', async () => {
  const app = open({ 'GET /applications': answer(everyone, 3, 300_00) }, { route: `/applications?open=${id(11)}` })
  const profile = within(await screen.findByRole('region', { name: 'Ansökan' }))
  expect(await profile.findByText(/^500\skr saknas på Björkbrygg$/)).toBeTruthy()
  expect(profile.getByRole('link', { name: 'Fyll på' }).getAttribute('href')).toBe(`/wallet?topUp=${id(101)}&sum=500`)
  press('a')
  expect(await rowOf('Joel Nyberg')).toBeTruthy()
  await app.user.click(profile.getByRole('button', { name: /^Godkänn/ }))
  app.unmount()
  expect(calls(app, '/approve')).toHaveLength(0)
})

test('an open application says what approving it reserves and what there is', async () => {
  open({ 'GET /applications': answer(everyone, 3, 1_700_00) }, { route: `/applications?open=${id(11)}` })
  const profile = within(await screen.findByRole('region', { name: 'Ansökan' }))
  expect(await profile.findByText(/^800\skr reserveras, 1\s700\skr finns$/)).toBeTruthy()
})

test('the bar says what approving reserves and what there is; more than there is cannot be approved, and those that fit are selected by a press', async () => {
  const { user } = open({
    'GET /applications': answer(everyone, null, 1_700_00),
  })
  for (const name of ['Joel Nyberg', 'Tove Ekström'])
    await user.click(within(await rowOf(name)).getByRole('checkbox', { name: `Välj ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText(/^2 valda · reserverar 1\s600\skr$/)).toBeTruthy()
  expect(bar.getByText(/^1\s700\skr finns på Björkbrygg$/)).toBeTruthy()
  await user.click(within(await rowOf('Noah Berg')).getByRole('checkbox', { name: 'Välj Noah Berg' }))
  expect(bar.getByText(/^700\skr saknas på Björkbrygg$/)).toBeTruthy()
  expect(bar.getByRole('button', { name: /^Godkänn 3/ }).getAttribute('aria-disabled')).toBe('true')
  await user.click(bar.getByRole('button', { name: 'Välj de 2 som ryms' }))
  expect(bar.getByText(/^2 valda/)).toBeTruthy()
  expect(bar.getByRole('button', { name: /^Godkänn 2/ }).getAttribute('aria-disabled')).toBeNull()
})

test('money that comes in frees the approval without a reload', async () => {
  let available = 300_00
  open({ 'GET /applications': () => answer(everyone, 3, available) }, { route: `/applications?open=${id(11)}` })
  await screen.findByText(/^500\skr saknas på Björkbrygg$/)
  available = 800_00
  act(() => bus.publish('live:account-changed', { accountId: id(101) }))
  await waitFor(() => expect(screen.queryByText(/saknas på Björkbrygg/)).toBeNull())
})

test('a campaign that is full does not stop the answers to others', async () => {
  const other = id(2)
  const all = [everyone[0]!, application(5, 'Saga Öberg', { campaignId: other })]
  const app = open({
    'GET /applications': answer(all, 3),
    'PATCH /participations/:id/approve': ({ params }: WireRequest) =>
      params.id === id(11)
        ? reply(422, { error: 'campaign_full' })
        : wire({ participation: buildParticipation({ id: id(15), campaignId: other, state: 'approved' }), campaign }),
  })
  for (const name of ['Joel Nyberg', 'Saga Öberg'])
    await app.user.click(within(await rowOf(name)).getByRole('checkbox', { name: `Välj ${name}` }))
  press('A', { shiftKey: true })
  await waitFor(() => expect(screen.queryByText('Saga Öberg', { selector: '[role=row] *' })).toBeNull())
  app.unmount()
  await waitFor(() => expect(calls(app, '/approve')).toHaveLength(2))
})

test('who leaves the page sends what waits at once', async () => {
  const app = open({}, { route: `/applications?open=${id(11)}` })
  await screen.findByRole('heading', { name: 'Joel Nyberg' })
  press('a')
  app.unmount()
  await waitFor(() => expect(calls(app, '/approve')).toHaveLength(1))
})

test('who closes the tab sends all that waits at once, to its end', async () => {
  const app = open()
  const { user } = app
  for (const name of ['Joel Nyberg', 'Tove Ekström'])
    await user.click(within(await rowOf(name)).getByRole('checkbox', { name: `Välj ${name}` }))
  press('A', { shiftKey: true })
  await waitFor(() => expect(screen.queryByText('Tove Ekström', { selector: '[role=row] *' })).toBeNull())
  expect(calls(app, '/approve')).toHaveLength(0)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(calls(app, '/approve')).toHaveLength(2)
})

test('who closes the tab while several are being sent has the rest sent as well, each once', async () => {
  const app = open({ 'PATCH /participations/:id/approve': () => new Promise(() => undefined) })
  const { user } = app
  for (const name of ['Joel Nyberg', 'Tove Ekström', 'Milad Hosseini'])
    await user.click(within(await rowOf(name)).getByRole('checkbox', { name: `Välj ${name}` }))
  press('A', { shiftKey: true })
  await waitFor(() => expect(screen.queryByText('Tove Ekström', { selector: '[role=row] *' })).toBeNull())
  app.unmount()
  expect(calls(app, '/approve')).toHaveLength(1)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(new Set(calls(app, '/approve').map(({ path }) => path)).size).toBe(3)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(calls(app, '/approve')).toHaveLength(3)
})

test('? tells the keys of the inbox, and the bar those of what is selected', async () => {
  const { user } = open()
  await user.click(within(await rowOf('Joel Nyberg')).getByRole('checkbox', { name: 'Välj Joel Nyberg' }))
  const bar = within(await screen.findByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByRole('button', { name: 'Neka 1' }).textContent).toBe('Neka 1⇧X')
  press('?')
  const help = within(await screen.findByRole('dialog', { name: 'Kortkommandon' }))
  expect(help.getByText('Godkänn de markerade')).toBeTruthy()
  expect(help.queryByText('Begär ändring')).toBeNull()
})

test('by keyboard alone a row opens with Enter, and after A the next row has the focus', async () => {
  const { user } = open()
  const row = await rowOf('Joel Nyberg')
  act(() => row.focus())
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: 'Joel Nyberg' })).toBeTruthy()
  await user.keyboard('a')
  expect(await screen.findByRole('heading', { name: 'Tove Ekström' })).toBeTruthy()
  expect(document.activeElement).toBe(await rowOf('Tove Ekström'))
})

test('drawing r: arrows with shift select the rows they pass; after Escape Tab goes on from the row that was open', async () => {
  const app = open()
  await rowOf('Joel Nyberg')
  press('j')
  await screen.findByRole('region', { name: 'Ansökan' })
  press('ArrowDown', { shiftKey: true })
  press('ArrowDown', { shiftKey: true })
  const names = () => screen.getAllByRole('row', { selected: true }).map((row) => row.id)
  await waitFor(() => expect(names()).toEqual([1, 2, 3].map((n) => `application-${id(10 + n)}`)))
  press('Escape')
  await waitFor(() => expect(screen.queryAllByRole('row', { selected: true })).toEqual([]))
  press('Escape')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ansökan' })).toBeNull())
  expect((await rowOf('Milad Hosseini')).tabIndex).toBe(0)
  expect(app.api.to('PATCH /participations/:id/approve')).toEqual([])
})

test('drawing r: the box over the rows selects all that are shown, says when only some are, and takes it back', async () => {
  const { user } = open()
  await user.click(within(await rowOf('Joel Nyberg')).getByRole('checkbox', { name: 'Välj Joel Nyberg' }))
  const every = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Välj alla som visas' })
  expect([every.checked, every.indeterminate]).toEqual([false, true])
  await user.click(every)
  expect(within(await screen.findByRole('region', { name: 'Valda ansökningar' })).getByText(/^4 valda/)).toBeTruthy()
  expect([every.checked, every.indeterminate]).toEqual([true, false])
  await user.click(every)
  expect(screen.queryByRole('region', { name: 'Valda ansökningar' })).toBeNull()
})

test('earlier work stands in the profile as on the page of the creator: day and reach under a post, picture and rating beside a collaboration', async () => {
  const collaboration = {
    participationId: id(30),
    campaignId,
    campaignName: 'Vinterhud',
    brandId: id(200),
    brandName: 'Havsro',
    brandLogoUrl: null,
    imageUrl: '/uploads/vinterhud.webp',
    campaignImageUrl: null,
    state: 'finished',
    approvedMentionsCount: 1,
    reach: 9_120,
    rating: 5,
    ratingComment: null,
    createdAt: '2025-11-01T10:00:00.000Z',
    returnedFee: null,
  }
  open(
    {
      'GET /instagramers/:id/instagram_posts': listAnswer('instagramPosts', [
        buildInstagramPost({ reach: 12_310, instagramCreatedAt: '2025-11-12T10:00:00.000Z' }),
      ]),
      'GET /instagramers/:id/collaborations': listAnswer('collaborations', [collaboration]),
      'GET /instagramers/:id/record': wire({ creatorRecord: noRecord }),
    },
    { route: `/applications?open=${everyone[1]!.id}` },
  )
  const profile = within(await screen.findByRole('region', { name: 'Ansökan' }))
  const post = (await profile.findByText(/^12\s310$/)).closest('li')!
  expect(post.textContent).toMatch(/12\snov/)
  const row = (await profile.findByRole('link', { name: 'Vinterhud' })).closest('li')!
  expect(row.querySelector('img[src="/uploads/vinterhud.webp"]')).toBeTruthy()
  expect(within(row).getByRole('img', { name: '5 av 5' })).toBeTruthy()
})

test('drawing r: the profile says in the words of staff what the campaign requires and what the creator has', async () => {
  open(
    {
      'GET /campaigns/:id': {
        campaign: { ...campaign, minFollowers: 5_000, country: 'SE', categories: [] },
      },
    },
    { route: `/applications?open=${id(13)}` },
  )
  const profile = within(await screen.findByRole('region', { name: 'Ansökan' }))
  expect(await profile.findByText('Kampanjens krav')).toBeTruthy()
  expect(profile.getByText('Finns i Sverige').closest('li')!.textContent).toContain('Inte uppfyllt')
  expect(profile.getByText(/^Minst 5\s000 följare$/).closest('li')!.textContent).toContain('Uppfyllt')
  expect(profile.queryByText(/Gärna om/)).toBeNull()
})

test('several are rejected with one reason; more than the places left cannot be approved, and the bar says why', async () => {
  const app = open({}, { placesLeft: 1 })
  const { user } = app
  for (const name of ['Joel Nyberg', 'Tove Ekström'])
    await user.click(within(await rowOf(name)).getByRole('checkbox', { name: `Välj ${name}` }))
  const bar = within(screen.getByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText(/^2 valda/)).toBeTruthy()
  expect(bar.getByText(/^Bara 1 plats kvar i/)).toBeTruthy()
  await user.click(bar.getByRole('button', { name: 'Neka 2' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Neka 2 ansökningar' }))
  await user.click(dialog.getByRole('button', { name: 'Platserna räcker inte' }))
  await user.click(dialog.getByRole('button', { name: 'Neka' }))
  await waitFor(() => expect(screen.queryByText('Tove Ekström', { selector: '[role=row] *' })).toBeNull())
  app.unmount()
  await waitFor(() => expect(calls(app, '/reject')).toHaveLength(2))
})

test('filters without a name can be saved as a view; without hits the way out is to clear them', async () => {
  const saved: unknown[] = []
  const { user } = open(
    {
      'GET /saved_views': () => ({ saved_views: saved }),
      'POST /saved_views': ({ body }: WireRequest) => {
        const view = {
          id: id(70),
          created_at: '2026-11-25T08:00:00.000Z',
          ...(Object.values(body as object)[0] as object),
        }
        saved.push(view)
        return { saved_view: view }
      },
    },
    { route: '/applications?q=kaffe' },
  )
  expect(await screen.findByText('Inga träffar')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Spara vy' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Spara vy' }))
  await user.type(dialog.getByRole('textbox', { name: /Namn/ }), 'Kaffefolk')
  await user.click(dialog.getByRole('button', { name: 'Spara' }))
  expect(await screen.findByRole('tab', { name: 'Kaffefolk' })).toBeTruthy()
  expect(saved).toEqual([expect.objectContaining({ name: 'Kaffefolk', query: 'q=kaffe' })])
  await user.click(screen.getByRole('button', { name: 'Rensa filter' }))
  expect(await rowOf('Joel Nyberg')).toBeTruthy()
})

test('a list that failed keeps its filters and can be asked for again', async () => {
  let fails = true
  const { user } = open({
    'GET /applications': () => (fails ? reply(422, { errors: { sort: ['invalid'] } }) : answer(everyone, 3)),
  })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  fails = false
  await user.click(again)
  expect(await rowOf('Joel Nyberg')).toBeTruthy()
})

const bothKinds = [everyone[0]!, atStore(6, 'Saga Öberg'), atStore(7, 'Ines Isaksson')]
const ofBoth = (available = 10_000_00) => ({
  'GET /applications': ({ query }: WireRequest) =>
    answer(
      bothKinds.filter(({ kind }) => (query.get('kind') ?? kind) === kind),
      null,
      available,
    ),
  'PATCH /store_participations/:id/approve': ({ params }: WireRequest) => ({ store_participation: { id: params.id } }),
})

test('applications at stores are rows like the others: the store, its fee and what is free; the panel has shelf, booked and the day wanted', async () => {
  open(ofBoth(), { route: `/applications?open=${id(16)}` })
  const row = await rowOf('Saga Öberg')
  expect(within(row).getByText('Järntorget, Göteborg')).toBeTruthy()
  expect(row.textContent).toMatch(/600\skr3 lediga/)
  const panel = within(await screen.findByRole('region', { name: 'Ansökan' }))
  expect(panel.getByText('På hyllan 6, bokade 3')).toBeTruthy()
  expect(panel.getByText('3 lediga')).toBeTruthy()
  expect(panel.getByText('Vill hämta').nextSibling?.textContent).toMatch(/5\sdec/)
  expect(panel.getByText(/^Passet gäller till .*12\sdec/)).toBeTruthy()
})

test('one press approves what is selected of both kinds, each by its own call', async () => {
  const app = open(ofBoth())
  await rowOf('Ines Isaksson')
  await app.user.click(screen.getByRole('checkbox', { name: 'Välj alla som visas' }))
  const bar = within(await screen.findByRole('region', { name: 'Valda ansökningar' }))
  expect(bar.getByText(/^3 valda · reserverar 2\s000\skr$/)).toBeTruthy()
  press('A', { shiftKey: true })
  await waitFor(() => expect(screen.queryByText('Saga Öberg', { selector: '[role=row] *' })).toBeNull())
  app.unmount()
  await waitFor(() =>
    expect(
      calls(app, '/approve')
        .map(({ path }) => path.split('/')[1])
        .sort(),
    ).toHaveLength(3),
  )
  expect(calls(app, '/store_participations/').map(({ body }) => body)).toEqual([
    { from: 'requested', fee: 60_000, delayed: true },
    { from: 'requested', fee: 60_000, delayed: true },
  ])
})

test('the kind is chosen beside the title, stands in the address, and is what the page opens with next time', async () => {
  const first = open(ofBoth())
  await rowOf('Joel Nyberg')
  await first.user.click(screen.getByRole('radio', { name: /Butiker/ }))
  await waitFor(() => expect(screen.queryByText('Joel Nyberg', { selector: '[role=row] *' })).toBeNull())
  expect(first.router.state.location.search).toBe('?kind=stores')
  first.unmount()
  const second = open(ofBoth())
  expect(await rowOf('Saga Öberg')).toBeTruthy()
  await waitFor(() => expect(second.router.state.location.search).toBe('?kind=stores'))
  second.unmount()
  // A number elsewhere says which it counts.
  open(ofBoth(), { route: `/applications?campaign=${campaignId}` })
  expect(await rowOf('Joel Nyberg')).toBeTruthy()
})

test('a row that cannot be paid cannot be selected, says what is missing, and A leads to where it is paid in', async () => {
  const app = open(ofBoth(700_00), { route: `/applications?open=${id(11)}` })
  const row = within(await rowOf('Joel Nyberg'))
  expect(row.getByText(/^100\skr saknas$/)).toBeTruthy()
  expect(row.getByRole('checkbox', { name: 'Välj Joel Nyberg' })).toHaveProperty('disabled', true)
  press('a')
  expect(document.activeElement).toBe(row.getByRole('link', { name: 'Fyll på Björkbrygg' }))
  expect(within(await rowOf('Saga Öberg')).getByRole('checkbox')).toHaveProperty('disabled', false)
  app.unmount()
  expect(calls(app, '/approve')).toEqual([])
})

test('the box over the rows takes back its selection although a row that cannot be paid is among them', async () => {
  const { user } = open(ofBoth(700_00))
  await rowOf('Joel Nyberg')
  const every = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Välj alla som visas' })
  await user.click(every)
  expect(within(await screen.findByRole('region', { name: 'Valda ansökningar' })).getByText(/^2 valda/)).toBeTruthy()
  expect([every.checked, every.indeterminate]).toEqual([true, false])
  await user.click(every)
  expect(screen.queryByRole('region', { name: 'Valda ansökningar' })).toBeNull()
})

test('a store where nothing is free says so instead of the sum', async () => {
  open({
    'GET /applications': answer(
      [atStore(6, 'Saga Öberg', { shelf: { onShelf: 3, booked: 3, free: 0 }, placesLeft: 0 })],
      null,
    ),
  })
  const row = within(await rowOf('Saga Öberg'))
  expect(row.getByText('Slut i butiken')).toBeTruthy()
  expect(row.getByRole('checkbox')).toHaveProperty('disabled', true)
  expect(screen.getByRole('checkbox', { name: 'Välj alla som visas' })).toHaveProperty('disabled', true)
})

test('an answer that was refused is marked with the hour and why, has the deed that solves it, is read by being seen, and can be let be', async () => {
  const refusal = {
    act: 'approve' as const,
    reason: 'insufficient_funds' as const,
    at: '2025-12-01T08:14:00.000Z',
    byName: 'Sara',
  }
  let rows = [application(1, 'Joel Nyberg', { refusal }), everyone[1]!]
  const app = open({
    'GET /applications': () => answer(rows, null, 100_00),
    'DELETE /refused_answers/:id': () => {
      rows = everyone
      return {}
    },
  })
  const row = within(await rowOf('Joel Nyberg'))
  expect(row.getByText(/^Blev inte godkänd 09:14$/)).toBeTruthy()
  expect(row.getByText('Det finns inte tillräckligt med pengar på kontot.')).toBeTruthy()
  expect(row.getByRole('link', { name: 'Fyll på' }).getAttribute('href')).toContain('/wallet?topUp=')
  await waitFor(() => expect(app.api.to('POST /refused_answers/read')).toHaveLength(1))
  await app.user.click(row.getByRole('button', { name: 'Ta bort märkningen av Joel Nyberg' }))
  await waitFor(() => expect(screen.queryByText(/^Blev inte godkänd/)).toBeNull())
})

/** One application to pick up, with its other stores. */
const toMove = (more: object) => {
  let rows = [atStore(6, 'Saga Öberg')]
  return {
    app: open({ 'GET /applications': () => answer(rows, null), ...more }, { route: `/applications?open=${id(16)}` }),
    arrives: () => (rows = [atStore(6, 'Saga Öberg', { id: id(41), storeCampaignId: id(40), name: 'Nordstan' })]),
  }
}
const nordstan = {
  store_campaign_id: id(40),
  store_id: id(41),
  name: 'Nordstan',
  city: 'Göteborg',
  address: 'Nordstadstorget 1',
  distance: 1_430,
  shelf: { on_shelf: 2, booked: 1, free: 1 },
  places_left: 1,
}
const dialog = async (app: ReturnType<typeof open>) => {
  await app.user.click(await screen.findByRole('button', { name: 'Byt butik' }))
  return within(await screen.findByRole('dialog', { name: 'Byt butik för Saga' }))
}

test('another store is chosen from those nearby with something free, and the panel then names it', async () => {
  const { app, arrives } = toMove({
    'GET /store_participations/:id/stores': { targets: [nordstan] },
    'PATCH /store_participations/:id/move': () => {
      arrives()
      return { store_participation: {} }
    },
  })
  const stores = await dialog(app)
  expect(await stores.findByText(/^Nordstadstorget 1, 1,4\skm bort$/)).toBeTruthy()
  expect(stores.getByText('1 ledig')).toBeTruthy()
  await app.user.click(stores.getByRole('button', { name: 'Välj Nordstan, Göteborg' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(app.api.to('PATCH /store_participations/:id/move').map(({ params, body }) => [params.id, body])).toEqual([
    [id(16), { storeCampaignId: id(40) }],
  ])
  expect(within(screen.getByRole('region', { name: 'Ansökan' })).getByText('Nordstan, Göteborg')).toBeTruthy()
})

test('a store that was filled meanwhile says so and the list is read again; without another one the dialog says that', async () => {
  let stores: object[] = [nordstan]
  const { app } = toMove({
    'GET /store_participations/:id/stores': () => ({ targets: stores }),
    'PATCH /store_participations/:id/move': () => {
      stores = []
      return reply(409, { error: 'campaign_full' })
    },
  })
  const shown = await dialog(app)
  await app.user.click(await shown.findByRole('button', { name: 'Välj Nordstan, Göteborg' }))
  expect(await shown.findByText('Där är inget ledigt längre. Välj en annan butik.')).toBeTruthy()
  expect(await shown.findByRole('heading', { name: 'Ingen annan butik har något ledigt' })).toBeTruthy()
})

test('stores that could not be read are asked for again', async () => {
  let isDown = true
  const { app } = toMove({
    'GET /store_participations/:id/stores': () =>
      isDown ? reply(400, { error: 'bad_request' }) : { targets: [nordstan] },
  })
  const shown = await dialog(app)
  const again = await shown.findByRole('button', { name: /Försök igen/ })
  isDown = false
  await app.user.click(again)
  expect(await shown.findByRole('button', { name: 'Välj Nordstan, Göteborg' })).toBeTruthy()
})
