import { describe, expect, test } from '@jest/globals'
import { changedLines, changedParts, factsAfter, lastAnswerDay, proposalErrors, usualAnswerDay } from './agreements'
import type { AgreementProposal, DealFacts } from './contract/types'
import { usualTerms } from './rules/terms'

const terms = {
  ...usualTerms({ paymentType: 'instagram', enablePosts: true, enableStories: true, requireUploadedContent: false }),
  rights: { channels: ['own', 'web'] as ('own' | 'web')[], months: 3 },
}
const facts: DealFacts = {
  title: 'Läppar i blåsten',
  brandName: 'Havsro',
  terms,
  exclusiveCategory: null,
  fee: 160_000,
  productValue: 129,
  deliveryMethod: 'delivery',
  dueAt: '2026-12-16',
  postingDays: 14,
  accounts: ['havsro'],
}
const today = '2026-12-01'
const errorsOf = (proposal: AgreementProposal, { answerBy = '2026-12-06', of = facts } = {}) =>
  proposalErrors({ facts: of, proposal, answerBy, today })

describe('what a question about an agreement changes', () => {
  test.each<[keyof AgreementProposal, AgreementProposal]>([
    ['dueAt', { dueAt: '2026-12-20' }],
    ['fee', { fee: 200_000 }],
    ['pieces', { pieces: { ...terms.pieces, story: 0 } }],
    ['rights', { rights: null }],
    ['rights', { rights: { channels: ['own', 'web'], months: 12 } }],
  ])('is %s alone where only that is asked for', (part, proposal) => {
    expect(changedParts(facts, factsAfter(facts, proposal))).toEqual([part])
    expect(errorsOf(proposal)).toEqual({})
  })

  test('is nothing where channels only stand in another order', () => {
    expect(errorsOf({ rights: { channels: ['web', 'own'], months: 3 } })).toEqual({ change: ['required'] })
  })

  test('is said line by line in both languages, with what holds now', () => {
    const after = factsAfter(facts, { dueAt: '2026-12-20', fee: 200_000, rights: null })
    for (const locale of ['sv', 'en'] as const) {
      const lines = changedLines({ before: facts, after, today }, locale)
      expect(lines.map(({ key }) => key)).toEqual(expect.arrayContaining(['due', 'fee', 'rights']))
      expect(lines.every(({ was, is }) => was !== is)).toBe(true)
      expect(lines.find(({ key }) => key === 'rights')).toMatchObject({ was: expect.any(String), is: null })
    }
    expect(changedLines({ before: facts, after: facts, today }, 'sv')).toEqual([])
  })
})

describe('a question that cannot be asked', () => {
  test.each<[string, AgreementProposal, object]>([
    ['a lower fee', { fee: 159_999 }, { fee: ['too_small'] }],
    ['more of a piece', { pieces: { ...terms.pieces, story: 9 } }, { pieces: ['too_large'] }],
    ['no piece at all', { pieces: { post: 0, reel: 0, story: 0, link: 0, content: 0 } }, { pieces: ['too_small'] }],
    ['a day on which it can still be answered', { dueAt: '2026-12-06' }, { dueAt: ['too_small'] }],
    ['nothing', {}, { change: ['required'] }],
  ])('%s', (_, proposal, errors) => {
    expect(errorsOf(proposal)).toEqual(errors)
  })

  test('an earlier day at a pick-up, whose days are promised; with what is sent it can be asked for', () => {
    const pickup = { ...facts, deliveryMethod: 'pickup' as const }
    expect(errorsOf({ dueAt: '2026-12-10' }, { of: pickup })).toEqual({ dueAt: ['too_small'] })
    expect(errorsOf({ dueAt: '2026-12-20' }, { of: pickup })).toEqual({})
    expect(errorsOf({ dueAt: '2026-12-10' })).toEqual({})
  })

  test('an answer that is due today, or later than anybody should wait', () => {
    expect(errorsOf({ fee: 200_000 }, { answerBy: today })).toEqual({ answerBy: ['in_the_past'] })
    expect(errorsOf({ fee: 200_000 }, { answerBy: lastAnswerDay(today) })).toEqual({})
    expect(errorsOf({ fee: 200_000 }, { answerBy: '2026-12-16' })).toEqual({ answerBy: ['too_large'] })
    expect(errorsOf({ fee: 200_000 }, { answerBy: usualAnswerDay(today) })).toEqual({})
  })
})
