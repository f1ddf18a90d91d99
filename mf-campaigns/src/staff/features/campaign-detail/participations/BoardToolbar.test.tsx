/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { renderWithApp, screen } from '@samspel/testing'
import { BoardToolbar, type BoardView } from './BoardToolbar'
import { useBoardFilter } from './use-board-filter'

function Toolbar({ onView }: { onView?: (view: BoardView) => void }) {
  return <BoardToolbar board={useBoardFilter()} view="board" {...(onView && { onView })} />
}

test('where there is room, board and list are chosen beside the filters', async () => {
  const onView = jest.fn()
  const { user } = renderWithApp(<Toolbar onView={onView} />)
  expect(screen.queryByRole('button', { name: /^Filter/ })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Lista' }))
  expect(onView.mock.calls).toEqual([['list']])
})

test('on phones there is one view, and the filters fold behind a button', async () => {
  const { user } = renderWithApp(<Toolbar />)
  expect(screen.queryByRole('radio', { name: 'Lista' })).toBeNull()
  const button = screen.getByRole('button', { expanded: false })
  expect(screen.queryByRole('checkbox')).toBeNull()
  await user.click(button)
  expect(button.getAttribute('aria-expanded')).toBe('true')
  expect(screen.getAllByRole('checkbox')).toHaveLength(2)
})
