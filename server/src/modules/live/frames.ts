import { snakeizeKeys } from '@samspel/api'
import type { LiveMessage } from '../../live'

export const heartbeat = ': here\n\n'

/** Where a stream stands: how many facts its account has had in it, and which was the last of all. */
export interface Place {
  count: number
  id: string
}
const asText = ({ count, id }: Place) => `${count}-${id}`

/** A place as a browser names it (`Last-Event-ID`). */
export const readPlace = (text: string | undefined): Place | undefined => {
  const [, count, id] = /^(\d{1,12})-([\w-]{1,60})$/.exec(text ?? '') ?? []
  return count && id ? { count: Number(count), id } : undefined
}

/** An event as server-sent event; the audience stays inside. */
export const frameOf = ({ fact, ids }: LiveMessage, place: Place): string =>
  `id: ${asText(place)}\nevent: ${fact}\ndata: ${JSON.stringify(snakeizeKeys({ fact, ids }))}\n\n`

/** Says where a stream begins, so that it can go on from there before anything has happened. */
export const readyFrame = (place: Place): string => `id: ${asText(place)}\nevent: ready\ndata: {}\n\n`
/** Says that what has happened meanwhile is not known any more: whoever shows data asks for it again. */
export const resetFrame = (place: Place): string => `id: ${asText(place)}\nevent: reset\ndata: {}\n\n`
