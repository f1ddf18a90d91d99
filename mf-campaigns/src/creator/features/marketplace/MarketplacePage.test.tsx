/** @jest-environment @happy-dom/jest-environment */
import { beforeEach, expect, test } from '@jest/globals'
import { initialApp } from '@samspel/store'
import {
  buildCampaign,
  type FakeRoutes,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  within,
} from '@samspel/testing'
import { invitationLists, offerLists } from '../../data'
import { MarketplacePage } from './MarketplacePage'

beforeEach(() => localStorage.clear())

const offers = [
  buildCampaign({
    id: id(1),
    name: 'Julpyssel',
    brandName: 'Mossa & Moln',
    promotedAt: '2026-11-01T10:00:00Z',
    enablePaidCollaborations: true,
    paidCollaborationPrice: 900,
    placesLeft: 12,
  }),
  buildCampaign({
    id: id(2),
    name: 'Nattserum',
    brandName: 'Havsro',
    applyObstacle: 'too_few_followers',
    minFollowers: 5_000,
    products: [
      {
        productTitle: 'Serum',
        productName: '',
        productDescription: '',
        productArticleReference: '',
        defaultProductValue: 429,
      },
    ],
  }),
  buildCampaign({
    id: id(3),
    name: 'Pannlampa',
    brandName: 'Fjällglim',
    applyObstacle: 'full',
    placesLeft: 0,
  }),
]
const none = {
  'GET /store_campaigns': listAnswer('store_campaigns', []),
  'GET /instagramers/me/campaign_invitations': listAnswer('campaigns', []),
  'GET /profile_categories': { profile_categories: [{ id: id(90), name_sv: 'Mat', name_en: 'Food' }] },
}
const open = (api: FakeRoutes = {}) =>
  renderWithApp(<MarketplacePage />, {
    route: '/marketplace',
    slices: [offerLists, invitationLists],
    state: { app: { ...initialApp, currentInstagramerId: id(401) } },
    api: {
      'GET /marketplace/campaigns': ({ query }) => listAnswer('campaigns', query.get('query') ? [] : offers),
      ...none,
      ...api,
    },
  })

test('a card says what it gives, what it asks, how many places are left, and why one cannot apply', async () => {
  open()
  const cards = await screen.findByRole('list', { name: 'Leverans' })
  const card = (name: string) => within(within(cards).getByRole('link', { name }).closest('li')!)
  expect(card('Julpyssel').getByText('Utvald')).toBeTruthy()
  expect(card('Julpyssel').getByText(/900.kr i arvode/)).toBeTruthy()
  expect(card('Julpyssel').getByText('12 platser kvar')).toBeTruthy()
  expect(card('Julpyssel').getByText('Inlägg eller story')).toBeTruthy()
  expect(card('Nattserum').getByText('Endast produkt')).toBeTruthy()
  expect(card('Nattserum').getByText(/Värde 429.kr/)).toBeTruthy()
  expect(card('Nattserum').getByText(/Kräver minst 5.000 följare/)).toBeTruthy()
  expect(card('Pannlampa').getByText('Alla platser är tagna')).toBeTruthy()
})

test('offers that could not be loaded are not counted as none', async () => {
  open({ 'GET /marketplace/campaigns': reply(403, { error: 'forbidden' }) })
  const delivery = await screen.findByRole('region', { name: 'Leverans' })
  expect(await within(delivery).findByText('Erbjudandena kunde inte hämtas.')).toBeTruthy()
  expect(within(delivery).queryByText('0')).toBeNull()
})

test('a single choice of the filter can be cleared, and nothing is to clear without one', async () => {
  const { user } = open()
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  const country = await screen.findByLabelText<HTMLSelectElement>('Land')
  expect(screen.queryByRole('button', { name: 'Rensa' })).toBeNull()
  await user.selectOptions(country, 'NO')
  await user.click(screen.getByRole('button', { name: 'Rensa' }))
  expect(country.value).toBe('')
  await user.selectOptions(screen.getByLabelText('Ordning'), 'Högst värde')
  expect(screen.getByRole('button', { name: 'Rensa' })).toBeTruthy()
})

