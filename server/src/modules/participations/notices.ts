import type { EndingReason, Locale } from '@samspel/api'
import type { Context } from '../../context'
import type { Db } from '../../db/transact'
import type { Mail } from '../../outbox/mails'
import { notify } from '../notices'
import { refusedMail } from './answer-mails'
import { leftMail } from './left-mail'
import type { CreatorMail } from './mails'

type Clock = Pick<Context, 'live' | 'now' | 'config'>

interface Application {
  id: string
  brand_id: string
  campaign_id: string
  campaign: string
  creator: string
  /** The creator accepted an invitation rather than applying. */
  invited: boolean
  /** Öre that the creator wants, where creators name the fee. */
  amount?: number
}

/** Somebody applied or accepted an invitation; both await the brand's answer. */
export const notifyStaffOfApplication = (trx: Db, clock: Clock, row: Application): Promise<void> =>
  notify(trx, clock, {
    to: { brandId: row.brand_id },
    kind: row.invited ? 'invitation_accepted' : 'application',
    subjectId: row.id,
    brandId: row.brand_id,
    place: row.campaign_id,
    href: `/campaigns/${row.campaign_id}`,
    facts: { creator: row.creator, campaign: row.campaign, ...(row.amount !== undefined && { amount: row.amount }) },
  })

interface Answered {
  id: string
  brand_id: string
  instagramer_id: string
}

/** The brand has answered; `write` composes the mail. */
export const notifyCreatorOfAnswer = async (
  trx: Db,
  clock: Clock,
  row: Answered,
  {
    kind,
    campaign,
    day,
    amount,
    href,
    write,
  }: {
    kind: 'application_approved' | 'application_rejected' | 'application_removed' | 'delivery_answered'
    campaign: string
    day?: string | null
    /** Öre that are set aside. */
    amount?: number
    /** Its page, where it is not a delivery. */
    href?: string
    write: (mail: CreatorMail) => Mail
  },
): Promise<void> => {
  const brand = await trx.selectFrom('brands').select('name').where('id', '=', row.brand_id).executeTakeFirst()
  const mail = (to: { to: string; name: string; locale: Locale | null }) =>
    write({
      ...to,
      appUrl: clock.config.appUrl,
      campaign,
      participationId: row.id,
      ...(href && { href: new URL(href, clock.config.appUrl).href }),
    })
  return notify(trx, clock, {
    to: { instagramerId: row.instagramer_id },
    kind,
    subjectId: row.id,
    brandId: row.brand_id,
    href: href ?? `/assignments/${row.id}`,
    facts: { brand: brand?.name ?? '', campaign, ...(day && { day }), ...(amount && { amount }) },
    mail,
  })
}

/** The brand has ended what the creator took part in. */
export const notifyCreatorOfEnding = (
  trx: Db,
  clock: Clock,
  row: Answered,
  {
    campaign,
    words,
    ended,
    href,
  }: { campaign: string; words: string | null; ended: { paid: number; returned: number } | null; href?: string },
): Promise<void> =>
  notifyCreatorOfAnswer(trx, clock, row, {
    kind: 'application_removed',
    campaign,
    ...(href && { href }),
    write: (mail) => refusedMail({ ...mail, kind: 'removed', reason: words ?? '', ended }),
  })

/** A creator has left; the brand reads why, and what becomes of the fee. */
export const notifyStaffOfLeaving = async (
  trx: Db,
  clock: Clock,
  row: Answered & { campaign_id: string },
  said: { campaign: string; reason: EndingReason; words: string | null; fee: { paid: number; returned: number } },
): Promise<void> => {
  const creator = await trx
    .selectFrom('instagramers')
    .select('name')
    .where('id', '=', row.instagramer_id)
    .executeTakeFirstOrThrow()
  const href = `/campaigns/${row.campaign_id}`
  return notify(trx, clock, {
    to: { brandId: row.brand_id },
    kind: 'creator_left',
    subjectId: row.id,
    brandId: row.brand_id,
    place: row.campaign_id,
    href,
    facts: { creator: creator.name, campaign: said.campaign },
    mail: (reader) =>
      leftMail({ ...reader, ...said, creator: creator.name, href: new URL(href, clock.config.appUrl).href }),
  })
}
