import { call, put, select, takeEvery } from 'redux-saga/effects'
import type { DecisionState } from '@samspel/api'
import { bus, type Facts } from '@samspel/event-bus'
import {
  apiAction,
  entityActions,
  factChannel,
  type PagedLists,
  queryActions,
  type RootState,
  type Steps,
} from '@samspel/store'
import { getCalculatedReach, getCampaign } from './campaigns'
import { refreshCounts } from './counts'
import { handleCampaignTouched } from './live-campaign-saga'
import { changesOf, type RecordChange, undoOf } from './mention-counts'
import { mentionDecisions, mentionLists } from './mention-lists'
import { approveMention, rejectMention, requestMentionChanges, resetMention } from './mentions'

const readMention = apiAction('getMention')

const leadsTo: readonly [(typeof mentionDecisions)[number], DecisionState][] = [
  [approveMention, 'approved'],
  [rejectMention, 'rejected'],
  [requestMentionChanges, 'rejected'],
  [resetMention, 'pending'],
]

/** Optimistic counter changes, by request. */
const ahead = new WeakMap<object, RecordChange[]>()

/** The user's own decisions whose live fact has yet to arrive and will bring nothing new. */
const own = new Set<string>()
/** Posts whose live fact came while the user's own decision had no answer yet. */
const heard = new Set<string>()

/** Applies rows T-12 to T-17 on the client at once. */
function* countAhead(action: unknown): Steps {
  for (const [decide, to] of leadsTo) {
    if (!decide.pending.match(action)) continue
    const { request } = action.meta
    const { entities }: RootState = yield select((state: RootState) => state)
    const changes = changesOf(entities, request.params!.id, to)
    ahead.set(request, changes)
    for (const { collection, id, after } of changes) yield put(entityActions.changed({ collection, id, change: after }))
  }
}

/** After a refusal: reverts optimistic changes and refetches the affected records. A user who was too late sees who decided first. */
function* takeBack(action: unknown): Steps {
  for (const [decide] of leadsTo) {
    if (!decide.error.match(action)) continue
    const { request } = action.meta
    heard.delete(request.params!.id)
    for (const change of ahead.get(request) ?? []) {
      const { entities }: RootState = yield select((state: RootState) => state)
      yield put(
        entityActions.changed({ collection: change.collection, id: change.id, change: undoOf(entities, change) }),
      )
    }
    if (action.payload.id !== 'already_decided') continue
    yield put(readMention({ params: { id: request.params!.id } }))
    for (const { endpoint } of [getCampaign, getCalculatedReach])
      yield put(queryActions.invalidated({ prefix: endpoint }))
    yield* refreshCounts()
  }
}

function* handleDecided(action: unknown): Steps {
  for (const [decide, to] of leadsTo) {
    if (!decide.success.match(action)) continue
    const { id: mentionId, campaignId, instagramerId } = action.payload.data.mention
    if (!heard.delete(mentionId)) own.add(mentionId)
    if (!campaignId || to === 'pending') continue
    const fact = to === 'approved' ? 'campaigns:mention-approved' : 'campaigns:mention-rejected'
    yield call([bus, bus.publish<typeof fact>], fact, { mentionId, campaignId, instagramerId })
  }
  yield* refreshCounts()
}

/**
 * A post on screen is refreshed in place, so that nobody loses their position, selection or text. Lists that do not contain it are
 * refetched.
 */
function* refreshLists(mentionId: string): Steps {
  const { entities, ...state }: RootState = yield select((all: RootState) => all)
  if (entities.mentions[mentionId]?.loading) {
    heard.add(mentionId)
    return
  }
  const isOwn = own.delete(mentionId)
  const lists = ((state as { [name: string]: unknown })[mentionLists.name] as PagedLists | undefined) ?? {}
  const knows = (key: string) => lists[key]!.ids.includes(mentionId)
  const keys = Object.keys(lists)
  if (keys.some(knows)) yield put(readMention({ params: { id: mentionId } }))
  if (isOwn) return
  // Somebody far down a list keeps their position; new items appear on the next visit.
  yield put(
    mentionLists.invalidate(
      keys.filter((key) => key.startsWith('me/') || (!knows(key) && lists[key]!.meta.currentPage <= 1)),
    ),
  )
}

function* handleLive(fact: Facts['live:mention-changed']): Steps {
  yield* refreshLists(fact.mentionId)
  yield put(queryActions.invalidated({ prefix: 'getParticipation' }))
  yield* handleCampaignTouched(fact)
}

function* handleReconnected(): Steps {
  own.clear()
  heard.clear()
  yield put(mentionLists.invalidate())
}

/** Mentions: optimistic counters, the user's decisions as bus events, and decisions by others shown where they are on screen. */
export function* mentionSaga(): Steps {
  yield takeEvery(
    mentionDecisions.map(({ pending }) => pending.type),
    countAhead,
  )
  yield takeEvery(
    mentionDecisions.map(({ error }) => error.type),
    takeBack,
  )
  yield takeEvery(
    mentionDecisions.map(({ success }) => success.type),
    handleDecided,
  )
  yield takeEvery(factChannel('live:mention-changed'), handleLive)
  yield takeEvery(factChannel('live:reconnected'), handleReconnected)
}
