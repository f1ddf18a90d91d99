import { createHash } from 'node:crypto'
import { invalid } from '../../errors'
import type { Order } from './order'

/** Where a page ended: the sort key of its last creator, and the total counted with the first page. */
export interface CreatorCursor {
  value: string | number
  id: string
  total: number
  page: number
}

/** Identifies the list a cursor belongs to; another filter or order invalidates the cursor. */
export const listKey = (filter: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(filter).sort(([one], [two]) => (one < two ? -1 : 1))))
    .digest('base64url')
    .slice(0, 8)

export const writeCursor = (key: string, { value, id, total, page }: CreatorCursor): string =>
  Buffer.from(JSON.stringify([key, value, id, total, page])).toString('base64url')

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value)
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= 2_000_000_000

const parse = (text: string): unknown[] => {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString())
    return Array.isArray(parsed) ? parsed : []
  } catch {
    return []
  }
}

/** 422 at `after` when the cursor does not belong to this list. */
export const readCursor = (text: string, key: string, order: Order): CreatorCursor => {
  const [ofKey, value, id, total, page] = parse(text)
  if (
    ofKey !== key ||
    !order.isValue(value) ||
    !isId(id) ||
    !isCount(total) ||
    !isCount(page) ||
    JSON.stringify(value).includes('\\u0000')
  )
    throw invalid({ after: ['invalid'] })
  return { value, id, total, page }
}
