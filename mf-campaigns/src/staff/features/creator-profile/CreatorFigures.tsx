import type { CreatorInsights, Instagramer } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Figure, FigureRow } from '@samspel/ui/late'
import { useFiguresFrom } from '../../../shared/components/use-figures-from'
import { staffWords } from '../../components/words'
import css from './CreatorProfile.module.css'
import { messages as m } from './messages'

/** Answer times from this many hours on are shown in days. */
const inDays = 48

/** Figures to judge a creator by: the account's size, and what Samspel knows from earlier collaborations. */
export function CreatorFigures({ creator, insights }: { creator: Instagramer; insights: CreatorInsights | undefined }) {
  const t = useText()
  const f = useFormats()
  const from = useFiguresFrom()(creator)
  const { followersCount, engagementRate, figures } = creator
  const none = t(m.none)
  const hours = figures?.answerHours ?? null
  const fee = insights?.fee
  return (
    <FigureRow className={css.figures}>
      <Figure label={t(staffWords.followers)} value={f.number(followersCount)} help={from ?? t(m.followersHelp)} />
      <Figure label={t(staffWords.engagement)} value={f.rate(engagementRate)} help={from ?? t(m.engagementHelp)} />
      <Figure
        label={t(m.reach)}
        value={figures?.averageReach == null ? none : f.number(figures.averageReach)}
        help={figures?.averageReach == null ? t(m.reachNone) : (from ?? t(m.reachHelp))}
      />
      <Figure
        label={t(staffWords.rating)}
        value={figures?.averageRating == null ? none : f.mean(figures.averageRating)}
        help={t(m.ratingHelp, { n: figures?.ratingsCount ?? 0 })}
      />
      <Figure
        label={t(m.handsIn)}
        value={
          hours === null
            ? none
            : hours < inDays
              ? t(m.hours, { n: f.number(hours) })
              : t(m.days, { n: Math.round(hours / 24) })
        }
        help={t(hours === null ? m.onTimeNone : m.handsInHelp)}
      />
      <Figure
        label={t(m.fee)}
        value={fee ? f.ore(fee.usual) : none}
        help={
          !insights
            ? undefined
            : !fee
              ? t(m.feeNone)
              : fee.lowest === fee.highest
                ? t(m.feeSame)
                : t(m.feeRange, {
                    low: f.number(Math.round(fee.lowest / 100)),
                    high: f.number(Math.round(fee.highest / 100)),
                  })
        }
      />
    </FigureRow>
  )
}
