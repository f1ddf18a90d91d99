import { Link } from '@samspel/ui'
import css from './Suggestions.module.css'

/** Whether text from a stranger is a web address. */
const isPage = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

/** Text written by a visitor: a link that opens in a new tab if it is a web address, otherwise plain text. */
export function SafeLink({ text }: { text: string }) {
  return isPage(text) ? (
    <Link href={text} newTab className={css.text}>
      {text.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
    </Link>
  ) : (
    <span className={css.text}>{text}</span>
  )
}
