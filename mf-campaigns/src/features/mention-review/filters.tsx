import { useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { SelectField } from '@samspel/ui'
import { listCampaigns, type ReviewFilter } from '../../data'
import { messages } from './messages'

const none: string[] = []

/** Mentions of one campaign, or of all. */
export function CampaignSelect({ brandId, value, onChange }: { brandId: string | null; value: string | null; onChange: (campaignId: string | null) => void }) {
  const t = useText()
  const { result } = useQuery(listCampaigns({ query: { perPage: 100, sort: '-createdAt', ...(brandId && { brandId }) } }))
  const campaigns = useEntities('campaigns', result?.campaigns ?? none).filter(({ state }) => state !== 'draft' && state !== 'requested')
  return (
    <SelectField
      hideLabel label={t(messages.campaign)} value={value ?? ''} onChange={(id) => onChange(id || null)}
      options={[{ value: '', label: t(messages.allCampaigns) }, ...campaigns.map(({ id, name }) => ({ value: id, label: name }))]}
    />
  )
}

type Order = NonNullable<ReviewFilter['sort']>

/** What comes first. */
export function SortSelect({ value, onChange }: { value: Order; onChange: (sort: Order) => void }) {
  const t = useText()
  return (
    <SelectField<Order>
      hideLabel label={t(messages.order)} value={value} onChange={(sort) => onChange(sort ?? 'createdAt')}
      options={[{ value: 'createdAt', label: t(messages.oldest) }, { value: '-createdAt', label: t(messages.newest) }, { value: '-reach', label: t(messages.mostReach) }]}
    />
  )
}
