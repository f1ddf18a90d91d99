import type { Campaign } from '@samspel/api'
import { participantsOf } from '@samspel/api/campaign-rules'
import type { Locale, Translate } from '@samspel/i18n'
import { commonMessages } from '@samspel/i18n'
import type { ApiOutcome } from '@samspel/store'
import { stateTabs } from '../../../shared/components/campaign-names'
import { listCampaigns } from '../../../shared/data'
import type { Exporting } from '../../components/export/export-list'
import { askedOf } from '../../data'
import { columnMessages as m } from './export-messages'
import { dateNames, messages } from './messages'

const perPage = 100

export const campaignsFile = (key: string, t: Translate, locale: Locale): Exporting => ({
  name: t(commonMessages.campaigns),
  locale,
  heads: [
    commonMessages.campaign,
    commonMessages.brand,
    commonMessages.state,
    messages.participants,
    commonMessages.places,
    messages.approved,
    m.pending,
    commonMessages.applications,
    m.reach,
    m.wanted,
    m.starts,
    dateNames.due,
    messages.ends,
  ].map((head) => t(head)),
  page: async (dispatch, page = 1) => {
    const outcome = (await dispatch(
      listCampaigns({ query: { ...askedOf(key), page, perPage } as never }),
    )) as ApiOutcome<'listCampaigns'>
    if (!outcome.ok || !outcome.data) return { rows: [], next: null, error: outcome.parsedError }
    return {
      next: outcome.data.meta.nextPage,
      rows: outcome.data.campaigns.map((campaign: Campaign) => [
        campaign.name,
        campaign.brandName,
        t(stateTabs[campaign.state]),
        participantsOf(campaign).participants,
        participantsOf(campaign).places || '',
        campaign.numPosts + campaign.approvedMentionsCount,
        campaign.pendingMentionsCount,
        campaign.waitingApplicationsCount,
        campaign.reach,
        campaign.wantedReach,
        campaign.startAt ?? '',
        campaign.dueAt ?? '',
        campaign.endAt ?? '',
      ]),
    }
  },
})
