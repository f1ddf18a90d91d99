import type { Widget } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { selectBrandId, useAppSelector, useQuery } from '@samspel/store'
import { Count } from '@samspel/ui'
import { countCampaigns } from '../../shared/data'
import { badgeMessages } from '../components/badge-messages'

/** Number of drafts and posts awaiting an answer. */
function MentionsBadge() {
  const t = useText()
  const brandId = useAppSelector(selectBrandId)
  const { result } = useQuery(countCampaigns({ query: brandId ? { brandId } : {} }))
  const waiting = (result?.waiting.mentions ?? 0) + (result?.waiting.drafts ?? 0)
  return <Count value={waiting} label={t(badgeMessages.mentions, { n: waiting })} />
}

export default MentionsBadge satisfies Widget<'nav.badge:mentions'>
