/** @jest-environment jsdom */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, renderWithApp, screen } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { createUndoStack, type UndoStack, useUndo, type WayBack } from '.'

const said: string[] = []
const note = (what: string) => () => void said.push(what)
const held = (name: string): Omit<WayBack, 'label'> => ({
  message: `${name} är godkänd`,
  undo: note(`undo ${name}`),
  send: (isLeaving) => said.push(`send ${name}${isLeaving ? ' leaving' : ''}`),
})

function Desk({ stack }: { stack?: UndoStack }) {
  const { offer, undoLast } = useUndo(stack)
  return (
    <>
      <button type="button" onClick={() => offer(held('Tove'))}>
        hold Tove
      </button>
      <button type="button" onClick={() => offer(held('Joel'))}>
        hold Joel
      </button>
      <button type="button" onClick={() => offer({ message: 'Gjort', undo: note('undo done') })}>
        do
      </button>
      <button type="button" disabled={!undoLast} onClick={undoLast}>
        key
      </button>
    </>
  )
}
const open = (stack?: UndoStack) =>
  renderWithApp(
    <>
      <Desk {...(stack && { stack })} />
      <Toaster />
    </>,
    {},
  )
const press = (name: string) => act(() => screen.getByRole('button', { name }).click())
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms))

beforeEach(() => {
  said.length = 0
  jest.useFakeTimers()
})
afterEach(() => {
  wait(60_000)
  jest.useRealTimers()
})

test('what is held is sent once, six seconds later, and its toast is gone', () => {
  open()
  press('hold Tove')
  expect(screen.getByText('Tove är godkänd')).toBeTruthy()
  wait(5_999)
  expect(said).toEqual([])
  wait(1)
  expect(said).toEqual(['send Tove'])
  expect(screen.queryByText('Tove är godkänd')).toBeNull()
  wait(60_000)
  expect(said).toEqual(['send Tove'])
})

test('the toast takes back what it tells of, the key what came last; nothing of it is sent', () => {
  open()
  press('hold Tove')
  press('hold Joel')
  press('key')
  expect(said).toEqual(['undo Joel'])
  press('Ångra')
  expect(said).toEqual(['undo Joel', 'undo Tove'])
  expect(screen.getByRole('button', { name: 'key' })).toHaveProperty('disabled', true)
  wait(60_000)
  expect(said).toHaveLength(2)
})

test('what is done already is taken back by another deed; the key is free again after six seconds', () => {
  open()
  press('do')
  press('key')
  expect(said).toEqual(['undo done'])
  press('do')
  wait(6_000)
  expect(screen.getByRole('button', { name: 'key' })).toHaveProperty('disabled', true)
  expect(said).toEqual(['undo done'])
})

test('whoever closes the tab or leaves the screen sends what is held', () => {
  const { unmount } = open()
  press('hold Tove')
  press('hold Joel')
  act(() => void window.dispatchEvent(new Event('pagehide')))
  expect(said).toEqual(['send Tove leaving', 'send Joel leaving'])
  press('hold Tove')
  unmount()
  expect(said).toEqual(['send Tove leaving', 'send Joel leaving', 'send Tove'])
})

test('with a stack of its own it outlives the screen: the way back stays open on the next one', () => {
  const stack = createUndoStack()
  const first = open(stack)
  press('hold Tove')
  first.unmount()
  open(stack)
  expect(said).toEqual([])
  press('key')
  expect(said).toEqual(['undo Tove'])
})
