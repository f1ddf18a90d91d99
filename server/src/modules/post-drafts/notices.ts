import type { NoticeKind } from '@samspel/api/notices'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import type { Mail } from '../../outbox/mails'
import { type Notice, notify, withdrawNotices } from '../notices'
import { answerMail, type DraftMail, extraRoundMail } from './mails'
import type { DraftRow, WorkRow } from './repository'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

interface About {
  work: WorkRow
  draft: DraftRow
}

/** Where its creator reads the draft. */
const assignmentOf = ({ id, store_campaign_id: offer }: WorkRow) =>
  offer === null ? `/assignments/${id}` : `/store-campaigns/${offer}/pass`
/** Where the desk shows it. */
export const deskOf = (id: string): string => `/mentions?state=drafts&draft=${id}`

const toBrand = (
  { work, draft }: About,
  kind: Extract<NoticeKind, 'draft_sent' | 'draft_unanswered' | 'draft_extra_granted' | 'draft_extra_refused'>,
  day?: string,
): Notice => ({
  to: { brandId: work.brand_id },
  kind,
  subjectId: draft.id,
  brandId: work.brand_id,
  place: work.campaign_id,
  href: deskOf(work.id),
  facts: { creator: work.creator_name, campaign: work.campaign_name, ...(day !== undefined && { day }) },
})

const toCreator = (
  clock: Clock,
  { work, draft }: About,
  kind: NoticeKind,
  write: (mail: DraftMail) => Mail,
  day: string | null = null,
): Notice => ({
  to: { instagramerId: work.instagramer_id },
  kind,
  subjectId: draft.id,
  brandId: work.brand_id,
  href: assignmentOf(work),
  facts: { brand: work.campaign_brand_name, campaign: work.campaign_name, ...(day !== null && { day }) },
  mail: (to) =>
    write({
      ...to,
      brand: work.campaign_brand_name,
      campaign: work.campaign_name,
      publishBy: work.publish_by,
      href: new URL(assignmentOf(work), clock.config.appUrl).href,
    }),
})

/** A draft waits for the brand's answer. */
export const notifyOfSent = (trx: Db, clock: Clock, about: About & { answerBy: string }): Promise<void> =>
  notify(trx, clock, toBrand(about, 'draft_sent', about.answerBy))

/** Nobody has to answer any more. */
export const withdrawSent = (trx: Db, clock: Pick<Clock, 'live'>, { id }: DraftRow): Promise<void> =>
  withdrawNotices(trx, clock, { kinds: ['draft_sent'], subjectId: id })

/** The brand has answered, or silence has. */
export const notifyOfAnswer = (
  trx: Db,
  clock: Clock,
  {
    kind,
    note = '',
    ...about
  }: About & {
    kind: 'draft_approved' | 'draft_changes_requested' | 'draft_passed'
    note?: string
  },
): Promise<void> =>
  notify(
    trx,
    clock,
    toCreator(
      clock,
      about,
      kind,
      (mail) => answerMail({ ...mail, kind, note }),
      kind === 'draft_changes_requested' ? null : about.work.publish_by,
    ),
  )

export const notifyStaffOfUnanswered = (trx: Db, clock: Clock, about: About): Promise<void> =>
  notify(trx, clock, toBrand(about, 'draft_unanswered'))

/** The brand asks for one more round than was agreed. */
export const notifyOfExtraRound = (
  trx: Db,
  clock: Clock,
  { note, answerBy, ...about }: About & { note: string; answerBy: string },
): Promise<void> =>
  notify(
    trx,
    clock,
    toCreator(clock, about, 'draft_extra_round', (mail) => extraRoundMail({ ...mail, note, answerBy })),
  )

export const notifyOfExtraAnswer = async (trx: Db, clock: Clock, about: About, answer: 'yes' | 'no'): Promise<void> => {
  await withdrawNotices(trx, clock, { kinds: ['draft_extra_round'], subjectId: about.draft.id })
  await notify(trx, clock, toBrand(about, answer === 'yes' ? 'draft_extra_granted' : 'draft_extra_refused'))
}
