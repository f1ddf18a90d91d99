import { describe, expect, test } from '@jest/globals'
import type { PagedLists } from '@samspel/store'
import { createCampaignInvitations } from '../../../data'
import { askedCreators, canBeAsked, listPotentialInstagramers, potentialListKey, potentialLists } from './invitations'

const idsOf = (lists: PagedLists) => Object.fromEntries(Object.entries(lists).map(([key, { ids }]) => [key, ids]))
const success = (action: { success: { type: string } }, data: object, request: object = {}, meta: object = {}) => ({
  type: action.success.type,
  payload: { data, entities: {}, result: data, status: 200 },
  meta: { phase: 'success', endpoint: 'x', request, ...meta },
})

describe('potential creators (E-30)', () => {
  test('are a list per campaign id, and one more for each search', () => {
    expect([potentialListKey('5'), potentialListKey('6'), potentialListKey('5', { query: ' mo ' })]).toEqual([
      '5',
      '6',
      '5/{"query":"mo"}',
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

  test('page 1 of /campaigns/5/potential_instagramers is asked for first (C-34, E-26)', () => {
    const { payload, meta } = potentialLists.load('5', 1)
    expect([meta.endpoint, payload.params, payload.query]).toEqual([
      'listPotentialInstagramers',
      { id: '5' },
      { page: 1, perPage: 100 },
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
