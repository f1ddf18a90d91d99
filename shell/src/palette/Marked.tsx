import { foundParts } from '@samspel/api/spellings'
import css from './Palette.module.css'

/** A text in which the typed beginnings of words are highlighted, in any spelling that finds them. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query.split(/[^\p{L}\p{N}\p{M}]+/u)
  return foundParts(text, words).map(({ text: part, isFound }, at) =>
    isFound ? (
      <mark key={at} className={css.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
