import { cx } from '@samspel/ui'
import css from './MentionPanel.module.css'

/** What to highlight in a text. */
export interface CaptionProps {
  text: string
  /** The words recognised as the ad label, as they appear in the text. */
  label: string | null
  isLabelFine: boolean
  /** Accounts and hashtags that the campaign requires, without @ and #. */
  wanted: readonly string[]
}

/** A post's text with the ad label marked and accounts and hashtags highlighted, the required ones most. */
export function Caption({ text, label, isLabelFine, wanted }: CaptionProps) {
  const at = label ? text.indexOf(label) : -1
  const end = at + (label?.length ?? 0)
  const names = (part: string, from: number) =>
    part.split(/([@#][\p{L}\p{N}_.]*[\p{L}\p{N}_])/u).map((piece, index) =>
      index % 2 === 1 ? (
        <span key={`${from}-${index}`} className={wanted.includes(piece.slice(1).toLowerCase()) ? css.named : css.tag}>
          {piece}
        </span>
      ) : (
        piece
      ),
    )
  if (at < 0) return <p className={css.caption}>{names(text, 0)}</p>
  return (
    <p className={css.caption}>
      {names(text.slice(0, at), 0)}
      <mark className={cx(css.label, !isLabelFine && css.labelVague)}>{label}</mark>
      {names(text.slice(end), end)}
    </p>
  )
}
