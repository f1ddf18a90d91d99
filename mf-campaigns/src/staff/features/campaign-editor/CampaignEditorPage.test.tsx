/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import type { RouteObject } from 'react-router-dom'
import { entityActions } from '@samspel/store'
import {
  act,
  buildBrand,
  buildCampaign,
  type FakeRoutes,
  fireEvent,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  slowPage,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { CampaignEditorPage } from './CampaignEditorPage'
import { draftKey, keepDraft, readDraft } from './data/local-draft'
import { emptyProduct, valuesOf } from './data/values'

const campaign = buildCampaign({
  id: id(1),
  name: 'Lussebrygg',
  caption: 'Gammal',
  excerpt: 'Kort',
  state: 'draft',
  version: 3,
  abilities: ['edit', 'request', 'delete', 'duplicate'],
  updatedAt: '2026-11-21T09:00:00.000Z',
})
const theirs = { ...campaign, caption: 'Deras', packageInfo: 'Ring oss', version: 4 }
const routes: FakeRoutes = {
  'GET /campaigns/:id': wire({ campaign }),
  'GET /brands': wire(listAnswer('brands', [buildBrand({ id: id(200), name: 'Fjällbris' })])),
  'GET /profile_categories': { profile_categories: [] },
  'GET /community_lists': listAnswer('community_lists', []),
  'GET /packages': { packages: [] },
  'GET /campaigns/:id/events': listAnswer('campaign_events', [{ act: 'edited', actor_name: 'Sara Lind' }]),
  'GET /accounts': listAnswer('accounts', []),
}
const open = (api: FakeRoutes = {}, route = `/campaigns/${id(1)}/edit`, more: RouteObject[] = []) =>
  renderWithApp(null, {
    route,
    state: { app: { currentUserId: 'u1' } },
    api: { ...routes, ...api },
    routes: [
      ...more,
      ...['/campaigns/new', '/campaigns/:id/edit'].map((path) => ({ path, Component: CampaignEditorPage })),
      { path: '*', Component: () => null },
    ],
  })
const caption = () => screen.findByLabelText(/Rubriktext/) as Promise<HTMLInputElement>
const saves = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } })

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  window.scrollTo = () => undefined
})
afterEach(() => {
  localStorage.clear()
})

test('a save of somebody else that comes live does not move the version under what is typed', async () => {
  const { user, api, store } = open({ 'PATCH /campaigns/:id': reply(409, { error: 'stale_version' }) })
  saves(await caption(), 'Min')
  act(() => {
    store.dispatch(entityActions.received({ campaigns: { [campaign.id]: theirs } }))
  })
  expect(await screen.findByText(/Någon annan har sparat under tiden/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await screen.findByRole('button', { name: 'Jämför' })
  expect((api.to('PATCH /campaigns/:id')[0]!.body as { version: number }).version).toBe(3)
  expect((await caption()).value).toBe('Min')
})

test('409 both versions stand field by field, with who saved the other; what was chosen is saved over the newer version, nothing else is lost', async () => {
  const { user, api } = open({ 'PATCH /campaigns/:id': reply(409, { error: 'stale_version' }) })
  saves(await caption(), 'Min')
  saves(screen.getByLabelText('Kampanjens namn'), 'Mitt namn')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  api.on({ 'GET /campaigns/:id': wire({ campaign: theirs }) })
  await user.click(await screen.findByRole('button', { name: 'Jämför' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
    'Kampanjens namn',
    'Rubriktext',
    'Kommentar till Samspel',
  ])
  expect(await dialog.findAllByText(/Sara Lind/)).toHaveLength(3)
  const field = (name: string) => within(dialog.getByRole('heading', { name }).closest('li') as HTMLElement)
  // Fields changed only by them default to theirs, those changed only by me to mine, and those changed by both say so.
  expect((field('Kommentar till Samspel').getByLabelText(/Sara Lind/) as HTMLInputElement).checked).toBe(true)
  expect((field('Kampanjens namn').getByLabelText(/^Ditt/) as HTMLInputElement).checked).toBe(true)
  expect(field('Rubriktext').getByText('Ändrat av båda')).toBeTruthy()
  await user.click(field('Rubriktext').getByLabelText(/Sara Lind/))
  api.on({
    'PATCH /campaigns/:id': (request) =>
      wire({ campaign: { ...theirs, ...(request.body as { campaign: object }).campaign, version: 5 } }),
  })
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }))
  expect((await caption()).value).toBe('Deras')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await screen.findByText(/^Sparat/)
  // By autosave or the button, whichever comes first.
  const over = api.to('PATCH /campaigns/:id').filter(({ body }) => (body as { version: number }).version === 4)
  expect(over).toHaveLength(1)
  expect(over[0]!.body).toMatchObject({ campaign: { caption: 'Deras', name: 'Mitt namn', packageInfo: 'Ring oss' } })
})

