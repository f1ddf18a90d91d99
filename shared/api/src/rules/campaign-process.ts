import type { CampaignState } from '../states'

/** Who may make a move: staff of the campaign's brand, platform staff, or the clock. */
export type Mover = 'owner' | 'admin' | 'system'

/** A named move of the campaign process; the interface labels its buttons by `act`. */
export interface CampaignMove {
  act: 'request' | 'withdraw' | 'return' | 'confirm' | 'close' | 'start' | 'finish' | 'archive' | 'restore' | 'cancel'
  from: CampaignState
  to: CampaignState
  by: readonly Mover[]
  /** What must hold: `complete` = required editor fields, `comment` = a reviewComment, `participation` = an approved one. */
  needs?: 'complete' | 'comment' | 'participation'
}

/** The campaign's process as data (DESIGN §6): used by the server's checks and by the interface's labels and buttons. */
export const campaignProcess: readonly CampaignMove[] = [
  { act: 'request', from: 'draft', to: 'requested', by: ['owner', 'admin'], needs: 'complete' },
  { act: 'withdraw', from: 'requested', to: 'draft', by: ['owner'] },
  { act: 'return', from: 'requested', to: 'draft', by: ['admin'], needs: 'comment' },
  { act: 'confirm', from: 'requested', to: 'confirmed', by: ['admin'] },
  { act: 'close', from: 'confirmed', to: 'upcoming', by: ['owner', 'admin'], needs: 'participation' },
  { act: 'start', from: 'upcoming', to: 'ongoing', by: ['owner', 'admin', 'system'] },
  { act: 'finish', from: 'ongoing', to: 'finished', by: ['owner', 'admin', 'system'] },
  { act: 'archive', from: 'finished', to: 'archived', by: ['owner', 'admin'] },
  { act: 'restore', from: 'archived', to: 'finished', by: ['owner', 'admin'] },
  { act: 'cancel', from: 'confirmed', to: 'archived', by: ['admin'] },
  { act: 'cancel', from: 'upcoming', to: 'archived', by: ['admin'] },
]

/** The move from one status to another for this mover, or undefined where the process has none. */
export const findMove = (from: CampaignState, to: CampaignState, mover: Mover): CampaignMove | undefined =>
  campaignProcess.find((move) => move.from === from && move.to === to && move.by.includes(mover))

/** All moves open to this mover from a status. */
export const movesFrom = (from: CampaignState, mover: Mover): CampaignMove[] =>
  campaignProcess.filter((move) => move.from === from && move.by.includes(mover))

/** States in which creators may apply, in which mentions are taken, and in which the editor is open. */
export const acceptsApplications = (state: CampaignState): boolean => state === 'confirmed'
export const acceptsMentions = (state: CampaignState): boolean => ['confirmed', 'upcoming', 'ongoing', 'finished'].includes(state)
export const isEditable = (state: CampaignState, mover: Mover): boolean =>
  state === 'draft' || (mover === 'admin' && state === 'requested')

/** What the editor must hold before review can be requested. */
export interface CompletenessFields {
  name?: string | null
  excerpt?: string | null
  productImageUrl?: string | null
  instructions?: string | null
  startAt?: string | null
  endAt?: string | null
  products?: readonly { productTitle: string }[]
}

/** Names of the required editor fields that are still missing. */
export const missingForReview = (campaign: CompletenessFields): (keyof CompletenessFields)[] => {
  const required = ['name', 'excerpt', 'productImageUrl', 'instructions', 'startAt', 'endAt'] as const
  const missing: (keyof CompletenessFields)[] = required.filter((field) => !campaign[field]?.trim())
  if (!campaign.products?.some((product) => product.productTitle.trim())) missing.push('products')
  return missing
}
