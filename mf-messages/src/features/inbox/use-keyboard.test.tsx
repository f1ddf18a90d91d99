/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { useRef } from 'react'
import { act, render, screen } from '@samspel/testing'
import { useKeyboard } from './use-keyboard'

const view = Object.assign(new EventTarget(), { height: 780, offsetTop: 0, scale: 1 })
Object.defineProperty(window, 'visualViewport', { value: view, configurable: true })
Object.defineProperty(window, 'innerHeight', { value: 780, configurable: true })
afterEach(() => void Object.assign(view, { height: 780, offsetTop: 0, scale: 1 }))

function Screen({ isPhone = true }: { isPhone?: boolean }) {
  const box = useRef<HTMLElement>(null)
  const isOpen = useKeyboard(box, isPhone)
  return (
    <section
      ref={(element) => {
        box.current = element
        if (element) element.getBoundingClientRect = () => ({ bottom: 780 }) as DOMRect
      }}
    >
      {isOpen ? 'en rad' : 'hela'}
    </section>
  )
}
const become = (change: object) => {
  act(() => {
    Object.assign(view, change)
    view.dispatchEvent(new Event('resize'))
  })
}
const paddings = () => {
  const { paddingTop, paddingBottom } = screen.getByText(/en rad|hela/).style
  return [paddingTop, paddingBottom]
}

test('p2: what is asked next is one line, and the screen ends above the keyboard while it is open', () => {
  render(<Screen />)
  expect([screen.getByText('hela') !== null, ...paddings()]).toEqual([true, '', ''])
  become({ height: 460, offsetTop: 20 })
  expect([screen.getByText('en rad') !== null, ...paddings()]).toEqual([true, '20px', '300px'])
  become({ height: 780, offsetTop: 0 })
  expect([screen.getByText('hela') !== null, ...paddings()]).toEqual([true, '', ''])
})

test('p2: a bar of the browser and a page that is zoomed are no keyboard, nor is a small window on a desk', () => {
  const { unmount } = render(<Screen />)
  become({ height: 720 })
  expect(screen.getByText('hela')).toBeTruthy()
  become({ height: 390, scale: 2 })
  expect(screen.getByText('hela')).toBeTruthy()
  unmount()
  render(<Screen isPhone={false} />)
  become({ height: 460, scale: 1 })
  expect(paddings()).toEqual(['', ''])
})
