import { commonMessages, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { cx, Icon, Menu } from '@samspel/ui'
import { listCampaigns } from '../../data'
import css from './List.module.css'
import type { ThreadListView } from './use-thread-list'
import words from './Words.module.css'

const none: string[] = []

/** Lets staff filter threads by the campaigns of their brands. */
export function CampaignFilter({ list }: { list: ThreadListView }) {
  const t = useText()
  const { result } = useQuery(listCampaigns({ query: { perPage: 50, ...(list.brandId && { brandId: list.brandId }) } }))
  const campaigns = useEntities('campaigns', (result?.campaigns ?? none) as string[])
  const chosen = campaigns.find(({ id }) => id === list.campaign)
  return (
    <Menu
      trigger={
        <button type="button" className={cx(css.filter, list.campaign && css.on)}>
          <span className={words.words}>{chosen?.name ?? t(commonMessages.campaign)}</span>
          <Icon name="chevron-down" size={14} />
        </button>
      }
      items={[
        { label: t(commonMessages.allCampaigns), selected: !list.campaign, onClick: () => list.setCampaign(undefined) },
        'divider',
        ...campaigns.map(({ id, name }) => ({
          label: name ?? '',
          selected: id === list.campaign,
          onClick: () => list.setCampaign(id),
        })),
      ]}
    />
  )
}
