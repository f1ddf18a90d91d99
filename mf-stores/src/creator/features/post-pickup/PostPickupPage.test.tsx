/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import { useEffect } from 'react'
import { setSlotSource } from '@samspel/federation'
import { act, id, renderWithApp, reply, screen, wire } from '@samspel/testing'
import { asCreator, buildOffer, buildOwn } from '../../../testing'
import { PostPickupPage } from './PostPickupPage'

const own = buildOwn({
  state: 'picked_up',
  pickedUpAt: '2026-11-20T13:33:00.000Z',
  postBy: '2026-12-04',
  abilities: ['postMention'],
})
const open = (answer: object, query = '') =>
  renderWithApp(<PostPickupPage />, {
    path: '/store-campaigns/:id/post',
    route: `/store-campaigns/${id(2001)}/post${query}`,
    routes: [{ path: '/store-campaigns/:id/pass', element: <p>hämtpasset</p> }],
    state: asCreator,
    api: { 'GET /store_campaigns/:id': answer },
  })
const offerOf = (storeParticipation: object | null) => wire({ storeCampaign: { ...buildOffer(), storeParticipation } })

interface Given {
  storeParticipationId: string
  campaignId: string
  mentionId?: string
  mayPost: boolean
  onReady: () => void
  onSent: () => void
}

/** A stand-in for the form of the campaigns' remote. */
function Form({ onReady, onSent, ...given }: Given) {
  useEffect(() => onReady(), [onReady])
  return (
    <>
      <output aria-label="given">{JSON.stringify(given)}</output>
      <button onClick={onSent}>skickat</button>
    </>
  )
}
const fill = (component: unknown) =>
  setSlotSource({
    widgetsOf: (slot) =>
      slot === 'pickup:post'
        ? [{ id: 'a', remote: 'mf-campaigns', version: '1', load: () => Promise.resolve(component as never) }]
        : [],
    report: () => {},
  })

afterEach(() => {
  jest.useRealTimers()
  setSlotSource(undefined)
})

test('the form is told what it is for; once it is sent the pass says what comes next', async () => {
  fill(Form)
  const { user } = open(offerOf(own), `?mention=${id(60)}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ändra och lämna in igen' })).toBeTruthy()
  expect(screen.getByText(/^Publicera senast .*4 dec/)).toBeTruthy()
  const given = JSON.parse((await screen.findByRole('status', { name: 'given' })).textContent ?? '') as Given
  expect(given).toEqual({
    storeParticipationId: own.id,
    campaignId: own.campaignId,
    mentionId: id(60),
    mayPost: true,
    approved: own,
    back: { href: `/store-campaigns/${own.storeCampaignId}/pass`, label: 'Till hämtningen' },
  })
  await user.click(screen.getByRole('button', { name: 'skickat' }))
  expect(await screen.findByText('hämtpasset')).toBeTruthy()
})

test('a form that does not come is said after a while, and asked for again; nothing is asked for before the pick-up', async () => {
  jest.useFakeTimers()
  open(offerOf(own))
  await act(() => jest.advanceTimersByTimeAsync(20_000))
  expect(screen.getByText('Formuläret kunde inte hämtas.')).toBeTruthy()
  fill(Form)
  act(() => screen.getByRole('button', { name: 'Försök igen' }).click())
  await act(() => jest.advanceTimersByTimeAsync(100))
  expect(screen.getByRole('button', { name: 'skickat' })).toBeTruthy()
  expect(screen.queryByText('Formuläret kunde inte hämtas.')).toBeNull()
})

test('not picked up yet, nothing here, or not to be read: each is said with the way on', async () => {
  fill(Form)
  const early = open(offerOf({ ...own, state: 'approved', pickedUpAt: null }))
  expect(await screen.findByText(/Hämta produkten i butiken först/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'skickat' })).toBeNull()
  early.unmount()
  const none = open(offerOf(null))
  expect(await screen.findByText('Du har inte hämtat något här.')).toBeTruthy()
  none.unmount()
  open(() => reply(404, { error: 'not_found' }))
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy()
  expect(screen.queryByText('Lämna in inlägg')).toBeNull()
})
