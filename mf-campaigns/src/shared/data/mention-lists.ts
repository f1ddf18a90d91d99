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

/** The acts of staff that change the state of a mention. */
export const mentionDecisions = [approveMention, rejectMention, requestMentionChanges, resetMention] as const

/** What the review screen shows. */
export interface ReviewFilter {
  state: DecisionFilter
  campaignId?: string | undefined
  brandId?: string | null | undefined
  sort?: 'createdAt' | '-createdAt' | '-reach' | undefined
  kind?: MentionKind | undefined
  /** Only those whose label, account or hashtag is amiss. */
  alert?: boolean | undefined
  query?: string | undefined
}

/** Key of a list of mentions for review: over all campaigns under `review`, of one campaign under its id (row E-29). */
export const reviewListKey = ({ state, campaignId, brandId, sort, kind, alert, query }: ReviewFilter): string => {
  const key = `${campaignId ?? 'review'}/${state}/${brandId ?? ''}/${sort ?? 'createdAt'}`
  const words = encodeURIComponent(query?.trim() ?? '')
  return kind || alert || words ? `${key}/${kind ?? ''}/${alert ? 'alert' : ''}/${words}` : key
}

/** Key of a creator's own mentions of one participation. */
export const myMentionListKey = (participationId: string): string => `me/${allList}/${participationId}`

/** The same of what was picked up at a store. */
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

/** A list with search words or of alerts is left to the server: whether the mention belongs there is not known here. */
const takes = (key: string, kind: MentionKind) => {
  const filter = parse(key)
  return !filter.query && !filter.alert && (!filter.kind || filter.kind === kind)
}

/** Mentions by campaign, over all campaigns, or own ones; mounted at `mentionLists`. */
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
        ...(owner !== 'review' && { campaignId: owner }),
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
    const { id, state, campaignId, kind } = action.payload.data.mention
    // Out of every list of another state; into those of which it is certain.
    return moveDecided(
      lists,
      id,
      state,
      (key) =>
        (key.startsWith('review/') || key.startsWith(`${campaignId}/`)) && (stateOf(key) !== state || takes(key, kind)),
    )
  },
})
