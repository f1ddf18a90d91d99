/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { render } from '@testing-library/react'
import { useRootMark } from './use-root-mark'

function Needs({ isOn = true }: { isOn?: boolean }) {
  useRootMark('room', isOn)
  return null
}
const isMarked = () => document.documentElement.hasAttribute('data-room')

test('the root is marked until the last that needs it is gone', () => {
  const first = render(<Needs />)
  const second = render(<Needs />)
  expect(isMarked()).toBe(true)
  first.unmount()
  expect(isMarked()).toBe(true)
  second.rerender(<Needs isOn={false} />)
  expect(isMarked()).toBe(false)
  second.rerender(<Needs />)
  expect(isMarked()).toBe(true)
  second.unmount()
  expect(isMarked()).toBe(false)
})
