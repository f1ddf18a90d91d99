/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@samspel/testing'
import { useSelection } from './use-selection'

test('a range takes all from the last one that was touched; what left is no longer selected, another list starts anew', () => {
  const { result, rerender } = renderHook(({ key, ids }) => useSelection(key, ids), {
    initialProps: { key: 'one', ids: ['a', 'b', 'c', 'd'] },
  })
  act(() => result.current.toggle('b'))
  act(() => result.current.toggle('d', true))
  expect(result.current.ids).toEqual(['b', 'c', 'd'])
  act(() => result.current.remove('c'))
  rerender({ key: 'one', ids: ['a', 'b', 'c'] })
  expect(result.current.ids).toEqual(['b'])
  rerender({ key: 'two', ids: ['a', 'b'] })
  expect(result.current.ids).toEqual([])
})
