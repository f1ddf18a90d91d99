import type { Asked } from '../api/load'
import { requestsOf } from '../api/requests'
import type { World } from './world'

/** The usual mix: the most frequent reads of the screens, and one write among a dozen reads. */
const names = [
  'listCampaigns',
  'listThreads',
  'listMyParticipations',
  'listPublicCampaigns',
  'listCampaignParticipations',
  'listMessages',
  'listMarketplace',
  'listNotices',
  'listMentions',
  'listPublicBrands',
  'listTransactions',
  'searchRecords',
  'updateMe',
]

export const mixOf = ({ rows, people }: World): Asked[] => {
  const found = requestsOf(rows).filter(({ name }) => names.includes(name))
  return found.map((request) => ({ request, token: people[request.who] }))
}
