import { useEntities, usePagedList } from '@samspel/store'
import { mentionLists, pickupMentionListKey } from '../../../shared/data'
import { MyMentions } from './MyMentions'

/** Fills the slot `pickup:mentions`: what was posted of something picked up, as an assignment shows its posts. */
export function PickupMentions({ storeParticipationId }: { storeParticipationId: string }) {
  const list = usePagedList(mentionLists, pickupMentionListKey(storeParticipationId))
  const mentions = useEntities('mentions', list.ids)
  return <MyMentions list={list} mentions={mentions} />
}
