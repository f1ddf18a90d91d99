import { Skeleton } from '@samspel/ui'

export const MapLoading = () => <Skeleton width="100%" height={280} radius={12} />
