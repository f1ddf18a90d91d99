import type { ErrorId, Proposal } from '@samspel/api'
import { faultOfProposal } from '@samspel/api/terms'
import type { Caller, CreatorCaller, UserCaller } from '../../auth/caller'
import type { Body, Context } from '../../context'
import { type Db, transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { authorizeProposal, proposalFactsOf, toProposal } from '../../proposal'
import { requireWithinLimit } from '../approval-limits'
import { participationChanged, takeIn } from '../participations'
import { givePass, passToGive, publishPassesChanged } from '../stores'
import { lackingForHold } from '../wallet'
import { notifyOfAnswerToCounter, notifyOfCounter } from './notices'
import { lockPlace, type Place, writeProposal } from './place'

type Act = Proposal['abilities'][number]

const hold = async (trx: Db, id: string, caller: Caller, act: Act): Promise<Place> => {
  const place = await lockPlace(trx, id)
  if (!place) throw new AppError('not_found')
  authorizeProposal(caller, act, proposalFactsOf(place.row, place.campaignState))
  return place
}

/** Both sides read it anew; the answer is what the caller sees now. */
const told = async (trx: Db, { live, caller }: Pick<Context, 'live' | 'caller'>, id: string): Promise<Proposal> => {
  const place = await lockPlace(trx, id)
  const proposal = place && toProposal(place.row, { caller, span: place.span, campaignState: place.campaignState })
  if (!place || !proposal) throw new AppError('not_found')
  if (place.kind === 'store') await publishPassesChanged(trx, live, [id])
  else await live.publish(trx, participationChanged(place.row))
  return proposal
}

/** The creator names another fee, as long as nobody has answered. */
export const change = async (
  context: Context<CreatorCaller>,
  { id, fee }: { id: string } & Body<'changeProposal'>,
): Promise<Proposal> =>
  transact(context.db, async (trx) => {
    const place = await hold(trx, id, context.caller, 'change')
    const fault = faultOfProposal(fee, place.span)
    if (fault) throw invalid({ fee: [fault] })
    await writeProposal(trx, place, { proposed_fee: fee, proposed_at: context.now.toISOString() })
    return told(trx, context, id)
  })

/** The brand answers with another fee. One that the account does not cover is not offered. */
export const counter = async (
  context: Context<UserCaller>,
  { id, fee }: { id: string } & Body<'counterProposal'>,
): Promise<Proposal> =>
  transact(context.db, async (trx) => {
    const { caller, now } = context
    const place = await hold(trx, id, caller, 'counter')
    const fault = faultOfProposal(fee, place.span) ?? (fee === place.row.proposed_fee ? 'not_other' : undefined)
    if (fault) throw invalid({ fee: [fault] })
    await requireWithinLimit(trx, { caller, brandId: place.row.brand_id, amount: fee, now })
    if ((await lackingForHold(trx, place.row.brand_id, fee)) > 0) throw new AppError('insufficient_funds')
    await writeProposal(trx, place, {
      counter_fee: fee,
      counter_at: now.toISOString(),
      counter_by: caller.id,
      counter_accepted: null,
    })
    await notifyOfCounter(trx, context, place, fee)
    return told(trx, context, id)
  })

/** Approves at the brand's fee, to which the brand has said yes already. */
const carryOut = async (trx: Db, context: Context<CreatorCaller>, place: Place, fee: number): Promise<void> => {
  const by = place.row.counter_by
  const agreedAt = {
    creator: context.now.toISOString(),
    ...(place.row.counter_at !== null && { brand: new Date(place.row.counter_at).toISOString() }),
  }
  await writeProposal(trx, place, { counter_accepted: true })
  if (place.kind === 'campaign')
    await takeIn(trx, context, { campaign: place.campaign, row: place.row, by, fee, agreedAt })
  else await givePass(trx, context, { ...(await passToGive(trx, place.row, context.now)), by, fee, agreedAt })
}

/** Refusals that are the brand's to mend, as the creator reads them. */
const stops: Partial<Record<ErrorId, ErrorId>> = {
  insufficient_funds: 'fee_not_covered',
  campaign_full: 'campaign_full',
  choice_out: 'choice_out',
}

/** The brand hears of a yes that could not be carried out; nothing else of it is kept. */
const tellOfStop = (context: Context<CreatorCaller>, id: string): Promise<void> =>
  transact(context.db, async (trx) => {
    const place = await lockPlace(trx, id)
    if (place && proposalFactsOf(place.row, place.campaignState).hasCounter)
      await notifyOfAnswerToCounter(trx, context, place, 'counter_stopped')
  })

/** The creator's yes approves the application; a no leaves the own proposal. */
export const answer = async (
  context: Context<CreatorCaller>,
  { id, answer: said, fee }: { id: string } & Body<'answerCounter'>,
): Promise<Proposal> => {
  try {
    return await transact(context.db, async (trx) => {
      const place = await hold(trx, id, context.caller, 'answer')
      if (place.row.counter_fee !== fee) throw new AppError('already_decided')
      if (said === 'yes') await carryOut(trx, context, place, fee)
      else await writeProposal(trx, place, { counter_accepted: false })
      await notifyOfAnswerToCounter(trx, context, place, said === 'yes' ? 'counter_accepted' : 'counter_declined')
      return told(trx, context, id)
    })
  } catch (error) {
    const shown = error instanceof AppError ? stops[error.id] : undefined
    if (shown === undefined) throw error
    await tellOfStop(context, id)
    throw new AppError(shown)
  }
}
