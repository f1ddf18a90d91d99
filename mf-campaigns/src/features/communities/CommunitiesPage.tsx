import { SkeletonList } from '@samspel/ui'

export function CommunitiesPage() {
  return <SkeletonList label="…" />
}
