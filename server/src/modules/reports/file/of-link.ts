import type { ReportPost } from '@samspel/api'
import { dayAndTimeIn } from '../../../days'
import type { ReportTexts } from './texts'

type OfLink = NonNullable<ReportPost['ofLink']>

/** Who says the figures of a link. */
export const sourceOf = ({ source }: OfLink, words: ReportTexts): string =>
  source === 'typed' ? words.typed : { youtube: 'YouTube' }[source]

/** When they were read, on the clock of Sweden. */
export const readAtOf = ({ readAt }: OfLink): string => {
  const { day, time } = dayAndTimeIn('SE', readAt)
  return `${day} ${time}`
}

/** The figures of a link, and who says them and when, in two lines; none where nothing is known. */
export const linkLines = (figures: OfLink, words: ReportTexts, number: (n: number) => string): string[] => {
  const parts = (
    [
      [figures.views, words.views],
      [figures.likes, words.liked],
      [figures.comments, words.commented],
    ] as const
  ).flatMap(([n, say]) => (n === null ? [] : [say(n, number(n))]))
  return parts.length > 0 ? [parts.join(', '), `${sourceOf(figures, words)}, ${readAtOf(figures)}`] : []
}
