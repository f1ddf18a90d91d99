import { useText } from '@samspel/i18n'
import { SkeletonText, TitleBar, useUiConfig } from '@samspel/ui'
import inbox from './Inbox.module.css'
import { listMessages } from './list-messages'
import css from './Thread.module.css'
import { threadMessages } from './thread-messages'
import words from './Words.module.css'

/** Stands in for a thread on a phone while its brand is not known yet: a back button and a loading state. */
export function ThreadOnItsWay() {
  const t = useText()
  const goBack = useUiConfig().useBack('/messages')
  return (
    <section className={inbox.thread} aria-label={t(listMessages.thread)} aria-busy="true">
      <TitleBar title={<ThreadName isMobile name={t(listMessages.title)} />} onBack={goBack} />
      <div className={css.onItsWay}>
        <SkeletonText label={t(threadMessages.loading)} lines={4} />
      </div>
    </section>
  )
}

/** A phone has the thread alone in its window: its name is the page's. */
export function ThreadName({ isMobile, name }: { isMobile: boolean; name: string }) {
  const Heading = isMobile ? 'h1' : 'h2'
  return <Heading className={words.name}>{name}</Heading>
}
