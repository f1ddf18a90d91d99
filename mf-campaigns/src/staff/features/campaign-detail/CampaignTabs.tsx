import type { Campaign } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { useQueryParams } from '@samspel/navigation'
import { Tabs } from '@samspel/ui'
import { messages, tabNames } from './messages'
import { firstTab, hasApplications, hasParcels, type Tab, tabs, withoutFilters } from './tabs'

/** The parts of a campaign's page, each with what it holds or waits for. */
export function CampaignTabs({ campaign, tab }: { campaign: Campaign; tab: Tab }) {
  const t = useText()
  const [, setQuery] = useQueryParams()
  const first = firstTab(campaign)
  const counts: Partial<Record<Tab, number>> = {
    participations: campaign.approvedParticipationsCount,
    delivery: campaign.parcelCounts?.waiting ?? 0,
    mentions: campaign.mentionsCount,
  }
  const isShown: Partial<Record<Tab, boolean>> = {
    participations: hasApplications(campaign),
    delivery: hasParcels(campaign),
  }
  const nameOf = (value: Tab) =>
    value === 'participations' && campaign.deliveryMethod === 'pickup' ? messages.withoutStore : tabNames[value]
  return (
    <Tabs
      label={t(messages.tabs)}
      value={tab}
      onChange={(next) =>
        setQuery({ ...withoutFilters, tab: next === first ? '' : next === 'invitations' ? 'potential' : next })
      }
      items={tabs
        .filter((value) => value === tab || (isShown[value] ?? true))
        .map((value) => ({ value, label: t(nameOf(value)), count: counts[value] || undefined }))}
    />
  )
}
