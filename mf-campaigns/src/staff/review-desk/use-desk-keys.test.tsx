/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { fireEvent, render, screen, userEvent } from '@samspel/testing'
import { type DeskKeys, useDeskKeys } from './use-desk-keys'

const ids = ['a', 'b']
function Desk(keys: Partial<DeskKeys>) {
  useDeskKeys({
    isOff: false,
    cardPrefix: 'card-',
    next: (key) => (key === 'j' ? 'b' : undefined),
    choose: () => undefined,
    actions: {},
    ...keys,
  })
  return (
    <>
      {ids.map((id) => (
        <button key={id} type="button" id={`card-${id}`}>
          {id}
        </button>
      ))}
      <input />
    </>
  )
}

test('rejects with X and undoes with Z alone; Escape, M and ? have their actions', async () => {
  const pressed: string[] = []
  const note = (name: string) => () => void pressed.push(name)
  const actions = {
    reject: note('reject'),
    undo: note('undo'),
    clear: note('clear'),
    write: note('write'),
    help: note('help'),
  }
  render(<Desk actions={actions} />)
  await userEvent.keyboard('xRzu{Escape}m?')
  expect(pressed).toEqual(['reject', 'undo', 'clear', 'write', 'help'])
})

test('a key whose action is absent is left to others', () => {
  render(<Desk actions={{ approve: () => undefined }} />)
  expect(fireEvent.keyDown(document.body, { key: 'a' })).toBe(false)
  expect(fireEvent.keyDown(document.body, { key: 's' })).toBe(true)
})

test('J leads to the next card, which gets the focus; space selects on a card alone, with shift a range', async () => {
  const choose = jest.fn()
  const select = jest.fn()
  const selectRange = jest.fn()
  render(<Desk choose={choose} actions={{ select, selectRange }} />)
  await userEvent.keyboard('j')
  expect(choose).toHaveBeenCalledWith('b')
  const card = screen.getByRole('button', { name: 'b' })
  expect(document.activeElement).toBe(card)
  fireEvent.keyDown(card, { key: ' ' })
  fireEvent.keyDown(card, { key: ' ', shiftKey: true })
  expect([select, selectRange].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
})

test('silent while somebody types, with a modifier, and when it is off', async () => {
  const approve = jest.fn()
  const { rerender } = render(<Desk actions={{ approve }} />)
  await userEvent.type(screen.getByRole('textbox'), 'a')
  fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })
  rerender(<Desk isOff actions={{ approve }} />)
  fireEvent.keyDown(document.body, { key: 'a' })
  expect(approve).not.toHaveBeenCalled()
})
