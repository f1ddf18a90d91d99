import { useEffect } from 'react'
import { useAppDispatch } from '@samspel/store'
import { createStoreMention } from '../../../shared/data'
import css from './PostMentionPage.module.css'
import { PostTask, type PostTaskProps } from './PostTask'

/** What the page of a pick-up hands to the widget in its slot `pickup:post`. */
export interface PickupPostProps extends Omit<PostTaskProps, 'send'> {
  storeParticipationId: string
  /** Called once the widget stands in its place. */
  onReady: () => void
}

/** The same for a product that was picked up in a store; the page around it is that of the stores' remote. */
export function PickupPost({ storeParticipationId, onReady, ...task }: PickupPostProps) {
  const dispatch = useAppDispatch()
  useEffect(() => onReady(), [onReady])
  return (
    <div className={css.page}>
      <PostTask
        {...task}
        send={(body) => dispatch(createStoreMention({ params: { id: storeParticipationId }, body }))}
      />
    </div>
  )
}
