import { expect, test } from '@jest/globals'
import type { Campaign } from '@samspel/api'
import { buildCampaign } from '@samspel/testing'
import { nextStepOf } from './next-step'

const today = '2026-11-20'
const days = { startAt: '2026-11-24', dueAt: '2026-12-10', endAt: '2026-12-20' }
const of = (facts: Partial<Campaign>, answerBy?: string) =>
  nextStepOf(buildCampaign({ ...days, ...facts }), today, answerBy)

test('a draft: what is missing, days that have passed, who must be let in first, or sending it', () => {
  const refused = (reason: 'incomplete' | 'days_passed' | 'company_not_approved') => ({
    state: 'draft' as const,
    abilities: ['edit' as const],
    refusals: [{ act: 'request' as const, reason }],
  })
  expect(of({ ...refused('incomplete'), excerpt: '' })).toMatchObject({
    kind: 'complete',
    act: 'edit',
    fields: expect.arrayContaining(['excerpt', 'products']),
  })
  expect(of({ ...refused('days_passed'), startAt: '2026-11-01' })).toEqual({
    kind: 'newDays',
    act: 'edit',
    fields: ['startAt'],
  })
  expect(of(refused('company_not_approved'))).toEqual({ kind: 'blocked', reason: 'company_not_approved' })
  expect(of({ state: 'draft', abilities: ['edit', 'request'] })).toEqual({
    kind: 'send',
    act: 'request',
    by: { at: '2026-11-24', what: 'start' },
  })
  expect(of({ state: 'draft', abilities: [] })).toBeUndefined()
})

test('in review the owner waits; who answers has a desk of their own', () => {
  expect(of({ state: 'requested', abilities: ['withdraw'] })).toMatchObject({ kind: 'inReview' })
  expect(of({ state: 'requested', abilities: ['confirm', 'return'] })).toBeUndefined()
})

test('what somebody waits for comes first: posts, then applications with the first that expires', () => {
  const waiting = {
    state: 'ongoing' as const,
    abilities: ['decideMentions' as const, 'decideParticipations' as const],
    pendingMentionsCount: 5,
    waitingApplicationsCount: 4,
  }
  expect(of(waiting, '2026-11-22T10:00:00.000Z')).toEqual({
    kind: 'review',
    n: 5,
    act: 'review',
    by: { at: '2026-12-20', what: 'end' },
  })
  expect(of({ ...waiting, pendingMentionsCount: 0 }, '2026-11-22T10:00:00.000Z')).toEqual({
    kind: 'answer',
    n: 4,
    act: 'answer',
    by: { at: '2026-11-22T10:00:00.000Z', what: 'answer' },
  })
  expect(of({ ...waiting, abilities: [] })).toMatchObject({ kind: 'publishing' })
})

test('in the marketplace: invite while nobody takes part, close when it is full, else wait', () => {
  const open = { state: 'confirmed' as const, abilities: ['invite' as const, 'close' as const], placesLeft: 3 }
  const apply = { at: '2026-12-10', what: 'apply' }
  expect(of(open)).toEqual({ kind: 'invite', act: 'invite', by: apply })
  expect(of({ ...open, approvedParticipationsCount: 7 })).toEqual({ kind: 'applying', n: 3, by: apply })
  expect(of({ ...open, approvedParticipationsCount: 7, placesLeft: null })).toEqual({ kind: 'applying', by: apply })
  expect(of({ ...open, approvedParticipationsCount: 10, placesLeft: 0 })).toEqual({
    kind: 'close',
    act: 'close',
    by: { at: '2026-11-24', what: 'start' },
  })
  expect(of({ ...open, deliveryMethod: 'pickup' })).toEqual({ kind: 'picking', by: { at: '2026-12-20', what: 'end' } })
})

test('afterwards: deliver, wait for posts until the last day for them, read the report, or begin anew', () => {
  expect(of({ state: 'upcoming', approvedParticipationsCount: 8 })).toMatchObject({
    kind: 'deliver',
    n: 8,
    act: 'participants',
  })
  expect(of({ state: 'ongoing' })).toEqual({ kind: 'publishing', by: { at: '2026-12-10', what: 'due' } })
  expect(of({ state: 'ongoing', dueAt: today })).toMatchObject({ by: { at: today, what: 'due' } })
  expect(of({ state: 'ongoing', dueAt: '2026-11-19' })).toEqual({
    kind: 'publishing',
    by: { at: '2026-12-20', what: 'end' },
  })
  expect(of({ state: 'finished' })).toEqual({ kind: 'report', act: 'report' })
  expect(of({ state: 'archived', cancelledAt: '2026-11-01T00:00:00.000Z', abilities: ['duplicate'] })).toEqual({
    kind: 'cancelled',
    act: 'duplicate',
  })
})

test('where goods are sent: complaints, what can be packed, what is missing, then waiting, then the start', () => {
  const none = {
    toPack: 0,
    packable: 0,
    addressMissing: 0,
    choiceMissing: 0,
    sent: 0,
    arrived: 0,
    problem: 0,
    logisticsCost: 0,
  }
  const sending = (counts: Partial<typeof none>, facts: Partial<Campaign> = {}) =>
    of({ state: 'upcoming', parcelCounts: { ...none, waiting: 0, all: 4, ...counts }, ...facts })
  const start = { by: { at: '2026-11-24', what: 'start' } }
  expect(sending({ problem: 1, toPack: 3, packable: 2 })).toEqual({ kind: 'parcelProblem', n: 1, act: 'parcels' })
  expect(sending({ toPack: 3, packable: 2 })).toEqual({ kind: 'pack', n: 2, act: 'parcels', ...start })
  expect(sending({ toPack: 1, addressMissing: 1, sent: 3 })).toEqual({
    kind: 'addresses',
    n: 1,
    act: 'parcels',
    ...start,
  })
  expect(sending({ sent: 3, arrived: 1 })).toEqual({ kind: 'underway', n: 3, ...start })
  expect(sending({ arrived: 4 }, { abilities: ['start'] })).toEqual({ kind: 'allArrived', act: 'start', ...start })
  expect(sending({ sent: 4 }, { state: 'ongoing' })).toMatchObject({ kind: 'publishing' })
  expect(sending({ packable: 1, toPack: 1 }, { state: 'confirmed' })).toEqual({ kind: 'pack', n: 1, act: 'parcels' })
})
