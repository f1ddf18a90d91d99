import { commonMessages, useText } from '@samspel/i18n'
import { EmptyState, ErrorState, SkeletonText, TitleBar, useIsMobile, useUiConfig } from '@samspel/ui'
import inbox from './Inbox.module.css'
import { listMessages } from './list-messages'
import css from './Thread.module.css'
import { threadMessages } from './thread-messages'
import type { SoughtBrand } from './use-brand'
import words from './Words.module.css'

/** Stands in for a thread whose brand is not known: it is looked for, could not be looked for, or there is none. */
export function ThreadOnItsWay({ isLooking, failure }: Pick<SoughtBrand, 'isLooking' | 'failure'>) {
  const t = useText()
  const isMobile = useIsMobile()
  const goBack = useUiConfig().useBack('/messages')
  return (
    <section className={inbox.thread} aria-label={t(listMessages.thread)} aria-busy={isLooking}>
      {isMobile && <TitleBar title={<ThreadName isMobile name={t(commonMessages.messages)} />} onBack={goBack} />}
      <div className={css.onItsWay}>
        {failure ? (
          <ErrorState message={t(failure.message)} retryLabel={t(commonMessages.retry)} onRetry={failure.retry} />
        ) : isLooking ? (
          <SkeletonText label={t(threadMessages.loading)} lines={4} />
        ) : (
          <EmptyState bare title={t(listMessages.noneOpenTitle)} text={t(listMessages.noneOpenText)} />
        )}
      </div>
    </section>
  )
}

/** A phone has the thread alone in its window: its name is the page's. Until the name is known its place is kept, without a heading. */
export function ThreadName({ isMobile, name }: { isMobile: boolean; name: string }) {
  if (!name) return <div className={words.name} />
  const Heading = isMobile ? 'h1' : 'h2'
  return <Heading className={words.name}>{name}</Heading>
}
