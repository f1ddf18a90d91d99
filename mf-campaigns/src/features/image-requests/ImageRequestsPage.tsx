import { SkeletonList } from '@samspel/ui'

export function ImageRequestsPage() {
  return <SkeletonList label="…" />
}
