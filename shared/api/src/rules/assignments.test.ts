import { expect, test } from '@jest/globals'
import { assignmentGroups, participationNeeds, pickupNeeds } from '../states'
import { assignmentGroupOf, waitsForCreator } from './assignments'

const groupOf = (awaitsParcel: boolean) => (need: Parameters<typeof assignmentGroupOf>[0]['need']) =>
  assignmentGroupOf({ need, awaitsParcel })

test('what is delivered and what is picked up stand in the same groups, each in one', () => {
  expect(participationNeeds.map(groupOf(false))).toEqual([
    'changes',
    'post',
    'post',
    'parcel',
    'waiting',
    'waiting',
    'done',
  ])
  expect(pickupNeeds.map(groupOf(false))).toEqual([
    'fetch',
    'invited',
    'changes',
    'post',
    'post',
    'waiting',
    'waiting',
    'done',
  ])
})

test('while a parcel is awaited there is nothing to publish, and a change that was asked for stays one', () => {
  expect(groupOf(true)('post')).toBe('parcel')
  expect(groupOf(true)('draft')).toBe('parcel')
  expect(groupOf(true)('changes')).toBe('changes')
  expect(groupOf(true)('done')).toBe('done')
})

test('what has to be fetched, answered, changed and published waits for the creator; a parcel does once something is asked', () => {
  const waiting = (asks: boolean) => assignmentGroups.filter((group) => waitsForCreator(group, asks))
  expect(waiting(false)).toEqual(['fetch', 'invited', 'changes', 'post'])
  expect(waiting(true)).toEqual(['fetch', 'invited', 'changes', 'post', 'parcel'])
})
