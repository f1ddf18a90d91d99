import type { ReactNode } from 'react'
import { webAddress } from './foreign-url'

/** A link written by a brand or creator, opened in a new tab; plain text when its address is not safe. */
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