test('offers to pick up lead to the map, and not those that are sent', async () => {
  open()
  const pickup = await screen.findByRole('region', { name: 'Hämta i butik' })
  expect(within(pickup).getByRole('link', { name: 'Karta' }).getAttribute('href')).toBe('/p/marketplace/stores')
  expect(within(screen.getByRole('region', { name: 'Leverans' })).queryByRole('link', { name: 'Karta' })).toBeNull()
})

test('categories to choose from stand in the order of their names', async () => {
  const names = ['Trädgård', 'Mat', 'Resor']
  const { user } = open({
    'GET /profile_categories': {
      profile_categories: names.map((name, at) => ({ id: id(90 + at), name_sv: name, name_en: name })),
    },
  })
  await user.click(await screen.findByRole('button', { name: 'Filter' }))
  const category = await screen.findByLabelText('Kategori')
  await waitFor(() =>
    expect(
      [...category.querySelectorAll('option')]
        .map(({ textContent }) => textContent)
        .filter((one) => names.includes(one)),
    ).toEqual(['Mat', 'Resor', 'Trädgård']),
  )
})

test('the applied filter narrows the offers of both kinds, is counted and kept for this creator; a cancelled one is not (E-42)', async () => {
  const { user, api } = open()
  expect((await screen.findAllByRole('link', { name: 'Julpyssel' }))[0]?.getAttribute('href')).toBe(
    `/marketplace/${id(1)}`,
  )
  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Land'), 'DK')
  await user.click(screen.getByRole('button', { name: 'Avbryt' }))
  expect(localStorage.getItem('samspel.marketplace-filter')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Filter' }))
  await user.selectOptions(await screen.findByLabelText('Land'), 'NO')
  await user.selectOptions(screen.getByLabelText('Kategori'), 'Mat')
  await user.selectOptions(screen.getByLabelText('Ordning'), 'Högst värde')
  await user.click(screen.getByRole('switch', { name: 'Bara med arvode' }))
  await user.click(screen.getByRole('switch', { name: 'Bara det jag uppfyller' }))
  await user.click(screen.getByRole('button', { name: 'Använd' }))
  const wanted = { country: 'NO', categoryId: id(90), paid: 'true', fits: 'true', sort: '-value' }
  for (const kind of ['delivery', 'pickup']) {
    await waitFor(() =>
      expect(api.to('GET /marketplace/campaigns').map(({ query }) => Object.fromEntries(query))).toContainEqual({
        ...wanted,
        deliveryMethod: kind,
        page: '1',
      }),
    )
  }
  expect(screen.getByRole('button', { name: 'Filter, 4 i bruk' })).toBeTruthy()
  expect(JSON.parse(localStorage.getItem('samspel.marketplace-filter') ?? '')).toEqual({
    country: 'NO',
    users: { [id(401)]: { country: 'NO', categoryId: id(90), paid: true, fits: true, sort: '-value' } },
  })
  expect(localStorage.getItem('samspel.preferred-country')).toBe('NO')

  await user.type(screen.getByRole('searchbox', { name: 'Varumärke eller stad' }), 'xyz{Enter}')
  expect(await screen.findByText('Inget matchar din sökning')).toBeTruthy()
})

test('invitations stand first: one applies to them, or says no after a question (G-03)', async () => {
  const invited = buildCampaign({
    id: id(8),
    name: 'Lussefika',
    brandName: 'Björkbrygg',
    myInvitation: { id: id(70), message: 'Vi gillar dina bullar.', createdAt: '2026-11-01T10:00:00Z' },
  })
  const { user, api } = open({
    'GET /instagramers/me/campaign_invitations': listAnswer('campaigns', [invited]),
    'PATCH /campaign_invitations/:id/decline': {
      campaign_invitation: { id: id(70), campaign_id: id(8), state: 'declined' },
    },
  })
  const section = within(await screen.findByRole('region', { name: 'Du är inbjuden' }))
  expect(section.getByText('Vi gillar dina bullar.')).toBeTruthy()
  expect(section.getByRole('link', { name: 'Ansök till Lussefika' }).getAttribute('href')).toBe(
    `/marketplace/${id(8)}?apply=1`,
  )
  await user.click(section.getByRole('button', { name: 'Tacka nej till Lussefika' }))
  await user.click(await screen.findByRole('button', { name: 'Tacka nej' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Du är inbjuden' })).toBeNull())
  expect(api.to('PATCH /campaign_invitations/:id/decline')[0]!.params.id).toBe(id(70))
})
