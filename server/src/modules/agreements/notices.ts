import type { Context } from '../../context'
import { dayOf } from '../../days'
import type { Db } from '../../db/transact'
import { type Notice, notify, withdrawNotices } from '../notices'
import { agreementMail, questionMail } from './mails'
import type { ChangeRow, VersionRow, WorkRow } from './repository'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

interface About {
  work: WorkRow
  current: VersionRow
  asked: ChangeRow
}

/** Where the creator reads the agreement and answers. */
const pageOf = ({ id }: WorkRow) => `/assignments/${id}/agreement`

const toCreator = (
  work: WorkRow,
  kind: 'agreement_question' | 'agreement_changed' | 'agreement_lapsed' | 'agreement_moved' | 'agreement_waits',
  { subjectId, ...rest }: Pick<Notice, 'subjectId' | 'facts'> & Partial<Pick<Notice, 'mail'>>,
): Notice => ({
  to: { instagramerId: work.instagramer_id },
  kind,
  subjectId,
  brandId: work.brand_id,
  href: pageOf(work),
  ...rest,
})

const toBrand = (
  { work, asked }: About,
  kind: 'agreement_accepted' | 'agreement_declined' | 'agreement_unanswered',
): Notice => ({
  to: { brandId: work.brand_id },
  kind,
  subjectId: asked.id,
  brandId: work.brand_id,
  place: work.campaign_id,
  href: `/agreements/${work.id}`,
  facts: { creator: work.creator_name, campaign: work.campaign_name },
})

/** The brand asks whether what was agreed may change. */
export const notifyOfQuestion = (trx: Db, clock: Clock, { work, current, asked }: About): Promise<void> =>
  notify(
    trx,
    clock,
    toCreator(work, 'agreement_question', {
      subjectId: asked.id,
      facts: { brand: work.brand_name, campaign: work.campaign_name, day: asked.answer_by },
      mail: (reader) =>
        questionMail({
          ...reader,
          brand: work.brand_name,
          campaign: work.campaign_name,
          href: new URL(pageOf(work), clock.config.appUrl).href,
          before: current.facts,
          after: asked.facts,
          reason: asked.reason,
          answerBy: asked.answer_by,
          today: dayOf(asked.created_at),
        }),
    }),
  )

/** What became of the question: the brand hears the answer, the creator that another version holds. */
export const notifyOfAnswer = async (trx: Db, clock: Clock, about: About, said: 'yes' | 'no'): Promise<void> => {
  await notify(trx, clock, toBrand(about, said === 'yes' ? 'agreement_accepted' : 'agreement_declined'))
  if (said === 'yes')
    await notify(
      trx,
      clock,
      toCreator(about.work, 'agreement_changed', {
        subjectId: about.asked.id,
        facts: { brand: about.work.brand_name, campaign: about.work.campaign_name },
      }),
    )
}

/** The fee is the creator's, since what is left to do was taken away. */
export const notifyOfEarning = (
  trx: Db,
  clock: Clock,
  { work, mentionId, amount }: { work: WorkRow; mentionId: string; amount: number },
): Promise<void> =>
  notify(trx, clock, {
    to: { instagramerId: work.instagramer_id },
    kind: 'earned',
    subjectId: mentionId,
    brandId: work.brand_id,
    href: pageOf(work),
    facts: { brand: work.brand_name, campaign: work.campaign_name, amount },
  })

/** Nobody has answered in time: both hear that what holds stays. */
export const notifyOfLapse = async (trx: Db, clock: Clock, about: About): Promise<void> => {
  await notify(trx, clock, toBrand(about, 'agreement_unanswered'))
  await notify(
    trx,
    clock,
    toCreator(about.work, 'agreement_lapsed', {
      subjectId: about.asked.id,
      facts: { brand: about.work.brand_name, campaign: about.work.campaign_name },
    }),
  )
}

/** A question that is over asks nobody any more. */
export const withdrawQuestion = (trx: Db, clock: Pick<Clock, 'live'>, { id }: ChangeRow): Promise<void> =>
  withdrawNotices(trx, clock, { kinds: ['agreement_question', 'agreement_waits'], subjectId: id })

/** The last day to answer is tomorrow, and the question still waits. */
export const notifyOfWaiting = (trx: Db, clock: Clock, { work, asked }: Omit<About, 'current'>): Promise<void> =>
  notify(
    trx,
    clock,
    toCreator(work, 'agreement_waits', {
      subjectId: asked.id,
      facts: { brand: work.brand_name, campaign: work.campaign_name, day: asked.answer_by },
    }),
  )

interface Made {
  work: WorkRow
  version: VersionRow
}

/** Whoever said yes for the brand gets the agreement as a file; the creator's is in the mail that says they were approved. */
export const notifyOfAgreement = async (trx: Db, clock: Clock, { work, version }: Made): Promise<void> => {
  const { brand_agreed_by: by } = version
  if (by === null) return
  await notify(trx, clock, {
    to: { userIds: [by] },
    kind: 'agreement_made',
    subjectId: version.id,
    brandId: work.brand_id,
    place: work.campaign_id,
    href: `/agreements/${work.id}`,
    facts: { creator: work.creator_name, campaign: work.campaign_name },
    mail: (reader) =>
      agreementMail({
        ...reader,
        creator: work.creator_name,
        campaign: work.campaign_name,
        href: new URL(`/agreements/${work.id}`, clock.config.appUrl).href,
        deal: { facts: version.facts, day: dayOf(version.created_at) },
        file: { brandId: version.brand_id, id: version.id },
      }),
  })
}

/** The platform has moved the last day: both sides hear it. */
export const notifyOfMove = async (trx: Db, clock: Clock, { work, version }: Made): Promise<void> => {
  const day = version.facts.dueAt ?? undefined
  await notify(
    trx,
    clock,
    toCreator(work, 'agreement_moved', {
      subjectId: version.id,
      facts: { brand: work.brand_name, campaign: work.campaign_name, day },
    }),
  )
  await notify(trx, clock, {
    to: { brandId: work.brand_id },
    kind: 'agreement_day_moved',
    subjectId: version.id,
    brandId: work.brand_id,
    place: work.campaign_id,
    href: `/agreements/${work.id}`,
    facts: { creator: work.creator_name, campaign: work.campaign_name, day },
  })
}
