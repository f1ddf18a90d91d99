/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Participation } from '@samspel/api'
import { setSlotSource } from '@samspel/federation'
import {
  buildCampaignCard,
  buildParticipation,
  id,
  listAnswer,
  renderWithApp,
  reply,
  screen,
  waitFor,
  type WireRequest,
  within,
} from '@samspel/testing'
import { assignmentLists } from '../../data'
import { AssignmentsPage } from './AssignmentsPage'

// The file's content is tested in calendar.test.ts.
jest.mock('ics', () => ({ createEvents: (events: unknown) => ({ value: JSON.stringify(events) }) }))

afterEach(() => setSlotSource(undefined))

const named = (n: number, name: string, more: Partial<Participation>) =>
  buildParticipation({
    id: id(n),
    state: 'approved',
    abilities: [],
    campaign: buildCampaignCard({ name, brandName: 'Havsro' }),
    ...more,
  })
const needs = { changes: 1, post: 1, delivery: 1, answer: 1, review: 1, done: 4 }
const counts = { pending: 1, approved: 5, rejected: 3, all: 9 }
const participations = [
  named(1, 'Ändra mig', { need: 'changes', changesRequestedCount: 1 }),
  named(2, 'Att posta', { need: 'post', dueAt: '2099-12-11' }),
  named(3, 'Trasigt paket', { need: 'delivery', deadlinePausedAt: '2026-11-01T10:00:00Z' }),
  named(4, 'Obesvarad', { need: 'answer', state: 'pending', answerBy: '2099-11-20T10:00:00Z' }),
  named(5, 'I granskning', { need: 'review', dueAt: '2099-12-20' }),
  named(6, 'Nekad', {
    need: 'done',
    state: 'rejected',
    decisionKind: 'rejected',
    decisionReason: 'Fullt',
    decidedByName: 'Alva Ek',
  }),
  named(7, 'Utgången', { need: 'done', state: 'rejected', decisionKind: 'expired' }),
  named(8, 'Borttagen', {
    need: 'done',
    state: 'rejected',
    decisionKind: 'removed',
    decisionReason: 'Dubbelbokat',
    decidedByName: 'Alva Ek',
  }),
  named(9, 'Inställd', { need: 'done', state: 'rejected', decisionKind: 'cancelled' }),
]
const api = {
  'GET /instagramers/me/participations': ({ query }: WireRequest) => ({
    ...listAnswer('participations', query.get('need') ? participations.slice(0, 1) : participations),
    counts,
    needs,
  }),
  'GET /instagramers/me/image_purchases': {
    ...listAnswer('imagePurchases', []),
    counts: { requested: 2, pending: 0, approved: 1, declined: 0, all: 3 },
  },
}

test('pick-ups are in the counts and have tabs of their own; one of those reads no deliveries', async () => {
  const pickups = { fetch: 2, invited: 1, changes: 0, post: 3, answer: 0, review: 0, done: 1 }
  const answered = () => ({ ...listAnswer('participations', participations), counts, needs, pickups })
  const { api: asked } = renderWithApp(<AssignmentsPage />, {
    route: '/assignments?need=fetch',
    slices: [assignmentLists],
    api: { ...api, 'GET /instagramers/me/participations': answered },
  })
  expect(await screen.findByRole('link', { name: /Att hämta\s*2/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Alla\s*16/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Inbjudningar\s*1/ })).toBeTruthy()
  expect(screen.getByRole('link', { name: /Lämna in\s*4/ })).toBeTruthy()
  expect(screen.queryByText('Ändra mig')).toBeNull()
  expect(asked.to('GET /instagramers/me/participations').some(({ query }) => query.get('need') === 'fetch')).toBe(false)
})

test('assignments stand under what they wait for, with the counts of all; who ended one and why is said in words (E-14)', async () => {
  const { api: asked } = renderWithApp(<AssignmentsPage />, { route: '/assignments', slices: [assignmentLists], api })
  const group = (name: string) => within(screen.getByRole('region', { name }))
  expect(await screen.findByText(/Lämna in ditt inlägg senast/)).toBeTruthy()
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))).toEqual([
    'Varumärket vill ha ändringar',
    'Lämna in inlägg',
    'Leveransproblem',
    'Väntar på svar',
    'Granskas av varumärket',
    'Klart och avslutat',
  ])
  expect(group('Leveransproblem').getByText(/deadline står still/)).toBeTruthy()
  expect(group('Väntar på svar').getByText(/svarar senast/)).toBeTruthy()
  const done = group('Klart och avslutat')
  expect(done.getByText('Ansökan nekades. Alva Ek på Havsro skriver: Fullt')).toBeTruthy()
  expect(done.getByText(/Ansökan har gått ut. Havsro svarade inte i tid/)).toBeTruthy()
  expect(done.getByText('Du är inte längre med. Alva Ek på Havsro skriver: Dubbelbokat')).toBeTruthy()
  expect(done.getByText(/Kampanjen är inställd. Samspel ställde in/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /Lämna in\s*1/ }).getAttribute('href')).toBe('/assignments?need=post')
  expect(screen.getByRole('link', { name: /Klara\s*4/ })).toBeTruthy()
  expect(asked.to('GET /instagramers/me/participations').some(({ query }) => query.get('sort') === 'need')).toBe(true)

  expect((await screen.findByRole('link', { name: 'Bildförfrågningar' })).getAttribute('href')).toBe('/image-requests')
  expect(screen.getByText('2 väntar på ditt svar')).toBeTruthy()
})

