import { useEffect } from 'react'
import { useAppDispatch } from '@samspel/store'
import { createStoreMention } from '../../../shared/data'
import css from './PostMentionPage.module.css'
import { PostTask, type PostTaskProps } from './PostTask'

/** Props that the pick-up page passes to the widget in its slot `pickup:post`. */
export interface PickupPostProps extends Omit<PostTaskProps, 'send'> {
  storeParticipationId: string
  /** Called once the widget is mounted. */
  onReady: () => void
}

/** The same for a product picked up in a store; the surrounding page belongs to the stores' remote. */
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
