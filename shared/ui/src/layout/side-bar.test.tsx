/** @jest-environment @happy-dom/jest-environment */
import { afterEach, expect, test } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { NavItem } from './SideBar'

afterEach(cleanup)

test('of many places, the current one is scrolled into view when it becomes current', () => {
  const scrolledTo: Element[] = []
  Element.prototype.scrollIntoView = function (this: Element) {
    scrolledTo.push(this)
  }
  const places = (current: string) =>
    ['Kampanjer', 'Driftstatus'].map((label) => (
      <NavItem key={label} icon="home" label={label} href={`/${label}`} active={label === current} />
    ))
  const { rerender } = render(places('Kampanjer'))
  rerender(places('Driftstatus'))
  rerender(places('Driftstatus'))
  expect(scrolledTo).toEqual(['Kampanjer', 'Driftstatus'].map((name) => screen.getByRole('link', { name })))
})
