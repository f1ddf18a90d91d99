import type { DraftComment, PostDraft, PostDraftVersion } from '@samspel/api'
import { changesLeftOf } from '@samspel/api/campaign-rules'
import type { Caller, CreatorCaller, UserCaller } from '../../auth/caller'
import { checksOf } from '../../caption-checks'
import type { Context } from '../../context'
import { addDays } from '../../days'
import type { Db } from '../../db/transact'
import { AppError } from '../../errors'
import { toCampaignCard, toCreatorCard } from '../participations'
import { mediaOfLists } from './media'
import { canSeeDraft, draftAbilities, type DraftFacts } from './policies'
import {
  type CommentRow,
  type DraftRow,
  findDraft,
  findWork,
  listComments,
  listVersions,
  lockDraft,
  type VersionRow,
  type WorkRow,
} from './repository'

/** With whom a draft is read. */
type Reading = Pick<Context<UserCaller | CreatorCaller>, 'db' | 'caller' | 'now' | 'config'>

export interface Loaded {
  work: WorkRow
  /** Absent while nothing was written. */
  draft: DraftRow | undefined
  /** Newest first. */
  versions: VersionRow[]
  facts: DraftFacts
}

const requestsIn = (versions: readonly VersionRow[]) =>
  versions.filter(({ outcome }) => outcome === 'changes_requested').length

export const factsOf = (work: WorkRow, draft: DraftRow | undefined, versions: readonly VersionRow[]): DraftFacts => ({
  brandId: work.brand_id,
  instagramerId: work.instagramer_id,
  state: draft?.state ?? 'writing',
  isAsked: work.terms.draft !== undefined,
  wasSent: versions.length > 0,
  takesPart: work.takes_part,
  campaignState: work.campaign_state,
  feeReturned: work.fee_returned_at !== null,
  changesLeft: changesLeftOf(work.terms, requestsIn(versions)),
  extraRound: draft?.extra_round ?? null,
})

const loaded = async (db: Db, work: WorkRow, draft: DraftRow | undefined): Promise<Loaded> => {
  const versions = draft ? await listVersions(db, draft) : []
  return { work, draft, versions, facts: factsOf(work, draft, versions) }
}

const seen = (all: Loaded, caller: Caller): Loaded => {
  if (!canSeeDraft(caller, all.facts)) throw new AppError('not_found')
  return all
}

const workOf = async (db: Db, id: string): Promise<WorkRow> => {
  const work = await findWork(db, id)
  if (!work) throw new AppError('not_found')
  return work
}

/** The draft of a piece of work, where the caller may see it. */
export const load = async (db: Db, id: string, caller: Caller): Promise<Loaded> => {
  const work = await workOf(db, id)
  return seen(await loaded(db, work, await findDraft(db, work)), caller)
}

/** The same, locked against whatever else happens to it. */
export const loadLocked = async (trx: Db, id: string): Promise<Loaded> => {
  const work = await workOf(trx, id)
  return loaded(trx, work, await lockDraft(trx, work))
}

const instant = (at: string | null) => at && new Date(at).toISOString()

export const toComment = (row: CommentRow): DraftComment => ({
  id: row.id,
  number: row.number,
  version: row.version,
  place: row.place,
  text: row.text,
  byName: row.by_name,
  createdAt: new Date(row.created_at).toISOString(),
  sentAt: instant(row.sent_at),
  doneAt: instant(row.done_at),
})

const toVersion = (row: VersionRow, media: PostDraftVersion['media']): PostDraftVersion => ({
  number: row.number,
  caption: row.caption,
  media,
  sentAt: new Date(row.sent_at).toISOString(),
  outcome: row.outcome,
  decidedAt: instant(row.decided_at),
  decidedByName: row.decided_by_name,
  note: row.note || null,
})

/** The last day on which it is best sent: one answer, one change and one answer more still fit before the last day of publishing. */
const sendByOf = ({ publish_by: last, terms: { draft: asked } }: WorkRow) =>
  last && asked ? addDays(last, -2 * asked.answerDays) : null

export const toPostDraft = async (context: Reading, { work, draft, versions, facts }: Loaded): Promise<PostDraft> => {
  const { db, caller, now } = context
  const isCreator = caller.kind === 'instagramer'
  const comments = draft ? await listComments(db, draft) : []
  const written = { caption: draft?.caption ?? '', media: draft?.media ?? [] }
  const shown = isCreator ? written : versions[0]!
  const [shownMedia = [], ...sentMedia] = await mediaOfLists(context, [
    shown.media,
    ...versions.map(({ media }) => media),
  ])
  return {
    id: work.id,
    deliveryMethod: work.participation_id === null ? 'pickup' : 'delivery',
    state: facts.state,
    campaign: toCampaignCard(work),
    creator: toCreatorCard(work),
    caption: shown.caption,
    media: shownMedia,
    savedAt: isCreator ? instant(draft?.saved_at ?? null) : null,
    versions: versions.map((row, at) => toVersion(row, sentMedia[at] ?? [])),
    comments: comments.filter(({ sent_at: at }) => !isCreator || at !== null).map(toComment),
    checks: checksOf({
      kind: 'post',
      caption: shown.caption,
      postedAt: now.toISOString(),
      dueAt: null,
      accounts: work.mentions,
      hashtags: work.hashtags,
    }),
    changesUsed: requestsIn(versions),
    changeRounds: work.terms.changeRounds,
    extraRound: facts.extraRound,
    answerBy: draft?.answer_by ?? null,
    sendBy: sendByOf(work),
    publishBy: work.publish_by,
    abilities: draftAbilities(caller, facts),
  }
}

export const getPostDraft = async (context: Reading, { id }: { id: string }): Promise<PostDraft> =>
  toPostDraft(context, await load(context.db, id, context.caller))
