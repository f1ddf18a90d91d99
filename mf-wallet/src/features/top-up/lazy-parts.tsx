import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Card, SkeletonText } from '@samspel/ui'
import { common } from '../../components/messages'

function Loading() {
  const t = useText()
  return (
    <Card>
      <SkeletonText label={t(common.loading)} lines={3} />
    </Card>
  )
}

/** The form comes only for platform staff. */
export const RefundForm = lazyPart(
  () => import(/* webpackChunkName: "refund-form" */ './RefundForm').then((module) => module.RefundForm),
  { Loading },
)
