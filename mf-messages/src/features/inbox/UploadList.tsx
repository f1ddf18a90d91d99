import { messageLimits } from '@samspel/api/message-rules'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { cx, Icon, IconButton } from '@samspel/ui'
import type { Upload } from '../../data'
import { bytesIn, megabytes, megabytesUp } from './bytes'
import { threadMessages as messages } from './thread-messages'
import css from './Uploads.module.css'
import words from './Words.module.css'

interface UploadListProps {
  files: readonly Upload[]
  onRetry: (key: string) => void
  onRemove: (key: string) => void
}

/** The files of the message being written, with type, size and real upload progress. A rejected file says why. */
export function UploadList({ files, onRetry, onRemove }: UploadListProps) {
  const t = useText()
  const { number } = useFormats()
  if (files.length === 0) return null
  const why = ({ reason, bytes }: Upload) => {
    if (reason === 'too_large')
      return t(messages.tooLarge, { mb: messageLimits.fileBytes / (1024 * 1024), size: number(megabytesUp(bytes), 1) })
    if (reason === 'type') return t(messages.wrongType)
    if (reason === 'heic') return t(messages.heic)
    if (reason === 'animated') return t(messages.animated)
    if (reason === 'pixels') return t(messages.tooManyPixels)
    return t(reason === 'offline' ? messages.fileOffline : messages.fileFailed)
  }
  const sendable = files.filter(({ state }) => state !== 'failed')
  const done = sendable.filter(({ state }) => state === 'done').length
  const sum = (pick: (upload: Upload) => number) => sendable.reduce((total, upload) => total + pick(upload), 0)
  return (
    <div className={css.uploads}>
      <ul>
        {files.map((upload) => {
          const percent = upload.bytes > 0 ? Math.round((upload.sent / upload.bytes) * 100) : 0
          const isFailed = upload.state === 'failed'
          return (
            <li key={upload.key} className={cx(css.upload, isFailed && css.refused)}>
              {upload.preview ? (
                <img src={upload.preview} alt="" className={css.small} />
              ) : (
                <Icon name={isFailed ? 'photo' : 'file-text'} size={20} />
              )}
              <span className={words.text}>
                <span className={words.name}>{upload.name}</span>
                {isFailed ? (
                  <span className={cx(words.sub, words.bad)} role="alert">
                    {why(upload)}
                  </span>
                ) : upload.state === 'done' ? (
                  <span className={words.sub}>{bytesIn(upload.bytes, number)}</span>
                ) : (
                  <progress
                    max={100}
                    value={percent}
                    aria-label={t(messages.fileProgress, { name: upload.name, percent })}
                  />
                )}
              </span>
              {upload.state === 'done' && <Icon name="circle-check" size={18} className={words.ok} />}
              {upload.canRetry && isFailed && (
                <IconButton
                  icon="refresh"
                  size="sm"
                  label={t(messages.retryFile, { name: upload.name })}
                  onClick={() => onRetry(upload.key)}
                />
              )}
              <IconButton
                icon={isFailed ? 'trash' : 'x'}
                size="sm"
                label={t(commonMessages.removeName, { name: upload.name })}
                onClick={() => onRemove(upload.key)}
              />
            </li>
          )
        })}
      </ul>
      {done < sendable.length && (
        <div className={words.sub}>
          {t(messages.sendingFiles, {
            n: done + 1,
            all: sendable.length,
            sent: number(megabytes(sum(({ sent }) => sent)), 1),
            total: number(megabytes(sum(({ bytes }) => bytes)), 1),
          })}
        </div>
      )}
    </div>
  )
}
