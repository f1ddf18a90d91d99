import { snakeizeKeys } from '@samspel/api'
import type { LiveMessage } from '../../live'

export const heartbeat = ': here\n\n'

/** An event as server-sent event; the audience stays inside. */
export const frameOf = ({ fact, ids }: LiveMessage): string =>
  `event: ${fact}\ndata: ${JSON.stringify(snakeizeKeys({ fact, ids }))}\n\n`
