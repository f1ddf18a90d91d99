import { describe, expect, test } from '@jest/globals'
import { initialList } from '@samspel/store'
import { createParticipation, deleteParticipation, participationLists } from '../../shared/data'
import { declineCampaignInvitation, invitationLists, offerListKey } from './offers'

const list = (...ids: string[]) => ({
  ...initialList,
  ids,
  hasFetched: true,
  meta: { ...initialList.meta, totalCount: ids.length },
})
const success = (action: { success: { type: string } }, data: object, request: object = {}) => ({
  type: action.success.type,
  payload: { data, entities: {}, result: {} },
  meta: { phase: 'success', endpoint: 'x', request },
})

describe('the creator’s own applications', () => {
  const lists = { 'me/pending': list('1'), 'me/approved': list('2'), 'me/all': list('1', '2') }

  test('a new application is in the list of its state and in `all`, first (T-18)', () => {
    const next = participationLists.reducer(lists, success(createParticipation, { participation: { id: '3' } }))
    expect([next['me/pending']!.ids, next['me/approved']!.ids, next['me/all']!.ids]).toEqual([
      ['3', '1'],
      ['2'],
      ['3', '1', '2'],
    ])
  })

  test('a withdrawn application leaves every list (T-19)', () => {
    const next = participationLists.reducer(lists, success(deleteParticipation, {}, { params: { id: '1' } }))
    expect([next['me/pending']!.ids, next['me/all']!.ids]).toEqual([[], ['2']])
  })
})

test('offers searched with spaces around are the same list', () => {
  expect(offerListKey({ deliveryMethod: 'delivery', query: ' Malmö ' })).toBe(
    offerListKey({ deliveryMethod: 'delivery', country: null, query: 'Malmö' }),
  )
})

test('parts of the filter that ask nothing are the same list as none', () => {
  expect(offerListKey({ deliveryMethod: 'pickup', paid: false, sort: null, categoryId: '' })).toBe(
    offerListKey({ deliveryMethod: 'pickup' }),
  )
  expect(offerListKey({ deliveryMethod: 'pickup', paid: true })).not.toBe(offerListKey({ deliveryMethod: 'pickup' }))
})

test('an invitation that is answered, by an application or by a no, leaves the invitations (G-03)', () => {
  const lists = { me: list('c1', 'c2') }
  const applied = invitationLists.reducer(
    lists,
    success(createParticipation, { participation: { id: 'p', campaignId: 'c1' } }),
  )
  expect(applied.me!.ids).toEqual(['c2'])
  expect(
    invitationLists.reducer(
      applied,
      success(declineCampaignInvitation, { campaignInvitation: { id: 'i', campaignId: 'c2' } }),
    ).me!.ids,
  ).toEqual([])
})
