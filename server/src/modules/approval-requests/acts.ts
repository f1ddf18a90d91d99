import type { ApprovalRequestKind } from '@samspel/api'
import type { UserCaller } from '../../auth/caller'
import type { Right } from '../../auth/roles'
import type { Context } from '../../context'
import { approveImagePurchase } from '../image-purchases'
import { approveParticipation } from '../participations'
import { counterFee } from '../proposals'
import { approvePass } from '../stores'

/** What is done, and for which sum; the sum is not known before the act itself has said it. */
export interface Act {
  kind: ApprovalRequestKind
  subjectId: string
  /** Öre. */
  fee?: number | undefined
}

/** The right that each act needs at the brand. */
export const rightOf: Record<ApprovalRequestKind, Right> = {
  participation: 'decideApplications',
  store_participation: 'decideApplications',
  counter: 'decideApplications',
  image_purchase: 'buyPictures',
}

const acts: Record<ApprovalRequestKind, (context: Context<UserCaller>, act: Omit<Act, 'kind'>) => Promise<unknown>> = {
  participation: (context, { subjectId: id, fee }) => approveParticipation(context, { id, from: 'pending', fee }),
  store_participation: (context, { subjectId: id, fee }) => approvePass(context, { id, from: 'requested', fee }),
  counter: (context, { subjectId: id, fee = 0 }) => counterFee(context, { id, fee }),
  image_purchase: (context, { subjectId: id }) => approveImagePurchase(context, { id }),
}

/** Does it as the caller's own, with everything that this checks. */
export const carryOut = (context: Context<UserCaller>, { kind, ...act }: Act): Promise<unknown> =>
  acts[kind](context, act)
