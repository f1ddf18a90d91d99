import { describe, expect, test } from '@jest/globals'
import { findMove } from '@samspel/api/campaign-rules'
import { closedTo } from '../../auth/standing'
import type { AppError } from '../../errors'
import { authorizeMove, type MoveFacts, refusalsOf } from './move-conditions'

const facts: MoveFacts = {
  state: 'draft',
  companyState: 'approved',
  approvedParticipationsCount: 0,
  deliveryMethod: 'delivery',
  cancelled: false,
  completeness: {},
  dates: {},
  today: '2026-11-22',
  emailConfirmed: true,
  work: { waiting: 0, drafts: 0, underway: 0 },
}

describe('the conditions of moves', () => {
  test('a draft goes to review once the company is approved and the sender has confirmed the own address, in this order', () => {
    const ready = { companyState: 'approved', emailConfirmed: true } as const
    expect(closedTo(ready)).toBeUndefined()
    expect(closedTo({ ...ready, emailConfirmed: false })).toBe('email_not_confirmed')
    expect(
      [true, false].flatMap((emailConfirmed) =>
        (['requested', 'declined'] as const).map((companyState) => closedTo({ companyState, emailConfirmed })),
      ),
    ).toEqual(Array(4).fill('company_not_approved'))
  })
  test('a move that cannot be made says why, the first reason first', () => {
    const draft = facts
    expect(refusalsOf('owner', draft)).toEqual([{ act: 'request', reason: 'incomplete' }])
    const complete = {
      ...draft,
      completeness: {
        name: 'x',
        excerpt: 'x',
        productImageUrl: 'x',
        instructions: 'x',
        startAt: '2026-11-21',
        endAt: '2026-12-24',
        products: [{ productTitle: 'x' }],
      },
      dates: { startAt: '2026-11-21', endAt: '2026-12-24' },
    }
    expect(refusalsOf('owner', complete)).toEqual([{ act: 'request', reason: 'days_passed' }])
    expect(refusalsOf('admin', { ...complete, state: 'requested' })).toEqual([
      { act: 'confirm', reason: 'days_passed' },
    ])
    expect(refusalsOf('owner', { ...draft, state: 'archived', cancelled: true })).toEqual([
      { act: 'restore', reason: 'cancelled' },
    ])
    expect(refusalsOf('owner', { ...draft, emailConfirmed: false })).toEqual([
      { act: 'request', reason: 'email_not_confirmed' },
    ])
    expect(refusalsOf('owner', { ...draft, companyState: 'requested' })).toEqual([
      { act: 'request', reason: 'company_not_approved' },
    ])
    expect(refusalsOf('owner', { ...draft, state: 'confirmed' })).toEqual([
      { act: 'close', reason: 'no_participation' },
    ])
    expect(refusalsOf('owner', { ...draft, state: 'confirmed', approvedParticipationsCount: 1 })).toEqual([])
  })

  test('while handed-in work waits, or a held fee can still be delivered, the campaign is neither ended nor archived', () => {
    const reasons = (state: MoveFacts['state'], mover: 'owner' | 'admin', work: MoveFacts['work']) =>
      refusalsOf(mover, { ...facts, state, work, approvedParticipationsCount: 1 }).map(
        ({ act, reason }) => `${act} ${reason}`,
      )
    const [waiting, drafts, underway] = [
      { waiting: 1, drafts: 0, underway: 0 },
      { waiting: 0, drafts: 1, underway: 0 },
      { waiting: 0, drafts: 0, underway: 1 },
    ]
    expect(reasons('ongoing', 'owner', waiting)).toEqual([])
    expect(reasons('ongoing', 'owner', underway)).toEqual(['finish work_underway'])
    expect(reasons('finished', 'admin', waiting)).toEqual(['archive work_waiting'])
    expect(reasons('finished', 'admin', drafts)).toEqual(['archive work_waiting'])
    expect(reasons('finished', 'admin', underway)).toEqual(['archive work_underway'])
    expect(reasons('upcoming', 'admin', waiting)).toEqual(['cancel work_waiting'])
    expect(reasons('upcoming', 'admin', underway)).toEqual([])
  })

  test('what the screen is told refuses the command too, by field where there are fields', () => {
    const refusalOf = (to: Parameters<typeof findMove>[1], campaign: MoveFacts) => {
      const move = findMove(campaign.state, to, 'admin')
      try {
        if (move) authorizeMove(move, campaign)
        return undefined
      } catch (error) {
        const { id, errors } = error as AppError
        return errors ?? id
      }
    }
    const days = { startAt: '2026-11-21', endAt: '2026-12-24' }
    const complete = {
      ...facts,
      completeness: {
        name: 'x',
        excerpt: 'x',
        productImageUrl: 'x',
        instructions: 'x',
        products: [{ productTitle: 'x' }],
        ...days,
      },
      dates: { startAt: '2026-11-22', endAt: '2026-12-24' },
    }
    expect([
      refusalOf('requested', complete),
      refusalOf('requested', { ...complete, completeness: { ...complete.completeness, name: '' } }),
      refusalOf('requested', { ...complete, completeness: { ...complete.completeness, deliveryMethod: 'pickup' } }),
      refusalOf('requested', { ...complete, dates: { startAt: '2026-12-24', endAt: '2026-12-01' } }),
      refusalOf('requested', { ...complete, dates: days }),
      refusalOf('requested', { ...complete, emailConfirmed: false }),
      refusalOf('confirmed', { ...complete, state: 'requested', dates: days }),
      refusalOf('draft', { ...complete, state: 'requested' }),
      refusalOf('draft', { ...complete, state: 'requested', comment: 'Bilden saknas' }),
      refusalOf('upcoming', { ...complete, state: 'confirmed' }),
      refusalOf('finished', { ...complete, state: 'confirmed', approvedParticipationsCount: 1 }),
      refusalOf('finished', { ...complete, state: 'archived', cancelled: true }),
    ]).toEqual([
      undefined,
      { name: ['required'] },
      { stores: ['required'] },
      { endAt: ['before_start'] },
      { startAt: ['in_the_past'] },
      'email_not_confirmed',
      'days_passed',
      { reviewComment: ['required'] },
      undefined,
      'illegal_transition',
      'illegal_transition',
      'illegal_transition',
    ])
  })
})
