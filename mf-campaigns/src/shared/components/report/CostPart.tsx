import type { CampaignReport } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { Card, Fact, Facts } from '@samspel/ui'
import { reportMessages as messages } from './messages'

/** What the campaign has cost so far, part by part. */
export function CostPart({
  costs,
  cost,
  perPost,
}: Required<Pick<CampaignReport['totals'], 'costs' | 'cost'>> & { perPost?: number }) {
  const t = useText()
  const f = useFormats()
  return (
    <Card title={t(messages.cost)}>
      <Facts>
        <Fact label={t(messages.fees)}>{f.ore(costs.fees)}</Fact>
        <Fact label={t(messages.goods)}>{f.ore(costs.goods)}</Fact>
        <Fact label={t(messages.logistics)}>{f.ore(costs.logistics)}</Fact>
        <Fact label={t(messages.total)}>
          <strong>{f.ore(cost)}</strong>
        </Fact>
        {perPost !== undefined && <Fact label={t(messages.costPerPost)}>{f.ore(perPost)}</Fact>}
      </Facts>
    </Card>
  )
}
