import type { Mention } from '@samspel/api'
import type { CreatorCaller } from '../../auth/caller'
import type { Context } from '../../context'
import { transact } from '../../db/transact'
import { AppError, invalid } from '../../errors'
import { keepTyped, type TypedFigures } from '../networks'
import { mentionChanged } from '../participations'
import { isOwnPicture } from '../uploads'
import { getMention } from './queries'
import { findKeys, lockMention } from './repository'

/** Keeps what a creator types of their link; a picture that shows it is their own upload. */
export const typeFigures = async (
  { db, caller, now, config, live }: Context<CreatorCaller>,
  { id, figures }: { id: string; figures: TypedFigures },
): Promise<{ mention: Mention }> =>
  transact(db, async (trx) => {
    const place = await findKeys(trx, id)
    if (!place || place.instagramer_id !== caller.id) throw new AppError('not_found')
    if (figures.proofUrl !== null && !(await isOwnPicture(trx, figures.proofUrl, caller.id)))
      throw invalid({ 'figures.proofUrl': ['upload_failed'] })
    const mention = await lockMention(trx, place.brand_id, id)
    if (!mention || !(await keepTyped(trx, mention, figures, now))) throw new AppError('illegal_transition')
    await live.publish(trx, mentionChanged(mention))
    return { mention: await getMention({ db: trx, caller, now, config }, id) }
  })