/** Stands for the pick-ups of one need. */
const Pickups = ({ need, list }: { need: string; list: string }) => (
  <section aria-label={`hämtningar: ${need} (${list})`} />
)
const withPickups = () =>
  setSlotSource({
    widgetsOf: (slot) =>
      slot === 'assignments:pickups'
        ? [{ id: 'a', remote: 'mf-stores', version: '1', load: () => Promise.resolve(Pickups as never) }]
        : [],
    report: () => {},
  })
const regions = () => screen.getAllByRole('region').map((region) => region.getAttribute('aria-label'))

test('drawing zn: pick-ups and deliveries by what they wait for, so that what is asked of the creator is before what has ended', async () => {
  withPickups()
  renderWithApp(<AssignmentsPage />, { route: '/assignments', slices: [assignmentLists], api })
  await screen.findByRole('region', { name: 'Varumärket vill ha ändringar' })
  await screen.findByRole('region', { name: 'hämtningar: done (mine)' })
  expect(regions()).toEqual([
    'hämtningar: fetch (mine)',
    'hämtningar: invited (mine)',
    'Varumärket vill ha ändringar',
    'hämtningar: changes (mine)',
    'Lämna in inlägg',
    'hämtningar: post (mine)',
    'Leveransproblem',
    'Väntar på svar',
    'hämtningar: answer (mine)',
    'Granskas av varumärket',
    'hämtningar: review (mine)',
    'Klart och avslutat',
    'hämtningar: done (mine)',
  ])
})

test('under a tab stand the pick-ups with its need alone, also when the deliveries could not be read', async () => {
  withPickups()
  renderWithApp(<AssignmentsPage />, {
    route: '/assignments?need=changes',
    slices: [assignmentLists],
    api: {
      ...api,
      'GET /instagramers/me/participations': ({ query }: WireRequest) =>
        query.get('need') ? reply(500, { error: 'internal' }) : { ...listAnswer('participations', []), counts, needs },
    },
  })
  expect(await screen.findByText(/kunde inte hämtas/, {}, { timeout: 10_000 })).toBeTruthy()
  await screen.findByRole('region', { name: 'hämtningar: changes (changes)' })
  expect(regions()).toEqual(['hämtningar: changes (changes)'])
})

test('one need alone, from the address', async () => {
  const { api: asked } = renderWithApp(<AssignmentsPage />, {
    route: '/assignments?need=changes',
    slices: [assignmentLists],
    api,
  })
  expect(await screen.findByRole('link', { name: 'Ändra mig' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Att posta' })).toBeNull()
  expect(asked.to('GET /instagramers/me/participations').some(({ query }) => query.get('need') === 'changes')).toBe(
    true,
  )
})

test('a calendar file holds the deadlines that run, of all pages', async () => {
  const files: Blob[] = []
  HTMLAnchorElement.prototype.click = jest.fn()
  URL.createObjectURL = jest.fn((file: Blob | MediaSource) => {
    files.push(file as Blob)
    return 'blob:x'
  })
  const { user, api: asked } = renderWithApp(<AssignmentsPage />, {
    route: '/assignments',
    slices: [assignmentLists],
    api,
  })
  await user.click(await screen.findByRole('button', { name: 'Alla i kalendern' }))
  await waitFor(() => expect(files).toHaveLength(1))
  const text = await new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result)
    reader.readAsText(files[0]!)
  })
  expect((JSON.parse(String(text)) as object[]).slice(1)).toMatchObject([
    { uid: `${id(2)}@samspel`, start: [2099, 12, 11] },
    { uid: `${id(5)}@samspel` },
  ])
  expect(
    asked
      .to('GET /instagramers/me/participations')
      .some(({ query }) => query.get('perPage') === '100' && query.get('state') === 'approved'),
  ).toBe(true)
})
