import { expect, test } from '@jest/globals'
import type { Registry } from '@samspel/federation/registry'
import { readChoice, writeChoice } from './choice'
import { exampleValues, readValues, withSandboxValues } from './config-values'

test('values are written as they are said, and texts that look like something else in quotes', () => {
  expect(readValues('storeMap=off rows=50 note="a text" ratio=0.5 order=old code="50" empty="" odd')).toEqual({
    storeMap: false,
    rows: 50,
    note: 'a text',
    ratio: 0.5,
    order: 'old',
    code: '50',
    empty: '',
  })
  expect(readValues('')).toEqual({})
})

test('they are in the address of the sandbox, and in the registry of its page', () => {
  const choice = readChoice('?config=rows%3D50')
  expect(choice.config).toBe('rows=50')
  expect(readChoice(writeChoice(choice))).toEqual(choice)
  const registry = { revision: 1, remotes: { 'mf-x': { version: '1' } } } as unknown as Registry
  expect(withSandboxValues(registry, { rows: 50 }).remotes['mf-x']).toEqual({ version: '1', values: { rows: 50 } })
})

test('each suggested pair is read as a value of its setting', () => {
  const title = { sv: 'En', en: 'One' }
  const examples = exampleValues({
    fast: { type: 'flag', default: true, title },
    rows: { type: 'number', default: 20, title },
    order: { type: 'choice', default: 'new', choices: ['new', 'old'], title },
    code: { type: 'text', default: '50', title },
  })
  expect(examples).toEqual(['fast=off', 'rows=20', 'order=old', 'code="50"'])
  expect(readValues(examples.join(' '))).toEqual({ fast: false, rows: 20, order: 'old', code: '50' })
})
