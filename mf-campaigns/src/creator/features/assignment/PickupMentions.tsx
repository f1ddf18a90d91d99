import { useEntities, usePagedList } from '@samspel/store'
import { mentionLists, pickupMentionListKey } from '../../../shared/data'
import { MyMentions } from './MyMentions'
import { RateBrand } from './rate-brand'

/** Fills the slot `pickup:mentions`: posts about a pick-up, shown like those of an assignment. */
export function PickupMentions({ storeParticipationId }: { storeParticipationId: string }) {
  const list = usePagedList(mentionLists, pickupMentionListKey(storeParticipationId))
  const mentions = useEntities('mentions', list.ids)
  const approved = mentions.find(({ state }) => state === 'approved')
  return (
    <>
      <MyMentions list={list} mentions={mentions} />
      {approved && <RateBrand workId={storeParticipationId} brandName={approved.campaign.brandName} />}
    </>
  )
}
