/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import type { Collaboration } from '@samspel/api'
import {
  buildInstagramer,
  buildInstagramPost,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
} from '@samspel/testing'
import { CreatorProfilePage } from './CreatorProfilePage'
import { creatorPosts } from './data/collaborations'

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
  state: 'finished',
  approvedMentionsCount: 2,
  reach: 9_100,
  rating: 4,
  ratingComment: 'Fina bilder',
  createdAt: '2025-11-01T10:00:00.000Z',
  returnedFee: null,
}
const open = (answer: unknown, isAdmin = false) =>
  renderWithApp(<CreatorProfilePage />, {
    route: `/creators/${id(401)}`,
    path: '/creators/:id',
    slices: [creatorPosts],
    ...(isAdmin && { state: { auth: { authenticated: true, role: 'admin', scope: 'user' } as never } }),
    api: {
      'GET /instagramers/:id': answer as object,
      'GET /instagramers/:id/collaborations': listAnswer('collaborations', [together]),
      'GET /instagramers/:id/instagram_posts': listAnswer('instagramPosts', [
        buildInstagramPost({ caption: 'Fjällvandring' }),
      ]),
      'PATCH /instagramers/:id': { instagramer: { ...creator, name: 'Moa Berg Ny' } },
      'GET /profile_categories': { profileCategories: [{ id: id(50), nameSv: 'Friluftsliv', nameEn: 'Outdoors' }] },
    },
  })

test('C-35 one creator by id, with the way to a conversation', async () => {
  open({ instagramer: creator })
  expect(await screen.findByRole('heading', { level: 1, name: 'Moa Berg' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Skriv' }).getAttribute('href')).toBe(`/messages/${id(401)}`)
  expect(screen.getByRole('button', { name: 'Fler val' })).toBeTruthy()
  expect(screen.getByText('Vandrar varje helg.')).toBeTruthy()
  expect(await screen.findByText('Friluftsliv')).toBeTruthy()
  expect(document.title).toBe('Moa Berg - Samspel')
})

test('figures, past collaborations with their ratings, and the portfolio', async () => {
  open({
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
  expect(screen.getByText('3 omdömen')).toBeTruthy()
  expect((await screen.findByRole('link', { name: /Vinterkampanj/ })).getAttribute('href')).toBe(`/campaigns/${id(1)}`)
  expect(screen.getByRole('img', { name: '4 av 5' })).toBeTruthy()
  expect(await screen.findByText(/räckvidd, 320 gilla-markeringar/)).toBeTruthy()
})

test('issue 12 A1: a fee that went back is named with its campaign, when and why', async () => {
  const { api } = open({ instagramer: creator })
  api.on({
    'GET /instagramers/:id/collaborations': listAnswer('collaborations', [
      { ...together, returnedFee: { amount: 90_000, at: '2026-11-20T10:00:00.000Z', reason: 'not_delivered' } },
    ]),
  })
  expect((await screen.findByText(/^Arvodet 900\skr gick tillbaka till kontot/)).textContent).toContain(
    'Inget innehåll var godkänt när tiden gick ut.',
  )
})

test('C-36 an administrator changes a record: only the edited fields are sent, wrapped in `instagramer`', async () => {
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
