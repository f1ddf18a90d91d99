import type { MessageFile } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Icon } from '@samspel/ui'
import { iconOf } from '../../components/file-icon'
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
      aria-label={t(file.type === 'application/pdf' ? messages.download : messages.openPicture, { name: file.name })}
    >
      {file.previewUrl ? <img src={file.previewUrl} alt="" loading="lazy" /> : <Icon name={iconOf(file)} size={20} />}
    </a>
  )
}
