import { commonMessages, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { SelectField } from '@samspel/ui'
import { listCampaigns } from '../../shared/data'

const none: string[] = []

/**
 * Chooses one campaign that has opened for creators, or all. One named in the address remains an option even if it is not among the latest
 * hundred.
 */
export function CampaignSelect({
  brandId,
  value,
  onChange,
}: {
  brandId: string | null
  value: string | null
  onChange: (campaignId: string | null) => void
}) {
  const t = useText()
  const { result } = useQuery(
    listCampaigns({ query: { perPage: 100, sort: '-createdAt', ...(brandId && { brandId }) } }),
  )
  const ids = result?.campaigns ?? none
  const campaigns = useEntities('campaigns', value && !ids.includes(value) ? [...ids, value] : ids).filter(
    ({ state }) => state !== 'draft' && state !== 'requested',
  )
  return (
    <SelectField
      hideLabel
      label={t(commonMessages.campaign)}
      value={value ?? ''}
      onChange={(id) => onChange(id || null)}
      options={[
        { value: '', label: t(commonMessages.allCampaigns) },
        ...campaigns.map(({ id, name }) => ({ value: id, label: name })),
      ]}
    />
  )
}
