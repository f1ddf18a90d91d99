/** @jest-environment jsdom */
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
