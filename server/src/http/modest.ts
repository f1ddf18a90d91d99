import type { preValidationHookHandler } from 'fastify'
import { AppError } from '../errors'

/**
 * Limits on nesting and on the number of values, far above any legitimate body: the largest, the page with its offers, has some 1 300
 * values in four levels.
 */
const deepest = 32
const mostValues = 10_000
const mostParameters = 500

const innerOf = (value: unknown): unknown[] => (value !== null && typeof value === 'object' ? Object.values(value) : [])

/**
 * Refuses values nested deeper, or with more keys and items, than any legitimate one. It walks level by level, so that its own memory and
 * stack stay bounded.
 */
const requireModest = (value: unknown, most: number): void => {
  let level = innerOf(value)
  for (let depth = 1, seen = level.length; level.length > 0; depth += 1) {
    if (depth > deepest || seen > most) throw new AppError('too_complex')
    const next: unknown[] = []
    for (const inner of level) {
      if (inner === null || typeof inner !== 'object') continue
      const values = Object.values(inner)
      seen += values.length
      if (seen > most) throw new AppError('too_complex')
      for (const one of values) next.push(one)
    }
    level = next
  }
}

/** Checks a request's size before anything else walks its values. */
export const requireModestRequest: preValidationHookHandler = ({ query, body }, _reply, done) => {
  requireModest(query, mostParameters)
  requireModest(body, mostValues)
  done()
}
