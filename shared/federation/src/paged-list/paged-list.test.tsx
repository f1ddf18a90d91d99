/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { messageForStatus } from '@samspel/i18n'
import type { PagedListView, RequestError } from '@samspel/store'
import { renderWithApp, screen } from '@samspel/testing'
import { PagedListFooter } from './PagedListFooter'

const error = { status: 500, message: messageForStatus(500) } as RequestError
const listWith = (change: Partial<PagedListView>) => ({
  status: 'ready' as const,
  error: undefined,
  hasMore: true,
  loadMore: jest.fn(),
  retry: jest.fn(),
  ...change,
})

test('the next page is asked for by a button, and by none at the end of the list (C-13)', async () => {
  const list = listWith({})
  const { user, unmount } = renderWithApp(<PagedListFooter list={list} />)
  await user.click(screen.getByRole('button', { name: 'Ladda fler' }))
  expect(list.loadMore).toHaveBeenCalledTimes(1)
  unmount()
  renderWithApp(<PagedListFooter list={listWith({ hasMore: false })} />)
  expect(screen.queryByRole('button')).toBeNull()
})

test('a page that did not come says why and is asked for again, without the button for the next one', async () => {
  const list = listWith({ status: 'errorMore', error })
  const { user } = renderWithApp(<PagedListFooter list={list} what="Butikerna kunde inte hämtas." />)
  expect(screen.getByRole('alert').textContent).toContain('Butikerna kunde inte hämtas.')
  await user.click(screen.getByRole('button', { name: 'Försök igen' }))
  expect(list.retry).toHaveBeenCalledTimes(1)
  expect(screen.queryByRole('button', { name: 'Ladda fler' })).toBeNull()
})

test('a list whose first page failed has no footer', () => {
  const { container } = renderWithApp(<PagedListFooter list={listWith({ status: 'error', error })} />)
  expect(container.textContent).toBe('')
})
