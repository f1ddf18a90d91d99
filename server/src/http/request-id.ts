import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/

/** The name of a request in logs, reports and its answer: the one that the edge gave it, or a new one. */
export const requestIdOf = ({ headers }: Pick<IncomingMessage, 'headers'>): string => {
  const given = headers['x-request-id']
  return typeof given === 'string' && uuid.test(given) ? given : randomUUID()
}
