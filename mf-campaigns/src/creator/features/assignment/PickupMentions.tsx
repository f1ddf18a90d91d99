import { useEntities, usePagedList } from '@samspel/store'
import { mentionLists, pickupMentionListKey } from '../../../shared/data'
import { MyMentions } from './MyMentions'

/** Fills the slot `pickup:mentions`: posts about a pick-up, shown like those of an assignment. */
export function PickupMentions({ storeParticipationId }: { storeParticipationId: string }) {
  const list = usePagedList(mentionLists, pickupMentionListKey(storeParticipationId))
  const mentions = useEntities('mentions', list.ids)
  return <MyMentions list={list} mentions={mentions} />
}
