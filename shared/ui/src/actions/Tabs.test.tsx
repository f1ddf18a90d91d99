/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Tabs } from './Tabs'

/** A row of 200 px in which each tab is 100 px wide, and 40 px wider with its count. */
const measured = (row: HTMLElement) => {
  const tabs = [...row.querySelectorAll<HTMLElement>('a')]
  const widthOf = (tab: HTMLElement) => (tab.querySelector('span') ? 140 : 100)
  Object.defineProperty(row, 'clientWidth', { value: 200 })
  tabs.forEach((tab, at) => {
    Object.defineProperty(tab, 'offsetWidth', { get: () => widthOf(tab) })
    Object.defineProperty(tab, 'offsetLeft', {
      get: () => tabs.slice(0, at).reduce((sum, each) => sum + widthOf(each), 0),
    })
  })
}
const row = (counts: readonly (number | undefined)[]) => (
  <Tabs
    label="Team"
    value="b"
    items={['a', 'b'].map((value, at) => ({ value, label: value, href: `/${value}`, count: counts[at] }))}
  />
)

test('the chosen tab stays in sight when counts that arrive later widen the row', () => {
  const { rerender } = render(row([undefined, undefined]))
  const nav = screen.getByRole('navigation', { name: 'Team' })
  measured(nav)
  expect(nav.scrollLeft).toBe(0)
  rerender(row([12, 3]))
  expect(nav.scrollLeft).toBe(140 - (200 - 140) / 2)
})

function Chooser() {
  const [value, setValue] = useState('a')
  return (
    <Tabs
      label="Team"
      value={value}
      onChange={setValue}
      items={['a', 'b', 'c'].map((each) => ({ value: each, label: each }))}
    />
  )
}

test.each([
  ['{ArrowRight}', 'b'],
  ['{ArrowLeft}', 'c'],
  ['{End}', 'c'],
  ['{End}{ArrowRight}', 'a'],
  ['{End}{Home}', 'a'],
])('%s chooses the tab %s, which has the focus then', async (keys, chosen) => {
  const user = userEvent.setup()
  render(<Chooser />)
  await user.click(screen.getByRole('tab', { name: 'a' }))
  await user.keyboard(keys)
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe(chosen)
  expect(document.activeElement?.textContent).toBe(chosen)
})
