import { type ReactNode, Suspense } from 'react'
import { useText } from '@samspel/i18n'
import { SkeletonList } from '@samspel/ui'
import { messages } from './messages'

/** A part that may still be on its way. */
export function Arriving({ children }: { children: ReactNode }) {
  const t = useText()
  return <Suspense fallback={<SkeletonList label={t(messages.loading)} />}>{children}</Suspense>
}
