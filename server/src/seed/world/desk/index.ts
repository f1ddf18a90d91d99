import type { CampaignRecord } from '../campaigns'
import type { Making } from '../context'
import type { Ledger } from '../ledger'
import type { ParticipationRecord } from '../participations'
import { makeCommunities } from './communities'
import { openDesk } from './desk'
import { makeImages } from './images'
import { makeInvitations } from './invitations'
import { makeNotes } from './notes'
import { makeAnswers, makeReviews } from './reviews'
import { makeThreadDesk } from './threads'
import { makeWork } from './work'

/**
 * What a brand's desk and its creators have done beside campaigns, participations and mentions. Made last: nothing made before changes its
 * id.
 */
export const makeDesk = (
  make: Making,
  made: ReadonlyMap<CampaignRecord, ParticipationRecord[]>,
  ledger: Ledger,
): void => {
  const desk = openDesk(make, made)
  makeWork(desk)
  makeAnswers(desk)
  makeCommunities(desk)
  makeInvitations(desk)
  makeReviews(desk)
  makeImages(desk, ledger)
  makeThreadDesk(desk)
  makeNotes(desk)
}
