import { snakeizeKeys } from '@samspel/api'
import type { LiveMessage } from '../../live'

export const heartbeat = ': here\n\n'

/** A position in a stream: how many facts its account has received, and the id of the last fact overall. */
export interface Place {
  count: number
  id: string
}
const asText = ({ count, id }: Place) => `${count}-${id}`

/** Parses a position sent by a browser (`Last-Event-ID`). */
export const readPlace = (text: string | undefined): Place | undefined => {
  const [, count, id] = /^(\d{1,12})-([\w-]{1,60})$/.exec(text ?? '') ?? []
  return count && id ? { count: Number(count), id } : undefined
}

/** Formats a server-sent event; the audience is not sent. */
export const frameOf = ({ fact, ids }: LiveMessage, place: Place): string =>
  `id: ${asText(place)}\nevent: ${fact}\ndata: ${JSON.stringify(snakeizeKeys({ fact, ids }))}\n\n`

/** Tells the client where the stream starts, so that it can resume even before the first fact. */
export const readyFrame = (place: Place): string => `id: ${asText(place)}\nevent: ready\ndata: {}\n\n`
/** Tells the client that earlier facts are lost, so that it has to reload its data. */
export const resetFrame = (place: Place): string => `id: ${asText(place)}\nevent: reset\ndata: {}\n\n`
