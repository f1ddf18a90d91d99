import { messageParts } from '@samspel/api/message-rules'
import { useText } from '@samspel/i18n'
import { cx } from '@samspel/ui'
import css from './Line.module.css'
import { threadMessages as messages } from './thread-messages'

/** The text of a message. Links show the host they really lead to. */
export function Body({ text }: { text: string }) {
  const t = useText()
  return messageParts(text).map(({ text: part, href, host, isLookalike }, at) =>
    href ? (
      <span key={at}>
        <a href={href} target="_blank" rel="noreferrer noopener nofollow ugc" className={css.link}>
          {part}
        </a>{' '}
        <span className={cx(css.host, isLookalike && css.bad)}>
          ({isLookalike && `${t(messages.lookalike)} `}
          {host})
        </span>
      </span>
    ) : (
      part
    ),
  )
}
