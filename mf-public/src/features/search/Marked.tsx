import { foundParts } from '@samspel/api/spellings'
import css from './Search.module.css'

/** Shorter words are marked at the beginning of a word only, or single letters would be marked all over. */
const shortest = 3

/** A text in which the searched words are marked, inside longer words too, as names are found by any part and in any spelling. */
export function Marked({ text, words }: { text: string; words: string }) {
  const sought = words.split(/[^\p{L}\p{N}\p{M}]+/u)
  return foundParts(text, sought, { inside: shortest }).map(({ text: part, isFound }, at) =>
    isFound ? (
      <mark key={at} className={css.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
