/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { Collaboration, CreatorInsights } from '@samspel/api'
import {
  buildInstagramer,
  buildInstagramPost,
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
import { withPictures } from '../../components/creator-work'
import { CreatorProfilePage } from './CreatorProfilePage'
import { creatorPosts } from './data/profile'

const creator = buildInstagramer({
  id: id(401),
  name: 'Moa Berg',
  username: 'moaberg',
  bio: 'Vandrar varje helg.',
  profileCategoryIds: [id(50)],
  collaborationPageSlug: 'moa-berg',
})
const together: Collaboration = {
  participationId: id(30),
  campaignId: id(1),
  campaignName: 'Vinterkampanj',
  brandId: id(200),
  brandName: 'Fjällbris',
  brandLogoUrl: null,
  imageUrl: '/uploads/post.webp',
  campaignImageUrl: '/uploads/campaign.webp',
  campaignImageFocus: null,
  state: 'finished',
  approvedMentionsCount: 2,
  reach: 9_100,
  rating: 4,
  ratingComment: 'Fina bilder',
  createdAt: '2025-11-01T10:00:00.000Z',
  returnedFee: null,
}
const insights: CreatorInsights = {
  signals: [{ id: 'audience_abroad', share: 70, countryCode: 'NO' }],
  audience: {
    women: 78,
    men: 22,
    ages: [
      { range: '13-17', share: 1 },
      { range: '18-24', share: 13 },
      { range: '25-34', share: 38 },
      { range: '35-44', share: 29 },
      { range: '45-54', share: 13 },
      { range: '55-64', share: 4 },
      { range: '65+', share: 2 },
    ],
    towns: [{ name: 'Linköping', share: 18 }],
    countryCode: 'SE',
    countryShare: 91,
  },
  audienceReadAt: new Date().toISOString(),
  connected: true,
  ratings: [0, 0, 0, 1, 2],
  fee: { usual: 90_000, lowest: 70_000, highest: 150_000 },
  applications: [],
  postsToReview: [],
}
const note = {
  id: id(70),
  instagramerId: id(401),
  authorName: 'Sara Lindqvist',
  authorAvatarUrl: null,
  body: 'Ring inte.',
  createdAt: '2025-11-03T10:00:00.000Z',
  changedAt: null,
  own: true,
}
const open = (answer: unknown, isAdmin = false, more: object = {}) =>
  renderWithApp(
    <>
      <CreatorProfilePage />
      <Toaster />
    </>,
    {
      route: `/creators/${id(401)}`,
      path: '/creators/:id',
      slices: [creatorPosts],
      state: { auth: { authenticated: true, role: isAdmin ? 'admin' : 'company', scope: 'user' } as never },
      api: {
        'GET /instagramers/:id': answer as object,
        'GET /instagramers/:id/collaborations': listAnswer('collaborations', [together]),
        'GET /instagramers/:id/instagram_posts': listAnswer('instagramPosts', [
          buildInstagramPost({ caption: 'Fjällvandring' }),
        ]),
        'GET /instagramers/:id/insights': wire({ creatorInsights: insights }),
        'GET /instagramers/:id/record': wire({
          creatorRecord: { agreed: 14, inTime: 92, changesPerPost: 0.4, left: 1, neverPosted: 0 },
        }),
        'GET /instagramers/:id/notes': listAnswer('creatorNotes', [note]),
        'GET /community_lists': listAnswer('communityLists', []),
        'GET /blocked_creators': listAnswer('blockedCreators', []),
        'PATCH /instagramers/:id': { instagramer: { ...creator, name: 'Moa Berg Ny' } },
        'GET /profile_categories': { profileCategories: [{ id: id(50), nameSv: 'Friluftsliv', nameEn: 'Outdoors' }] },
        ...more,
      },
    },
  )

test('platform staff have no way to write for a brand', async () => {
  open({ instagramer: creator }, true)
  expect(await screen.findByRole('button', { name: 'Lägg i lista' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Skriv' })).toBeNull()
})

test('one creator by id, with the way to a conversation (C-35)', async () => {
  open({ instagramer: creator })
  expect(await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skriv' }).getAttribute('href')).toBe(`/messages/${id(401)}`)
  expect(screen.getByRole('button', { name: 'Fler val' })).toBeTruthy()
  expect(screen.getByText('Vandrar varje helg.')).toBeTruthy()
  expect(await screen.findByText('Friluftsliv')).toBeTruthy()
  expect(document.title).toBe('Moa Berg - Samspel')
})

test('figures of a creator whose consent has ended say the day that they are from', async () => {
  open(wire({ instagramer: { ...creator, consentEndedAt: '2025-11-12T10:00:00Z' } }))
  expect(await screen.findAllByText(/^siffror från 12\snov$/)).toHaveLength(2)
})

test.each([
  [99, true, /^Instagram visar publiken från 100 följare/],
  [38_600, true, 'Publiken har inte gått att läsa.'],
  [38_600, false, /^Instagram är inte kopplat/],
])('an audience that is not known says why: %i followers, connected: %j', async (followersCount, connected, said) => {
  open(wire({ instagramer: { ...creator, followersCount } }), false, {
    'GET /instagramers/:id/insights': wire({ creatorInsights: { ...insights, audience: null, connected } }),
  })
  expect(await screen.findByText(said)).toBeTruthy()
})

test('drawing x: figures, audience, earlier work with its ratings, and own posts', async () => {
  const { user } = open({
    instagramer: {
      ...creator,
      figures: {
        average_reach: 8_200,
        collaborations_count: 7,
        average_rating: 4.5,
        ratings_count: 3,
        answer_hours: 72,
      },
    },
  })
  expect(await screen.findByText('3 dagar')).toBeTruthy()
  expect(await screen.findByText(/^92\s%$/)).toBeTruthy()
  expect(screen.getByText('3 omdömen')).toBeTruthy()
  expect(screen.getByText(/^700–1\s500\skr hittills$/)).toBeTruthy()
  const ages = within(screen.getByRole('table', { name: 'Ålder' }))
  expect(ages.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Under 2514\u00a0%',
    '25–3438\u00a0%',
    '35–4429\u00a0%',
    '45–5413\u00a0%',
    '55+6\u00a0%',
  ])
  expect(screen.getByRole('row', { name: /Övriga/ }).textContent).toContain('82')
  expect((await screen.findByRole('link', { name: /Vinterkampanj/ })).getAttribute('href')).toBe(`/campaigns/${id(1)}`)
  expect(screen.getByRole('img', { name: '4 av 5' })).toBeTruthy()
  expect(screen.getByText('”Fina bilder”')).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: 'Eget' }))
  expect(await screen.findByRole('img', { name: 'Fjällvandring' })).toBeTruthy()
})

test('drawing x: no picture stands twice among the collaborations', () => {
  const shared = { imageUrl: '/a.webp', campaignImageUrl: '/b.webp' }
  expect(withPictures([1, 2, 3].map(() => ({ ...together, ...shared }))).map(({ picture }) => picture)).toEqual([
    '/a.webp',
    '/b.webp',
    null,
  ])
})

test('drawing x: an open application is a line with its answer', async () => {
  const application = {
    participationId: id(31),
    campaignId: id(2),
    campaignName: 'Lussebrygg',
    answerBy: new Date().toISOString(),
  }
  open({ instagramer: creator }, false, {
    'GET /instagramers/:id/insights': wire({ creatorInsights: { ...insights, applications: [application] } }),
  })
  expect(await screen.findByText('Moa har sökt Lussebrygg.')).toBeTruthy()
  expect(screen.getByText(/Ska ha svar i dag/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Svara på ansökan' }).getAttribute('href')).toBe(
    `/applications?open=${id(31)}`,
  )
})

test('drawing x: notes are written with Enter, changed and deleted by their author', async () => {
  const { user, api } = open({ instagramer: creator }, false, {
    'POST /instagramers/:id/notes': wire({ creatorNote: note }),
    'PATCH /creator_notes/:id': wire({ creatorNote: note }),
    'DELETE /creator_notes/:id': reply(204),
  })
  expect(await screen.findByText('Ring inte.')).toBeTruthy()
  await user.type(screen.getByLabelText('Skriv en anteckning'), 'Paketet till jobbet{Enter}')
  await waitFor(() =>
    expect(api.to('POST /instagramers/:id/notes').map(({ body }) => body)).toEqual([
      { creatorNote: { body: 'Paketet till jobbet' } },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Ändra' }))
  const field = screen.getByLabelText('Ändra anteckningen')
  expect((field as HTMLTextAreaElement).value).toBe('Ring inte.')
  await user.type(field, ' Skriv.{Enter}')
  await waitFor(() =>
    expect(api.to('PATCH /creator_notes/:id').map(({ body }) => body)).toEqual([
      { creatorNote: { body: 'Ring inte. Skriv.' } },
    ]),
  )
  await user.click(screen.getByRole('button', { name: 'Ta bort' }))
  await waitFor(() => expect(api.to('DELETE /creator_notes/:id')).toHaveLength(1))
})

test('drawing x: a list is left, and joined again by undo', async () => {
  const list = {
    id: id(90),
    brandId: id(200),
    brandName: 'Fjällbris',
    name: 'Favoriter',
    description: '',
    isOpen: false,
    counts: { requested: 0, approved: 1, declined: 0, removed: 0, all: 1 },
    createdAt: note.createdAt,
    updatedAt: note.createdAt,
    memberId: id(91),
  }
  const { user, api } = open({ instagramer: creator }, false, {
    'GET /community_lists': listAnswer('communityLists', [list]),
    'PATCH /community_lists/:id/members': wire({ communityMembers: [], communityList: list }),
  })
  await user.click(await screen.findByRole('button', { name: 'Ta bort ur Favoriter' }))
  await user.click(await screen.findByRole('button', { name: 'Ångra' }))
  await waitFor(() =>
    expect(api.to('PATCH /community_lists/:id/members').map(({ body }) => body)).toEqual([
      { memberIds: [id(91)], state: 'removed', from: 'approved' },
      { memberIds: [id(91)], state: 'approved', from: 'removed' },
    ]),
  )
})

test('platform staff see no notes, which are the companies’ own', async () => {
  const { api } = open({ instagramer: creator }, true)
  expect(await screen.findByText('Om Moa')).toBeTruthy()
  expect(screen.queryByText('Anteckningar')).toBeNull()
  expect(api.to('GET /instagramers/:id/notes')).toEqual([])
})

test('a fee that went back is named with its campaign, when and why', async () => {
  open({ instagramer: creator }, false, {
    'GET /instagramers/:id/collaborations': listAnswer('collaborations', [
      { ...together, returnedFee: { amount: 90_000, at: '2026-11-20T10:00:00.000Z', reason: 'not_delivered' } },
    ]),
  })
  expect((await screen.findByText(/^Arvodet 900\skr gick tillbaka till kontot/)).textContent).toContain(
    'Inget innehåll var godkänt när tiden gick ut.',
  )
})

test('an administrator changes a record: only the edited fields are sent, wrapped in `instagramer` (C-36)', async () => {
  const { user, api } = open({ instagramer: creator }, true)
  await user.click(await screen.findByRole('button', { name: 'Fler val' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ändra' }))
  await user.selectOptions(await screen.findByLabelText('Konto'), 'blocked')
  await user.type(screen.getByLabelText('Namn'), ' Ny')
  await user.click(screen.getByRole('button', { name: 'Spara' }))
  await waitFor(() =>
    expect(api.to('PATCH /instagramers/:id').map(({ body }) => body)).toEqual([
      { instagramer: { state: 'blocked', name: 'Moa Berg Ny' } },
    ]),
  )
})

test('an unknown creator: said so, with the way back to the list', async () => {
  open(reply(404, { error: 'not_found' }))
  expect(await screen.findByText('Kreatören finns inte, eller så har kontot tagits bort.')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Till kreatörerna' }).getAttribute('href')).toBe('/creators')
})

test('a brand blocks a creator with a reason, once it may', async () => {
  const block = {
    brandId: id(200),
    brandName: 'Fjällbris',
    creator: { ...creator, followersCount: 9_000, engagementRate: 4 },
    reason: 'Svarar aldrig',
    blockedByName: 'Sara',
    createdAt: '2026-11-20T10:00:00.000Z',
  }
  const { user, api } = open({ instagramer: creator }, false, {
    'GET /brands': listAnswer('brands', [{ id: id(200), name: 'Fjällbris' }]),
    'PUT /brands/:id/blocked_creators/:creatorId': wire({ blockedCreator: block }),
  })
  await user.click(await screen.findByRole('button', { name: 'Fler val' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Blockera' }))
  await user.type(await screen.findByLabelText('Skäl'), 'Svarar aldrig')
  await user.click(screen.getByRole('button', { name: 'Blockera' }))
  expect(await screen.findByText('Moa Berg är blockerad hos Fjällbris')).toBeTruthy()
  expect(api.to('PUT /brands/:id/blocked_creators/:creatorId')[0]!.body).toEqual({
    blockedCreator: { reason: 'Svarar aldrig' },
  })
})
