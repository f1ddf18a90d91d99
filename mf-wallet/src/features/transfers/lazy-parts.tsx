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

/** Forms come after the lists. */
export const BookTransfer = lazyPart(
  () => import(/* webpackChunkName: "book-transfer" */ './BookTransfer').then((module) => module.BookTransfer),
  { Loading },
)
export const BankFiles = lazyPart(
  () => import(/* webpackChunkName: "bank-files" */ './BankFiles').then((module) => module.BankFiles),
  { Loading },
)
