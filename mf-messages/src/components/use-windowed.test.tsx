/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { useRef } from 'react'
import { act, render } from '@samspel/testing'
import { useWindowed } from './use-windowed'

const keys = Array.from({ length: 10_000 }, (_, at) => String(at))
const rowHeight = 77
const screen = 800

function List({ all }: { all: readonly string[] }) {
  const scroller = useRef<HTMLDivElement>(null)
  const rows = useWindowed({ keys: all, estimate: rowHeight, scroller })
  return (
    <div ref={scroller} data-testid="scroller">
      <ol style={{ paddingTop: rows.before, paddingBottom: rows.after }}>
        {all.slice(rows.first, rows.last + 1).map((key) => (
          <li key={key} data-key={key} ref={rows.measure}>
            {key}
          </li>
        ))}
      </ol>
    </div>
  )
}
const shownIn = (container: HTMLElement) =>
  [...container.querySelectorAll('li')].map(({ textContent }) => Number(textContent))
const heightOf = (container: HTMLElement) => {
  const { paddingTop, paddingBottom } = container.querySelector('ol')!.style
  return Number.parseFloat(paddingTop) + shownIn(container).length * rowHeight + Number.parseFloat(paddingBottom)
}

test('of 10 000 rows those in sight and a few around them stand in the page, wherever it is scrolled to', () => {
  const { container, getByTestId } = render(<List all={keys} />)
  const scroller = getByTestId('scroller')
  Object.defineProperty(scroller, 'clientHeight', { value: screen })
  for (const top of [0, 7_700, 385_000, 769_200, 300]) {
    act(() => {
      scroller.scrollTop = top
      scroller.dispatchEvent(new Event('scroll'))
    })
    const shown = shownIn(container)
    expect(shown.length).toBeLessThan(40)
    expect(shown[0]).toBeLessThanOrEqual(Math.floor(top / rowHeight))
    expect(shown.at(-1)).toBeGreaterThanOrEqual(Math.min(9_999, Math.floor((top + screen) / rowHeight)))
    expect(heightOf(container)).toBe(10_000 * rowHeight)
  }
})

test('what is read stays where it stands when older rows come in above', () => {
  const { rerender, getByTestId } = render(<List all={keys.slice(50)} />)
  const scroller = getByTestId('scroller')
  scroller.scrollTop = 500
  rerender(<List all={keys} />)
  expect(scroller.scrollTop).toBe(500 + 50 * rowHeight)
})
