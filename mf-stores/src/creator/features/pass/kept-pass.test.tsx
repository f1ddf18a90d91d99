/** @jest-environment @happy-dom/jest-environment */
import 'fake-indexeddb/auto'
import { beforeEach, expect, jest, test } from '@jest/globals'
import type { StoreCampaign } from '@samspel/api'
import { id, renderWithApp, reply, screen, waitFor } from '@samspel/testing'
import { kept } from '../../../kept'
import KeepPasses from '../../../slots/KeepPasses'
import { asCreator, buildOffer, buildOwn, signInAs } from '../../../testing'
import { keepPasses, readPass } from './kept-pass'
import { PassPage } from './PassPage'

const loaded: string[] = []
jest.mock('../../../routes', () => {
  loaded.push('routes')
  return { default: [] }
})

const offerOf = (over: object): StoreCampaign => ({ ...buildOffer(), storeParticipation: { ...buildOwn(), ...over } })
const isOnline = (value: boolean) => Object.defineProperty(navigator, 'onLine', { value, configurable: true })

beforeEach(async () => {
  localStorage.clear()
  isOnline(true)
  signInAs('c1', 'instagramer')
  await kept.forget()
})

test('a pass that was never opened is there without a connection once a list had it', async () => {
  const { unmount } = renderWithApp(<KeepPasses offers={[offerOf({})]} />, { state: asCreator })
  await waitFor(async () => expect(await readPass(id(2001))).toBeTruthy())
  // The way to it is there as well.
  await waitFor(() => expect(loaded).toEqual(['routes']))
  unmount()
  renderWithApp(<PassPage />, {
    path: '/store-campaigns/:id/pass',
    route: `/store-campaigns/${id(2001)}/pass`,
    state: asCreator,
    api: { 'GET /store_campaigns/:id': () => reply(0) },
  })
  expect(await screen.findByText('K7RM 4T9X')).toBeTruthy()
  expect(await screen.findByText(/Senast kontrollerad/)).toBeTruthy()
})

test('without a connection the pass is there, and the hour of coming says what it needs', async () => {
  await keepPasses([offerOf({})])
  isOnline(false)
  renderWithApp(<PassPage />, {
    path: '/store-campaigns/:id/pass',
    route: `/store-campaigns/${id(2001)}/pass`,
    state: asCreator,
    api: { 'GET /store_campaigns/:id': () => reply(0) },
  })
  expect(await screen.findByText('K7RM 4T9X')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Säg när' }).hasAttribute('disabled')).toBe(true)
  expect(screen.getByText('Kräver nät')).toBeTruthy()
})

test('a pass that has ended is no longer kept; one that is as before keeps the time of its check', async () => {
  const first = new Date('2026-11-29T13:20:00Z')
  await keepPasses([offerOf({})], first)
  await keepPasses([offerOf({})], new Date('2026-11-29T13:40:00Z'))
  expect((await readPass(id(2001)))?.checkedAt).toBe(first.toISOString())
  await keepPasses([offerOf({ comingAt: '2026-12-01T10:00:00.000Z' })], new Date('2026-11-29T13:50:00Z'))
  expect((await readPass(id(2001)))?.checkedAt).toBe('2026-11-29T13:50:00.000Z')
  await keepPasses([offerOf({ state: 'picked_up', code: null })])
  expect(await readPass(id(2001))).toBeUndefined()
})

test('a list that was answered without a network overwrites nothing', async () => {
  await keepPasses([offerOf({})])
  isOnline(false)
  renderWithApp(<KeepPasses offers={[offerOf({ state: 'picked_up', code: null })]} />, { state: asCreator })
  expect(await readPass(id(2001))).toBeTruthy()
})
