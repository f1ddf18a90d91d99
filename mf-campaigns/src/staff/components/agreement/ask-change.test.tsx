/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { validate } from '@samspel/forms'
import { buildDeal } from '@samspel/testing'
import { proposalOf, type ProposalValues, schemaFor, valuesOf } from './proposal'

const today = '2026-12-01'
const facts = buildDeal()
const typed = (change: Partial<ProposalValues>): ProposalValues => ({ ...valuesOf(facts, today), ...change })
const errorsOf = (change: Partial<ProposalValues>) => Object.keys(validate(schemaFor(facts, today), typed(change)))

test('a question is what differs from the agreement, and nothing else', () => {
  expect(proposalOf(typed({}), facts)).toEqual({})
  expect(proposalOf(typed({ dueAt: '2026-12-20', fee: 1_800 }), facts)).toEqual({ dueAt: '2026-12-20', fee: 180_000 })
  expect(proposalOf(typed({ channels: [] }), facts)).toEqual({ rights: null })
  expect(proposalOf(typed({ months: 6 }), facts)).toEqual({ rights: { channels: ['own', 'web'], months: 6 } })
  const pieces = { ...facts.terms.pieces, story: 0 }
  expect(proposalOf(typed({ pieces }), facts)).toEqual({ pieces })
})

test('what the server would refuse is said at its field', () => {
  expect(errorsOf({ dueAt: '2026-12-20' })).toEqual([])
  expect(errorsOf({})).toEqual(['change'])
  expect(errorsOf({ fee: 1_000 })).toContain('fee')
  expect(errorsOf({ pieces: { ...facts.terms.pieces, story: 4 } })).toContain('piecesCheck')
  expect(errorsOf({ dueAt: '2026-12-20', answerBy: today })).toContain('answerBy')
  expect(errorsOf({ months: null })).toContain('months')
})
