/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, test } from '@jest/globals'
import type { CompanyRequest, ManagedInfoBanner } from '@samspel/api'
import {
  buildCompany,
  buildUser,
  cleanup,
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
import { companySlices } from '../data/company-data'
import { companySaga } from '../data/company-saga'
import RequestsBadge from '../slots/RequestsBadge'
import CompaniesPage from './companies'
import RequestsPage from './company-requests'
import { templates } from './company-requests/templates'
import BannerEditorPage from './info-banners/editor'
import BannersPage from './info-banners/list'
import { UsersPage } from './users'

afterEach(cleanup)

const me = buildUser({ id: id(100), name: 'Alva Berg', role: 'admin', companyId: null, brandIds: [] })
const state = {
  auth: { authenticated: true, scope: 'user', role: 'admin', roleResolved: true },
  app: { currentUserId: me.id },
  entities: { users: { [me.id]: me } },
} as never
const open = (page: React.ReactElement, api: object, options = {}) =>
  renderWithApp(
    <>
      <Toaster />
      {page}
    </>,
    { slices: companySlices, sagas: { companies: companySaga }, state, api: api as never, ...options },
  )

const request = (change: Partial<CompanyRequest> = {}): CompanyRequest => ({
  id: id(70),
  companyId: id(301),
  companyName: 'Tallkotte AB',
  countryCode: 'SE',
  brandId: id(210),
  brandName: 'Tallkotte',
  slug: 'tallkotte',
  contactName: 'Elsa Nyström',
  email: 'elsa@tallkotte.example',
  emailConfirmed: false,
  state: 'requested',
  reason: null,
  decidedBy: null,
  decidedAt: null,
  createdAt: new Date(Date.now() - 4 * 86_400_000).toISOString(),
  ...change,
})
const requests =
  (all: readonly CompanyRequest[]) =>
  ({ query }: { query: URLSearchParams }) =>
    listAnswer(
      'companyRequests',
      all.filter((each) => each.state === query.get('state')),
    )

describe('requests of companies', () => {
  test('facts of a request: who, from where, how long ago, whether the address is confirmed; counts on the tabs', async () => {
    open(<RequestsPage />, {
      'GET /company_requests': requests([request(), request({ id: id(71), state: 'declined', reason: 'Nej.' })]),
    })
    const card = await screen.findByRole('article', { name: 'Tallkotte AB' })
    for (const text of [
      'Tallkotte, Sverige',
      'Elsa Nyström',
      'elsa@tallkotte.example',
      '/b/tallkotte',
      'Obekräftad e-post',
    ])
      expect(within(card).getByText(text)).toBeTruthy()
    expect(within(card).getByText(/för 4 dagar sedan/)).toBeTruthy()
    expect(await screen.findByRole('tab', { name: /^Väntar ?1$/ })).toBeTruthy()
    expect(await screen.findByRole('tab', { name: /^Nekade ?1$/ })).toBeTruthy()
  })

  test('an approval is asked about, moves the request to its tab at once, and the number on the navigation with it (T-06)', async () => {
    const done = request({ state: 'approved', decidedBy: 'Alva Berg', decidedAt: new Date().toISOString() })
    const { user, api } = open(
      <>
        <RequestsBadge />
        <RequestsPage />
      </>,
      {
        'GET /company_requests': requests([request()]),
        'PATCH /company_requests/:id/approve': wire({ companyRequest: done }),
      },
    )
    expect(await screen.findByRole('img', { name: '1 företag väntar' })).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Godkänn Tallkotte AB' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('E-postadressen är inte bekräftad ännu.')).toBeTruthy()
    await user.click(within(dialog).getByRole('button', { name: 'Godkänn' }))
    expect(await screen.findByText('Ingen väntar på svar')).toBeTruthy()
    expect(screen.queryByRole('img', { name: /väntar/ })).toBeNull()
    expect(screen.getByRole('tab', { name: /^Godkända ?1$/ })).toBeTruthy()
    expect(api.to('PATCH /company_requests/:id/approve')).toHaveLength(1)
  })

  test('a decline needs a reason, may begin with a template, and shows what the company will read', async () => {
    const { user, api } = open(<RequestsPage />, {
      'GET /company_requests': requests([request()]),
      'PATCH /company_requests/:id/decline': wire({ companyRequest: request({ state: 'declined', reason: 'x' }) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Neka Tallkotte AB' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByText('Skriv ett skäl för att se det här.')).toBeTruthy()
    await user.selectOptions(within(dialog).getByLabelText('Börja från en mall'), 'double')
    expect(within(dialog).getByRole('status').textContent).toBe(
      `Er ansökan godkändes inte. ${templates.double.defaultMessage}`,
    )
    await user.click(within(dialog).getByRole('radio', { name: 'Engelska' }))
    expect(within(dialog).getByLabelText<HTMLTextAreaElement>('Skäl').value).toBe(templates.double.en)
    await user.type(within(dialog).getByLabelText('Skäl'), ' Bye.')
    await user.click(within(dialog).getByRole('button', { name: 'Neka' }))
    await waitFor(() =>
      expect(api.to('PATCH /company_requests/:id/decline')[0]?.body).toEqual({ reason: `${templates.double.en} Bye.` }),
    )
  })

  test('409: who was faster is told, from lists loaded anew', async () => {
    const theirs = request({
      state: 'declined',
      decidedBy: 'Ines Falk',
      decidedAt: new Date().toISOString(),
      reason: 'Dubblett.',
    })
    let all = [request()]
    const { user } = open(<RequestsPage />, {
      'GET /company_requests': (asked: { query: URLSearchParams }) => requests(all)(asked),
      'PATCH /company_requests/:id/approve': () => {
        all = [theirs]
        return reply(409, { error: 'already_decided' })
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Godkänn Tallkotte AB' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Godkänn' }))
    expect(await screen.findByText('Ines Falk hann före: Tallkotte AB är nekat.')).toBeTruthy()
    expect(await screen.findByText('Ingen väntar på svar')).toBeTruthy()
  })
})

test('all staff by role: the role stands in the address and goes to the server; a company is named (P-09, S-06)', async () => {
  const sara = buildUser({ id: id(101), name: 'Sara Lindqvist', companyName: 'Trekant Handel AB' })
  const { user, api, router } = open(<UsersPage />, {
    'GET /users': ({ query }: { query: URLSearchParams }) =>
      listAnswer('users', query.get('role') === 'admin' ? [me] : [me, sara]),
  })
  expect(await screen.findByText('Trekant Handel AB')).toBeTruthy()
  await user.selectOptions(screen.getByLabelText('Roll'), 'admin')
  await waitFor(() => expect(screen.queryByText('Sara Lindqvist')).toBeNull())
  expect(api.to('GET /users').at(-1)?.query.toString()).toBe('page=1&role=admin')
  expect(router.state.location.search).toBe('?role=admin')
})

test('companies by words and state, each leading to its page (S-06)', async () => {
  const { user, api } = open(<CompaniesPage />, {
    'GET /companies': listAnswer('companies', [buildCompany({ id: id(300), state: 'requested' })]),
  })
  expect((await screen.findByRole('link', { name: 'Fjällbris AB' })).getAttribute('href')).toBe(
    `/admin/companies/${id(300)}`,
  )
  await user.selectOptions(screen.getByLabelText('Status'), 'requested')
  await waitFor(() => expect(api.to('GET /companies').at(-1)?.query.get('state')).toBe('requested'))
})

const banner = (change: Partial<ManagedInfoBanner> = {}): ManagedInfoBanner => ({
  id: id(80),
  contentSv: 'Hej',
  contentEn: null,
  style: 'warning',
  linkTextSv: 'Läs mer',
  linkTextEn: null,
  linkUrl: '/p',
  closable: true,
  active: false,
  startsAt: null,
  endsAt: null,
  status: 'draft',
  createdAt: '2026-11-20T10:00:00.000Z',
  ...change,
})

describe('info banners', () => {
  test('a banner is shown as the shell shows it, in each language that has a text; the other says that nothing is shown (E-20, E-21)', async () => {
    open(<BannersPage />, {
      'GET /info_banners': listAnswer('infoBanners', [
        banner(),
        banner({
          id: id(81),
          contentEn: 'Hello',
          contentSv: null,
          linkUrl: null,
          closable: false,
          status: 'live',
          active: true,
        }),
      ]),
    })
    const first = within(await screen.findByRole('article', { name: 'Hej' }))
    expect(first.getByText('Utkast')).toBeTruthy()
    expect(first.getByText('Läs mer').getAttribute('href')).toBe('/p')
    expect(first.getByText('Hej').closest('[inert]')?.querySelector('button')).toBeTruthy()
    expect(first.getAllByText('Här visas inget: texten saknas på det här språket.')).toHaveLength(1)
    const second = within(screen.getByRole('article', { name: 'Hello' }))
    expect(second.getByText('Visas nu')).toBeTruthy()
    expect(second.getByText('Hello').closest('[inert]')?.querySelector('button, a')).toBeNull()
  })

  test('a draft is published from the list, and that can be undone', async () => {
    const { user, api } = open(<BannersPage />, {
      'GET /info_banners': listAnswer('infoBanners', [banner()]),
      'PATCH /info_banners/:id': wire({ infoBanner: banner({ active: true, status: 'live' }) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Publicera' }))
    await user.click(await screen.findByRole('button', { name: 'Ångra' }))
    await waitFor(() =>
      expect(api.to('PATCH /info_banners/:id').map(({ body }) => body)).toEqual([
        { infoBanner: { active: true } },
        { infoBanner: { active: false } },
      ]),
    )
  })

  test('a new banner: a text is needed, a link needs words, times are those of Stockholm', async () => {
    const { user, api } = open(
      <BannerEditorPage />,
      { 'POST /info_banners': wire({ infoBanner: banner() }) },
      { route: '/admin/info-banners/new', path: '/admin/info-banners/new' },
    )
    await user.type(await screen.findByLabelText('Text på engelska'), 'Hello')
    await user.type(screen.getByLabelText(/Länkens adress/), 'javascript:alert(1)')
    await user.tab()
    expect(await screen.findByText('ange en adress som börjar med https:// eller /')).toBeTruthy()
    await user.clear(screen.getByLabelText(/Länkens adress/))
    await user.type(screen.getByLabelText(/Länkens adress/), '/settings')
    await user.type(screen.getByLabelText(/Länktext på engelska/), 'Read more')
    expect(screen.getByRole('link', { name: 'Read more', hidden: true })).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() =>
      expect(api.to('POST /info_banners')[0]?.body).toEqual({
        infoBanner: {
          contentSv: null,
          contentEn: 'Hello',
          style: 'info',
          linkUrl: '/settings',
          linkTextSv: null,
          linkTextEn: 'Read more',
          closable: true,
          active: false,
          startsAt: null,
          endsAt: null,
        },
      }),
    )
  })

  test('an end before the start, said by the server, stands at the day (X-29)', async () => {
    const over = banner({
      startsAt: '2026-12-01T08:00:00.000Z',
      endsAt: '2026-12-02T08:00:00.000Z',
      linkUrl: null,
      linkTextSv: null,
    })
    const { user } = open(
      <BannerEditorPage />,
      {
        'GET /info_banners': listAnswer('infoBanners', [over]),
        'PATCH /info_banners/:id': reply(422, { errors: { starts_at: ['after_end'] } }),
      },
      {
        route: `/admin/info-banners/${over.id}`,
        path: '/admin/info-banners/:bannerId',
      },
    )
    expect((await screen.findByLabelText<HTMLInputElement>('Starttid')).value).toBe('09:00')
    await user.type(screen.getByLabelText('Text på engelska'), 'Hello')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('måste vara före slutdatumet')).toBeTruthy()
  })

  test('a banner that is not there is looked for on every page, then said to be gone (X-27)', async () => {
    const { api } = open(
      <BannerEditorPage />,
      {
        'GET /info_banners': ({ query }: { query: URLSearchParams }) =>
          listAnswer('infoBanners', [banner({ id: id(90 + Number(query.get('page'))) })], {
            nextPage: query.get('page') === '1' ? 2 : null,
          }),
      },
      { route: `/admin/info-banners/${id(99)}`, path: '/admin/info-banners/:bannerId' },
    )
    expect(await screen.findByText('Bannern finns inte, eller så har den tagits bort.')).toBeTruthy()
    expect(api.to('GET /info_banners').map(({ query }) => query.get('page'))).toEqual(['1', '2'])
  })
})
