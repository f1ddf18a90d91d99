/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Campaign } from '@samspel/api'
import { bus } from '@samspel/event-bus'
import { act, buildCampaign, fireEvent, id, listAnswer, reply, screen, waitFor, wire, within } from '@samspel/testing'
import { openDesk } from '../test-page'

const fine = {
  state: 'requested' as const,
  abilities: ['return' as const, 'confirm' as const],
  productImageUrl: '/a.png',
  instructions: 'Skriv Reklam för först',
  startAt: '2099-01-01',
  dueAt: '2099-01-10',
  endAt: '2099-01-20',
}
const first = buildCampaign({ ...fine, id: id(1), name: 'Lussebrygg' })
const second = buildCampaign({ ...fine, id: id(2), name: 'Sylt på allt', brandName: 'Knaprigt' })
const answered: Record<string, Campaign> = {}
const byId = (all: readonly Campaign[]) => (request: { params: Record<string, string> }) =>
  wire({ campaign: answered[request.params.id!] ?? all.find((one) => one.id === request.params.id) })

const open = (queue: readonly Campaign[], more: object = {}) => {
  for (const key of Object.keys(answered)) delete answered[key]
  const app = openDesk(queue[0]!.id, {
    'GET /campaigns/:id': byId(queue),
    'GET /campaigns': ({ query }: { query: URLSearchParams }) =>
      query.get('state') === 'requested'
        ? listAnswer(
            'campaigns',
            queue.filter((one) => !answered[one.id]),
          )
        : listAnswer('campaigns', []),
    'GET /campaigns/:id/last_review': { last_review: null },
    'GET /campaigns/:id/events': listAnswer('campaignEvents', []),
    'GET /accounts': { accounts: [] },
    'GET /refused_answers': { refused_answers: [] },
    'PATCH /campaigns/:id/state': ({ params, body }: { params: Record<string, string>; body: unknown }) => {
      const { state } = (body as { campaign: { state: Campaign['state'] } }).campaign
      answered[params.id!] = { ...queue.find((one) => one.id === params.id)!, state, abilities: [] }
      return wire({ campaign: answered[params.id!] })
    },
    ...more,
  })
  // Navigation goes by the address where no remote is mounted; the page under test follows it.
  jest.spyOn(window.history, 'pushState').mockImplementation((_state, _title, url) => {
    act(() => void app.router.navigate(String(url)))
  })
  return app
}
const press = (key: string, more: object = {}) => fireEvent.keyDown(document.body, { key, ...more })
const sent = (app: ReturnType<typeof open>) => app.api.to('PATCH /campaigns/:id/state').map(({ body }) => body)
const closeTab = () => act(() => void window.dispatchEvent(new Event('pagehide')))
afterEach(() => {
  closeTab()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const shortly = () => act(() => jest.advanceTimersByTimeAsync(100))

test('A approves and opens the next one; nothing goes out for six seconds, and Z brings the campaign back', async () => {
  const app = open([first, second])
  expect(await screen.findByText('1 av 2 väntar')).toBeTruthy()
  expect(screen.getByText('Nästa: Sylt på allt, Knaprigt')).toBeTruthy()
  // The six seconds do not pass by themselves, however busy the machine is.
  jest.useFakeTimers()
  press('a')
  await shortly()
  expect(screen.getByRole('heading', { level: 1, name: 'Sylt på allt' })).toBeTruthy()
  expect(screen.getByText('Lussebrygg är godkänd och publiceras')).toBeTruthy()
  expect(screen.getByText('1 av 1 väntar')).toBeTruthy()
  expect(sent(app)).toEqual([])
  press('z')
  await shortly()
  expect(screen.getByRole('heading', { level: 1, name: 'Lussebrygg' })).toBeTruthy()
  expect(screen.getByText('1 av 2 väntar')).toBeTruthy()
  jest.useRealTimers()
  closeTab()
  expect(sent(app)).toEqual([])
})

test('the last one leaves an empty queue; six seconds later it is sent once', async () => {
  const app = open([first])
  await screen.findByText('1 av 1 väntar')
  jest.useFakeTimers()
  press('a')
  expect(screen.getByText('Kön är tom')).toBeTruthy()
  act(() => void jest.advanceTimersByTime(5_999))
  expect(sent(app)).toEqual([])
  act(() => void jest.advanceTimersByTime(1))
  jest.useRealTimers()
  await waitFor(() => expect(sent(app)).toEqual([{ campaign: { state: 'confirmed' }, delayed: true }]))
  expect(screen.getByText('Kön är tom')).toBeTruthy()
})

test('who closes the tab before the six seconds are over has the answer sent', async () => {
  const app = open([first, second])
  await screen.findByText('1 av 2 väntar')
  press('a')
  closeTab()
  expect(sent(app)).toEqual([{ campaign: { state: 'confirmed' }, delayed: true }])
})

test('what is doubtful is asked about once', async () => {
  const app = open([{ ...first, excerpt: 'Sveriges godaste kaffe' }, second])
  await screen.findByText('1 av 2 väntar')
  press('a')
  const dialog = within(await screen.findByRole('dialog', { name: 'Godkänn ändå?' }))
  expect(dialog.getByText('Påstående utan belägg: ”Sveriges godaste”.')).toBeTruthy()
  await app.user.click(dialog.getByRole('button', { name: 'Godkänn ändå' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Sylt på allt' })).toBeTruthy()
})

test('X leads to the words, which are made of the doubts; empty ones cannot be sent, Ctrl Enter sends them', async () => {
  const app = open([{ ...first, excerpt: 'Sveriges godaste kaffe' }, second])
  await screen.findByText('1 av 2 väntar')
  press('x')
  const field = screen.getByRole('textbox', { name: 'Text till varumärket' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(field).toHaveProperty('value', 'Påstående utan belägg: ”Sveriges godaste”.')
  await app.user.clear(field)
  await app.user.keyboard('{Control>}{Enter}{/Control}')
  expect(screen.getByText('Skriv vad varumärket ska ändra.')).toBeTruthy()
  await app.user.type(field, 'Byt bild')
  await app.user.keyboard('{Control>}{Enter}{/Control}')
  expect(await screen.findByRole('heading', { level: 1, name: 'Sylt på allt' })).toBeTruthy()
  closeTab()
  await waitFor(() =>
    expect(sent(app)).toEqual([{ campaign: { state: 'draft', reviewComment: 'Byt bild' }, delayed: true }]),
  )
})

test('who was slower is told who was faster, and when', async () => {
  const app = open([first, second], {
    'PATCH /campaigns/:id/state': reply(422, { error: 'illegal_transition' }),
    'GET /campaigns/:id/last_review': wire({
      lastReview: {
        reviewedAt: '2025-12-01T13:02:00.000Z',
        reviewedByName: 'Elin Sjödin',
        outcome: 'confirm',
        comment: null,
        campaign: {},
      },
    }),
  })
  await screen.findByText('1 av 2 väntar')
  press('a')
  await screen.findByRole('heading', { level: 1, name: 'Sylt på allt' })
  app.api.on({
    'GET /campaigns/:id': byId([{ ...first, state: 'confirmed', abilities: [] }, second]),
  })
  closeTab()
  expect(await screen.findByText(/^Elin Sjödin godkände Lussebrygg \d\d:\d\d$/)).toBeTruthy()
})

test('the brand’s other campaigns stand there with what became of them, linked and paged', async () => {
  const earlier = [
    buildCampaign({
      id: id(31),
      name: 'Höstens bönor',
      state: 'finished',
      reach: 214_380,
      numPosts: 27,
      productImageUrl: '/bonor.png',
      productImageFocus: { x: 10, y: 90 },
    }),
    buildCampaign({ id: id(32), name: 'Presspaketet', state: 'archived', cancelledAt: '2025-11-01T00:00:00.000Z' }),
    buildCampaign({ id: id(33), name: 'Kapslar', state: 'draft', reviewAnswer: 'Pris saknas' }),
    buildCampaign({ id: id(34), name: 'Muggen', state: 'ongoing' }),
  ]
  const { user, api } = open([first], {
    'GET /campaigns': ({ query }: { query: URLSearchParams }) =>
      query.get('brandId')
        ? listAnswer('campaigns', [first, ...earlier], { totalCount: 30, nextPage: 2, totalPages: 2 })
        : listAnswer('campaigns', [first]),
  })
  const list = within(await screen.findByRole('list', { name: 'Varumärkets kampanjer' }))
  expect(screen.getByText('29 kampanjer till')).toBeTruthy()
  expect(list.getByRole('link', { name: 'Höstens bönor' }).getAttribute('href')).toBe(`/campaigns/${id(31)}`)
  expect(list.getByText(/^Avslutad, nådde 214\s380 med 27 inlägg$/)).toBeTruthy()
  expect(document.querySelector<HTMLElement>('img[src="/bonor.png"]')?.style.objectPosition).toBe('10% 90%')
  expect(list.getByText('Inställd')).toBeTruthy()
  expect(list.getByText('Tillbakaskickad: Pris saknas')).toBeTruthy()
  expect(list.queryByRole('link', { name: 'Muggen' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Visa fler' }))
  expect(list.getByRole('link', { name: 'Muggen' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ladda fler' }))
  await waitFor(() => expect(api.to('GET /campaigns').at(-1)?.query.get('page')).toBe('2'))
})

test('the brand’s record stands beside the offer: what was sent back, and the fees that were paid in time', async () => {
  open([first], {
    'GET /brands/:id/record': wire({ brandRecord: { campaignsSentBack: 1, fees: 12, feesInTime: 9 } }),
  })
  expect((await screen.findByText('återsänd')).nextElementSibling?.textContent).toBe('1')
  expect(screen.getByText('avgifter betalda i tid').nextElementSibling?.textContent).toMatch(/^75\s%$/)
})

test('a brand that pays no fees has no share of them, and none sent back is said', async () => {
  open([first])
  expect((await screen.findByText('återsända')).nextElementSibling?.textContent).toBe('0')
  expect(screen.queryByText('avgifter betalda i tid')).toBeNull()
})

test('#14 a tab that is left does not hide the user who has the campaign open in another', async () => {
  const app = open([first, second])
  const looks = () => app.api.to('PUT /campaigns/:id/viewers/me').map(({ path }) => path)
  await waitFor(() => expect(looks()).toEqual([`/campaigns/${first.id}/viewers/me`]))
  const other = new BroadcastChannel('campaign-left')
  const told: unknown[] = []
  other.onmessage = ({ data }) => void told.push(data)
  other.postMessage(second.id)
  other.postMessage(first.id)
  await waitFor(() => expect(looks()).toEqual(Array(2).fill(`/campaigns/${first.id}/viewers/me`)))
  press('j')
  await screen.findByRole('heading', { level: 1, name: 'Sylt på allt' })
  await waitFor(() => expect(told).toEqual([first.id]))
  other.close()
})

test('who has the same campaign open is said, by name, until they leave; the own visit is told and ends with it', async () => {
  const app = open([first, second], {
    'GET /campaigns/:id/viewers': { viewers: [{ id: id(70), name: 'Elin Sjödin' }] },
  })
  expect(await screen.findByText('Elin Sjödin tittar också på den här')).toBeTruthy()
  expect(app.api.to('PUT /campaigns/:id/viewers/me').map(({ path }) => path)).toEqual([
    `/campaigns/${first.id}/viewers/me`,
  ])
  app.api.on({ 'GET /campaigns/:id/viewers': { viewers: [] } })
  act(() => bus.publish('live:campaign-changed', { campaignId: first.id }))
  await waitFor(() => expect(screen.queryByText(/tittar också/)).toBeNull())
  press('j')
  await screen.findByRole('heading', { level: 1, name: 'Sylt på allt' })
  await waitFor(() =>
    expect(app.api.to('DELETE /campaigns/:id/viewers/me').map(({ path }) => path)).toEqual([
      `/campaigns/${first.id}/viewers/me`,
    ]),
  )
  expect(app.api.to('PUT /campaigns/:id/viewers/me').at(-1)?.path).toBe(`/campaigns/${second.id}/viewers/me`)
})

test('drawing t: the picture opens in a layer with the crops of the product', async () => {
  const app = open([first])
  await app.user.click(await screen.findByRole('button', { name: 'Visa bilden i full storlek' }))
  const layer = within(await screen.findByRole('dialog'))
  expect(layer.getByText('Bilden till Lussebrygg')).toBeTruthy()
  expect(layer.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Erbjudandets sida',
    'Kortet',
    'Listor',
  ])
})

test('drawing t: words that are selected in the offer are quoted in the answer', async () => {
  const app = open([buildCampaign({ ...fine, id: id(1), name: 'Lussebrygg', excerpt: 'Sveriges godaste saft' })])
  // The test's document has no layout.
  Range.prototype.getBoundingClientRect = () => ({ bottom: 0, left: 0, width: 0 }) as DOMRect
  const place = (await screen.findAllByText('Sveriges godaste saft'))[0]!
  act(() => {
    document.getSelection()!.selectAllChildren(place)
    document.dispatchEvent(new Event('selectionchange'))
  })
  await app.user.click(await screen.findByRole('button', { name: 'Citera i svaret' }))
  expect((screen.getByLabelText('Text till varumärket') as HTMLTextAreaElement).value).toBe(
    'Påstående utan belägg: ”Sveriges godaste”.\n”Sveriges godaste saft”: ',
  )
})

test('a campaign whose answer was refused is read of by being opened, and no other', async () => {
  const told = (of: Campaign) => ({
    id: of.id,
    of: 'review',
    act: 'approve',
    reason: 'conflict',
    at: '2025-12-01T08:14:00.000Z',
    by_name: null,
    creator_name: 'Björkbrygg',
    campaign_name: of.name,
  })
  const { api } = open([first, second], {
    'GET /refused_answers': { refused_answers: [told(first), told(second)] },
    'DELETE /refused_answers/:id': {},
  })
  await waitFor(() => expect(api.to('DELETE /refused_answers/:id').map(({ params }) => params.id)).toEqual([first.id]))
})
