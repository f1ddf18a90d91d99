import { expect, test } from '@jest/globals'
import { initialList, type PagedLists } from '@samspel/store'
import { putBack, takeOut } from './places'

const lists: PagedLists = { pending: { ...initialList, ids: ['a', 'b', 'c'], hasFetched: true } }

test('what is taken back finds its place again; what was never there comes in front', () => {
  const left = takeOut(lists, 'b', (key) => key === 'pending')
  expect(left.pending?.ids).toEqual(['a', 'c'])
  expect(putBack(left, 'pending', 'b').pending?.ids).toEqual(['a', 'b', 'c'])
  expect(putBack(left, 'pending', 'd').pending?.ids).toEqual(['d', 'a', 'c'])
  expect(putBack(lists, 'pending', 'b').pending?.ids).toEqual(['a', 'b', 'c'])
})

test('several that were taken out come back in their order, whichever is first', () => {
  const leave = (all: ReturnType<typeof takeOut>, id: string) => takeOut(all, id, () => true)
  const start = { key: { ...initialList, ids: ['a', 'b', 'c', 'd'], hasFetched: true } }
  const gone = ['b', 'c', 'a'].reduce(leave, start)
  expect(gone.key!.ids).toEqual(['d'])
  for (const back of [
    ['b', 'c', 'a'],
    ['a', 'c', 'b'],
    ['c', 'a', 'b'],
  ])
    expect(back.reduce((all, id) => putBack(all, 'key', id), gone).key!.ids).toEqual(['a', 'b', 'c', 'd'])
})
