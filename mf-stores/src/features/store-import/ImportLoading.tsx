import { commonMessages, useText } from '@samspel/i18n'
import { SkeletonDetail } from '@samspel/ui'

export const ImportLoading = () => <SkeletonDetail label={useText()(commonMessages.loading)} />
