import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { type AppStoreParts, entityActions } from '@samspel/store'
import {
  buildCampaign,
  buildInstagramPost,
  buildMention,
  buildParticipation,
  createFakeApi,
  createTestStore,
  type FakeApi,
  id,
  listAnswer,
  reply,
  wire,
} from '@samspel/testing'
import { mentionLists, reviewListKey } from './mention-lists'
import { mentionSaga } from './mention-saga'
import { approveMention, rejectMention, resetMention } from './mentions'

const day = '2025-11-22'
const post = buildInstagramPost({
  reach: 250,
  likesCount: 5,
  commentsCount: 1,
  instagramCreatedAt: '2025-11-21T23:30:00.000Z',
})
const mention = buildMention({ id: id(10), campaignId: id(1), participationId: id(20), instagramPost: post })
const link = buildMention({
  id: id(11),
  campaignId: id(1),
  participationId: id(20),
  kind: 'link',
  instagramPost: null,
  linkPost: { url: 'https://x.test', title: 'X', linkType: 'custom' },
})
const campaign = buildCampaign({
  id: id(1),
  reach: 1000,
  numLikes: 10,
  numComments: 2,
  numPosts: 1,
  approvedMentionsCount: 4,
  pendingMentionsCount: 2,
  calculatedReach: { [day]: 100 },
})
const participation = buildParticipation({
  id: id(20),
  campaignId: id(1),
  linkPostsCount: 0,
  contentPostsCount: 1,
  instagramPostsCount: 1,
  instagramStoriesCount: 2,
})

let api: FakeApi
let parts: AppStoreParts
const store = () => parts.store.getState().entities
const totals = () => {
  const { reach, numLikes, numComments, numPosts, approvedMentionsCount } = store().campaigns[id(1)]!
  return [reach, numLikes, numComments, numPosts, approvedMentionsCount]
}
const counters = () => {
  const { linkPostsCount, contentPostsCount, instagramPostsCount, instagramStoriesCount } =
    store().participations[id(20)]!
  return [linkPostsCount, contentPostsCount, instagramPostsCount, instagramStoriesCount]
}
const reached = () => [
  store().campaignCalculatedReach[id(1)]!.days[day],
  store().campaigns[id(1)]!.calculatedReach![day],
]
const item = (of = mention) => ({ params: { id: of.id }, item: { collection: 'mentions' as const, id: of.id } })
/** An answer that never arrives, to test only what the client does itself. */
const silence = () => new Promise<never>(() => {})

beforeEach(() => {
  api = createFakeApi({
    'PATCH /mentions/:id/approve': silence,
    'PATCH /mentions/:id/reject': silence,
    'PATCH /mentions/:id/reset': silence,
  })
  parts = createTestStore({ api, slices: [mentionLists], sagas: { mentions: () => mentionSaga() as never } })
  parts.store.dispatch(
    entityActions.received({
      campaigns: { [id(1)]: campaign },
      participations: { [id(20)]: participation },
      instagramPosts: { [post.id]: post },
      campaignCalculatedReach: { [id(1)]: { id: id(1), days: { [day]: 100 } } },
      mentions: { [mention.id]: { ...mention, instagramPost: post.id }, [link.id]: link },
    } as never),
  )
})

test('an approval moves totals, counter and the day in Stockholm before the server has answered (T-12, T-14, T-17)', () => {
  void parts.store.dispatch(approveMention(item()))
  expect(totals()).toEqual([1250, 15, 3, 2, 4])
  expect(counters()).toEqual([0, 1, 2, 2])
  expect(reached()).toEqual([350, 350])
})

test('an approved link moves approvedMentionsCount and its own counter alone (T-13, T-14)', () => {
  void parts.store.dispatch(approveMention(item(link)))
  expect(totals()).toEqual([1000, 10, 2, 1, 5])
  expect(counters()).toEqual([1, 1, 1, 2])
  expect(reached()).toEqual([100, 100])
})

test('what leaves approved goes back; a pending one that is rejected moves no counter (T-15, T-16, T-17)', async () => {
  void parts.store.dispatch(rejectMention({ ...item(), body: { reason: 'x' } }))
  expect([totals(), counters(), reached()]).toEqual([
    [1000, 10, 2, 1, 4],
    [0, 1, 1, 2],
    [100, 100],
  ])
  parts.store.dispatch(entityActions.changed({ collection: 'mentions', id: mention.id, change: { state: 'rejected' } }))
  void parts.store.dispatch(resetMention(item()))
  expect([totals(), counters(), reached()]).toEqual([
    [1000, 10, 2, 1, 4],
    [0, 1, 1, 2],
    [100, 100],
  ])
  parts.store.dispatch(entityActions.changed({ collection: 'mentions', id: mention.id, change: { state: 'approved' } }))
  void parts.store.dispatch(resetMention(item()))
  expect([totals(), counters()]).toEqual([
    [750, 5, 1, 0, 4],
    [0, 1, 0, 2],
  ])
})

