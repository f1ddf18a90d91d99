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

test('the focus that is lost with a card goes to the one in its place; a focus that stands elsewhere stays', () => {
  const card = document.body.appendChild(document.createElement('button'))
  card.id = 'card-c'
  const field = document.body.appendChild(document.createElement('input'))
  const open = () =>
    renderHook(({ columns }) => useChosen({ listKey: 'x', columns, cardPrefix: 'card-' }), {
      initialProps: { columns: [['b', 'c']] },
    })
  const typing = open()
  act(() => typing.result.current.choose('b'))
  field.focus()
  typing.rerender({ columns: [['c']] })
  expect(document.activeElement).toBe(field)
  field.blur()
  const reading = open()
  expect(document.activeElement).toBe(document.body)
  act(() => reading.result.current.choose('b'))
  expect(document.activeElement).toBe(document.body)
  reading.rerender({ columns: [['c']] })
  expect(document.activeElement).toBe(card)
  card.remove()
  field.remove()
})
