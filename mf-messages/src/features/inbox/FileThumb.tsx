import type { MessageFile } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import css from './Context.module.css'
import { threadMessages as messages } from './thread-messages'

/** A thumbnail that opens its file. */
export function FileThumb({ file }: { file: MessageFile }) {
  const t = useText()
  return (
    <a
      className={css.thumb}
      href={file.url}
      target="_blank"
      rel="noreferrer"
      aria-label={t(file.previewUrl ? messages.openPicture : messages.download, { name: file.name })}
    >
      {file.previewUrl ? <img src={file.previewUrl} alt="" loading="lazy" /> : <Icon name="file-text" size={20} />}
    </a>
  )
}
