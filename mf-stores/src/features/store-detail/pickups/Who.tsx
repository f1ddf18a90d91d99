import type { ReactNode } from 'react'
import { Avatar } from '@samspel/ui'
import css from './Pickups.module.css'

/** A creator's picture, name and a secondary line. */
export function Who({
  creator: { name, handle, imageUrl },
  detail,
  children,
}: {
  creator: { name: string; handle: string | null; imageUrl: string | null }
  detail?: string | undefined
  /** The name as a link or button; defaults to text. */
  children?: ReactNode | false
}) {
  const words = [handle && `@${handle}`, detail].filter(Boolean).join(' · ')
  return (
    <span className={css.who}>
      <Avatar name={name} src={imageUrl} size={32} />
      <span className={css.names}>
        {children || <b>{name}</b>}
        {words && <span className={css.quiet}>{words}</span>}
      </span>
    </span>
  )
}
