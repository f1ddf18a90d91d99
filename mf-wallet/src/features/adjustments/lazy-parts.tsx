import { lazyPart } from '@samspel/federation'
import { useText } from '@samspel/i18n'
import { Card, SkeletonText } from '@samspel/ui'
import { common } from '../../components/messages'

/** The place of a form or a list until its code has come. */
export function Loading() {
  const t = useText()
  return (
    <Card>
      <SkeletonText label={t(common.loading)} lines={3} />
    </Card>
  )
}

/** Corrections of an account: the form and the list, which the account's page and the reconciliation show. */
export const AdjustForm = lazyPart(
  () => import(/* webpackChunkName: "adjustments" */ './AdjustForm').then((module) => module.AdjustForm),
  { Loading },
)
export const AdjustmentList = lazyPart(
  () => import(/* webpackChunkName: "adjustments" */ './AdjustmentList').then((module) => module.AdjustmentList),
  { Loading },
)
