import type { CampaignState, DecisionState, DeliveryMethod, MentionKind, PackageName, PaymentType } from '@samspel/api'

/** Days by which campaigns at stores were begun earlier than others of their state: their visits lie behind. */
export const daysAtStores = 98

/** A part that is written down instead of drawn by random. */
export interface CastMember {
  username: string
  state: DecisionState
  /** Day of the application, from today; drawn by random when absent. */
  applied?: number
  motivation?: string
  mention?: DecisionState
  kind?: MentionKind
  label?: 'ok' | 'unclear' | 'missing'
  picture?: number
  decided?: { day: number; hour: number; minute: number }
  /** How often it was posted; once when absent. */
  posts?: number
}

/** One campaign to be. Days count from today; `mentions` are approved, pending, rejected. `fee` and `value` in kr. */
export interface CampaignPlan {
  brand: string
  state: CampaignState
  name: string
  product: string
  value: number
  picture: number
  /** `{due}` stands for the last day to publish. */
  excerpt: string
  start: number
  due: number
  end: number
  approved: number
  pending: number
  rejected: number
  mentions: readonly [number, number, number]
  reach: number
  package: PackageName
  target?: number
  delivery?: DeliveryMethod
  payment?: PaymentType
  fee?: number
  /** Kr: creators name the fee, between this and `fee`. */
  feeFrom?: number
  /** Days in which the brand answers drafts; none are asked for when absent. */
  draftDays?: number
  cast?: CastMember[]
}