test('the server’s answer replaces what the client has counted (T-12)', async () => {
  api.on({
    'PATCH /mentions/:id/approve': wire({
      mention: { ...mention, state: 'approved' },
      participation: { ...participation, instagramPostsCount: 7 },
      campaign: { ...campaign, reach: 9000 },
      campaignCalculatedReach: null,
    }),
  })
  await parts.store.dispatch(approveMention(item()))
  expect(totals()[0]).toBe(9000)
  expect(counters()).toEqual([0, 1, 7, 2])
})

test('the slower of two: what was counted ahead goes back, and the winner’s decision is read (T-12, T-15)', async () => {
  const winner = wire({
    mention: { ...mention, state: 'rejected', decidedByName: 'Sara Lindqvist', rejectReason: 'Kontot saknas' },
  })
  api.on({ 'PATCH /mentions/:id/approve': reply(409, { error: 'already_decided' }), 'GET /mentions/:id': winner })
  await parts.store.dispatch(approveMention(item()))
  await new Promise(process.nextTick)
  expect([totals(), counters(), reached()]).toEqual([
    [1000, 10, 2, 1, 4],
    [0, 1, 1, 2],
    [100, 100],
  ])
  expect(api.to('GET /mentions/:id')).toHaveLength(1)
})

test('a list of a store campaign asks for the posts of that alone (E-29)', async () => {
  api.on({ 'GET /mentions': listAnswer('mentions', []) })
  await parts.store.dispatch(mentionLists.load(reviewListKey({ state: 'pending', storeCampaignId: id(7) }), 1))
  await parts.store.dispatch(mentionLists.load(reviewListKey({ state: 'pending', campaignId: id(1) }), 1))
  const asked = api
    .to('GET /mentions')
    .map(({ query }) => [query.get('storeCampaignId') ?? query.get('store_campaign_id'), query.get('campaignId')])
  expect(asked).toEqual([
    [id(7), null],
    [null, id(1)],
  ])
})

test('a decision of somebody else is read where the post stands: its list keeps its place, a list that does not know it is fetched anew (E-16)', async () => {
  api.on({
    'GET /mentions': listAnswer('mentions', [mention, link]),
    'GET /mentions/:id': wire({ mention: { ...mention, state: 'approved', decidedByName: 'Sara Lindqvist' } }),
  })
  const [pending, approved] = [reviewListKey({ state: 'pending' }), reviewListKey({ state: 'approved' })]
  await parts.store.dispatch(mentionLists.load(pending, 1))
  api.on({ 'GET /mentions': listAnswer('mentions', []) })
  await parts.store.dispatch(mentionLists.load(approved, 1))
  bus.publish('live:mention-changed', { mentionId: mention.id, campaignId: id(1), instagramerId: id(401) })
  await new Promise((done) => setTimeout(done))
  expect(store().mentions[mention.id]).toMatchObject({ state: 'approved', decidedByName: 'Sara Lindqvist' })
  const { [pending]: shown, [approved]: other } = (
    parts.store.getState() as never as { mentionLists: Record<string, { invalid: boolean; ids: string[] }> }
  ).mentionLists
  expect(shown).toMatchObject({ ids: [mention.id, link.id], invalid: false })
  expect(other).toMatchObject({ invalid: true })
})

test('after an own decision whose fact was faster than its answer, the next decision of somebody else is no own one: lists are fetched anew', async () => {
  const decided = { mention: { ...mention, state: 'approved' as const } }
  let answer: (value: object) => void = () => undefined
  api.on({
    'GET /mentions': listAnswer('mentions', []),
    'GET /mentions/:id': wire({ mention }),
    'PATCH /mentions/:id/approve': () => new Promise((resolve) => (answer = resolve)),
  })
  const approved = reviewListKey({ state: 'approved', campaignId: id(1) })
  await parts.store.dispatch(mentionLists.load(approved, 1))
  const changed = () =>
    bus.publish('live:mention-changed', { mentionId: mention.id, campaignId: id(1), instagramerId: id(401) })
  const approving = parts.store.dispatch(approveMention(item()))
  await new Promise((done) => setTimeout(done))
  changed()
  answer(reply(200, wire(decided)))
  expect((await approving).ok).toBe(true)
  const isInvalid = () =>
    (parts.store.getState() as never as { mentionLists: Record<string, { invalid: boolean }> }).mentionLists[approved]!
      .invalid
  await parts.store.dispatch(mentionLists.load(approved, 1))
  expect(isInvalid()).toBe(false)
  changed()
  await new Promise((done) => setTimeout(done))
  expect(isInvalid()).toBe(true)
})
