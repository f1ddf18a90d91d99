import { useText } from '@samspel/i18n'
import { SkeletonList } from '@samspel/ui'
import { messages } from './messages'

/** Stands for a part of the page whose code is on its way. */
export function PartLoading() {
  const t = useText()
  return <SkeletonList label={t(messages.loading)} />
}
