import css from './Search.module.css'

const signs = /[.*+?^${}()|[\]\\]/g
const wordStart = '(?<![\\p{L}\\p{N}])'
/** Shorter words are marked at the beginning of a word only, or single letters would be marked all over. */
const shortest = 3

const patternOf = (word: string) => (word.length < shortest ? wordStart : '') + word.replace(signs, '\\$&')

/** A text in which the searched words are marked, inside longer words too, as names are found by any part. */
export function Marked({ text, words }: { text: string; words: string }) {
  const sought = words
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
  if (sought.length === 0) return text
  return text.split(new RegExp(`(${sought.map(patternOf).join('|')})`, 'giu')).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={css.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
