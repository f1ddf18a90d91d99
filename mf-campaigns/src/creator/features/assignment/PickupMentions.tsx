import type { SlotProps } from '@samspel/federation'
import { useEntities, usePagedList } from '@samspel/store'
import { mentionLists, pickupMentionListKey } from '../../../shared/data'
import { draftPhaseOf } from './data/draft-phase'
import { ComparedPost, DraftActions, DraftCards } from './lazy-parts'
import { MyMentions } from './MyMentions'
import { RateBrand } from './rate-brand'

/** Fills the slot `pickup:mentions`: the draft and the posts about a pick-up, shown like those of an assignment. */
export function PickupMentions({ storeParticipationId: id, work }: SlotProps<'pickup:mentions'>) {
  const list = usePagedList(mentionLists, pickupMentionListKey(id))
  const mentions = useEntities('mentions', list.ids)
  const approved = mentions.find(({ state }) => state === 'approved')
  const phase = work && draftPhaseOf(work, mentions.length > 0)
  return (
    <>
      {work && phase && (
        <>
          <DraftCards
            id={id}
            phase={phase}
            brand={work.brandName}
            fee={work.feeAmount ?? 0}
            piecesLeft={work.piecesLeft ?? []}
            postHref={work.postHref}
          />
          <DraftActions id={id} phase={phase} postHref={work.postHref} />
        </>
      )}
      {work && mentions.some(({ draftMatch }) => draftMatch) && (
        <ComparedPost
          mentions={mentions}
          brand={work.brandName}
          work={{ feeAmount: work.feeAmount ?? 0, isAsked: work.need === 'post', piecesLeft: work.piecesLeft ?? [] }}
          postHref={work.postHref}
        />
      )}
      {!phase && <MyMentions list={list} mentions={mentions} />}
      {approved && <RateBrand workId={id} brandName={approved.campaign.brandName} />}
    </>
  )
}
