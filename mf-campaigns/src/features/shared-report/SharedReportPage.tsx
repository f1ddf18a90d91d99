import { SkeletonList } from '@samspel/ui'

export function SharedReportPage() {
  return <SkeletonList label="…" />
}
