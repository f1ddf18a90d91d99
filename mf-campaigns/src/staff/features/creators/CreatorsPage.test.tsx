/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeAll, expect, test } from '@jest/globals'
import {
  answerMedia,
  buildCampaign,
  buildInstagramer,
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
import { creatorLists } from '../../components/creator-list/data/creator-lists'
import { creatorFindings, findingsName } from '../../components/creator-list/data/findings'
import { CreatorsPage } from './CreatorsPage'

const figures = { averageReach: 8_000, collaborationsCount: 3, averageRating: 4.5, ratingsCount: 2, answerHours: 20 }
const creators = Array.from({ length: 250 }, (_, n) =>
  buildInstagramer({
    id: id(1_000 + n),
    name: `Kreatör ${n}`,
    username: `kreator${n}`,
    profileCategoryIds: [id(50)],
    figures,
  }),
)
const list = {
  id: id(9),
  brandId: id(200),
  brandName: 'Fjällbris',
  name: 'Ambassadörer',
  description: '',
  isOpen: false,
  counts: { requested: 0, approved: 2, declined: 0, removed: 0, all: 2 },
  createdAt: '2025-11-21T13:32:00.000Z',
  updatedAt: '2025-11-21T13:32:00.000Z',
}
const answer = ({ query }: WireRequest) => {
  const page = Number(query.get('page'))
  if (query.get('query')) return { ...listAnswer('instagramers', []), next_cursor: null }
  return {
    ...listAnswer('instagramers', creators.slice((page - 1) * 100, page * 100), {
      totalCount: 250,
      totalPages: 3,
      currentPage: page,
      nextPage: page < 3 ? page + 1 : null,
    }),
    next_cursor: page < 3 ? `c${page}` : null,
  }
}
const open = (route = '/creators', more: object = {}) => {
  const app = renderWithApp(null, {
    route,
    routes: [{ path: '*', element: <CreatorsPage /> }],
    api: {
      'GET /saved_views': { saved_views: [] },
      'GET /profile_categories': { profile_categories: [{ id: id(50), name_sv: 'Friluftsliv', name_en: 'Outdoors' }] },
      'GET /brands': listAnswer('brands', []),
      'GET /instagramers': answer,
      'GET /community_lists': listAnswer('communityLists', [list]),
      'GET /community_lists/:id': { community_list: list },
      'GET /campaigns': listAnswer('campaigns', [buildCampaign({ id: id(1), name: 'Vinter', state: 'confirmed' })]),
      ...more,
    },
  })
  app.injectReducer(creatorLists.name, creatorLists.reducer)
  app.injectReducer(findingsName, creatorFindings)
  return app
}
beforeAll(() => {
  window.scrollTo = () => {}
})

test('the first request is GET /instagramers?page=1..., never page=0; the grid counts every creator and holds at most 60 of them (E-26, C-33)', async () => {
  const { api } = open()
  const first = await screen.findByRole('row', { name: /Kreatör 0 / })
  expect(first.getAttribute('aria-rowindex')).toBe('2')
  expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('251')
  expect(screen.getAllByRole('row').length).toBeLessThanOrEqual(60)
  expect(api.to('GET /instagramers').map(({ query }) => query.toString())).toEqual(['page=1&perPage=100'])
  expect(within(first).getByRole('link', { name: 'Kreatör 0' }).getAttribute('href')).toBe(`/creators/${id(1_000)}`)
  expect(within(first).getByText('Friluftsliv')).toBeTruthy()
  expect(within(first).getByText('4,5')).toBeTruthy()
})

const scrollToRow = (row: number) => {
  Object.defineProperty(window, 'scrollY', { value: row * 64, configurable: true })
  fireEvent.scroll(window)
}
afterEach(() => scrollToRow(0))

test('the page asked for next is the one that next_page names, whatever its number, and there is none once it is empty (C-13)', async () => {
  const led: Record<string, { at: number; next: number | null }> = { 1: { at: 0, next: 7 }, 7: { at: 100, next: null } }
  const { api } = open('/creators', {
    'GET /instagramers': ({ query }: WireRequest) => {
      const { at, next } = led[query.get('page')!] ?? { at: 200, next: null }
      return {
        ...listAnswer('instagramers', creators.slice(at, at + 100), { totalCount: 250, totalPages: 3, nextPage: next }),
        next_cursor: null,
      }
    },
  })
  await screen.findByRole('row', { name: /Kreatör 0 / })
  scrollToRow(240)
  expect(await screen.findByRole('row', { name: /Kreatör 199 / })).toBeTruthy()
  await waitFor(() => expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('201'))
  expect(api.to('GET /instagramers').map(({ query }) => query.get('page'))).toEqual(['1', '7'])
})

test('three pages are asked for as 1, 2, 3 while their rows are on screen, one after the other; a page that does not come is asked for again by its button (C-13)', async () => {
  let isDown = true
  const { user, api } = open('/creators', {
    'GET /instagramers': (request: WireRequest) =>
      request.query.get('page') === '2' && isDown ? reply(400, {}) : answer(request),
  })
  await screen.findByRole('row', { name: /Kreatör 0 / })
  expect(api.to('GET /instagramers')).toHaveLength(1)
  scrollToRow(249)
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  isDown = false
  await user.click(again)
  expect(await screen.findByRole('row', { name: /Kreatör 249 / })).toBeTruthy()
  expect(api.to('GET /instagramers').map(({ query }) => query.get('page'))).toEqual(['1', '2', '2', '3'])
  expect(api.to('GET /instagramers').map(({ query }) => query.get('after'))).toEqual([null, 'c1', 'c1', 'c2'])
})

test('arrows, Home and End move the one row with the focus; Enter opens the profile', async () => {
  const { user, router, api } = open()
  const first = await screen.findByRole('row', { name: /Kreatör 0 / })
  first.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('4')
  await user.keyboard('{End}')
  expect(document.activeElement?.getAttribute('aria-rowindex')).toBe('101')
  await user.keyboard('{Home}')
  expect(screen.getAllByRole('row').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  await user.keyboard('{ArrowDown}{Enter}')
  expect(router.state.location.pathname).toBe(`/creators/${id(1_001)}`)
  expect(api.to('GET /instagramers')[0]!.query.get('page')).toBe('1')
})

test('the page keys move by what the window shows, and back; modifiers leave them to the browser', async () => {
  const { user } = open()
  const first = await screen.findByRole('row', { name: /Kreatör 0 / })
  const focused = () => Number(document.activeElement?.getAttribute('aria-rowindex'))
  // Rows of 64 px; the last one seen stays in sight.
  const shown = screen.getAllByRole('row').length - 1
  first.focus()
  await user.keyboard('{Control>}{PageDown}{/Control}')
  expect(focused()).toBe(2)
  await user.keyboard('{PageDown}')
  const page = focused() - 2
  expect(page).toBeGreaterThan(1)
  expect(page).toBeLessThanOrEqual(shown)
  await user.keyboard('{PageDown}')
  expect(focused()).toBe(2 + 2 * page)
  await user.keyboard('{PageUp}')
  expect(focused()).toBe(2 + page)
  await user.keyboard('{PageUp}{PageUp}')
  expect(focused()).toBe(2)
})

test('space selects the row with the focus, and with shift all from the one before', async () => {
  const { user } = open()
  const first = await screen.findByRole('row', { name: /Kreatör 0 / })
  first.focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}{Shift>} {/Shift}')
  const rows = screen.getAllByRole('row').filter((row) => row.getAttribute('aria-selected') === 'true')
  expect(rows.map((row) => row.getAttribute('aria-rowindex'))).toEqual(['2', '3', '4'])
})

test('End goes to the last creator that has come, then asks for the next page alone', async () => {
  const { user, api } = open()
  const first = await screen.findByRole('row', { name: /Kreatör 0 / })
  first.focus()
  await user.keyboard('{End}')
  expect(document.activeElement?.textContent).toContain('Kreatör 99')
  await user.keyboard('{End}')
  scrollToRow(90)
  expect(await screen.findByRole('row', { name: /Kreatör 100 / })).toBe(document.activeElement)
  await user.keyboard('{End}')
  await waitFor(() => expect(document.activeElement?.textContent).toContain('Kreatör 199'))
  expect(api.to('GET /instagramers').map(({ query }) => query.get('page'))).toEqual(['1', '2'])
})

test('filters stand in the address, are asked of the server as specified, and can be taken away one by one (T-24, S-06)', async () => {
  const { user, api, router } = open(
    `/creators?state=active,pending&plan=pro&country=NO&categories=${id(50)},${id(51)}&min=1000&max=9000&engagement=2.5&list=${id(9)}&sort=name`,
  )
  await screen.findByText('Lista: Ambassadörer')
  expect(api.to('GET /instagramers')[0]!.query.toString()).toBe(
    `page=1&perPage=100&state%5B%5D=active&state%5B%5D=pending&productPlan=pro&countryCode=NO&profileCategoryIds%5B%5D=${id(50)}&profileCategoryIds%5B%5D=${id(51)}&minFollowers=1000&maxFollowers=9000&minEngagement=2.5&communityListId=${id(9)}&sort=name`,
  )
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Norge' }))
  expect(router.state.location.search).not.toContain('country')
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Aktiv' }))
  expect(router.state.location.search).toContain('state=pending&')
  await user.click(screen.getByRole('button', { name: 'Ta bort alla' }))
  expect(router.state.location.search).toBe('?sort=name')
})

test('filters are in groups that say how many are set; the button says how many match, closes, and loses nothing that was typed', async () => {
  const { user, router } = open(`/creators?sex=women&town=Lund&price=1000&list=${id(9)}`)
  const opener = await screen.findByRole('button', { name: 'Filter (4)' })
  await user.click(opener)
  const summary = async (title: string) => (await screen.findByText(title)).closest('summary')!.textContent
  expect([await summary('Listor och konto'), await summary('Publiken'), await summary('Pris och samarbeten')]).toEqual([
    'Listor och konto1 vald',
    'Publiken2 valda',
    'Pris och samarbeten1 vald',
  ])
  await user.type(screen.getByLabelText('Följare från'), '500')
  await user.click(screen.getByRole('button', { name: 'Visa 250 kreatörer' }))
  expect(document.activeElement).toBe(opener)
  expect(opener.getAttribute('aria-expanded')).toBe('false')
  expect(document.getElementById(opener.getAttribute('aria-controls')!)!.hidden).toBe(true)
  await waitFor(() => expect(router.state.location.search).toContain('min=500'))
  await user.click(opener)
  await user.click(screen.getByRole('button', { name: 'Rensa filter' }))
  await waitFor(() => expect(router.state.location.search).toBe(''))
  expect(screen.getByLabelText<HTMLInputElement>('Följare från').value).toBe('')
})

test('on a phone the groups are closed at first', async () => {
  const restore = answerMedia((query) => query.includes('max-width: 683px'))
  try {
    const { user } = open('/creators?sex=women')
    await user.click(await screen.findByRole('button', { name: 'Filter (1)' }))
    expect((await screen.findByText('Publiken')).closest('details')!.open).toBe(false)
  } finally {
    restore()
  }
})

test('followers the wrong way round are told of at the field; without hits everything can be shown again', async () => {
  const { user, router } = open('/creators?min=5000&max=100')
  await user.click(await screen.findByRole('button', { name: /Filter/ }))
  expect(await screen.findByText('Ange minst lika många som i Följare från.')).toBeTruthy()
  await user.type(screen.getByRole('searchbox'), 'xyz')
  await user.click(await screen.findByRole('button', { name: 'Visa alla' }))
  expect(await screen.findByRole('row', { name: /Kreatör 0 / })).toBeTruthy()
  expect(router.state.location.search).toBe('')
})

test('rows are chosen one by one or with Shift, and the chosen are invited: invited, already and outside are told apart', async () => {
  const { user, api } = open('/creators', { 'POST /campaigns/:id/invitations': { invited: 2, already: 1, outside: 0 } })
  await user.click(await screen.findByRole('checkbox', { name: 'Välj Kreatör 0' }))
  await user.keyboard('{Shift>}')
  await user.click(screen.getByRole('checkbox', { name: 'Välj Kreatör 2' }))
  await user.keyboard('{/Shift}')
  expect(screen.getByText('3 valda')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Bjud in' }))
  const dialog = await screen.findByRole('dialog', { name: 'Bjud in 3 kreatörer' })
  await user.click(await within(dialog).findByRole('combobox', { name: /Kampanj/ }))
  await user.click(await screen.findByRole('option', { name: /Vinter/ }))
  await user.type(within(dialog).getByRole('textbox', { name: /Meddelande/ }), 'Hej')
  await user.click(within(dialog).getByRole('button', { name: 'Bjud in' }))
  expect(await screen.findByText('2 inbjudna')).toBeTruthy()
  expect(screen.getByText('1 är redan inbjuden eller med')).toBeTruthy()
  expect(api.to('POST /campaigns/:id/invitations')[0]!.body).toEqual({
    instagramerIds: [id(1_000), id(1_001), id(1_002)],
    message: 'Hej',
  })
})

test('a list that cannot be had says so in its place and is asked for again', async () => {
  const { user, api } = open('/creators', { 'GET /instagramers': reply(400, {}) })
  const again = await screen.findByRole('button', { name: 'Försök igen' })
  api.on({ 'GET /instagramers': answer })
  await user.click(again)
  await waitFor(() => expect(screen.getByRole('row', { name: /Kreatör 0 / })).toBeTruthy())
})

test.each([
  ['company_not_approved', 'Kreatörerna visas när ert företag är godkänt', 'Se hur det går', '/company'],
  ['email_not_confirmed', 'Bekräfta din e-postadress först', 'Skicka länken igen', '/settings'],
])('%s is no failure: a sentence why, and the way on', async (error, title, action, href) => {
  open('/creators', { 'GET /instagramers': reply(422, { error }) })
  expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByRole('link', { name: action }).getAttribute('href')).toBe(href)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('by fit, each row says how well and why in words; the filters of audience, price and work are asked of the server and stand as chips', async () => {
  const { user, api, router } = open(
    `/creators?wish=${id(50)}&audience=SE&share=60&town=Lund&age=25-34&sex=women&price=1000&most=5000&answer=3&history=new&notwith=${id(50)}&days=30&signals=none&sort=-fit`,
    {
      'GET /instagramers': {
        ...listAnswer('instagramers', creators.slice(0, 2)),
        next_cursor: null,
        findings: [
          {
            id: id(1_000),
            score: 80,
            reasons: ['audience_in_country', 'category'],
            price: { amount: 350_000, source: 'asked' },
            signals: [{ id: 'engagement_low', share: 0.4, low: 0.5, high: 10 }],
          },
          { id: id(1_001), score: 30, reasons: [], price: null, signals: [] },
        ],
      },
    },
  )
  const first = within(await screen.findByRole('row', { name: /Kreatör 0 / }))
  expect(await first.findByText('Passar bra')).toBeTruthy()
  expect(first.getByText('publiken finns i landet, rätt kategori')).toBeTruthy()
  expect(first.getByText('har begärt av er')).toBeTruthy()
  expect(first.getByText('1 signal').title).toMatch(
    /^Engagemanget är 0,4\s%\. Konton av den storleken har oftast 0,5\s% till 10\s%\.$/,
  )
  expect(await screen.findByText('Passar mindre bra')).toBeTruthy()
  expect(Object.fromEntries(api.to('GET /instagramers')[0]!.query)).toEqual({
    page: '1',
    perPage: '100',
    wishCategoryIds: id(50),
    audienceCountry: 'SE',
    minAudienceShare: '60',
    audienceTown: 'Lund',
    audienceAge: '25-34',
    audienceSex: 'women',
    minPrice: '100000',
    maxPrice: '500000',
    maxAnswerHours: '72',
    history: 'new',
    notWithCategoryId: id(50),
    notWithDays: '30',
    withoutSignals: 'true',
    sort: '-fit',
  })
  for (const name of [
    'Önskad: Friluftsliv',
    'Publik i Sverige',
    'Publik i Lund',
    'Mest kvinnor',
    'Nya för er',
    'Utan signaler',
  ])
    expect(await screen.findByText(name)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Ta bort filtret Utan signaler' }))
  expect(router.state.location.search).not.toContain('signals')
})

test('two reasons stand in full; how many more there are is a button that shows all, from the keyboard of the row', async () => {
  const { user } = open(`/creators?wish=${id(50)}&sort=-fit`, {
    'GET /instagramers': {
      ...listAnswer('instagramers', creators.slice(0, 1)),
      next_cursor: null,
      findings: [
        {
          id: id(1_000),
          score: 80,
          reasons: ['worked_well', 'engagement', 'category', 'in_time'],
          price: null,
          signals: [],
        },
      ],
    },
  })
  const row = await screen.findByRole('row', { name: /Kreatör 0 / })
  const more = await within(row).findByRole('button', { name: '+2 till' })
  expect(within(row).getByText('fick bra betyg av er förut, bra engagemang för storleken')).toBeTruthy()
  expect(screen.queryByRole('tooltip')).toBeNull()
  row.focus()
  for (let at = 0; at < 4 && document.activeElement !== more; at++) await user.tab()
  await user.keyboard('{Enter}')
  expect([...screen.getByRole('tooltip').children].map(({ textContent }) => textContent)).toEqual([
    'fick bra betyg av er förut',
    'bra engagemang för storleken',
    'rätt kategori',
    'brukar lämna i tid',
  ])
  expect(row.getAttribute('aria-selected')).toBe('false')
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('tooltip')).toBeNull()
})

test('more like one: the most alike first without a choice of order, and the chip says whom', async () => {
  const { api } = open(`/creators?like=${id(1_005)}`, {
    'GET /instagramers/:id': { instagramer: wire(creators[5]!) },
    'GET /instagramers': {
      ...listAnswer('instagramers', creators.slice(0, 1)),
      next_cursor: null,
      findings: [{ id: id(1_000), score: 90, reasons: ['same_categories'], price: null, signals: [] }],
    },
  })
  expect(await screen.findByText('Mycket lik')).toBeTruthy()
  expect(await screen.findByText('Liknar Kreatör 5')).toBeTruthy()
  expect(api.to('GET /instagramers')[0]!.query.toString()).toBe(`page=1&perPage=100&likeId=${id(1_005)}`)
})
