/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import type { NoticeRow } from '@samspel/api'
import { fireEvent, render, screen } from '@samspel/testing'
import { useSwipeRead } from './use-swipe-read'

const rows = ['a', 'b'].map((key) => ({ key, unread: key === 'b' })) as unknown as NoticeRow[]
const read: string[] = []
const opened: string[] = []

function Rows() {
  const swiped = useSwipeRead(({ key }) => void read.push(key))
  return (
    <div {...swiped(rows)}>
      <ul>
        {rows.map(({ key }) => (
          <li key={key}>
            <button onClick={() => opened.push(key)}>{key}</button>
          </li>
        ))}
      </ul>
    </div>
  )
}
const draw = (name: string, to: { x: number; y: number }) => {
  const row = screen.getByRole('button', { name })
  fireEvent.touchStart(row, { touches: [{ clientX: 10, clientY: 10 }] })
  fireEvent.touchMove(row, { touches: [{ clientX: 10 + to.x, clientY: 10 + to.y }] })
  fireEvent.touchEnd(row)
  fireEvent.click(row)
}

test('q2: a row drawn far to the right is read and does not open; a short, a steep and a left one do nothing, nor is what was read', () => {
  render(<Rows />)
  draw('b', { x: 120, y: 4 })
  expect([read, opened]).toEqual([['b'], []])
  draw('a', { x: 120, y: 4 })
  draw('b', { x: 40, y: 4 })
  draw('b', { x: 120, y: 60 })
  draw('b', { x: -120, y: 4 })
  expect(read).toEqual(['b'])
  expect(opened).toEqual(['b', 'b'])
})
