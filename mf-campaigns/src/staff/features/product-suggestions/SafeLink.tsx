import { Link } from '@samspel/ui'
import css from './Suggestions.module.css'

/** Whether a text of a stranger is the address of a page. */
const isPage = (text: string): boolean => {
  try {
    return /^https?:$/.test(new URL(text).protocol)
  } catch {
    return false
  }
}

/** What a visitor wrote: a link in a new tab where it is the address of a page, plain text otherwise. */
export function SafeLink({ text }: { text: string }) {
  return isPage(text) ? (
    <Link href={text} newTab className={css.text}>
      {text.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')}
    </Link>
  ) : (
    <span className={css.text}>{text}</span>
  )
}
