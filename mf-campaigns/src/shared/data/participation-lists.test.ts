import { describe, expect, test } from '@jest/globals'
import { initialList, type PagedLists } from '@samspel/store'
import {
  approveParticipation,
  deleteParticipation,
  participationListKey,
  participationLists,
  readParticipation,
  updateParticipation,
} from './participation-lists'

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

  test('a decided one goes to the lists of its new state that may hold it: a search takes it in when the search had it (T-18)', () => {
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

  test('one that was read anew moves as well; T-19 a deleted one leaves all (T-18)', () => {
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
