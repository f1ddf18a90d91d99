/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { Paging } from './Paging'

const at = (currentPage: number, totalPages: number) =>
  ({ currentPage, totalPages, totalCount: 60, perPage: 25 }) as never

test.each([
  [1, [true, false]],
  [2, [false, false]],
  [3, [false, true]],
])('page %i of 3: no way back from the first, none on from the last', async (page, disabled) => {
  renderWithApp(<Paging name="page" meta={at(page, 3)} />)
  const buttons = await screen.findAllByRole<HTMLButtonElement>('button')
  expect(buttons.map((button) => button.disabled)).toEqual(disabled)
})

test('a single page has nothing to turn', () => {
  renderWithApp(<Paging name="page" meta={at(1, 1)} />)
  expect(screen.queryByRole('navigation')).toBeNull()
})

test('turning writes the page into the address', async () => {
  const { user, router } = renderWithApp(<Paging name="files" meta={at(2, 3)} />, { route: '/x?other=1' })
  const [, next] = await screen.findAllByRole('button')
  await user.click(next!)
  expect(router.state.location.search).toBe('?other=1&files=3')
})
