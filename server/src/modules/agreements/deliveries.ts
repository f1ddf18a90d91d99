import type { Db } from '../../db/transact'
import type { AppContext } from '../../http/call'
import type { Deliveries, MailFiles } from '../../outbox/job'
import { recordCampaignEvent } from '../campaigns'
import { postToThread } from '../messages'
import { placeOf } from './events'
import { notifyOfAgreement, notifyOfMove } from './notices'
import { drawAgreement } from './paper'
import { findVersionById, findWork, type VersionRow, type WorkRow } from './repository'

interface Made {
  work: WorkRow
  version: VersionRow
}

const madeOf = async (trx: Db, payload: Record<string, unknown>): Promise<Made | undefined> => {
  const version = await findVersionById(trx, payload as { brandId: string; id: string })
  const work = version && (await findWork(trx, version.participation_id ?? version.store_participation_id!))
  return work && { work, version }
}

/** Both sides hear that the platform has moved the day; thread and history have a line of it. */
const tellOfMove = async (trx: Db, { live, config, now }: AppContext, made: Made): Promise<void> => {
  const clock = { live, config, now: now() }
  const { work } = made
  await notifyOfMove(trx, clock, made)
  await postToThread(
    trx,
    { caller: { kind: 'anonymous' }, now: clock.now, live },
    { ...placeOf(work), kind: 'agreement_moved', text: null },
  )
  await recordCampaignEvent(trx, {
    brandId: work.brand_id,
    campaignId: work.campaign_id,
    act: 'agreement_moved',
    comment: work.creator_name,
    now: clock.now,
  })
}

/** What is told of versions once their transaction holds: it needs what their makers do not have. */
export const agreementDeliveries: Deliveries = (context) => ({
  agreement_made: async (trx, payload) => {
    const made = await madeOf(trx, payload)
    const { live, config, now } = context
    if (made) await notifyOfAgreement(trx, { live, config, now: now() }, made)
  },
  agreement_moved: async (trx, payload) => {
    const made = await madeOf(trx, payload)
    if (made) await tellOfMove(trx, context, made)
  },
})

/** The agreement as a file of the mails that tell of it. */
export const agreementFiles: MailFiles =
  ({ db, now }) =>
  async ({ agreement }) => {
    if (!agreement) return undefined
    const { locale, ...of } = agreement
    const row = await findVersionById(db, of)
    return row && { filename: `${row.number}-${row.version}.pdf`, content: await drawAgreement(row, locale, now()) }
  }
