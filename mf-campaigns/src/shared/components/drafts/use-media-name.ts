import type { DraftComment, DraftMedia } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { draftMessages as messages } from './messages'
import { isSpot, mediaAt } from './place'

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`

/** 'Bild 2' or 'Film 1': what is counted is what is alike. */
export function useMediaName() {
  const t = useText()
  return (media: readonly DraftMedia[], at: number): string => {
    const kind = media[at]?.kind ?? 'picture'
    const n = media.slice(0, at + 1).filter((one) => one.kind === kind).length
    return t(kind === 'film' ? messages.film : messages.picture, { n })
  }
}

/** Where a comment points, in words: 'Bild 1', 'Film 1, 0:18', 'Texten'. */
export function usePlaceName() {
  const t = useText()
  const nameOf = useMediaName()
  return ({ place, version }: Pick<DraftComment, 'place' | 'version'>, media: readonly DraftMedia[]): string => {
    if (!isSpot(place)) return t(messages.onText)
    const at = mediaAt(media, place)
    if (at === undefined) return t(messages.onOlder, { n: version })
    const name = nameOf(media, at)
    return place.second === undefined ? name : t(messages.seconds, { media: name, time: clock(place.second) })
  }
}
