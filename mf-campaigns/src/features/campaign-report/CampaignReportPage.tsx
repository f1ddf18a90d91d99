import { SkeletonList } from '@samspel/ui'

export function CampaignReportPage() {
  return <SkeletonList label="…" />
}
