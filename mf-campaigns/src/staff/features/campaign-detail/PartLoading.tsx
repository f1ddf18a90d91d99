import { useText } from '@samspel/i18n'
import { Skeleton, SkeletonList } from '@samspel/ui'
import { messages } from './messages'

/** Placeholder while a part of the page is loading. */
export function PartLoading() {
  const t = useText()
  return <SkeletonList label={t(messages.loading)} />
}

/** Placeholder of the chart, with its height. */
export function ChartLoading() {
  return <Skeleton height={260} radius={14} />
}
