/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { buildCampaign, id, listAnswer, screen, waitFor, wire, within } from '@samspel/testing'
import { campaignId, openOffer, openPage } from '../test-page'
import { counts, open } from '../test-parcels'

test('a known move that is not open says why: beside the step, and in the menu (T-04)', async () => {
  const { user } = openPage(
    openOffer({ abilities: ['cancel'], refusals: [{ act: 'close', reason: 'no_participation' }] }),
  )
  expect((await screen.findByRole('button', { name: 'Stäng ansökningar' })).getAttribute('aria-disabled')).toBe('true')
  expect(screen.getByText('Ingen kreatör är godkänd än.')).toBeTruthy()
  expect(
    within(screen.getByRole('list', { name: 'Kampanjens gång' }))
      .getAllByRole('listitem')
      .find((step) => step.getAttribute('aria-current') === 'step')?.textContent,
  ).toContain('Marknadsplats')
  await user.click(screen.getByRole('button', { name: 'Fler val' }))
  const closing = await screen.findByRole('menuitem', { name: /^Stäng ansökningar/ })
  expect(closing.textContent).toContain('Ingen kreatör är godkänd än.')
  // It can still be focused, so that the reason can be read.
  expect(closing.getAttribute('aria-disabled')).toBe('true')
  closing.focus()
  expect(document.activeElement).toBe(closing)
})

test('cancelling says who is told and what goes back, and takes words for the creators (T-04)', async () => {
  const campaign = openOffer({
    abilities: ['cancel'],
    approvedParticipationsCount: 1,
    waitingApplicationsCount: 2,
    heldAmount: 90_000,
  })
  const { user, api } = openPage(campaign, {
    'PATCH /campaigns/:id/state': wire({ campaign: { ...campaign, state: 'archived', abilities: [] } }),
  })
  await user.click(await screen.findByRole('button', { name: 'Fler val' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ställ in' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Ställ in kampanjen?' }))
  expect(await dialog.findByText('3 kreatörer får besked.')).toBeTruthy()
  expect(dialog.getByText(/^900\skr som är reserverade går tillbaka/)).toBeTruthy()
  await user.type(dialog.getByRole('textbox'), 'Leverantören drog sig ur')
  await user.click(dialog.getByRole('button', { name: 'Ställ in' }))
  await waitFor(() =>
    expect(api.to('PATCH /campaigns/:id/state')[0]?.body).toEqual({
      campaign: { state: 'archived', reviewComment: 'Leverantören drog sig ur' },
    }),
  )
})

test('starting asks when parcels are not sent, and says what they lack; when all are sent it does not', async () => {
  const upcoming = { state: 'upcoming', deliveryMethod: 'delivery', abilities: ['start'] } as const
  const change = { toPack: 3, packable: 2, addressMissing: 1, problem: 0 }
  const campaign = { ...upcoming, abilities: [...upcoming.abilities], parcelCounts: counts(change) }
  const { user, api, unmount } = open(
    { 'PATCH /campaigns/:id/state': wire({ campaign: openOffer({ ...campaign, state: 'ongoing' }) }) },
    { query: '?tab=overview', campaign },
  )
  await user.click(await screen.findByRole('button', { name: 'Starta nu' }))
  const dialog = within(await screen.findByRole('dialog', { name: '3 paket är inte skickade. Starta ändå?' }))
  expect(dialog.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    '2 kan packas nu.',
    'Ett saknar adress.',
  ])
  expect(api.to('PATCH /campaigns/:id/state')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: 'Starta nu' }))
  await waitFor(() => expect(api.to('PATCH /campaigns/:id/state')[0]?.body).toEqual({ campaign: { state: 'ongoing' } }))
  unmount()
  open(
    {},
    {
      query: '?tab=overview',
      campaign: { ...campaign, parcelCounts: counts({ ...change, toPack: 0, packable: 0, addressMissing: 0 }) },
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Starta nu' }))
  const calm = within(await screen.findByRole('dialog', { name: 'Starta kampanjen?' }))
  expect(calm.queryAllByRole('listitem')).toEqual([])
})

test('an offer is featured and taken back by who may (T-04)', async () => {
  const campaign = openOffer({ abilities: ['promote'] })
  const { user, api } = openPage(campaign, {
    'POST /campaigns/:id/promote': wire({
      campaign: { ...campaign, promotedAt: '2025-12-01T12:00:00Z', abilities: ['unpromote'] },
    }),
  })
  await user.click(await screen.findByRole('button', { name: 'Fler val' }))
  await user.click(await screen.findByRole('menuitem', { name: /^Lyft fram/ }))
  expect(await screen.findByText('Framlyft')).toBeTruthy()
  expect(api.to('POST /campaigns/:id/promote')).toHaveLength(1)
})

const requested = buildCampaign({
  id: campaignId,
  state: 'requested',
  name: 'Ny text',
  excerpt: 'Efter',
  abilities: ['return', 'confirm'],
})
const others = [
  buildCampaign({ id: id(7), state: 'requested' }),
  requested,
  buildCampaign({ id: id(8), state: 'requested' }),
]

test('the review shows what changed since the last answer and its comment, and walks the queue', async () => {
  openPage(requested, {
    'GET /campaigns': listAnswer('campaigns', others),
    'GET /campaigns/:id/last_review': wire({
      lastReview: {
        reviewedAt: '2025-12-01T12:00:00.000Z',
        reviewedByName: 'Admin',
        outcome: 'return',
        comment: 'Skriv en bättre text',
        campaign: { name: 'Ny text', excerpt: 'Före' },
      },
    }),
  })
  expect(await screen.findByText('Ett fält är ändrat sedan förra granskningen')).toBeTruthy()
  expect(screen.getByText('Förra kommentaren: Skriv en bättre text')).toBeTruthy()
  expect(screen.getByText('2 av 3 väntar')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nästa i kön' }).getAttribute('href')).toBe(`/campaigns/${id(8)}`)
})

test('the first review says so', async () => {
  openPage(requested, {
    'GET /campaigns': listAnswer('campaigns', []),
    'GET /campaigns/:id/last_review': { last_review: null },
  })
  expect(await screen.findByText('Första granskningen: det finns inget tidigare att jämföra med.')).toBeTruthy()
})
