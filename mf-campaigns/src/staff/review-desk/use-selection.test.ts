/** @jest-environment jsdom */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@samspel/testing'
import { useChosen } from './use-chosen'
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

test('the one that takes the place of the chosen one is chosen; where nothing follows, nothing is', () => {
  const open = (follows: boolean) =>
    renderHook(({ columns }) => useChosen({ listKey: 'x', columns, cardPrefix: 'card-', follows }), {
      initialProps: { columns: [['a', 'b', 'c'], ['d']] },
    })
  for (const [follows, heir] of [
    [true, 'c'],
    [false, undefined],
  ] as const) {
    const { result, rerender } = open(follows)
    expect(result.current.chosenId).toBeUndefined()
    act(() => result.current.choose('b'))
    expect(result.current.chosenId).toBe('b')
    rerender({ columns: [['a', 'c'], ['d']] })
    expect(result.current.chosenId).toBe(heir)
  }
})
