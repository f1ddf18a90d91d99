import { expect, test } from '@jest/globals'
import { buildMention, buildParticipation, createTestStore, id, reply, wire } from '@samspel/testing'
import { apiAction, entityActions, initialEntities, mergeEntities } from '../index'

const names = [
  'campaigns',
  'companies',
  'companyRequests',
  'instagramers',
  'brands',
  'profileCategories',
  'participations',
  'instagramPosts',
  'campaignCalculatedReach',
  'users',
  'messages',
  'mentions',
  'transactions',
  'accounts',
  'stores',
  'storeLocations',
  'storeCampaigns',
  'storeParticipations',
  'storeProducts',
  'facebookAccounts',
  'imagePurchases',
]

test('exactly 21 collections, each keyed by id (E-01)', () => {
  expect(Object.keys(initialEntities).sort()).toEqual([...names].sort())
  expect(names).toHaveLength(21)
  expect(mergeEntities(initialEntities, { brands: { 3: { id: '3' } } }).brands['3']).toEqual({ id: '3' })
})

test('an answer merges into what is there, and what does not change keeps its identity (E-01)', () => {
  const one = mergeEntities(initialEntities, { brands: { 3: { id: '3', name: 'A', slug: 'a' }, 4: { id: '4' } } })
  const two = mergeEntities(one, { brands: { 3: { id: '3', name: 'B' }, 4: { id: '4' } } })
  expect(two.brands['3']).toEqual({ id: '3', name: 'B', slug: 'a' })
  expect(two.brands['4']).toBe(one.brands['4'])
})

test('a request that names a participation sets loading on that one only (E-14)', async () => {
  const [first, second] = [buildParticipation({}, 1), buildParticipation({}, 2)]
  const approve = apiAction('approveParticipation')
  const { store } = createTestStore({
    api: { 'PATCH /participations/:id/approve': wire({ participation: { ...first, state: 'approved' } }) },
  })
  store.dispatch(entityActions.received({ participations: { [first.id]: first, [second.id]: second } }))
  const done = store.dispatch(
    approve({ params: { id: first.id }, item: { collection: 'participations', id: first.id } }),
  )
  expect(store.getState().entities.participations[first.id]?.loading).toBe(true)
  expect(store.getState().entities.participations[second.id]).toEqual(second)
  await done
  expect(store.getState().entities.participations[first.id]).toMatchObject({
    loading: false,
    state: 'approved',
    linkPostsCount: 0,
  })
})

test('a mention of each kind normalises, its post as a record of its own; T-26 an error stays on the mention (E-16)', async () => {
  const post = buildMention()
  const link = buildMention({
    id: id(2),
    kind: 'link',
    instagramPost: null,
    linkPost: { url: 'https://a.se', title: 'A', linkType: 'custom' },
  })
  const content = buildMention({
    id: id(3),
    kind: 'content',
    instagramPost: null,
    contentPost: { text: 'A', imageUrls: [] },
  })
  const { store } = createTestStore({
    api: {
      'GET /campaigns/:id/mentions': wire({ mentions: [post, link, content], meta: {} }),
      'PATCH /mentions/:id/approve': reply(409, { error: 'already_decided' }),
    },
  })
  await store.dispatch(apiAction('listCampaignMentions')({ params: { id: id(1) } }))
  const { mentions, instagramPosts } = store.getState().entities
  expect(mentions[post.id]?.instagramPost).toBe(post.instagramPost?.id)
  expect(instagramPosts[post.instagramPost!.id]).toMatchObject({ reach: 5000, story: false })
  expect(mentions[id(2)]?.linkPost?.url).toBe('https://a.se')
  expect(mentions[id(3)]?.contentPost?.text).toBe('A')

  await store.dispatch(
    apiAction('approveMention')({ params: { id: post.id }, item: { collection: 'mentions', id: post.id } }),
  )
  expect(store.getState().entities.mentions[post.id]).toMatchObject({
    loading: false,
    error: { status: 409, id: 'already_decided' },
  })
  expect(store.getState().entities.mentions[id(2)]?.error).toBeUndefined()
})
