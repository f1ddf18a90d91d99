import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import type { DraftComment, DraftMedia } from '@samspel/api'
import { commonMessages, useText } from '@samspel/i18n'
import { Button, Icon, IconButton } from '@samspel/ui'
import css from './Drafts.module.css'
import { draftMessages as messages } from './messages'
import { Pin } from './Pin'
import { isSpot, type Spot, spotAt } from './place'
import { useMediaName } from './use-media-name'

/** Seconds around its own in which a comment's pin stands in a film. */
const pinSeconds = 1.5

export interface StageProps {
  media: readonly DraftMedia[]
  /** Which of them is shown, counted from 0. */
  at: number
  onAt: (at: number) => void
  /** Those of the draft; what points elsewhere shows no pin here. */
  comments: readonly DraftComment[]
  /** Number of the comment that is lit. */
  lit?: number | undefined
  onLit?: (number: number | undefined) => void
  /** A press in the picture; absent where nothing can be commented. */
  onPlace?: ((spot: Spot) => void) | undefined
  /** A pin was moved; absent where none can be. */
  onMove?: ((comment: DraftComment, spot: Spot) => void) | undefined
  /** Over the picture, such as the field of a new comment. */
  children?: ReactNode
}

/** A picture that says so when it cannot be shown, and can be asked for again. */
function StagePicture({ url, alt }: { url: string; alt: string }) {
  const t = useText()
  const [attempt, setAttempt] = useState(0)
  const [isBroken, setBroken] = useState(false)
  if (isBroken)
    return (
      <div className={css.broken} role="alert">
        <Icon name="photo" size={22} />
        <span>{t(messages.pictureFailed)}</span>
        <Button
          size="sm"
          onClick={() => {
            setBroken(false)
            setAttempt(attempt + 1)
          }}
        >
          {t(commonMessages.retry)}
        </Button>
      </div>
    )
  return <img key={attempt} src={url} alt={alt} draggable={false} onError={() => setBroken(true)} />
}

/** The picture or film of a draft with the pins of its comments, and the way to its others. */
export function Stage({ media, at, onAt, comments, lit, onLit, onPlace, onMove, children }: StageProps) {
  const t = useText()
  const nameOf = useMediaName()
  const film = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [second, setSecond] = useState(0)
  const shown = media[at]
  const litComment = comments.find(({ number }) => number === lit)
  const litSecond = litComment && isSpot(litComment.place) ? litComment.place.second : undefined
  useEffect(() => {
    const video = film.current
    if (!video || litSecond === undefined) return
    video.pause()
    video.currentTime = litSecond
    setSecond(litSecond)
  }, [litSecond, at])
  if (!shown) return null
  const isFilm = shown.kind === 'film'
  const name = nameOf(media, at)
  const pins = comments.flatMap((comment) => {
    const { place } = comment
    if (!isSpot(place) || place.mediaId !== shown.id) return []
    const isNow = !isFilm || comment.number === lit || Math.abs(second - (place.second ?? 0)) <= pinSeconds
    return isNow ? [{ comment, place }] : []
  })
  const press = (event: MouseEvent<HTMLElement>) => {
    const box = frame.current?.getBoundingClientRect()
    if (!box || !onPlace) return
    film.current?.pause()
    // A key presses the middle; the pin is moved from there by arrows.
    const spot = event.detail === 0 && event.clientX === 0 ? { x: 0.5, y: 0.5 } : spotAt(event, box)
    onPlace({ mediaId: shown.id, ...spot, ...(isFilm && { second: Math.floor(film.current?.currentTime ?? 0) }) })
  }
  const ratio = shown.width && shown.height ? shown.width / shown.height : 4 / 5
  return (
    <div className={css.stage}>
      <div ref={frame} className={css.frame} style={{ '--ratio': ratio } as React.CSSProperties}>
        {isFilm ? (
          <video
            ref={film}
            key={shown.id}
            src={shown.url}
            poster={shown.previewUrl ?? undefined}
            controls
            playsInline
            preload="metadata"
            aria-label={shown.alt || name}
            onTimeUpdate={(event) => setSecond(event.currentTarget.currentTime)}
          />
        ) : (
          <StagePicture key={shown.id} url={shown.url} alt={shown.alt || name} />
        )}
        {onPlace && (
          <button
            type="button"
            className={isFilm ? css.pressFilm : css.press}
            aria-label={t(messages.commentOn, { media: name })}
            onClick={press}
          />
        )}
        {pins.map(({ comment, place }) => (
          <Pin
            key={comment.id}
            comment={comment}
            spot={place}
            frame={frame}
            isLit={comment.number === lit}
            onLit={onLit}
            onMove={comment.sentAt === null ? onMove : undefined}
          />
        ))}
        {children}
      </div>
      {media.length > 1 && (
        <>
          <span className={css.where}>{t(messages.place, { n: at + 1, of: media.length })}</span>
          {at > 0 && (
            <IconButton
              icon="chevron-left"
              label={t(messages.previousPicture)}
              className={css.before}
              onClick={() => onAt(at - 1)}
            />
          )}
          {at < media.length - 1 && (
            <IconButton
              icon="chevron-right"
              label={t(messages.nextPicture)}
              className={css.after}
              onClick={() => onAt(at + 1)}
            />
          )}
        </>
      )}
    </div>
  )
}
