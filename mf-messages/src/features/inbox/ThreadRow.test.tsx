/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, jest, test } from '@jest/globals'
import type { Thread } from '@samspel/api'
import { act, buildThread, fireEvent, id, renderWithApp, screen } from '@samspel/testing'
import { outboxName, outboxReducer } from '../../data'
import { ThreadRow } from './ThreadRow'

afterEach(() => {
  jest.useRealTimers()
})

const open = (thread: Partial<Thread> = {}) => {
  const acts = { onArchive: jest.fn(), onMarkUnread: jest.fn() }
  renderWithApp(
    <ThreadRow
      thread={buildThread({ id: id(900), brandId: id(200), brandName: 'Havsro', ...thread })}
      isCreator
      active={false}
      href="#havsro"
      {...acts}
    />,
    { slices: [{ name: outboxName, reducer: outboxReducer }] },
  )
  const link = screen.getByRole('link', { name: thread.brandName ?? 'Havsro' })
  const at = (clientX: number, clientY = 20) => ({ touches: [{ clientX, clientY }] })
  /** Whether a press on the row opens its thread. */
  const opens = () => fireEvent.click(link)
  return { ...acts, link, at, opens }
}

test('a row that is drawn to the left is put away, and does not open', () => {
  const { link, at, onArchive, opens } = open()
  fireEvent.touchStart(link, at(300))
  fireEvent.touchMove(link, at(250))
  fireEvent.touchMove(link, at(180))
  fireEvent.touchEnd(link)
  expect([onArchive.mock.calls.length, opens(), opens()]).toEqual([1, false, true])
})

test('drawn a little, or up and down, it stays', () => {
  const { link, at, onArchive, onMarkUnread } = open()
  fireEvent.touchStart(link, at(300))
  fireEvent.touchMove(link, at(250))
  fireEvent.touchEnd(link)
  fireEvent.touchStart(link, at(300))
  fireEvent.touchMove(link, at(295, 90))
  fireEvent.touchMove(link, at(150, 200))
  fireEvent.touchEnd(link)
  expect([onArchive.mock.calls.length, onMarkUnread.mock.calls.length]).toEqual([0, 0])
})

test('held, it is marked as unread', () => {
  jest.useFakeTimers()
  const { link, at, onMarkUnread, onArchive } = open()
  fireEvent.touchStart(link, at(300))
  act(() => void jest.advanceTimersByTime(600))
  fireEvent.touchEnd(link)
  expect([onMarkUnread.mock.calls.length, onArchive.mock.calls.length]).toEqual([1, 0])
})

test('a message of a deleted account is said to be deleted, not to be a file', () => {
  const last = { body: '', author: 'user', authorName: 'Borttagen', createdAt: '2026-11-20T12:00:00Z' } as const
  open({ lastMessage: { ...last, notice: null, fileCount: 0, isPictures: false } })
  expect(screen.getByText(/Meddelandet är borttaget/)).toBeTruthy()
  open({ brandName: 'Fjäll', lastMessage: { ...last, notice: null, fileCount: 1, isPictures: true } })
  expect(screen.getAllByText(/Meddelandet är borttaget/)).toHaveLength(1)
})
