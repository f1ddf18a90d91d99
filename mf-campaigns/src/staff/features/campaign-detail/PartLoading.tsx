import { commonMessages, useText } from '@samspel/i18n'
import { Skeleton, SkeletonList } from '@samspel/ui'

/** Placeholder while a part of the page is loading. */
export function PartLoading() {
  const t = useText()
  return <SkeletonList label={t(commonMessages.loading)} />
}

/** Placeholder of the chart, with its height. */
export function ChartLoading() {
  return <Skeleton height={260} radius={14} />
}
