import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { SectionHead } from '@samspel/ui'
import { Figure, FigureRow } from '@samspel/ui/late'
import { reportMessages as messages } from './messages'
import css from './Report.module.css'

/** What the campaign has cost so far, part by part. */
export function CostPart({
  costs,
  cost,
  perPost,
}: Required<Pick<CampaignReport['totals'], 'costs' | 'cost'>> & { perPost?: number }) {
  const t = useText()
  const f = useFormats()
  return (
    <section className={css.costs} aria-label={t(messages.cost)}>
      <SectionHead title={t(messages.cost)} />
      <FigureRow>
        <Figure label={t(messages.fees)} value={f.ore(costs.fees)} />
        <Figure label={t(messages.goods)} value={f.ore(costs.goods)} />
        <Figure label={t(messages.logistics)} value={f.ore(costs.logistics)} />
        <Figure label={t(messages.total)} value={f.ore(cost)} />
        {perPost !== undefined && <Figure label={t(messages.costPerPost)} value={f.ore(perPost)} />}
      </FigureRow>
    </section>
  )
}
