import { useId } from 'react'
import { TextButton, type TextButtonProps } from '@samspel/ui'
import css from './Network.module.css'
import { useNeedsNetwork } from './use-needs-network'

/** A small act that cannot be done without a network: greyed with the reason while there is none. */
export function OnlineTextButton(props: TextButtonProps) {
  const id = useId()
  const needs = useNeedsNetwork()
  if (!needs) return <TextButton {...props} />
  return (
    <>
      <TextButton {...props} disabled aria-describedby={id} />{' '}
      <small id={id} className={css.reason}>
        {needs}
      </small>
    </>
  )
}
