/** @jest-environment @happy-dom/jest-environment */
import { afterEach, describe, expect, jest, test } from '@jest/globals'
import type { Company } from '@samspel/api'
import {
  answerMedia,
  buildBrand,
  buildCompany,
  buildStore,
  buildUser,
  cleanup,
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
import { companySlices } from '../../data/company-data'
import { companySaga } from '../../data/company-saga'
import { outside } from '../../data/go-to'
import { BrandEditorPage } from './BrandEditorPage'
import { BrandsPage } from './BrandsPage'
import { MembersPage } from './MembersPage'
import { PlanCard, UnpaidFees } from './PlanCard'

afterEach(cleanup)
// What was typed is kept in the tab until it is sent.
afterEach(() => sessionStorage.clear())

const me = buildUser({ id: id(101), name: 'Sara Lindqvist', companyId: id(300) })
const elin = buildUser({
  id: id(102),
  name: 'Elin Norberg',
  email: 'elin@fjallbris.example',
  role: 'store_user',
  brandIds: [id(200)],
  companyId: id(300),
})
const brands = [buildBrand({ id: id(200), name: 'Havsro' }), buildBrand({ id: id(201), name: 'Fjällglim' }, 2)]
const state = {
  auth: { authenticated: true, scope: 'user', role: 'company', roleResolved: true },
  app: { currentUserId: me.id },
  entities: { users: { [me.id]: me } },
} as never
const invitation = {
  id: id(50),
  email: 'ny@fjallbris.example',
  role: 'store_user',
  companyId: id(300),
  companyName: 'Fjällbris AB',
  brandIds: [id(200)],
  invitedBy: 'Sara Lindqvist',
  state: 'open',
  createdAt: '2026-11-20T10:00:00.000Z',
  expiresAt: '2026-12-04T10:00:00.000Z',
}

const answers = (company: Partial<Company> = {}) => ({
  'GET /companies/:id': wire({ company: buildCompany({ id: id(300), ...company }) }),
  'GET /companies/:id/plan': wire({ plan: null, isPending: false }),
  'GET /role_duties': wire({ duties: [] }),
  'GET /users': listAnswer('users', [elin, me]),
  'GET /brands': listAnswer('brands', brands),
  'GET /invitations': listAnswer('invitations', [invitation]),
  'GET /brands/:id/stores': listAnswer('stores', []),
})
const open = (page: React.ReactElement, api = {}, options = {}) =>
  renderWithApp(page, {
    route: '/company',
    path: '*',
    slices: companySlices,
    sagas: { companies: companySaga },
    state,
    api: { ...answers(), ...api },
    ...options,
  })

const row = async (name: string) => (await screen.findByText(name)).closest('tr')!

const openFiltered = (api = {}) => open(<MembersPage />, api, { route: '/company?role=store_user' })

describe('members', () => {
  test('the people of the own company with role and brands; the own row says so and has no button (P-09)', async () => {
    const { api } = openFiltered()
    const own = await row('Sara Lindqvist')
    expect(within(own).getByText('Det är du')).toBeTruthy()
    expect(within(own).queryByRole('button')).toBeNull()
    const other = await row('Elin Norberg')
    expect(within(other).getByText('Butikspersonal')).toBeTruthy()
    expect(await within(other).findByText('Havsro')).toBeTruthy()
    expect(within(other).getByRole('button', { name: 'Ändra Elin Norberg' })).toBeTruthy()
    expect(api.to('GET /users')[0]?.query.get('companyId')).toBe(id(300))
  })

  test('role, brand and words stand in the address, go to the server, and leave the address when taken away (S-06)', async () => {
    const { user, api, router } = openFiltered({
      'GET /users': ({ query }: { query: URLSearchParams }) =>
        listAnswer('users', query.get('query') ? [] : [elin, me]),
    })
    await row('Elin Norberg')
    await user.selectOptions(screen.getByLabelText('Roll'), 'store_user')
    await user.selectOptions(screen.getByLabelText('Varumärken'), id(200))
    await user.type(screen.getByRole('searchbox'), 'xyz')
    await user.click(await screen.findByRole('button', { name: 'Visa alla' }))
    expect(api.to('GET /users').map(({ query }) => query.toString())).toContain(
      `page=1&brandId=${id(200)}&companyId=${id(300)}&query=xyz&role=store_user`,
    )
    await row('Elin Norberg')
    expect(router.state.location.search).toBe('')
  })

  test('an address with a filter opens filtered (S-06)', async () => {
    const { api } = open(<MembersPage />, {}, { route: `/company?role=company&q=sara` })
    await row('Sara Lindqvist')
    expect(api.to('GET /users')[0]?.query.toString()).toBe(`page=1&role=company&companyId=${id(300)}&query=sara`)
  })

  test('a new role is sent alone; the last one who can look after a company keeps it, and the form says why', async () => {
    const { user, api } = openFiltered({ 'PATCH /users/:id': reply(422, { error: 'last_member' }) })
    await user.click(await screen.findByRole('button', { name: 'Ändra Elin Norberg' }))
    const sheet = await screen.findByRole('dialog')
    await user.click(await within(sheet).findByRole('radio', { name: /Varumärkesansvarig/ }))
    await user.click(within(sheet).getByRole('button', { name: 'Spara' }))
    expect((await within(sheet).findByRole('alert')).textContent).toBe(
      'Ingen annan kan sköta det här kontot. Bjud in någon först.',
    )
    expect(api.to('PATCH /users/:id')[0]).toMatchObject({
      params: { id: elin.id },
      body: { user: { role: 'company' } },
    })
    const promoted = { ...elin, role: 'company' }
    api.on({ 'PATCH /users/:id': wire({ user: promoted }), 'GET /users': listAnswer('users', [promoted, me]) })
    await user.click(within(sheet).getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(within(await row('Elin Norberg')).getByText('Varumärkesansvarig')).toBeTruthy()
  })

  test('a clerk is tied to single stores of the brand, found by typing; nobody else is asked for stores (G-04)', async () => {
    const store = buildStore({ id: id(700), brandId: id(200), name: 'Havsro Lund', city: 'Lund' })
    const old = { id: id(701), brandId: id(200), name: 'Havsro Umeå', city: 'Umeå' }
    const { user, api } = openFiltered({
      'GET /users': listAnswer('users', [{ ...elin, stores: [old] }, me]),
      'GET /brands/:id/stores': listAnswer('stores', [store]),
      'PATCH /users/:id': wire({ user: elin }),
    })
    await user.click(await screen.findByRole('button', { name: 'Ändra Elin Norberg' }))
    await user.click(await screen.findByRole('combobox', { name: 'Butiker' }))
    await user.click(await screen.findByRole('option', { name: 'Havsro Lund' }))
    await user.click(screen.getByRole('button', { name: 'Ta bort Havsro Umeå' }))
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(api.to('PATCH /users/:id')[0]?.body).toEqual({ user: { storeIds: [store.id] } }))
  })

  test('whoever sees everything is not asked for stores (G-04)', async () => {
    const { user } = openFiltered({ 'GET /users': listAnswer('users', [{ ...elin, role: 'company' }, me]) })
    await user.click(await screen.findByRole('button', { name: 'Ändra Elin Norberg' }))
    await screen.findByRole('button', { name: 'Spara' })
    expect(screen.queryByRole('combobox', { name: 'Butiker' })).toBeNull()
  })

  test('a block is asked about first, says what it does, and shows at once', async () => {
    const { user, api } = openFiltered({ 'PATCH /users/:id': wire({ user: { ...elin, blocked: true } }) })
    await user.click(await screen.findByRole('button', { name: 'Ändra Elin Norberg' }))
    await user.click(await screen.findByRole('button', { name: 'Blockera' }))
    expect(await screen.findByText('Blockera Elin Norberg?')).toBeTruthy()
    expect(api.to('PATCH /users/:id')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Blockera' }))
    expect(await within(await row('Elin Norberg')).findByText('Blockerad')).toBeTruthy()
    expect(api.to('PATCH /users/:id')[0]?.body).toEqual({ user: { blocked: true } })
  })

  test('a list that cannot be had says so in its place and is asked for again', async () => {
    const { user, api } = openFiltered({ 'GET /users': reply(400, {}) })
    const again = await screen.findByRole('button', { name: 'Försök igen' })
    api.on({ 'GET /users': listAnswer('users', [elin]) })
    await user.click(again)
    await row('Elin Norberg')
  })

  test('a company of somebody else is not shown (S-34)', async () => {
    open(<MembersPage />, { 'GET /companies/:id': reply(404, { error: 'not_found' }) })
    expect(
      await screen.findByRole('heading', { name: 'Företaget finns inte, eller så har du inte åtkomst till det.' }),
    ).toBeTruthy()
  })
})

describe('state of the company', () => {
  test('one that waits is told so on every page', async () => {
    open(<BrandsPage />, answers({ state: 'requested' }))
    expect(await screen.findByText('Er ansökan granskas.')).toBeTruthy()
  })

  test('one that was declined reads the reason and asks anew; then it waits', async () => {
    let company = buildCompany({ id: id(300), state: 'declined', declineReason: 'Webbplatsen saknas.' })
    const { user, api } = open(<MembersPage />, {
      'GET /companies/:id': () => wire({ company }),
      'POST /company_requests': () => {
        company = { ...company, state: 'requested', declineReason: null }
        return wire({ companyRequest: { id: id(70), companyId: id(300) } })
      },
    })
    expect(await screen.findByText('Webbplatsen saknas.')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Be om ny prövning' }))
    expect(await screen.findByText('Er ansökan granskas.')).toBeTruthy()
    expect(api.to('POST /company_requests')).toHaveLength(1)
  })

  test('name and country are changed in a dialog', async () => {
    const { user, api } = open(<MembersPage />, {
      'PATCH /companies/:id': wire({ company: buildCompany({ id: id(300), name: 'Fjällbris Norden AB' }) }),
    })
    await user.click(await screen.findByRole('button', { name: 'Ändra uppgifter' }))
    const dialog = await screen.findByRole('dialog')
    await user.clear(within(dialog).getByLabelText('Företagets namn'))
    await user.type(within(dialog).getByLabelText('Företagets namn'), 'Fjällbris Norden AB')
    await user.click(within(dialog).getByRole('button', { name: 'Spara' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Fjällbris Norden AB' })).toBeTruthy()
    expect(api.to('PATCH /companies/:id')[0]?.body).toEqual({
      company: { name: 'Fjällbris Norden AB', countryCode: 'SE' },
    })
  })
})

describe('a company at the payment provider (P-08, C-17)', () => {
  const admin = { authenticated: true, scope: 'user', role: 'admin', roleResolved: true }
  const payment = { sessionId: 'cs_test_1', customerId: 'cus_1', subscriptionId: null }
  const openAsAdmin = (company: Partial<Company>, api = {}) =>
    open(
      <MembersPage />,
      { ...answers(company), ...api },
      {
        route: `/admin/companies/${id(300)}`,
        path: '/admin/companies/:companyId',
        state: { ...(state as object), auth: admin },
      },
    )

  test('platform staff see the ways to its dashboard and the checkout of the sign-up, and write the ids', async () => {
    const { user, api } = openAsAdmin(
      { payment },
      {
        'PATCH /companies/:id': wire({
          company: buildCompany({ id: id(300), payment: { ...payment, subscriptionId: 'sub_1' } }),
        }),
      },
    )
    const link = await screen.findByRole('link', { name: 'cus_1' })
    expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      'https://dashboard.stripe.com/test/customers/cus_1',
      '_blank',
    ])
    expect(screen.getByText('cs_test_1')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Ändra uppgifter' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByLabelText(/^Abonnemang/), 'cus_2')
    await user.tab()
    expect(await dialog.findByText('ange ett abonnemangs-id från Stripe, sub_…')).toBeTruthy()
    await user.clear(dialog.getByLabelText(/^Abonnemang/))
    await user.type(dialog.getByLabelText(/^Abonnemang/), 'sub_1')
    await user.click(dialog.getByRole('button', { name: 'Spara' }))
    expect((await screen.findByRole('link', { name: 'sub_1' })).getAttribute('href')).toBe(
      'https://dashboard.stripe.com/test/subscriptions/sub_1',
    )
    expect(api.to('PATCH /companies/:id')[0]?.body).toEqual({
      company: { name: 'Fjällbris AB', countryCode: 'SE', payment: { customerId: 'cus_1', subscriptionId: 'sub_1' } },
    })
  })

  test('the company itself sees none of it', async () => {
    open(<MembersPage />, answers({ payment }))
    await row('Elin Norberg')
    expect(screen.queryByText(/Stripe|cus_1|cs_test_1/)).toBeNull()
  })
})

describe('#18 members on a phone', () => {
  let restore: () => void
  afterEach(() => restore())

  test('are a row each: role and brands in a line, the state only where it is not the usual one, and a pencil', async () => {
    restore = answerMedia((query) => query.includes('max-width'))
    const out = buildUser({ id: id(103), name: 'Nora Lind', blocked: true, companyId: id(300) })
    const { user } = openFiltered({ 'GET /users': listAnswer('users', [elin, me, out]) })
    const list = within(await screen.findByRole('list', { name: 'Personer' }))
    expect(await list.findByText('Butikspersonal')).toBeTruthy()
    expect(list.getByText('Det är du')).toBeTruthy()
    expect(list.getAllByText('Blockerad')).toHaveLength(1)
    expect(list.queryByText('Aktiv')).toBeNull()
    await user.click(list.getByRole('button', { name: 'Ändra Elin Norberg' }))
    expect(await screen.findByRole('dialog', { name: /Elin Norberg/ })).toBeTruthy()
  })
})

const thePlan = (
  <>
    <UnpaidFees companyId={id(300)} />
    <PlanCard companyId={id(300)} />
  </>
)

describe('the plan of a company', () => {
  const plan = {
    name: 'small',
    monthlyFee: 49_900,
    since: '2025-03-06',
    brands: 4,
    nextOn: '2026-12-06',
    state: 'active',
    paidBy: 'account',
    endsOn: null,
    invoiceUrl: null,
    unpaid: [
      {
        accountId: id(7),
        brandId: id(200),
        brandName: 'Havsro',
        logoUrl: null,
        companyName: 'Fjällbris AB',
        amount: 49_900,
        dueOn: '2026-11-06',
        lacking: 12_000,
        triedUntil: '2026-11-30',
        isTried: true,
      },
    ],
  }

  test('says which, the fee and its sum, since when and when the next is taken; what could not be taken leads to the account', async () => {
    open(thePlan, { 'GET /companies/:id/plan': wire({ plan, isPending: false }) })
    expect(await screen.findByText('Liten')).toBeTruthy()
    expect(screen.getByText(/^499.kr per varumärke, 1.996.kr för 4 varumärken$/)).toBeTruthy()
    expect(screen.getByText(/^6.december.2026, från varumärkets konto$/)).toBeTruthy()
    expect(screen.getByText(/^6.mars.2025$/)).toBeTruthy()
    expect(
      screen.getByText(/^120.kr saknas på kontot\. Vi försöker igen till och med 30.november.2026\.$/),
    ).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Till kontot' }).getAttribute('href')).toBe(`/wallet/${id(7)}`)
  })

  const byCard = { ...plan, paidBy: 'card', unpaid: [] }

  test('one that is paid by card says so, and its company manages it at the provider', async () => {
    const goTo = jest.spyOn(outside, 'goTo').mockImplementation(() => undefined)
    const { user } = open(thePlan, {
      'GET /companies/:id/plan': wire({ plan: byCard, isPending: false }),
      'POST /companies/:id/plan/portal': wire({ url: 'https://billing.example/p' }),
    })
    expect(await screen.findByText(/^6.december.2026, från kortet$/)).toBeTruthy()
    await user.click(await screen.findByRole('button', { name: 'Byt kort eller säg upp' }))
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('https://billing.example/p'))
  })

  test('a month that the card did not pay leads to its invoice, and an end that was asked for is named', async () => {
    open(thePlan, {
      'GET /companies/:id/plan': wire({
        plan: { ...byCard, state: 'past_due', endsOn: '2026-12-05', invoiceUrl: 'https://invoice.example/1' },
        isPending: false,
      }),
    })
    expect((await screen.findByRole('link', { name: /^Betala fakturan/ })).getAttribute('href')).toBe(
      'https://invoice.example/1',
    )
    expect(screen.getByText(/^5.december.2026$/)).toBeTruthy()
  })

  test.each([
    [false, 'Inget paket. Ingen månadsavgift dras.'],
    [true, /^Köpet vid registreringen kontrolleras/],
  ])('none, with the sign-up’s purchase still asked for: %s (C-17)', async (isPending, text) => {
    open(thePlan, { 'GET /companies/:id/plan': wire({ plan: null, isPending }) })
    expect(await screen.findByText(text)).toBeTruthy()
  })

  test('a read that fails is asked again', async () => {
    const { api, user } = open(thePlan, { 'GET /companies/:id/plan': reply(500, { error: 'internal' }) })
    expect(await screen.findByText(/Paketet kunde inte hämtas/)).toBeTruthy()
    api.on({ 'GET /companies/:id/plan': wire({ plan, isPending: false }) })
    await user.click(screen.getByRole('button', { name: /Försök igen/ }))
    expect(await screen.findByText('Liten')).toBeTruthy()
  })
})

describe('invitations to stores', () => {
  test('who was invited, sent again and taken back after a question', async () => {
    const { user, api } = openFiltered({
      'POST /invitations/:id/resend': wire({ invitation }),
      'DELETE /invitations/:id': undefined,
    })
    const line = await row('ny@fjallbris.example')
    expect(within(line).getByText('Väntar på svar')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Skicka igen till ny@fjallbris.example' }))
    await waitFor(() => expect(api.to('POST /invitations/:id/resend')).toHaveLength(1))
    await user.click(screen.getByRole('button', { name: 'Återkalla inbjudan till ny@fjallbris.example' }))
    await user.click(await screen.findByRole('button', { name: 'Återkalla' }))
    await waitFor(() => expect(screen.queryByText('ny@fjallbris.example')).toBeNull())
    expect(api.to('DELETE /invitations/:id')[0]?.params.id).toBe(invitation.id)
  })

  test.each([
    ['account_exists', 'account already exists', 'Kunde inte spara, kontrollera uppgifterna och försök igen'],
    ['taken', 'är redan upptagen', 'Adressen har redan en öppen inbjudan. Skicka den igen från listan.'],
  ])('an address that cannot be invited (%s) says so at the field (X-29)', async (error, atField, alert) => {
    const { user, api } = openFiltered({
      'GET /brands': listAnswer('brands', brands.slice(0, 1)),
      'POST /invitations': reply(422, { errors: { email: [error] } }),
    })
    await row('ny@fjallbris.example')
    await user.click(screen.getByRole('button', { name: 'Bjud in' }))
    const dialog = await screen.findByRole('dialog')
    await user.type(within(dialog).getByLabelText('E-post'), 'ny@fjallbris.example')
    await user.click(within(dialog).getByRole('radio', { name: /Butikspersonal/ }))
    await user.click(within(dialog).getByRole('button', { name: 'Skicka inbjudan' }))
    expect(await within(dialog).findByText(atField)).toBeTruthy()
    expect(await within(dialog).findByText(alert)).toBeTruthy()
    expect(api.to('POST /invitations')[0]?.body).toEqual({
      invitation: { email: 'ny@fjallbris.example', role: 'store_user', brandIds: [id(200)], locale: 'sv' },
    })
  })
})

describe('brands', () => {
  test('the brands of the company with address and counts (P-09)', async () => {
    const { api } = open(<BrandsPage />)
    const card = (await screen.findByText('Havsro')).closest('li')!
    expect(within(card).getByRole('link', { name: '/b/fjallbris-1' }).getAttribute('href')).toBe('/b/fjallbris-1')
    expect(within(card).getByText('Sverige · 3 butiker · 2 öppna kampanjer')).toBeTruthy()
    expect(within(card).getByRole('link', { name: 'Ändra Havsro' }).getAttribute('href')).toBe(
      `/company/brands/${id(200)}`,
    )
    expect(api.to('GET /brands')[0]?.query.get('companyId')).toBe(id(300))
  })

  const edit = (api: FakeRoutes = {}, route = `/company/brands/${id(200)}`) =>
    open(
      <BrandEditorPage />,
      {
        'GET /brands/:id': wire({ brand: brands[0] }),
        'HEAD /collaboration_pages/slug/:slug': reply(404),
        ...api,
      },
      { route, path: '/company/brands/:brandId' },
    )

  test('a new address is told of before it is saved; one that somebody took meanwhile is said at its field', async () => {
    const { user, api } = edit({ 'PATCH /brands/:id': reply(422, { errors: { slug: ['taken'] } }) })
    const slug = await screen.findByLabelText('Samarbetssidans adress')
    expect(screen.queryByText('Sidan får en ny adress.')).toBeNull()
    await user.clear(slug)
    await user.type(slug, 'havsro-ny')
    expect(screen.getByText('Sidan får en ny adress.')).toBeTruthy()
    expect(screen.getByText(/\/b\/fjallbris-1, slutar fungera direkt/)).toBeTruthy()
    await waitFor(
      () => expect(screen.getByRole('button', { name: 'Spara' }).getAttribute('aria-disabled')).toBeNull(),
      { timeout: 3_000 },
    )
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    expect(await screen.findByText('är redan upptagen')).toBeTruthy()
    expect(api.to('PATCH /brands/:id')[0]?.body).toMatchObject({
      brand: { slug: 'havsro-ny', website: null, description: null },
    })
  })

  test('from the first steps, saving leads back to them', async () => {
    const { user, router } = edit(
      { 'PATCH /brands/:id': wire({ brand: brands[0] }) },
      `/company/brands/${id(200)}?from=start`,
    )
    await user.type(await screen.findByLabelText(/^Beskrivning/), ' Vi rostar kaffe.')
    await user.click(screen.getByRole('button', { name: 'Spara' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/overview'))
  })

  test('the address of a new brand follows its name (S-21)', async () => {
    const { user } = open(
      <BrandEditorPage />,
      { 'HEAD /collaboration_pages/slug/:slug': reply(404) },
      { route: '/company/brands/new', path: '/company/brands/new' },
    )
    await user.type(await screen.findByLabelText('Namn'), 'Tall Kotte')
    expect(screen.getByLabelText<HTMLInputElement>('Samarbetssidans adress').value).toBe('tall-kotte')
  })

  test('a brand of another company is not opened (S-34)', async () => {
    edit({ 'GET /brands/:id': wire({ brand: buildBrand({ id: id(200), companyId: id(999) }) }) })
    expect(
      await screen.findByRole('heading', { name: 'Varumärket finns inte, eller så har du inte åtkomst till det.' }),
    ).toBeTruthy()
  })
})
