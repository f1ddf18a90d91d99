/** @jest-environment @happy-dom/jest-environment */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { configureUi } from '../base/uiConfig'
import { Page } from './Page'

const goBack = jest.fn<(fallback: string) => void>()
const onWidth = (isPhone: boolean) => {
  window.matchMedia = (() => ({
    matches: isPhone,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as never
}
const way = [
  { label: 'Kampanjer', href: '/campaigns' },
  { label: 'Pågående', href: '/campaigns?state=ongoing' },
]

beforeEach(() => {
  goBack.mockClear()
  configureUi({ useBack: (fallback) => () => goBack(fallback) })
})
afterEach(cleanup)

test('on a phone an inner screen has a bar with Tillbaka, its section and its menu, and no breadcrumbs (S-38, S-05)', () => {
  onWidth(true)
  const { container } = render(
    <Page title="Kvällslampa" breadcrumbs={way} breadcrumbsLabel="Du är här" tools={<button>Mer</button>} />,
  )
  fireEvent.click(screen.getByRole('button', { name: 'back' }))
  expect(goBack.mock.calls).toEqual([['/campaigns?state=ongoing']])
  expect(screen.getByText('Kampanjer')).toBeVisible()
  expect(container.querySelector('[data-part=right]')).toContainElement(screen.getByRole('button', { name: 'Mer' }))
  expect(screen.getAllByRole('button')).toHaveLength(2)
  expect(screen.queryByRole('navigation')).toBeNull()
  expect(screen.getByRole('heading', { level: 1, name: 'Kvällslampa' })).toBeVisible()
})

test('a focused task is closed, and a short title stands in the bar itself, once (S-38)', () => {
  onWidth(true)
  const { rerender } = render(<Page isTask title="Ny kampanj" breadcrumbs={way} />)
  fireEvent.click(screen.getByRole('button', { name: 'close' }))
  expect(goBack).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
  rerender(<Page headInBar title="Säkerhet" back={{ label: 'Inställningar', href: '/settings' }} />)
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
  expect(screen.queryByText('Inställningar')).toBeNull()
})

test('a place of the bottom bar has no bar, nor has any screen on a desk: breadcrumbs stand there, the menu among the actions (S-38)', () => {
  onWidth(true)
  const { rerender } = render(<Page title="Kampanjer" />)
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
  onWidth(false)
  rerender(
    <Page
      title="Kvällslampa"
      breadcrumbs={way}
      breadcrumbsLabel="Du är här"
      back={{ label: 'Kampanjer', href: '/campaigns' }}
      tools={<button>Mer</button>}
    />,
  )
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
  expect(screen.getByRole('navigation', { name: 'Du är här' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Mer' })).toBeVisible()
})

test('on a desk the menu stands before the actions, and the filled button last, beside the lighter ones', () => {
  onWidth(false)
  render(
    <Page
      title="Kvällslampa"
      tools={<button>Mer</button>}
      actions={<button>Redigera</button>}
      mainAction={<button>Granska</button>}
    />,
  )
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Mer', 'Redigera', 'Granska'])
})

test('a place of the bottom bar that has a page above keeps its link to it, and has no bar (S-38)', () => {
  onWidth(true)
  render(
    <Page
      isPlace
      title="Butiker"
      breadcrumbs={[{ label: 'Alla varumärken', href: '/stores' }]}
      breadcrumbsLabel="Du är här"
    />,
  )
  expect(screen.queryByRole('button', { name: 'back' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Alla varumärken' })).toHaveAttribute('href', '/stores')
})
