import { expect, test } from '@jest/globals'
import { rowsInPages } from './archives'

test.each([0, 3, 4, 5, 8, 9])('of %d rows each comes once, in order, whatever fits in a page', async (count) => {
  const all = Array.from({ length: count }, (_, index) => index)
  const read = ({ limit, offset }: { limit: number; offset: number }) =>
    Promise.resolve(all.slice(offset, offset + limit))
  const rows: number[] = []
  for await (const row of rowsInPages(read, 4)) rows.push(row)
  expect(rows).toEqual(all)
})
