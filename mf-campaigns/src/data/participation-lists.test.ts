import { describe, expect, test } from '@jest/globals'
import { initialList, type PagedLists } from '@samspel/store'
import { approveParticipation, deleteParticipation, participationListKey, participationLists } from './decisions'
import {
  askedCreators,
  canBeAsked,
  createCampaignInvitations,
  listPotentialInstagramers,
  potentialListKey,
  potentialLists,
} from './invitations'
import { readParticipation, updateParticipation } from './participation-desk'

const list = (...ids: string[]) => ({
  ...initialList,
  ids,
  hasFetched: true,
  meta: { ...initialList.meta, totalCount: ids.length },
})
const idsOf = (lists: PagedLists) => Object.fromEntries(Object.entries(lists).map(([key, { ids }]) => [key, ids]))
const success = (action: { success: { type: string } }, data: object, request: object = {}, meta: object = {}) => ({
  type: action.success.type,
  payload: { data, entities: {}, result: data, status: 200 },
  meta: { phase: 'success', endpoint: 'x', request, ...meta },
})

describe('lists of a campaign’s participations with a filter', () => {
  const sorted = participationListKey('c', 'approved', { sort: '-followers' })
  const found = participationListKey('c', 'pending', { query: 'tove/x' })
  const foundApproved = participationListKey('c', 'approved', { query: 'tove/x' })
  const starred = participationListKey('c', 'approved', { shortlisted: true })
  const lists = {
    'c/pending': list('1', '2'),
    'c/approved': list('3'),
    'c/all': list('1', '2', '3'),
    [sorted]: list('3'),
    [found]: list('1'),
    [foundApproved]: list(),
    [starred]: list(),
  }

  test('T-18 a decided one goes to the lists of its new state that may hold it: a search takes it in when the search had it', () => {
    const next = participationLists.reducer(
      lists,
      success(approveParticipation, { participation: { id: '1', state: 'approved', campaignId: 'c' } }),
    )
    expect(idsOf(next)).toEqual({
      'c/pending': ['2'],
      'c/approved': ['1', '3'],
      'c/all': ['1', '2', '3'],
      [sorted]: ['1', '3'],
      [found]: [],
      [foundApproved]: ['1'],
      [starred]: [],
    })
  })

  test('T-18 one that was read anew moves as well; T-19 a deleted one leaves all', () => {
    const moved = participationLists.reducer(
      lists,
      success(readParticipation, { participation: { id: '2', state: 'approved', campaignId: 'c' } }),
    )
    expect(idsOf(moved)).toMatchObject({ 'c/pending': ['1'], 'c/approved': ['2', '3'], [foundApproved]: [] })
    expect(
      Object.values(
        idsOf(participationLists.reducer(lists, success(deleteParticipation, {}, { params: { id: '3' } }))),
      ).flat(),
    ).not.toContain('3')
  })

  test('one that loses its star leaves the short list alone', () => {
    const before = { 'c/approved': list('3'), [starred]: list('3') }
    expect(
      idsOf(
        participationLists.reducer(
          before,
          success(updateParticipation, {
            participation: { id: '3', shortlisted: false, state: 'approved', campaignId: 'c' },
          }),
        ),
      ),
    ).toEqual({ 'c/approved': ['3'], [starred]: [] })
  })
})

describe('E-30 potential creators', () => {
  test('are a list per campaign id, and one more for each search', () => {
    expect([potentialListKey('5'), potentialListKey('6'), potentialListKey('5', { query: ' mo ' })]).toEqual([
      '5',
      '6',
      '5/query=mo',
    ])
    const page = (campaignId: string, ids: string[]) =>
      success(
        listPotentialInstagramers,
        { instagramers: ids, invitedIds: [], declined: [], meta: { nextPage: null } },
        { params: { id: campaignId } },
        { list: { name: 'potentialLists', key: campaignId, page: 1 } },
      )
    const lists = [page('5', ['a', 'b']), page('6', ['c'])].reduce(potentialLists.reducer, undefined as never)
    expect(idsOf(lists)).toEqual({ 5: ['a', 'b'], 6: ['c'] })
  })

  test('C-34 E-26 page 1 of /campaigns/5/potential_instagramers is asked for first', () => {
    const { payload, meta } = potentialLists.load('5', 1)
    expect([meta.endpoint, payload.params, payload.query]).toEqual([
      'listPotentialInstagramers',
      { id: '5' },
      { page: 1 },
    ])
  })

  test('who was asked, and from when they can be asked again, is known by campaign, from pages and from own invitations', () => {
    const declined = [
      { id: 'c', askAgainOn: '2026-12-01' },
      { id: 'd', askAgainOn: null },
    ]
    const seen = askedCreators(
      {},
      success(listPotentialInstagramers, { invitedIds: ['a'], declined }, { params: { id: '5' } }),
    )
    const after = askedCreators(
      seen,
      success(createCampaignInvitations, {}, { params: { id: '5' }, body: { instagramerIds: ['b', 'd'] } }),
    )
    expect(after).toEqual({ 5: { a: 'sent', b: 'sent', c: { askAgainOn: '2026-12-01' }, d: 'sent' } })
    expect(['a', 'c', 'd', 'e'].map((id) => canBeAsked(seen['5']?.[id]))).toEqual([false, false, true, true])
  })
})
