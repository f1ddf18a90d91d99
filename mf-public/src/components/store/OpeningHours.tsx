import css from './StorePlace.module.css'

/** Opening hours as the store writes them; a line breaks between days, not within their hours. */
export function OpeningHours({ text }: { text: string }) {
  const parts = text.split(', ')
  return parts.map((part, at) => (
    <span key={`${at} ${part}`}>
      <span className={css.part}>{at < parts.length - 1 ? `${part},` : part}</span>{' '}
    </span>
  ))
}
