import type { Instagramer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Figure, FigureRow } from '@samspel/ui/late'
import { messages as m } from './messages'

/** Answer times from this many hours on are shown in days. */
const inDays = 48

/** Figures to judge a creator by: the account's size, and what Samspel knows from earlier collaborations. */
export function CreatorFigures({ creator: { followersCount, engagementRate, figures } }: { creator: Instagramer }) {
  const t = useText()
  const f = useFormats()
  const hours = figures?.answerHours ?? null
  const none = t(m.none)
  return (
    <FigureRow>
      <Figure label={t(m.followers)} value={f.number(followersCount)} />
      <Figure label={t(m.engagement)} value={f.percent(engagementRate / 100)} help={t(m.engagementHelp)} />
      <Figure
        label={t(m.reach)}
        value={figures?.averageReach == null ? none : f.number(figures.averageReach)}
        help={t(m.reachHelp)}
      />
      <Figure
        label={t(m.rating)}
        value={figures?.averageRating == null ? none : f.number(figures.averageRating, 1)}
        help={t(m.ratingHelp, { n: figures?.ratingsCount ?? 0 })}
      />
      <Figure
        label={t(m.answer)}
        value={
          hours === null
            ? none
            : hours < inDays
              ? t(m.hours, { n: f.number(hours) })
              : t(m.days, { n: Math.round(hours / 24) })
        }
        help={t(m.answerHelp)}
      />
      <Figure
        label={t(m.collaborations)}
        value={figures ? f.number(figures.collaborationsCount) : none}
        help={t(m.collaborationsHelp)}
      />
    </FigureRow>
  )
}
