/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { act, renderHook } from '@samspel/testing'
import { useChosen } from './use-chosen'

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
