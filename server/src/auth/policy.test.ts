import { expect, test } from '@jest/globals'
import { refusalOf } from '../../test/support/callers'
import { definePolicy } from './policy'

interface Door {
  locked: boolean
  full: boolean
}
const made = () =>
  definePolicy(
    {
      open: (caller: string, { locked }: Pick<Door, 'locked'>) =>
        caller !== 'guard' ? 'forbidden' : locked ? 'illegal_transition' : undefined,
      look: () => undefined,
    },
    { open: ({ full }: Pick<Door, 'full'>) => (full ? 'campaign_full' : undefined) },
  )
const free = { locked: false, full: false }
test('abilities are those that no rule refuses; an obstacle leaves the ability', () => {
  expect(made().abilitiesOf('guard', free)).toEqual(['open', 'look'])
  expect(made().abilitiesOf('guest', free)).toEqual(['look'])
  expect(made().abilitiesOf('guard', { locked: false })).toEqual(['open', 'look'])
  expect([made().isAllowed('guard', 'open', free), made().isAllowed('guest', 'open', free)]).toEqual([true, false])
})

test('only an ability that the caller has is said to meet an obstacle', () => {
  const full = { locked: false, full: true }
  expect(made().refusalsOf('guard', full)).toEqual([{ act: 'open', reason: 'campaign_full' }])
  expect(made().refusalsOf('guard', free)).toEqual([])
  expect(made().refusalsOf('guest', full)).toEqual([])
  expect(definePolicy({ look: () => undefined }).refusalsOf('guest' as never, {} as never)).toEqual([])
})

test('the rule is asked before the obstacle, and either of them refuses the command', () => {
  expect(refusalOf(() => made().authorize('guard', 'open', free))).toBeUndefined()
  expect(refusalOf(() => made().authorize('guest', 'open', { locked: false, full: true }))).toBe('forbidden')
  expect(refusalOf(() => made().authorize('guard', 'open', { locked: true, full: true }))).toBe('illegal_transition')
  expect(refusalOf(() => made().authorize('guard', 'open', { locked: false, full: true }))).toBe('campaign_full')
  const plain = definePolicy({ look: () => undefined })
  expect(refusalOf(() => made().authorize('guest' as never, 'look', free as never))).toBeUndefined()
  expect(refusalOf(() => plain.authorize('guest' as never, 'look', {} as never))).toBeUndefined()
})
