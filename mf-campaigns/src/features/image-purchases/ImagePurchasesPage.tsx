import { SkeletonList } from '@samspel/ui'

export function ImagePurchasesPage() {
  return <SkeletonList label="…" />
}
