import type { Translate } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import type { Cell } from '../../../../shared/files/csv'
import { compareMessages as m } from '../messages'
import type { ComparedCampaign } from './overview'

const kronor = (ore: number | null): Cell => (ore === null ? '' : ore / 100)

/** All columns for a spreadsheet, unrounded: money in kr, engagement in percent. */
export const comparedRows = (campaigns: readonly ComparedCampaign[], t: Translate): Cell[][] => [
  [
    t(m.name),
    t(commonMessages.brand),
    t(m.participants),
    t(commonMessages.places),
    t(m.approvedPosts),
    t(m.reached),
    t(m.wanted),
    t(m.costKr),
    t(m.perThousandKr),
    t(m.engagementPercent),
    t(m.endAt),
  ],
  ...campaigns.map((campaign): Cell[] => [
    campaign.name,
    campaign.brandName,
    campaign.participants,
    campaign.places > 0 ? campaign.places : '',
    campaign.approvedPosts,
    campaign.reach,
    campaign.wantedReach,
    kronor(campaign.cost),
    kronor(campaign.costPerThousandReach),
    campaign.engagement ?? '',
    campaign.endAt ?? '',
  ]),
]
