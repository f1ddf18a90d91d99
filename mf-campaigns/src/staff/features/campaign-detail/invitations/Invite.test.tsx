/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import {
  buildDeal,
  buildInstagramer,
  type FakeRoutes,
  id,
  listAnswer,
  screen,
  waitFor,
  wire,
  within,
} from '@samspel/testing'
import { campaignId, openOffer, openPage } from '../test-page'

const moa = buildInstagramer({ id: id(501), name: 'Moa Berg' })
const alma = buildInstagramer({ id: id(502), name: 'Alma Lind' })
const list = {
  id: id(801),
  brandId: id(200),
  brandName: 'Fjällbris 1',
  name: 'Kaffevänner',
  description: '',
  isOpen: false,
  counts: { requested: 0, approved: 12, declined: 0, removed: 0, all: 12 },
  createdAt: '2025-12-01T12:00:00Z',
  updatedAt: '2025-12-01T12:00:00Z',
}
const invitation = {
  id: id(901),
  campaignId,
  instagramerId: alma.id,
  state: 'sent',
  askAgainOn: null,
  message: 'Vill du vara med?',
  communityListName: null,
  invitedByName: 'Sara',
  creator: {
    id: alma.id,
    username: 'alma',
    name: 'Alma Lind',
    city: null,
    avatarUrl: null,
    followersCount: 1,
    engagementRate: 1,
  },
  createdAt: '2025-12-01T12:00:00Z',
}
const open = (query = '?tab=potential', campaign = openOffer(), api: FakeRoutes = {}) =>
  openPage(
    campaign,
    {
      'GET /campaigns/:id/potential_instagramers': {
        ...listAnswer('instagramers', [moa, alma]),
        invited_ids: [alma.id],
        declined: [],
      },
      'GET /community_lists': wire(listAnswer('communityLists', [list])),
      'GET /campaigns/:id/invitations': wire(listAnswer('campaignInvitations', [invitation])),
      'POST /campaigns/:id/invitations': { invited: 1, already: 0, outside: 0 },
      'DELETE /campaign_invitations/:id': undefined,
      ...api,
    },
    query,
  )

test('creators who fit are asked for from page 1 of this campaign; the chosen are invited with a message and marked (C-34, E-26, E-30)', async () => {
  const { user, api } = open()
  await screen.findByText('Moa Berg')
  const [first] = api.to('GET /campaigns/:id/potential_instagramers')
  expect([first!.params.id, first!.query.get('page')]).toEqual([campaignId, '1'])
  expect(screen.queryByRole('checkbox', { name: 'Välj Alma Lind' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Välj Moa Berg' }))
  await user.click(screen.getByRole('button', { name: 'Bjud in 1' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bjud in en kreatör' }))
  await user.type(dialog.getByRole('textbox', { name: /^Meddelande/ }), 'Hej')
  await user.click(dialog.getByRole('button', { name: 'Skicka inbjudan' }))
  await waitFor(() =>
    expect(api.to('POST /campaigns/:id/invitations')[0]?.body).toEqual({ instagramerIds: [moa.id], message: 'Hej' }),
  )
  await waitFor(() => expect(screen.getAllByText('Inbjuden')).toHaveLength(2))
})

test('whom the exclusivity keeps out is left out from the beginning; the chip says so, and can be taken off', async () => {
  const deal = buildDeal()
  const exclusivity = { categoryId: id(41), daysBefore: 30, daysAfter: 14 }
  const campaign = openOffer({ deal: { ...deal, terms: { ...deal.terms, exclusivity } } })
  const category = { id: id(41), nameSv: 'Kaffe', nameEn: 'Coffee' }
  const { user, api } = open('?tab=potential', campaign, {
    'GET /profile_categories': wire({ profileCategories: [category] }),
  })
  await screen.findByText('Moa Berg')
  const asked = () =>
    api
      .to('GET /campaigns/:id/potential_instagramers')
      .map(({ query }) => [query.get('notWithCategoryId'), query.get('notWithDays')])
  expect(asked()).toEqual([[id(41), '30']])
  const chips = within(screen.getByRole('list', { name: 'Valda filter' }))
  await user.click(chips.getByRole('button', { name: /Kaffe/ }))
  await waitFor(() => expect(asked().at(-1)).toEqual([null, null]))
  expect(screen.queryByRole('list', { name: 'Valda filter' })).toBeNull()
})

test('who declined is shown so, with the day from which they can be asked again; before it they cannot be chosen', async () => {
  const eva = buildInstagramer({ id: id(503), name: 'Eva Holm' })
  open('?tab=potential', openOffer(), {
    'GET /campaigns/:id/potential_instagramers': {
      ...listAnswer('instagramers', [moa, alma, eva]),
      invited_ids: [],
      declined: [
        { id: alma.id, ask_again_on: '2099-12-01' },
        { id: eva.id, ask_again_on: null },
      ],
    },
  })
  const row = async (name: string) => within(await screen.findByRole('row', { name: new RegExp(name) }))
  expect((await row('Alma Lind')).getByText(/^Tackade nej · Kan frågas igen från 1\sdec/)).toBeTruthy()
  expect((await row('Eva Holm')).getByText('Tackade nej · Kan frågas igen')).toBeTruthy()
  expect(screen.queryByText('Inbjuden')).toBeNull()
  expect(screen.getByRole('checkbox', { name: 'Välj Eva Holm' })).toBeTruthy()
  expect(screen.queryByRole('checkbox', { name: 'Välj Alma Lind' })).toBeNull()
})

test('a whole list is invited; outside the marketplace nobody can be, and that is said', async () => {
  const { user, api, unmount } = open(`?tab=potential&list=${list.id}`, openOffer(), {
    'GET /community_lists/:id': wire({ communityList: list }),
  })
  await user.click(await screen.findByRole('button', { name: 'Bjud in hela listan' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bjud in Kaffevänner' }))
  expect(dialog.getByText(/Listans 12 godkända medlemmar bjuds in\./)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Skicka inbjudan' }))
  await waitFor(() =>
    expect(api.to('POST /campaigns/:id/invitations')[0]?.body).toEqual({ communityListIds: [list.id] }),
  )
  unmount()
  open('?tab=potential', openOffer({ state: 'upcoming', abilities: [] }))
  expect(await screen.findByText('Du kan bjuda in så länge kampanjen är på marknadsplatsen.')).toBeTruthy()
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test('an invitation that nobody answered is taken back', async () => {
  const { user, api } = open('?tab=invitations')
  await user.click(await screen.findByRole('button', { name: 'Ta tillbaka' }))
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Ta tillbaka inbjudan till Alma Lind?' })).getByRole('button', {
      name: 'Ta tillbaka',
    }),
  )
  await waitFor(() =>
    expect(api.to('DELETE /campaign_invitations/:id').map(({ params }) => params.id)).toEqual([invitation.id]),
  )
  await waitFor(() => expect(api.to('GET /campaigns/:id/invitations')).toHaveLength(2))
})

test('the same filters as in the directory narrow the list, without the country that the campaign says itself', async () => {
  const { user, api } = open('?tab=potential&wish=' + id(50) + '&signals=none')
  await screen.findByText('Moa Berg')
  expect(api.to('GET /campaigns/:id/potential_instagramers')[0]!.query.toString()).toBe(
    `page=1&perPage=100&wishCategoryIds=${id(50)}&withoutSignals=true`,
  )
  await user.click(screen.getByRole('button', { name: 'Filter (2)' }))
  expect(await screen.findByText('Publiken')).toBeTruthy()
  expect(screen.queryByText('Abonnemang')).toBeNull()
})
