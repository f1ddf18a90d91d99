import { useText } from '@samspel/i18n'
import { SkeletonDetail } from '@samspel/ui'
import { messages as shared } from '../../components/messages'

export const ImportLoading = () => <SkeletonDetail label={useText()(shared.loading)} />
