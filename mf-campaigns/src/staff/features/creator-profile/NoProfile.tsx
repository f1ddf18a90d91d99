import { commonMessages, useText } from '@samspel/i18n'
import type { Query } from '@samspel/store'
import { EmptyState, LinkButton, Page, type PageProps, SkeletonDetail } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { isWaiting } from '../../../shared/components/Waiting'
import { directoryHref } from '../../data'
import { messages } from './messages'

type Asked = Pick<Query<'getInstagramer'>, 'status' | 'error'>

/** An invalid id is answered with 422, which means the same to a reader as not found. */
export const isGone = (status: Asked['status'], error: Asked['error']): boolean =>
  status === 'error' && !isWaiting(error) && (error?.status === 404 || error?.status === 422)

/** In the place of a creator: not there any more, not read, or on its way. */
export function NoProfile({
  status,
  error,
  onRetry,
  way,
}: Asked & { onRetry: () => void; way: Pick<PageProps, 'breadcrumbs' | 'breadcrumbsLabel'> }) {
  const t = useText()
  return (
    <Page title={t(commonMessages.creator)} {...way}>
      {isGone(status, error) ? (
        <EmptyState
          title={t(messages.gone)}
          action={
            <LinkButton href={directoryHref()} variant="light">
              {t(messages.toList)}
            </LinkButton>
          }
        />
      ) : status === 'error' ? (
        <LoadError error={error} onRetry={onRetry} />
      ) : (
        <SkeletonDetail label={t(messages.loading)} />
      )}
    </Page>
  )
}