test('a new campaign becomes a draft by itself once it has brand and name, and goes on under its own address with what is typed meanwhile', async () => {
  let answer: (body: object) => void = () => undefined
  const { api, router } = open(
    {
      'POST /campaigns': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    },
    '/campaigns/new',
  )
  const name = (await screen.findByLabelText('Kampanjens namn')) as HTMLInputElement
  saves(name, 'Lusse')
  expect(screen.getByText('Ändringar inte sparade')).toBeTruthy()
  await screen.findByText('Sparar')
  const sent = (api.to('POST /campaigns')[0]!.body as { campaign: Record<string, string> }).campaign
  expect(sent).toMatchObject({ name: 'Lusse', brandId: id(200) })
  expect(sent.instructions).toContain('Reklam för')
  saves(name, 'Lussebrygg')
  api.on({
    'PATCH /campaigns/:id': (request) =>
      wire({ campaign: { ...campaign, ...(request.body as { campaign: object }).campaign, version: 4 } }),
  })
  await act(async () => answer(wire({ campaign: { ...campaign, name: 'Lusse' } })))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/campaigns/${id(1)}/edit`))
  expect(screen.getByLabelText('Kampanjens namn')).toBe(name)
  expect(name.value).toBe('Lussebrygg')
  await screen.findByText(/^Sparat/)
  expect(api.to('PATCH /campaigns/:id')[0]!.body).toMatchObject({ version: 3, campaign: { name: 'Lussebrygg' } })
  expect(api.to('POST /campaigns')).toHaveLength(1)
  expect(localStorage.length).toBe(0)
})

test('whoever goes to the next section at the moment a new campaign becomes a draft stands in that section, at the address of the draft', async () => {
  let answer: (body: object) => void = () => undefined
  const { router } = open(
    {
      'POST /campaigns': () =>
        new Promise<object>((resolve) => {
          answer = resolve
        }),
    },
    '/campaigns/new',
  )
  saves(await screen.findByLabelText('Kampanjens namn'), 'Lusse')
  await screen.findByText('Sparar')
  // The section changes in a transition, which what the answer brings overtakes.
  await act(async () => {
    fireEvent.click(screen.getByRole('button', { name: 'Nästa: Produkt' }))
    answer(wire({ campaign: { ...campaign, name: 'Lusse' } }))
    await new Promise((resolve) => setTimeout(resolve))
  })
  await waitFor(() => expect(router.state.location.pathname).toBe(`/campaigns/${id(1)}/edit`))
  expect(router.state.location.search).toBe('?part=product')
  expect(screen.getByRole('heading', { level: 2, name: 'Produkt' })).toBeTruthy()
})

test('whoever leaves a new campaign while it becomes a draft gets to the page that was asked for', async () => {
  const slow = slowPage('/wallet', 'Plånbok')
  let answer: (body: object) => void = () => undefined
  const { router } = open(
    { 'POST /campaigns': () => new Promise<object>((resolve) => (answer = resolve)) },
    '/campaigns/new',
    [slow.route],
  )
  saves(await screen.findByLabelText('Kampanjens namn'), 'Lusse')
  await screen.findByText('Sparar')
  void act(() => void router.navigate('/wallet'))
  await screen.findByRole('dialog')
  fireEvent.click(screen.getByRole('button', { name: 'Lämna sidan' }))
  await act(async () => answer(wire({ campaign: { ...campaign, name: 'Lusse' } })))
  await slow.arrive()
  expect(await screen.findByText('Plånbok')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/wallet')
})

test('offline: it is said, the browser keeps what is typed, and it is saved when the connection is back', async () => {
  const { api } = open({ 'PATCH /campaigns/:id': reply(0) })
  saves(await caption(), 'Min')
  expect(await screen.findByText(/Ingen anslutning. Det du skriver finns kvar i webbläsaren/)).toBeTruthy()
  expect(screen.getByText('Ändringar inte sparade')).toBeTruthy()
  expect(readDraft(draftKey('u1', id(1)))?.values.caption).toBe('Min')
  api.on({ 'PATCH /campaigns/:id': wire({ campaign: { ...campaign, caption: 'Min', version: 4 } }) })
  act(() => void window.dispatchEvent(new Event('online')))
  await screen.findByText(/^Sparat/)
  await waitFor(() => expect(readDraft(draftKey('u1', id(1)))).toBeUndefined())
})

test('what the browser kept is offered with when it was typed and where it differs, never silently over what is newer', async () => {
  const base = valuesOf(campaign)
  keepDraft(draftKey('u1', id(1)), {
    values: { ...base, caption: 'Från i går' },
    base,
    at: Date.parse('2026-11-20T13:02:00.000Z'),
  })
  const { user, api } = open({
    'GET /campaigns/:id': wire({ campaign: theirs }),
    'PATCH /campaigns/:id': wire({ campaign: { ...theirs, version: 5 } }),
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Du har ändringar som inte är sparade' }))
  expect(dialog.getByText(/20 nov.*14:02.*har sparats efter det/)).toBeTruthy()
  expect(dialog.getByText('Från i går')).toBeTruthy()
  expect((await caption()).value).toBe('Deras')
  await user.click(
    within(dialog.getByRole('heading', { name: 'Rubriktext' }).closest('li') as HTMLElement).getByLabelText(/^Ditt/),
  )
  expect(api.to('PATCH /campaigns/:id')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Fortsätt' }))
  expect((await caption()).value).toBe('Från i går')
  expect((screen.getByLabelText(/Kommentar till Samspel/) as HTMLInputElement).value).toBe('Ring oss')
  await waitFor(() => expect(api.to('PATCH /campaigns/:id')).toHaveLength(1))
  expect(api.to('PATCH /campaigns/:id')[0]!.body).toMatchObject({
    version: 4,
    campaign: { caption: 'Från i går', packageInfo: 'Ring oss' },
  })
})

test('a returned draft shows the comment; what stands against the review is said at the button, and missing fields lead to their place', async () => {
  const { user } = open({
    'GET /campaigns/:id': wire({
      campaign: {
        ...campaign,
        excerpt: '',
        reviewComment: 'Bilden är för mörk.',
        reviewAnswer: 'Bilden är för mörk.',
        refusals: [{ act: 'request', reason: 'company_not_approved' }],
      },
    }),
  })
  expect(await screen.findByText('Bilden är för mörk.')).toBeTruthy()
  const button = screen.getByRole('button', { name: 'Skicka för granskning' })
  expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toMatch(/företag/)
  await user.click(screen.getByRole('button', { name: /Sammanfatta$/ }))
  await user.click(screen.getByRole('button', { name: 'Kort beskrivning' }))
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/Kort beskrivning/)))
})

test('what could be sent is held against the budget where it is sent from, whichever section is shown', async () => {
  const ready = buildCampaign({
    ...campaign,
    enablePaidCollaborations: true,
    paidCollaborationPrice: 600,
    targetNumberOfInstagramers: 5,
    endAt: '2099-05-09',
    dueAt: null,
    productImageUrl: '/uploads/demo/mossa.webp',
    instructions: 'Visa mössan utomhus.',
    products: [{ ...emptyProduct, productTitle: 'Mössa', defaultProductValue: 0 }],
  })
  const budgets = [{ quarter: '2099-04-01', amount: 1_000_00, reserved: 0, spent: 0, left: 1_000_00 }]
  const { api } = open({
    'GET /campaigns/:id': wire({ campaign: ready }),
    'GET /brands/:id/budgets': wire({ budgets, reservations: [], abilities: [] }),
  })
  expect(await screen.findByText(/^2\s000\skr över budgeten för kvartal 2, 2099$/)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Skicka för granskning' })).not.toBeDisabled()
  expect(screen.queryByRole('heading', { level: 2, name: 'Sammanfatta' })).toBeNull()
  expect(api.to('GET /brands/:id/budgets')[0]!.query.get('year')).toBe('2099')
})

test('a copy is opened, and a draft is deleted after a question', async () => {
  const { user, router, api } = open({
    'POST /campaigns/:id/duplicate': wire({ campaign: { ...campaign, id: id(2), name: 'Kopian' } }),
    'DELETE /campaigns/:id': undefined,
  })
  await user.click(await screen.findByRole('button', { name: 'Mer' }))
  api.on({ 'GET /campaigns/:id': wire({ campaign: { ...campaign, id: id(2), name: 'Kopian' } }) })
  await user.click(await screen.findByRole('menuitem', { name: /Skapa en kopia/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe(`/campaigns/${id(2)}/edit`))
  await waitFor(() => expect((screen.getByLabelText('Kampanjens namn') as HTMLInputElement).value).toBe('Kopian'))
  await user.click(screen.getByRole('button', { name: 'Mer' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ta bort utkastet' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Ta bort Kopian?' })).getByRole('button', {
      name: 'Ta bort utkastet',
    }),
  )
  await waitFor(() => expect(router.state.location.pathname).toBe('/campaigns'))
  expect(api.to('DELETE /campaigns/:id').map(({ params }) => params.id)).toEqual([id(2)])
})

test('#14 whoever has left before a copy is made is not taken to it', async () => {
  const slow = slowPage('/wallet', 'Plånbok')
  let answer = (_: object) => {}
  const { user, router } = open(
    { 'POST /campaigns/:id/duplicate': () => new Promise<object>((resolve) => (answer = resolve)) },
    `/campaigns/${id(1)}/edit`,
    [slow.route],
  )
  await user.click(await screen.findByRole('button', { name: 'Mer' }))
  await user.click(await screen.findByRole('menuitem', { name: /Skapa en kopia/ }))
  void act(() => void router.navigate('/wallet'))
  await act(async () => answer(wire({ campaign: { ...campaign, id: id(2), name: 'Kopian' } })))
  await slow.arrive()
  expect(await screen.findByText('Plånbok')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/wallet')
})

test('with the keyboard alone the next section begins at its heading, not below it', async () => {
  const { user } = open()
  await caption()
  const next = screen.getByRole('button', { name: 'Nästa: Produkt' })
  act(() => next.focus())
  await user.keyboard('{Enter}')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Produkt' })))
  expect(screen.getByRole('button', { name: 'Nästa: Uppdrag' })).toBeTruthy()
})

test('drawing d on a phone: the button at the foot leads through the sections, and sends from the last', async () => {
  const before = window.matchMedia
  window.matchMedia = (() => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} })) as never
  const { user } = open({}, `/campaigns/${id(1)}/edit?part=budget`)
  await caption()
  expect(screen.queryByRole('button', { name: 'Skicka för granskning' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Nästa: Sammanfatta' }))
  expect(await screen.findByRole('button', { name: 'Skicka för granskning' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Nästa:/ })).toBeNull()
  window.matchMedia = before
})
