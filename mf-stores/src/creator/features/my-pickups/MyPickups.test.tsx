/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { id, listAnswer, renderWithApp, reply, screen, waitFor, within } from '@samspel/testing'
import { asCreator, buildOffer, buildOwn } from '../../../testing'
import { myPickupLists } from '../../data/my-pickups'
import { MyPickups } from './MyPickups'

const open = (answer: object) =>
  renderWithApp(<MyPickups />, {
    state: asCreator,
    slices: [myPickupLists],
    api: { 'GET /instagramers/me/pickups': answer },
  })

test('what must be fetched stands first with the way to its pass; then what waits, what was fetched and what is over', async () => {
  const offers = [
    buildOwn({ expiresAt: '2026-11-24T17:00:00.000Z' }),
    buildOwn({ state: 'requested', code: null }),
    buildOwn({ state: 'picked_up', pickedUpAt: '2026-11-20T13:33:00.000Z' }),
    buildOwn({ state: 'declined', decisionKind: 'lapsed', expiresAt: '2026-11-18T17:00:00.000Z' }),
    buildOwn({ state: 'declined', decisionKind: 'ended' }),
  ].map((storeParticipation, at) => buildOffer({ storeParticipation }, at + 1))
  open(listAnswer('storeCampaigns', offers))
  const pass = within(await screen.findByRole('region', { name: 'Att hämta' }))
  expect(pass.getByRole('link', { name: 'Visa hämtpass' }).getAttribute('href')).toBe(
    `/store-campaigns/${offers[0]!.id}/pass`,
  )
  expect(pass.getByText(/Hämta senast tis/)).toBeTruthy()
  expect(screen.getByText('Björkbrygg har inte svarat än')).toBeTruthy()
  expect(screen.getByText(/Hämtat fre/)).toBeTruthy()
  expect(screen.getByText(/Passet gick ut ons/)).toBeTruthy()
  expect(screen.getByText('Kampanjen är slut')).toBeTruthy()
})

test('an invitation stands on its own with its button, not among what waits for the brand; one that is over is over', async () => {
  const offers = [
    buildOwn({ state: 'invited', code: null, abilities: ['reserve'] }),
    buildOwn({ state: 'invited', code: null, abilities: [] }),
  ].map((storeParticipation, at) => buildOffer({ storeParticipation }, at + 1))
  open(listAnswer('storeCampaigns', offers))
  const invited = within(await screen.findByRole('region', { name: 'Inbjudan att hämta' }))
  expect(invited.getByRole('link', { name: 'Reservera Presspaketet 1' }).getAttribute('href')).toBe(
    `/p/marketplace/store-campaigns/${offers[0]!.id}?take=1`,
  )
  expect(screen.queryByText(/har inte svarat än/)).toBeNull()
  const ended = within(screen.getByRole('region', { name: 'Avslutade hämtningar' }))
  expect(ended.getByText('Inbjudan gäller inte längre')).toBeTruthy()
})

test('nothing where there are none; a failure has its own place and a way to try again', async () => {
  const none = open(listAnswer('storeCampaigns', []))
  await waitFor(() => expect(none.api.calls).toHaveLength(1))
  expect(screen.queryByRole('heading')).toBeNull()
  none.unmount()
  const { user, api } = open(() => reply(500, { error: 'internal' }))
  expect(await screen.findByText(/Dina hämtningar kunde inte hämtas/)).toBeTruthy()
  api.on({
    'GET /instagramers/me/pickups': listAnswer('storeCampaigns', [
      buildOffer({ id: id(1), storeParticipation: buildOwn() }),
    ]),
  })
  await user.click(screen.getByRole('button', { name: /Försök igen/ }))
  expect(await screen.findByRole('region', { name: 'Att hämta' })).toBeTruthy()
})

test('what was picked up stands by what is next: changes asked, then what is published by its last day, then what is reviewed, then what is done', async () => {
  const picked = {
    state: 'picked_up',
    code: null,
    pickedUpAt: '2026-11-20T13:33:00.000Z',
    postBy: '2026-12-04',
  } as const
  const offers = [
    buildOwn({ ...picked, instagramPostsCount: 1 }),
    buildOwn({ ...picked, pendingMentionsCount: 1 }),
    buildOwn({ ...picked, abilities: ['postMention'] }),
    buildOwn({ ...picked, abilities: ['postMention'], postBy: '2026-11-30' }),
    buildOwn({ ...picked, returnedMentionsCount: 1 }),
  ].map((storeParticipation, at) => buildOffer({ storeParticipation }, at + 1))
  open(listAnswer('storeCampaigns', offers))
  const toChange = await screen.findByRole('region', { name: 'Ändra' })
  expect(within(toChange).getByText('Björkbrygg vill att du ändrar')).toBeTruthy()
  const lines = within(screen.getByRole('region', { name: 'Att publicera' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/Publicera senast .*30\snov/)
  expect(lines[1]).toMatch(/Publicera senast .*4\sdec/)
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Ändra',
    'Att publicera',
    'Granskas',
    'Klara hämtningar',
  ])
  expect(
    within(screen.getByRole('region', { name: 'Granskas' })).getByText('Björkbrygg granskar ditt inlägg'),
  ).toBeTruthy()
  expect(within(screen.getByRole('region', { name: 'Klara hämtningar' })).getByText('Inlägget är godkänt')).toBeTruthy()
})

const places = ['fetch', 'invited', 'changes', 'post', 'answer', 'review', 'done'] as const
const InPlaces = () =>
  places.map((need) => (
    <div key={need} data-testid={need}>
      <MyPickups need={need} list="mine" />
    </div>
  ))
const openPlaces = (answer: object) =>
  renderWithApp(<InPlaces />, {
    state: asCreator,
    slices: [myPickupLists],
    api: { 'GET /instagramers/me/pickups': answer },
  })

test('those of each need stand in their own place, all read at once', async () => {
  const picked = { state: 'picked_up', code: null, pickedUpAt: '2026-11-20T13:33:00.000Z' } as const
  const offers = [
    buildOwn({ expiresAt: '2026-11-24T17:00:00.000Z' }),
    buildOwn({ state: 'invited', code: null, abilities: ['reserve'] }),
    buildOwn({ ...picked, returnedMentionsCount: 1 }),
    buildOwn({ ...picked, abilities: ['postMention'] }),
    buildOwn({ state: 'requested', code: null }),
    buildOwn({ ...picked, pendingMentionsCount: 1 }),
    buildOwn({ ...picked, instagramPostsCount: 1 }),
    buildOwn({ state: 'declined', decisionKind: 'ended' }),
  ].map((storeParticipation, at) => buildOffer({ storeParticipation }, at + 1))
  const { api } = openPlaces(listAnswer('storeCampaigns', offers))
  await screen.findByRole('region', { name: 'Att hämta' })
  expect(
    places.map((need) =>
      within(screen.getByTestId(need))
        .getAllByRole('region')
        .map((region) => region.getAttribute('aria-label')),
    ),
  ).toEqual([
    ['Att hämta'],
    ['Inbjudan att hämta'],
    ['Ändra'],
    ['Att publicera'],
    ['Väntar på svar i butik'],
    ['Granskas'],
    ['Klara hämtningar', 'Avslutade hämtningar'],
  ])
  expect(api.calls).toHaveLength(1)
})

test('in their places they say once that they could not be read', async () => {
  openPlaces(() => reply(500, { error: 'internal' }))
  expect(await screen.findAllByText(/Dina hämtningar kunde inte hämtas/)).toHaveLength(1)
})
