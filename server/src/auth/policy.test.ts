import { expect, test } from '@jest/globals'
import { definePolicy } from './policy'

interface Door {
  locked: boolean
  full: boolean
}
const policy = definePolicy(
  {
    open: (caller: string, { locked }: Pick<Door, 'locked'>) =>
      caller !== 'guard' ? 'forbidden' : locked ? 'illegal_transition' : undefined,
    look: () => undefined,
  },
  { open: ({ full }: Pick<Door, 'full'>) => (full ? 'campaign_full' : undefined) },
)
const free = { locked: false, full: false }
const refused = (act: () => void) => {
  try {
    act()
    return undefined
  } catch (error) {
    return (error as { id: string }).id
  }
}

test('abilities are those that no rule refuses; an obstacle leaves the ability', () => {
  expect(policy.abilitiesOf('guard', free)).toEqual(['open', 'look'])
  expect(policy.abilitiesOf('guest', free)).toEqual(['look'])
  expect(policy.abilitiesOf('guard', { locked: false })).toEqual(['open', 'look'])
  expect([policy.isAllowed('guard', 'open', free), policy.isAllowed('guest', 'open', free)]).toEqual([true, false])
})

test('only an ability that the caller has is said to meet an obstacle', () => {
  const full = { locked: false, full: true }
  expect(policy.refusalsOf('guard', full)).toEqual([{ act: 'open', reason: 'campaign_full' }])
  expect(policy.refusalsOf('guard', free)).toEqual([])
  expect(policy.refusalsOf('guest', full)).toEqual([])
  expect(definePolicy({ look: () => undefined }).refusalsOf('guest' as never, {} as never)).toEqual([])
})

test('the rule is asked before the obstacle, and either of them refuses the command', () => {
  expect(refused(() => policy.authorize('guard', 'open', free))).toBeUndefined()
  expect(refused(() => policy.authorize('guest', 'open', { locked: false, full: true }))).toBe('forbidden')
  expect(refused(() => policy.authorize('guard', 'open', { locked: true, full: true }))).toBe('illegal_transition')
  expect(refused(() => policy.authorize('guard', 'open', { locked: false, full: true }))).toBe('campaign_full')
})
