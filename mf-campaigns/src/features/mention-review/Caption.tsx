import css from './Review.module.css'

const label = /^(reklam(?: för)?|annons|advertisement|ad|(?:i )?betalt samarbete)/i

/** A post's text: the advertising label at its start is marked, accounts and hashtags are told apart. */
export function Caption({ text, brandTags }: { text: string; brandTags: readonly string[] }) {
  const start = label.exec(text)?.[0] ?? ''
  const rest = text.slice(start.length).split(/([@#][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u)
  return (
    <p className={css.caption}>
      {start && <mark className={css.label}>{start}</mark>}
      {rest.map((part, index) => (index % 2 === 1 ? <span key={index} className={part.startsWith('@') || brandTags.includes(part.slice(1)) ? css.named : css.tag}>{part}</span> : part))}
    </p>
  )
}
