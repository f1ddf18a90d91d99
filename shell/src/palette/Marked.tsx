import css from './Palette.module.css'

const signs = /[.*+?^${}()|[\]\\]/g

/** A text in which the typed beginnings of words are highlighted. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = query
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => word.replace(signs, '\\$&'))
  if (words.length === 0) return text
  return text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${words.join('|')})`, 'giu')).map((part, at) =>
    at % 2 === 1 ? (
      <mark key={at} className={css.hit}>
        {part}
      </mark>
    ) : (
      part
    ),
  )
}
