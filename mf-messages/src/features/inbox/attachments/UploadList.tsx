import { mediaLimits } from '@samspel/api/media-limits'
import type { MediaReason, MediaUpload } from '@samspel/forms/media'
import { commonMessages, type Message, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, IconButton } from '@samspel/ui'
import { bytesIn, megabytes, megabytesUp } from '../bytes'
import words from '../Words.module.css'
import { messages } from './messages'
import css from './Uploads.module.css'

interface UploadListProps {
  files: readonly MediaUpload[]
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

const limits = {
  picture: mediaLimits.pictureBytes,
  film: mediaLimits.filmBytes,
  document: mediaLimits.documentBytes,
}
const reasons: Partial<Record<MediaReason, Message>> = {
  picture_too_large: messages.tooLarge,
  film_too_large: messages.tooLarge,
  document_too_large: messages.tooLarge,
  film_too_long: messages.tooLong,
  type: messages.wrongType,
  heic: messages.heic,
  animated: messages.animated,
  pixels: messages.tooManyPixels,
  full: messages.full,
}
const icons = { picture: 'photo', film: 'movie', document: 'file-text' } as const

/** How far a file has come, in words and as a bar. */
function Progress({ upload: { name, state, progress } }: { upload: MediaUpload }) {
  const t = useText()
  if (state === 'shrinking' || state === 'offline') return <span className={words.sub}>{t(messages[state])}</span>
  const percent = Math.floor(progress * 100)
  return <progress max={100} value={percent} aria-label={t(messages.fileProgress, { name, percent })} />
}

/** The files of the message being written, with size and real upload progress. A rejected file says why. */
export function UploadList({ files, onRetry, onRemove }: UploadListProps) {
  const t = useText()
  const { number } = useFormats()
  if (files.length === 0) return null
  const why = ({ reason, kind, bytes }: MediaUpload) =>
    t((reason && reasons[reason]) ?? messages.fileFailed, {
      mb: megabytes(limits[kind]),
      size: number(megabytesUp(bytes), 1),
      seconds: mediaLimits.filmSeconds,
    })
  const sendable = files.filter(({ state }) => state !== 'failed')
  const there = sendable.filter(({ state }) => state === 'ready').length
  const sum = (pick: (upload: MediaUpload) => number) => sendable.reduce((total, upload) => total + pick(upload), 0)
  return (
    <div className={css.uploads}>
      <ul>
        {files.map((upload) => {
          const { key, kind, name, state, preview, bytes, canRetry } = upload
          const isFailed = state === 'failed'
          return (
            <li key={key} className={cx(css.upload, isFailed && css.refused)}>
              {preview && !isFailed ? (
                <img src={preview} alt="" className={css.small} />
              ) : (
                <Icon name={icons[kind]} size={20} />
              )}
              <span className={words.text}>
                <span className={words.name}>{name}</span>
                {isFailed ? (
                  <span className={cx(words.sub, words.bad)} role="alert">
                    {why(upload)}
                  </span>
                ) : state === 'ready' ? (
                  <span className={words.sub}>{bytesIn(bytes, number)}</span>
                ) : (
                  <Progress upload={upload} />
                )}
              </span>
              {state === 'ready' && <Icon name="circle-check" size={18} className={words.ok} />}
              {canRetry && isFailed && (
                <IconButton
                  icon="refresh"
                  size="sm"
                  label={t(messages.retryFile, { name })}
                  onClick={() => onRetry(key)}
                />
              )}
              <IconButton
                icon={isFailed ? 'trash' : 'x'}
                size="sm"
                label={t(commonMessages.removeName, { name })}
                onClick={() => onRemove(key)}
              />
            </li>
          )
        })}
      </ul>
      {there < sendable.length && (
        <div className={words.sub}>
          {t(messages.sendingFiles, {
            n: there + 1,
            all: sendable.length,
            sent: number(megabytes(sum(({ bytes, progress }) => bytes * progress)), 1),
            total: number(megabytes(sum(({ bytes }) => bytes)), 1),
          })}
        </div>
      )}
    </div>
  )
}
