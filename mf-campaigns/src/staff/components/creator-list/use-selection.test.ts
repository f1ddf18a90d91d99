/** @jest-environment @happy-dom/jest-environment */
import { expect, jest, test } from '@jest/globals'
import { act, renderHook } from '@samspel/testing'
import { useSelection } from './use-selection'

const setUp = ({ loaded = 20, most = 5, canSelect }: { loaded?: number; most?: number; canSelect?: string[] } = {}) => {
  const tell = { onSkipped: jest.fn(), onFull: jest.fn() }
  const creatorAt = (row: number) => (row < loaded ? { id: `c${row}`, name: `Kreatör ${row}` } : undefined)
  const { result } = renderHook(() =>
    useSelection(creatorAt, tell, { most, ...(canSelect && { canSelect: (id) => canSelect.includes(id) }) }),
  )
  const select = (row: number, withRange = false) => act(() => result.current.select(row, withRange))
  return { select, tell, chosen: () => result.current.creators.map(({ id }) => id), add: result.current.add }
}

test('a range selects all rows from the one selected last, upwards too', () => {
  const { select, chosen } = setUp()
  select(4)
  select(2, true)
  expect(chosen()).toEqual(['c4', 'c2', 'c3'])
})

test('a row pressed again is taken back', () => {
  const { select, chosen } = setUp()
  select(1)
  select(1)
  expect(chosen()).toEqual([])
})

test('no more than fit are selected, and it says that it is full', () => {
  const { select, tell, chosen, add } = setUp({ most: 3 })
  select(0)
  select(7, true)
  expect(chosen()).toEqual(['c0', 'c1', 'c2'])
  expect(tell.onFull).toHaveBeenCalledTimes(1)
  act(() => add([{ id: 'x', name: 'X' }]))
  expect(chosen()).toEqual(['c0', 'c1', 'c2'])
})

test('of a range it says how many rows are not loaded', () => {
  const { select, tell } = setUp({ loaded: 3 })
  select(1)
  select(4, true)
  expect(tell.onSkipped).toHaveBeenCalledWith(2)
})

test('who cannot be selected is left out', () => {
  const { select, chosen } = setUp({ canSelect: ['c0', 'c2'] })
  select(0)
  select(2, true)
  expect(chosen()).toEqual(['c0', 'c2'])
})
