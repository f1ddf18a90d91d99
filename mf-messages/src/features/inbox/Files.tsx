import type { MessageFile } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Icon, VisuallyHidden } from '@samspel/ui'
import { bytesIn } from './bytes'
import css from './Files.module.css'
import { threadMessages as messages } from './thread-messages'
import words from './Words.module.css'

/** Files of a message: pictures that open in a viewer, films that play, others as cards to download. */
export function Files({ files, onOpen }: { files: readonly MessageFile[]; onOpen: (fileId: string) => void }) {
  const t = useText()
  const { number } = useFormats()
  const pictures = files.filter(({ type }) => type === 'image/webp')
  const films = files.filter(({ type }) => type.startsWith('video/'))
  const others = files.filter(({ type }) => type === 'application/pdf')
  return (
    <>
      {pictures.length > 0 && (
        <div className={css.pictures}>
          {pictures.map(({ id, name, previewUrl, width, height }) => (
            <button
              key={id}
              type="button"
              className={css.picture}
              aria-label={t(messages.openPicture, { name })}
              onClick={() => onOpen(id)}
            >
              <img src={previewUrl ?? ''} alt="" width={width ?? 152} height={height ?? 104} loading="lazy" />
            </button>
          ))}
        </div>
      )}
      {films.map(({ id, name, url, previewUrl, width, height }) => (
        <video
          key={id}
          className={css.film}
          src={url}
          poster={previewUrl ?? undefined}
          width={width ?? undefined}
          height={height ?? undefined}
          controls
          playsInline
          // Without a still, the first picture of the film shows what it is.
          preload={previewUrl ? 'none' : 'metadata'}
          aria-label={name}
        />
      ))}
      {others.map(({ id, name, bytes, url }) => (
        <a key={id} className={css.file} href={url} download={name}>
          <span className={css.fileIcon}>
            <Icon name="file-text" size={18} />
          </span>
          <span className={words.text}>
            <span className={words.name}>
              <VisuallyHidden>{t(messages.fetch)} </VisuallyHidden>
              {name}
            </span>
            <span className={words.sub}>{t(messages.pdf, { size: bytesIn(bytes, number) })}</span>
          </span>
          <Icon name="download" size={18} />
        </a>
      ))}
    </>
  )
}
