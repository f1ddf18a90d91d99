/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { createTranslate } from '@samspel/i18n'
import { createTestStore, type Reply, reply, screen } from '@samspel/testing'
import { useRead } from '../data/api'
import { getPublicCampaign } from '../data/offers'
import { createStoreParticipation } from '../data/store-campaigns'
import { renderPublic } from '../data/testing'
import { ReadProblem } from './ReadProblem'

const params = { id: 'c' }
const motivation = { storeParticipation: { motivation: '' } }

/** What visitors read in English when a read and a write in this area fail in the same way. */
const told = async (answer: Reply) => {
  const { store } = createTestStore({
    api: { 'GET /campaigns/:id': answer, 'POST /store_campaigns/:id/store_participations': answer },
  })
  const read = await store.dispatch(getPublicCampaign({ params, tries: 1 }))
  const write = await store.dispatch(createStoreParticipation({ params, body: motivation, tries: 1 }))
  return [read, write].map(({ parsedError }) => parsedError && createTranslate('en')(parsedError.message))
}

test('offline: a write is told so, a read also what to do (X-08)', async () => {
  expect(await told(reply(0))).toEqual([
    'Could not access the server, check your connection and try again',
    'Could not access the server',
  ])
})

test.each([
  ['X-09', reply(500), 'Something went wrong, try again.'],
  ['X-10', reply(401), 'You need to be signed in before you continue.'],
  ['X-11', reply(403), "You don't have the permissions needed to view this content."],
  [
    'X-12',
    reply(422),
    'There was an error while saving, there may be invalid fields. Please check your fields and try again.',
  ],
  ['X-13', reply(404), '404 - We could not find what you are looking for.'],
  ['X-14', reply(200, '<html>'), 'An error occured while processing the server response.'],
])('%s a failure of the public area in its exact words', async (_row, answer, text) => {
  expect(await told(answer)).toEqual([text, text])
})

function Page() {
  const read = useRead(getPublicCampaign({ params }))
  return read.status === 'error' ? <ReadProblem error={read.error} onRetry={read.retry} /> : null
}

test('what is not there leads on; X-09 a server that fails is asked again when the visitor says so (S-34, X-13)', async () => {
  const { unmount } = renderPublic(<Page />, {
    locale: 'en',
    api: { 'GET /campaigns/:id': reply(404, { error: 'not_found' }) },
  })
  expect(
    await screen.findByRole('heading', { level: 1, name: '404 - We could not find what you are looking for.' }),
  ).toBeTruthy()
  expect(screen.getByRole('link', { name: 'To the marketplace' }).getAttribute('href')).toBe('/p/marketplace')
  unmount()
  const { user, api } = renderPublic(<Page />, { locale: 'en', api: { 'GET /campaigns/:id': reply(500) } })
  expect(await screen.findByText('Something went wrong, try again.')).toBeTruthy()
  // C-14: fewer than three requests in all.
  expect(api.calls.length).toBeLessThanOrEqual(3)
  const before = api.calls.length
  await user.click(screen.getByRole('button', { name: 'Reload the page' }))
  expect(api.calls.length).toBeGreaterThan(before)
})
