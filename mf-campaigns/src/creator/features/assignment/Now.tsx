import type { ReactNode } from 'react'
import type { Participation } from '@samspel/api'
import { Card } from '@samspel/ui'
import { NextCard } from '../../../shared/components/next/NextCard'
import type { DraftPhase } from './data/draft-phase'
import { Deadline, isUnusual } from './Deadline'
import { DraftActions, DraftCards, ParcelActions, ParcelCards } from './lazy-parts'
import { NextAction } from './NextAction'
import { hasParcelAct, type parcelledOf } from './parcel/phase'
import type { Next } from './use-next'

export const postPath = (id: string): string => `/assignments/${id}/post`

interface Acting {
  parcelled: ReturnType<typeof parcelledOf>
  draft: DraftPhase | undefined
  next: Next | undefined
  participation: Participation
}

/** What to do next; where there is nothing, the deadline by itself if it is unusual. */
function NextOrDeadline({ next, participation }: Pick<Acting, 'next' | 'participation'>) {
  const deadline = <Deadline participation={participation} />
  if (next) return <NextCard next={next}>{deadline}</NextCard>
  const canEarn = participation.state === 'approved' && participation.fee?.state !== 'returned'
  return canEarn && isUnusual(participation) ? <Card>{deadline}</Card> : null
}

/** What the page leads to, if anything: of a parcel on its way, or the next step. */
export const mainActionOf = ({ parcelled, draft, next, participation }: Acting): { mainAction?: ReactNode } => {
  if (parcelled)
    return hasParcelAct(parcelled.participation.parcel, parcelled.phase)
      ? { mainAction: <ParcelActions {...parcelled} /> }
      : {}
  const { id } = participation
  if (draft)
    return draft === 'waiting' ? {} : { mainAction: <DraftActions id={id} phase={draft} postHref={postPath(id)} /> }
  return next?.act ? { mainAction: <NextAction next={next} participation={participation} /> } : {}
}

/** What there is to know and do now: of a parcel, of a draft, or of the post. */
export function Now({ parcelled, draft, next, participation }: Acting) {
  const { id, campaign, feeAmount, piecesLeft = [] } = participation
  if (parcelled) return <ParcelCards {...parcelled} />
  if (!draft) return <NextOrDeadline next={next} participation={participation} />
  const facts = { id, brand: campaign.brandName, fee: feeAmount, piecesLeft, postHref: postPath(id) }
  return <DraftCards {...facts} phase={draft} />
}
