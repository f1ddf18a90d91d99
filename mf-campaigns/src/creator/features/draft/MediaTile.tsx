import type { HTMLAttributes } from 'react'
import { mediaLimits } from '@samspel/api/media-limits'
import type { MediaReason, MediaUpload } from '@samspel/forms/media'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, IconButton, Menu, type MenuEntry } from '@samspel/ui'
import css from './Draft.module.css'
import { tileMessages as m } from './tile-messages'

const reasons: Partial<Record<MediaReason, Message>> = {
  picture_too_large: m.pictureTooLarge,
  film_too_large: m.filmTooLarge,
  film_too_long: m.filmTooLong,
  type: m.wrongType,
  heic: m.heic,
  animated: m.animated,
  pixels: m.pixels,
  full: m.full,
  gone: m.gone,
}
const limits = {
  picture: Math.round(mediaLimits.pictureBytes / 1024 ** 2),
  film: Math.round(mediaLimits.filmBytes / 1024 ** 2),
  seconds: mediaLimits.filmSeconds,
}

/** Why a file cannot be sent, with the true limit. */
export function useReason() {
  const t = useText()
  return ({ reason }: Pick<MediaUpload, 'reason'>) => t((reason && reasons[reason]) ?? m.failed, limits)
}

const clock = (ms: number) => `${Math.floor(ms / 60_000)}:${String(Math.floor(ms / 1_000) % 60).padStart(2, '0')}`

/** In words, how far a file has come. */
function useProgress() {
  const t = useText()
  const f = useFormats()
  return ({ state, progress, durationMs }: MediaUpload): string | undefined => {
    if (state === 'ready') return durationMs === null ? undefined : clock(durationMs)
    if (state === 'waiting') return t(commonMessages.waiting)
    if (state === 'shrinking') return t(m.shrinking)
    if (state === 'offline') return t(m.offline)
    if (state === 'failed') return t(m.stopped)
    const share = f.percent(progress, 0)
    return durationMs === null ? share : `${clock(durationMs)}, ${share}`
  }
}

function Ring({ share }: { share: number | undefined }) {
  const around = 2 * Math.PI * 15
  return (
    <svg className={cx(css.ring, share === undefined && css.turning)} viewBox="0 0 40 40" aria-hidden="true">
      <circle cx="20" cy="20" r="15" strokeOpacity="0.3" />
      <circle cx="20" cy="20" r="15" strokeDasharray={`${around * (share ?? 0.3)} ${around}`} />
    </svg>
  )
}

export interface MediaTileProps {
  upload: MediaUpload
  /** Where it stands, and of how many. */
  at: number
  of: number
  name: string
  isDragged: boolean
  hasMoved: () => boolean
  handlers: HTMLAttributes<HTMLElement>
  onMove: (to: number) => void
  onRemove: () => void
  onRetry: () => void
  onDescribe: () => void
}

/** A picture or film of the draft: how far it has come, and its menu. */
export function MediaTile({ upload, at, of, name, isDragged, hasMoved, handlers, ...on }: MediaTileProps) {
  const t = useText()
  const words = useProgress()(upload)
  const { state, preview, canRetry } = upload
  const isOnWay = state !== 'ready'
  const items: MenuEntry[] = [
    ...(canRetry ? [{ label: t(commonMessages.retry), icon: 'refresh' as const, onClick: on.onRetry }] : []),
    { label: t(m.describe), icon: 'pencil', onClick: on.onDescribe },
    ...(at > 0 ? [{ label: t(m.earlier), icon: 'arrow-left' as const, onClick: () => on.onMove(at - 1) }] : []),
    ...(at < of - 1 ? [{ label: t(m.later), icon: 'arrow-right' as const, onClick: () => on.onMove(at + 1) }] : []),
    { label: t(commonMessages.remove), icon: 'trash', danger: true, onClick: on.onRemove },
  ]
  const label = [name, words, upload.alt].filter(Boolean).join(', ')
  return (
    <li
      className={cx(css.tile, isDragged && css.dragged)}
      data-tile={at}
      data-key={upload.key}
      {...handlers}
      onClickCapture={(event) => {
        if (hasMoved()) event.stopPropagation()
      }}
    >
      <Menu
        items={items}
        align="start"
        trigger={
          <button type="button" className={css.picture} aria-label={label}>
            {preview ? (
              <img src={preview} alt="" draggable={false} />
            ) : (
              <Icon name={upload.kind === 'film' ? 'movie' : 'photo'} />
            )}
            {isOnWay && (
              <span className={cx(css.veil, state === 'failed' && css.stopped)}>
                {state === 'failed' ? (
                  <Icon name="alert-circle" />
                ) : state === 'offline' ? (
                  <Icon name="wifi-off" />
                ) : (
                  <Ring share={state === 'sending' ? upload.progress : undefined} />
                )}
                <span className={css.state}>{words}</span>
              </span>
            )}
            {!isOnWay && words && <span className={css.length}>{words}</span>}
            {!isOnWay && (
              <span className={css.there}>
                <Icon name="check" size={14} />
              </span>
            )}
          </button>
        }
      />
      <IconButton
        icon="x"
        size="sm"
        className={css.remove}
        label={t(commonMessages.removeName, { name })}
        onClick={on.onRemove}
      />
    </li>
  )
}
