import { describe, expect, test } from '@jest/globals'
import { buildParticipation, id } from '@samspel/testing'
import { awaitsPost, offerListKey, offerValue, participationLists, placesLeft } from '.'
import { initialList } from '@samspel/store'
import { createParticipation, deleteParticipation } from './decisions'

const list = (...ids: string[]) => ({ ...initialList, ids, hasFetched: true, meta: { ...initialList.meta, totalCount: ids.length } })
const success = (action: { success: { type: string } }, data: object, request: object = {}) =>
  ({ type: action.success.type, payload: { data, entities: {}, result: {} }, meta: { phase: 'success', endpoint: 'x', request } })

describe('the creator’s own applications', () => {
  const lists = { 'me/pending': list('1'), 'me/approved': list('2'), 'me/all': list('1', '2') }

  test('T-18 a new application is in the list of its state and in `all`, first', () => {
    const next = participationLists.reducer(lists, success(createParticipation, { participation: { id: '3' } }))
    expect([next['me/pending']!.ids, next['me/approved']!.ids, next['me/all']!.ids]).toEqual([['3', '1'], ['2'], ['3', '1', '2']])
  })

  test('T-19 a withdrawn application leaves every list', () => {
    const next = participationLists.reducer(lists, success(deleteParticipation, {}, { params: { id: '1' } }))
    expect([next['me/pending']!.ids, next['me/all']!.ids]).toEqual([[], ['2']])
  })
})

describe('what waits for the creator', () => {
  const approved = buildParticipation({ state: 'approved', abilities: ['postMention'] })

  test('E-14 an approved participation without posts waits for one, until it has one in review or approved', () => {
    expect(awaitsPost(approved, [])).toBe(true)
    expect(awaitsPost(approved, [{ participationId: approved.id }])).toBe(false)
    expect(awaitsPost(approved, [{ participationId: id(9) }])).toBe(true)
    expect(awaitsPost({ ...approved, instagramStoriesCount: 1 }, [])).toBe(false)
  })

  test('one that takes no posts does not wait', () => {
    expect(awaitsPost({ ...approved, abilities: [] }, [])).toBe(false)
  })
})

test('an offer’s value is that of every product once; places are never fewer than none', () => {
  expect(offerValue({ products: [{ defaultProductValue: 399 }, { defaultProductValue: 30 }] as never })).toBe(429)
  expect(placesLeft({ targetNumberOfInstagramers: 20, approvedParticipationsCount: 8 })).toBe(12)
  expect(placesLeft({ targetNumberOfInstagramers: 1, approvedParticipationsCount: 2 })).toBe(0)
})

test('offers searched with spaces around are the same list', () => {
  expect(offerListKey({ deliveryMethod: 'delivery', query: ' Malmö ' })).toBe(offerListKey({ deliveryMethod: 'delivery', country: null, query: 'Malmö' }))
})
