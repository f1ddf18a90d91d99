import { SkeletonList } from '@samspel/ui'

export function CommunityPage() {
  return <SkeletonList label="…" />
}
