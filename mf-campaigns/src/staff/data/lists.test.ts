import { describe, expect, test } from '@jest/globals'
import { initialList, type PagedLists } from '@samspel/store'
import {
  approveMention,
  approveParticipation,
  deleteParticipation,
  listMentions,
  mentionLists,
  participationLists,
  reviewListKey,
} from '../../shared/data'
import { campaignListKey, campaignLists, createCampaign, updateCampaignState } from './campaign-lists'
import { reviewCounts } from './review-counts'

const list = (...ids: string[]) => ({
  ...initialList,
  ids,
  hasFetched: true,
  meta: { ...initialList.meta, totalCount: ids.length },
})
const idsOf = (lists: PagedLists) => Object.fromEntries(Object.entries(lists).map(([key, { ids }]) => [key, ids]))
const success = (action: { success: { type: string } }, data: object, request: object = {}, tag?: unknown) => ({
  type: action.success.type,
  payload: { data, entities: {}, result: {} },
  meta: { phase: 'success', endpoint: 'x', request, tag },
})

const draft = campaignListKey({ state: 'draft' })
const requested = campaignListKey({ state: 'requested' })
const draftOfOther = campaignListKey({ state: 'draft', brandId: 'other' })
const draftSearched = campaignListKey({ state: 'draft', query: 'lusse' })

describe('lists of campaigns', () => {
  test('a created campaign goes to the front of its state’s list, not into those of other brands or searches (T-05)', () => {
    const lists = { [draft]: list('1', '2'), [draftOfOther]: list('8'), [draftSearched]: list() }
    const next = campaignLists.reducer(
      lists,
      success(createCampaign, { campaign: { id: '3', state: 'draft', brandId: 'b' } }),
    )
    expect(idsOf(next)).toEqual({ [draft]: ['3', '1', '2'], [draftOfOther]: ['8'], [draftSearched]: [] })
  })

  test('an updated campaign moves to the list of its new state and leaves the others (T-06)', () => {
    const lists = { [draft]: list('1', '2'), [requested]: list('5'), [draftSearched]: list('1') }
    const next = campaignLists.reducer(
      lists,
      success(updateCampaignState, { campaign: { id: '1', state: 'requested', brandId: 'b' } }),
    )
    expect(idsOf(next)).toEqual({ [draft]: ['2'], [requested]: ['1', '5'], [draftSearched]: [] })
  })
})

describe('lists of participations', () => {
  const lists = {
    'c/pending': list('1', '2'),
    'c/approved': list('3'),
    'c/all': list('1', '2', '3'),
    'd/pending': list('1'),
  }

  test('a changed participation is in the list of its new state, in `all`, and in no other of its campaign (T-18)', () => {
    const next = participationLists.reducer(
      lists,
      success(approveParticipation, { participation: { id: '1', state: 'approved', campaignId: 'c' } }),
    )
    expect(idsOf(next)).toEqual({
      'c/pending': ['2'],
      'c/approved': ['1', '3'],
      'c/all': ['1', '2', '3'],
      'd/pending': ['1'],
    })
  })

  test('a deleted participation leaves every list (T-19)', () => {
    const next = participationLists.reducer(lists, success(deleteParticipation, {}, { params: { id: '1' } }))
    expect(idsOf(next)).toEqual({ 'c/pending': ['2'], 'c/approved': ['3'], 'c/all': ['2', '3'], 'd/pending': [] })
  })
})

describe('lists of mentions', () => {
  test('a decided mention moves in the lists of its campaign and of the review alone (E-29)', () => {
    const lists = {
      'review/pending//createdAt': list('1'),
      'c/pending//createdAt': list('1'),
      'c/approved//createdAt': list(),
      'd/approved//createdAt': list(),
    }
    const next = mentionLists.reducer(
      lists,
      success(approveMention, { mention: { id: '1', state: 'approved', campaignId: 'c' } }),
    )
    expect(idsOf(next)).toEqual({
      'review/pending//createdAt': [],
      'c/pending//createdAt': [],
      'c/approved//createdAt': ['1'],
      'd/approved//createdAt': [],
    })
  })

  test('no count of the tabs falls below zero, and lists of a store campaign count for themselves', () => {
    const none = { pending: 0, approved: 0, rejected: 0, all: 0 }
    const next = reviewCounts(
      { '/': none },
      success(approveMention, { mention: { id: '1', state: 'approved', campaignId: 'c' } }, {}, { from: 'pending' }),
    )
    expect(next['/']).toMatchObject({ pending: 0, approved: 1 })
    const answer = { mentions: [], counts: { ...none, all: 5 } }
    expect(reviewCounts(next, success(listMentions, answer, { query: { storeCampaignId: 'o' } }))).toBe(next)
  })

  test('lists of a campaign and of a store campaign have keys of their own (E-29)', () => {
    const [campaign, offer] = [
      reviewListKey({ state: 'pending', campaignId: 'c' }),
      reviewListKey({ state: 'pending', storeCampaignId: 'o' }),
    ]
    const lists = {
      [campaign]: list('1', '2'),
      [offer]: list('1'),
      [reviewListKey({ state: 'pending', storeCampaignId: 'p' })]: list('1'),
    }
    const next = mentionLists.reducer(
      lists,
      success(approveMention, { mention: { id: '1', state: 'approved', campaignId: 'c', storeCampaignId: 'o' } }),
    )
    expect(Object.values(idsOf(next))).toEqual([['2'], [], ['1']])
  })

  test('a decision that repeats the state, or of which it is not known what it was before, moves no count', () => {
    const counts = { '/': { pending: 9, approved: 1, rejected: 0, all: 10 } }
    const decided = (tag?: unknown) =>
      success(approveMention, { mention: { id: '1', state: 'approved', campaignId: 'c' } }, {}, tag)
    expect(reviewCounts(counts, decided({ from: 'approved' }))).toBe(counts)
    expect(reviewCounts(counts, decided())).toBe(counts)
  })

  test('counts of one kind move with decisions on that kind alone', () => {
    const two = { pending: 2, approved: 0, rejected: 0, all: 2 }
    const next = reviewCounts(
      { '//story': two, '//post': two, '//': two },
      success(
        approveMention,
        { mention: { id: '1', state: 'approved', campaignId: 'c', kind: 'story' } },
        {},
        { from: 'pending' },
      ),
    )
    expect(Object.values(next).map(({ pending }) => pending)).toEqual([1, 2, 1])
  })

  test('the counts of the tabs move with a decision', () => {
    const counts = {
      '/': { pending: 9, approved: 1, rejected: 0, all: 10 },
      'd/': { pending: 2, approved: 0, rejected: 0, all: 2 },
    }
    const next = reviewCounts(
      counts,
      success(approveMention, { mention: { id: '1', state: 'approved', campaignId: 'c' } }, {}, { from: 'pending' }),
    )
    expect(next).toEqual({
      '/': { pending: 8, approved: 2, rejected: 0, all: 10 },
      'd/': { pending: 2, approved: 0, rejected: 0, all: 2 },
    })
  })
})
