import { expect, test } from '@jest/globals'
import type { StoreApplicant } from '@samspel/api'
import { initialList, type PagedLists } from '@samspel/store'
import { createTestStore, id, listAnswer, wire } from '@samspel/testing'
import { buildApplicant } from '../testing'
import { applicantCounts } from './applicant-counts'
import {
  applicantListKey,
  applicantLists,
  approveStoreParticipation,
  declineStoreParticipation,
  scopeKey,
} from './store-participations'

const store = { brandId: 'b', storeId: 's' }
const offer = { brandId: 'b', storeCampaignId: 'c' }
const otherOffer = { brandId: 'b', storeCampaignId: 'd' }
const found = { ...store, query: 'tove' }
const list = (...ids: string[]) => ({
  ...initialList,
  ids,
  hasFetched: true,
  meta: { ...initialList.meta, totalCount: ids.length },
})
const idsOf = (lists: PagedLists) => Object.fromEntries(Object.entries(lists).map(([key, { ids }]) => [key, ids]))
const key = applicantListKey
const answered = (
  action: { success: { type: string } },
  storeParticipation: Pick<StoreApplicant, 'id' | 'state'>,
  body: object = {},
) => ({
  type: action.success.type,
  payload: { data: { storeParticipation: { storeId: 's', storeCampaignId: 'c', ...storeParticipation } } },
  meta: { phase: 'success', endpoint: 'x', request: { params: { id: storeParticipation.id }, body } },
})

test('as T-18: an approved one leaves every list but `all` and joins the lists of its new state (T-20)', () => {
  const lists = {
    [key(store, 'requested')]: list('1', '2'),
    [key(store, 'approved')]: list('3'),
    [key(store, 'all')]: list('1'),
  }
  const next = applicantLists.reducer(lists, answered(approveStoreParticipation, { id: '1', state: 'approved' }))
  expect(idsOf(next)).toEqual({
    [key(store, 'requested')]: ['2'],
    [key(store, 'approved')]: ['1', '3'],
    [key(store, 'all')]: ['1'],
  })
})

test('lists are keyed by store and store campaign: those of another campaign are left alone; a search takes in what it had (E-29)', () => {
  const lists = {
    [key(offer, 'requested')]: list('1'),
    [key(offer, 'declined')]: list(),
    [key(otherOffer, 'declined')]: list('9'),
    [key(found, 'requested')]: list('1'),
    [key(found, 'declined')]: list(),
    [key({ ...store, query: 'karin' }, 'declined')]: list(),
    [key(store, 'declined')]: initialList,
  }
  const next = applicantLists.reducer(lists, answered(declineStoreParticipation, { id: '1', state: 'declined' }))
  expect(idsOf(next)).toEqual({
    [key(offer, 'requested')]: [],
    [key(offer, 'declined')]: ['1'],
    [key(otherOffer, 'declined')]: ['9'],
    [key(found, 'requested')]: [],
    [key(found, 'declined')]: ['1'],
    [key({ ...store, query: 'karin' }, 'declined')]: [],
    [key(store, 'declined')]: [],
  })
})

test('as T-19: a deleted one leaves every list, `all` too (T-20)', () => {
  const lists = { [key(store, 'approved')]: list('3', '1'), [key(store, 'all')]: list('1') }
  const next = applicantLists.reducer(lists, {
    type: 'api/deleteStoreParticipation/success',
    payload: { data: undefined },
    meta: { phase: 'success', endpoint: 'deleteStoreParticipation', request: { params: { id: '1' } } },
  } as never)
  expect(idsOf(next)).toEqual({ [key(store, 'approved')]: ['3'], [key(store, 'all')]: [] })
})

test('the list of a state asks the server for it alone; the counts of its answer move with each answer', async () => {
  const scope = { brandId: id(200), storeId: id(501) }
  const applicant = buildApplicant({ storeId: id(501) })
  const counts = { requested: 3, approved: 1, declined: 0, pickedUp: 4, invited: 0 }
  const { store: app, api } = createTestStore({
    slices: [applicantLists, applicantCounts],
    api: {
      'GET /brands/:id/store_participations': {
        ...listAnswer('storeParticipations', [applicant]),
        ...wire({ counts }),
      },
      'PATCH /store_participations/:id/approve': wire({ storeParticipation: { ...applicant, state: 'approved' } }),
    },
  })
  await app.dispatch(applicantLists.load(key({ ...scope, query: ' tove ' }, 'requested'), 1))
  await app.dispatch(applicantLists.load(key(scope, 'requested'), 1))
  const [first] = api.to('GET /brands/:id/store_participations')
  expect(Object.fromEntries(first!.query)).toEqual({
    state: 'requested',
    storeId: id(501),
    query: 'tove',
    page: '1',
  })
  await app.dispatch(approveStoreParticipation({ params: { id: applicant.id }, body: { from: 'requested' } }))
  expect(applicantCounts.select(app.getState(), scopeKey(scope))).toEqual({
    requested: 2,
    approved: 2,
    declined: 0,
    picked_up: 4,
    invited: 0,
  })
})
