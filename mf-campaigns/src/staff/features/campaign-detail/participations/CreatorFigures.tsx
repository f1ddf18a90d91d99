import type { CreatorCard } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import css from './Board.module.css'
import { boardMessages } from './board-messages'
import { messages } from './messages'

const dayHours = 48

/** Figures to judge an application by: followers, engagement, reach, collaborations, rating and answer time; a dash for unknown ones. */
export function CreatorFigures({ creator: { followersCount, engagementRate, figures } }: { creator: CreatorCard }) {
  const t = useText()
  const f = useFormats()
  const nothing = t(boardMessages.noFigure)
  const answer = (hours: number) =>
    hours < dayHours ? t(boardMessages.hours, { n: hours }) : t(boardMessages.days, { n: Math.round(hours / 24) })
  const shown: [string, string][] = [
    [f.number(followersCount), t(messages.followers)],
    [f.percent(engagementRate / 100), t(messages.engagement)],
    ...(figures
      ? ([
          [figures.averageReach === null ? nothing : f.number(figures.averageReach), t(boardMessages.reach)],
          [f.number(figures.collaborationsCount), t(boardMessages.collaborations, { n: figures.collaborationsCount })],
          [
            figures.averageRating === null
              ? nothing
              : `${f.number(figures.averageRating, 1)} (${f.number(figures.ratingsCount)})`,
            t(boardMessages.ratingMean),
          ],
          [figures.answerHours === null ? nothing : answer(figures.answerHours), t(boardMessages.answerTime)],
        ] satisfies [string, string][])
      : []),
  ]
  return (
    <dl className={css.figures}>
      {shown.map(([value, label]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
