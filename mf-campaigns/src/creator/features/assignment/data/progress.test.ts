import { describe, expect, test } from '@jest/globals'
import { progressOf } from './progress'

const participation = {
  state: 'approved',
  createdAt: '2026-11-01T10:00:00Z',
  decidedAt: '2026-11-02T10:00:00Z',
  decisionReason: null,
  decisionKind: 'approved',
  deadlinePausedAt: null,
  feeAmount: 90_000,
  fee: { state: 'held', amount: 90_000, settledAt: null, returnReason: null, until: null },
  dueAt: '2026-11-20',
} as const
const post = {
  createdAt: '2026-11-10T10:00:00Z',
  resubmittedAt: null,
  decidedAt: '2026-11-11T10:00:00Z',
  decisionKind: null,
}
const stepsOf = (...given: Parameters<typeof progressOf>) =>
  progressOf(...given).map(({ key, state }) => `${key} ${state}`)

describe('the way from application to money', () => {
  test('an application waits for the brand', () => {
    expect(stepsOf({ ...participation, state: 'pending', decidedAt: null, feeAmount: 0 }, [])).toEqual([
      'applied done',
      'waiting now',
      'toPost later',
      'toReview later',
    ])
  })

  test('a declined one ends with its reason', () => {
    const steps = progressOf({ ...participation, state: 'rejected', decisionReason: 'Fullt' }, [])
    expect(steps.map(({ key }) => key)).toEqual(['applied', 'rejected'])
    expect(steps[1]?.reason).toBe('Fullt')
  })

  test.each(['rejected', 'expired', 'removed', 'cancelled'] as const)(
    'an ended one says that it was %s',
    (decisionKind) => {
      expect(stepsOf({ ...participation, state: 'rejected', decisionKind }, [])).toEqual([
        'applied done',
        `${decisionKind} failed`,
      ])
    },
  )

  test.each([
    [undefined, ['toPost now']],
    ['writing', ['toDraft now', 'toPost later']],
    ['sent', ['draftSent now', 'toPost later']],
    ['changes_requested', ['toChangeDraft now', 'toPost later']],
    ['approved', ['draftApproved done', 'toPost now']],
  ] as const)('what is published comes after a draft that is asked for and stands at %s', (draftState, steps) => {
    expect(stepsOf({ ...participation, feeAmount: 0, draftState }, []).slice(2, -1)).toEqual(steps)
  })

  test('a post with changes asked for is to be changed, not made anew', () => {
    expect(stepsOf(participation, [{ ...post, state: 'rejected', decisionKind: 'changes_requested' }])).toEqual([
      'applied done',
      'approved done',
      'changesAsked failed',
      'toChange now',
      'toReview later',
      'paid later',
    ])
  })

  test('a deadline that stands still is no day', () => {
    expect(
      progressOf({ ...participation, deadlinePausedAt: '2026-11-05T10:00:00Z' }, []).find(({ key }) => key === 'toPost')
        ?.at,
    ).toBeNull()
  })

  test('an approved one asks for a post by the deadline', () => {
    expect(progressOf(participation, []).find(({ state }) => state === 'now')).toEqual({
      key: 'toPost',
      state: 'now',
      at: '2026-11-20',
    })
  })

  test('a declined post asks for another', () => {
    expect(stepsOf(participation, [{ ...post, state: 'rejected' }])).toEqual([
      'applied done',
      'approved done',
      'postRejected failed',
      'toPost now',
      'toReview later',
      'paid later',
    ])
  })

  test('the fee of an approved post is on its way for 72 hours, then it is there', () => {
    const posts = [{ ...post, state: 'approved' as const }]
    expect(progressOf(participation, posts, Date.parse('2026-11-12T10:00:00Z')).at(-1)).toEqual({
      key: 'moneyOnWay',
      state: 'now',
      at: '2026-11-14T10:00:00.000Z',
    })
    expect(progressOf(participation, posts, Date.parse('2026-11-14T10:00:00Z')).at(-1)).toEqual({
      key: 'moneyThere',
      state: 'done',
    })
  })

  test('the fee is to come while more was agreed than is approved', () => {
    const posts = [{ ...post, state: 'approved' as const }]
    const more = { ...participation, piecesLeft: [{ kind: 'story' as const, count: 1 }] }
    expect(progressOf(more, posts, Date.parse('2026-11-14T10:00:00Z')).at(-1)).toEqual({ key: 'paid', state: 'later' })
  })

  test('the next piece is asked for while more was agreed than is handed in', () => {
    const more = { ...participation, need: 'post' as const, piecesLeft: [{ kind: 'story' as const, count: 1 }] }
    expect(stepsOf(more, [{ ...post, state: 'pending' }])).toEqual([
      'applied done',
      'approved done',
      'posted done',
      'toPost now',
      'toReview later',
      'paid later',
    ])
    expect(stepsOf(more, [{ ...post, state: 'approved' }])).toEqual([
      'applied done',
      'approved done',
      'posted done',
      'postApproved done',
      'toPost now',
      'toReview later',
      'paid later',
    ])
  })

  test('a post that was handed in anew was handed in then', () => {
    const anew = { ...post, state: 'pending', resubmittedAt: '2026-11-13T10:00:00Z' } as const
    expect(progressOf(participation, [anew]).find(({ key }) => key === 'posted')?.at).toBe('2026-11-13T10:00:00Z')
  })

  test('a fee that was taken out is in the wallet no more', () => {
    const taken = {
      ...participation,
      fee: { ...participation.fee, state: 'paid', settledAt: '2026-11-05T10:00:00Z', left: 0 },
    } as const
    expect(progressOf(taken, [], Date.parse('2026-12-05T10:00:00Z')).at(-1)).toEqual({
      key: 'moneyTaken',
      state: 'done',
    })
  })

  test('A1 a fee that has gone back ends the way: no post is asked for and no money promised', () => {
    const returned = {
      ...participation,
      feeAmount: 0,
      fee: {
        ...participation.fee,
        state: 'returned',
        settledAt: '2026-12-05T10:00:00Z',
        returnReason: 'not_delivered',
      },
    } as const
    expect(stepsOf(returned, [])).toEqual(['applied done', 'approved done', 'feeReturned failed'])
    expect(
      stepsOf(returned, [
        {
          state: 'rejected',
          createdAt: '2026-11-10T10:00:00Z',
          resubmittedAt: null,
          decidedAt: '2026-11-11T10:00:00Z',
          decisionKind: 'changes_requested',
        },
      ]),
    ).toEqual(['applied done', 'approved done', 'changesAsked failed', 'feeReturned failed'])
  })

  test('A1 a creator who was taken out reads that the fee went back after why', () => {
    const removed = {
      ...participation,
      state: 'rejected',
      decisionKind: 'removed',
      decisionReason: 'Dubbelbokat',
      feeAmount: 0,
      fee: { ...participation.fee, state: 'returned', settledAt: '2026-11-05T10:00:00Z', returnReason: 'removed' },
    } as const
    expect(stepsOf(removed, [])).toEqual(['applied done', 'removed failed', 'feeReturned failed'])
    expect(progressOf(removed, []).at(-1)).toEqual({ key: 'feeReturned', state: 'failed', at: '2026-11-05T10:00:00Z' })
  })

  test('A1 what was paid is counted from the day that it was paid', () => {
    const paid = {
      ...participation,
      fee: { ...participation.fee, state: 'paid', settledAt: '2026-11-05T10:00:00Z' },
    } as const
    expect(progressOf(paid, [], Date.parse('2026-11-05T11:00:00Z')).at(-1)).toEqual({
      key: 'moneyOnWay',
      state: 'now',
      at: '2026-11-08T10:00:00.000Z',
    })
  })
})
