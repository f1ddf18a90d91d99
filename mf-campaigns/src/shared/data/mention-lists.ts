import { allList, type MentionKind, mentionKinds } from '@samspel/api'
import { createPagedLists, prepend } from '@samspel/store'
import { type DecisionFilter, moveDecided, stateOf } from './decisions'
import {
  approveMention,
  createMention,
  createStoreMention,
  listMentions,
  listMyMentions,
  rejectMention,
  requestMentionChanges,
  resetMention,
} from './mentions'

/** Staff actions that change a mention's state. */
export const mentionDecisions = [approveMention, rejectMention, requestMentionChanges, resetMention] as const

export interface ReviewFilter {
  state: DecisionFilter
  campaignId?: string | undefined
  storeCampaignId?: string | undefined
  brandId?: string | null | undefined
  sort?: 'createdAt' | '-createdAt' | '-reach' | undefined
  kind?: MentionKind | undefined
  /** Only those with a problem in label, account or hashtag. */
  alert?: boolean | undefined
  query?: string | undefined
}

/** A store campaign as the owner of a list. */
const offerMark = 'offer='

/** Key of a review list: `review` across campaigns, or the id of a campaign or a store campaign (row E-29). */
export const reviewListKey = ({
  state,
  campaignId,
  storeCampaignId,
  brandId,
  sort,
  kind,
  alert,
  query,
}: ReviewFilter): string => {
  const owner = storeCampaignId ? `${offerMark}${storeCampaignId}` : (campaignId ?? 'review')
  const key = `${owner}/${state}/${brandId ?? ''}/${sort ?? 'createdAt'}`
  const words = encodeURIComponent(query?.trim() ?? '')
  return kind || alert || words ? `${key}/${kind ?? ''}/${alert ? 'alert' : ''}/${words}` : key
}

/** Key of a creator's own mentions in a participation. */
export const myMentionListKey = (participationId: string): string => `me/${allList}/${participationId}`

/** The same for a store participation. */
export const pickupMentionListKey = (storeParticipationId: string): string =>
  `pickup/${allList}/${storeParticipationId}`

const parse = (key: string) => {
  const [owner = '', state, third = '', sort, kind, alert, words = ''] = key.split('/')
  return {
    owner,
    state: state as DecisionFilter,
    third,
    sort: sort as ReviewFilter['sort'],
    kind: mentionKinds.find((one) => one === kind),
    alert: alert === 'alert',
    query: decodeURIComponent(words),
  }
}

/** Lists with a search or the alert filter are left to the server, because the client cannot tell whether a mention belongs there. */
const takes = (key: string, kind: MentionKind) => {
  const filter = parse(key)
  return !filter.query && !filter.alert && (!filter.kind || filter.kind === kind)
}

/** Whose list it is, for the request. */
const ownerQuery = (owner: string) => {
  if (owner === 'review') return {}
  return owner.startsWith(offerMark) ? { storeCampaignId: owner.slice(offerMark.length) } : { campaignId: owner }
}

/** Mentions of one campaign or store campaign, of all campaigns, or the creator's own; mounted at `mentionLists`. */
export const mentionLists = createPagedLists({
  name: 'mentionLists',
  fetch: (key, page) => {
    const { owner, state, third, sort, kind, alert, query } = parse(key)
    if (owner === 'pickup') return listMyMentions({ query: { page, storeParticipationId: third } }) as never
    if (owner === 'me') return listMyMentions({ query: { page, participationId: third } }) as never
    return listMentions({
      query: {
        page,
        ...(state !== allList && { state }),
        ...ownerQuery(owner),
        ...(third && { brandId: third }),
        sort,
        ...(kind && { kind }),
        ...(alert && { alert }),
        ...(query && { query }),
      } as never,
    })
  },
  ids: ({ result }) => (result as { mentions: string[] }).mentions,
  on: (lists, action) => {
    if (createMention.success.match(action) || createStoreMention.success.match(action)) {
      const { id, participationId, storeParticipationId } = action.payload.data.mention
      const key = participationId ? myMentionListKey(participationId) : pickupMentionListKey(storeParticipationId ?? '')
      return lists[key]?.hasFetched ? prepend(lists, key, id) : lists
    }
    const decided = mentionDecisions.find(({ success }) => success.match(action))
    if (!decided?.success.match(action)) return lists
    const { id, state, campaignId, storeCampaignId, kind } = action.payload.data.mention
    const owners = ['review', campaignId, `${offerMark}${storeCampaignId}`]
    // Removes it from lists of other states, and adds it to those where it certainly belongs.
    return moveDecided(
      lists,
      id,
      state,
      (key) => owners.includes(parse(key).owner) && (stateOf(key) !== state || takes(key, kind)),
    )
  },
})
