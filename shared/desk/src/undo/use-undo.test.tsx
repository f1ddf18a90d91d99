/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { bus } from '@samspel/event-bus'
import { act, renderWithApp, screen } from '@samspel/testing'
import { Toaster } from '@samspel/ui'
import { createUndoStack, type UndoStack, useUndo, type WayBack } from '.'

const said: string[] = []
const note = (what: string) => () => void said.push(what)
const held = (name: string): Omit<WayBack, 'label'> => ({
  message: `${name} är godkänd`,
  undo: note(`undo ${name}`),
  send: async (isLeaving) => {
    said.push(`send ${name}${isLeaving ? ' leaving' : ''}`)
    return []
  },
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

test('a sign-out sends what is held first, and waits for its answer', async () => {
  const stack = createUndoStack()
  let answer = () => {}
  const send = (isLeaving: boolean) => {
    said.push(`send${isLeaving ? ' leaving' : ''}`)
    return new Promise<[]>((resolve) => (answer = () => resolve([])))
  }
  act(() => stack.offer({ message: 'Godkänd', label: 'Ångra', undo: note('undo'), send }))
  const waited: Promise<unknown>[] = []
  act(() => bus.publish('session:ending', { until: (done) => waited.push(done) }))
  expect(said).toEqual(['send leaving'])
  let isOver = false
  void Promise.all(waited).then(() => (isOver = true))
  await act(async () => undefined)
  expect(isOver).toBe(false)
  await act(async () => answer())
  expect(isOver).toBe(true)
  act(() => bus.publish('session:ending', { until: (done) => waited.push(done) }))
  expect(waited).toHaveLength(1)
})

test('what is being sent when the tab is closed or the session ends is told to hurry, and not sent twice', () => {
  const stack = createUndoStack()
  const send = (_: boolean, leaving: AbortSignal) => {
    said.push('send')
    leaving.addEventListener('abort', note('hurry'))
    return new Promise<never>(() => undefined)
  }
  act(() => stack.offer({ message: 'Godkänd', label: 'Ångra', undo: note('undo'), send }))
  wait(6_000)
  act(() => void window.dispatchEvent(new Event('pagehide')))
  act(() => bus.publish('session:ending', { until: () => undefined }))
  expect(said).toEqual(['send', 'hurry'])
})

test('nothing is sent in the name of whoever signs in next', () => {
  open()
  press('hold Tove')
  act(() => bus.publish('session:ended', {}))
  expect(screen.queryByText('Tove är godkänd')).toBeNull()
  wait(60_000)
  expect(said).toEqual([])
})

test('what is decided about is known until it is answered or taken back', async () => {
  const stack = createUndoStack()
  let answer = () => {}
  const send = () => new Promise<[]>((resolve) => (answer = () => resolve([])))
  const offer = (name: string) =>
    act(() => stack.offer({ message: name, label: 'Ångra', about: [name], undo: note(`undo ${name}`), send }))
  offer('Tove')
  offer('Joel')
  expect([...stack.held()]).toEqual(['Tove', 'Joel'])
  act(stack.undoLast)
  expect([...stack.held()]).toEqual(['Tove'])
  expect(stack.held()).toBe(stack.held())
  wait(6_000)
  expect([...stack.held()]).toEqual(['Tove'])
  await act(async () => answer())
  expect([...stack.held()]).toEqual([])
})

test('what is refused after the time for undo is told on whatever screen, and stays until it is closed', async () => {
  const stack = createUndoStack()
  const topUp = jest.fn()
  const first = open(stack)
  act(() =>
    stack.offer({
      message: 'Tove är godkänd',
      label: 'Ångra',
      undo: note('undo'),
      send: () => Promise.resolve([{ message: 'Pengarna räcker inte', action: { label: 'Fyll på', onClick: topUp } }]),
    }),
  )
  first.unmount()
  renderWithApp(<Toaster />, {})
  await act(async () => void jest.advanceTimersByTime(6_000))
  wait(60_000)
  expect(screen.getByText('Pengarna räcker inte')).toBeTruthy()
  press('Fyll på')
  expect(topUp).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Pengarna räcker inte')).toBeNull()
})

test('what was refused is not told to whoever signs in next', async () => {
  const stack = createUndoStack()
  open(stack)
  const send = () => Promise.resolve([{ message: 'Pengarna räcker inte' }])
  act(() => stack.offer({ message: 'Tove är godkänd', label: 'Ångra', undo: note('undo'), send }))
  await act(async () => void jest.advanceTimersByTime(6_000))
  expect(screen.getByText('Pengarna räcker inte')).toBeTruthy()
  act(() => bus.publish('session:signed-in', { scope: 'user', role: undefined }))
  expect(screen.queryByText('Pengarna räcker inte')).toBeNull()
})
