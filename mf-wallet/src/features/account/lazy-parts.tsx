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

/** Forms come only for platform staff, who book and correct by hand. */
export const BookForm = lazyPart(
  () => import(/* webpackChunkName: "book-form" */ './BookForm').then((module) => module.BookForm),
  { Loading },
)

export const AdjustForm = lazyPart(
  () => import(/* webpackChunkName: "adjustments" */ '../adjustments').then((module) => module.AdjustForm),
  { Loading },
)
export const AdjustmentList = lazyPart(
  () => import(/* webpackChunkName: "adjustments" */ '../adjustments').then((module) => module.AdjustmentList),
  { Loading },
)
