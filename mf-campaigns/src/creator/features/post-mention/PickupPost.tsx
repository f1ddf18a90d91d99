import { useEffect } from 'react'
import { useAppDispatch } from '@samspel/store'
import { ownPostLists } from '../../data'
import css from './PostMentionPage.module.css'
import { PostTask, type PostTaskProps } from './PostTask'

/** What the page of a pick-up hands to the widget in its slot `pickup:post`. */
export interface PickupPostProps extends PostTaskProps {
  /** Called once the widget stands in its place. */
  onReady: () => void
}

/** The same for a product that was picked up in a store: the page and the calls are those of the stores' remote. */
export function PickupPost({ onReady, onSent, ...task }: PickupPostProps) {
  const dispatch = useAppDispatch()
  useEffect(() => onReady(), [onReady])
  const sent = () => {
    // That call is not one of this remote's: what it changed here is asked for again.
    dispatch(ownPostLists.invalidate())
    return onSent()
  }
  return (
    <div className={css.page}>
      <PostTask {...task} onSent={sent} />
    </div>
  )
}
