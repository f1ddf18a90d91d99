import { SkeletonList } from '@samspel/ui'

export function PackagesPage() {
  return <SkeletonList label="…" />
}
