import type { ReactNode } from 'react'
import { webAddress } from './foreign-url'

/** A link that a brand or a creator has written, in a tab of its own; plain words where it leads nowhere safe. */
export function ForeignLink({
  url,
  className,
  children,
}: {
  url: string | null
  className?: string | undefined
  children: ReactNode
}) {
  const href = webAddress(url)
  return href ? (
    <a href={href} target="_blank" rel="noopener nofollow ugc" className={className}>
      {children}
    </a>
  ) : (
    <span className={className}>{children}</span>
  )
}
