import { commonMessages, useText } from '@samspel/i18n'
import { SkeletonDetail } from '@samspel/ui'

export const FormLoading = () => <SkeletonDetail label={useText()(commonMessages.loading)} />
