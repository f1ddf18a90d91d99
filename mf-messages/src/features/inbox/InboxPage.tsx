import { useRef, useState } from 'react'
import { useParams } from 'react-router-dom'
import { useGoOn } from '@samspel/federation/go-on'
import { commonMessages, useText } from '@samspel/i18n'
import { usePageTitle, useQueryParams } from '@samspel/navigation'
import { selectArea, useAppSelector } from '@samspel/store'
import { useIsMobile } from '@samspel/ui'
import css from './Inbox.module.css'
import { listMessages as messages } from './list-messages'
import { ListPane } from './ListPane'
import { hrefOf } from './thread-address'
import { ThreadOnItsWay } from './ThreadOnItsWay'
import { ThreadPane } from './ThreadPane'
import { useBrand } from './use-brand'
import { useDeskKeys } from './use-desk-keys'
import { useThreadList } from './use-thread-list'

/** The thread list and the open thread: side by side on a desktop, one at a time on a phone. */
export function InboxPage() {
  const t = useText()
  const { counterpartId } = useParams()
  const isCreator = useAppSelector(selectArea) === 'creator'
  const isMobile = useIsMobile()
  const [query] = useQueryParams()
  const list = useThreadList(isCreator)
  const search = useRef<HTMLInputElement>(null)
  const [archiving, setArchiving] = useState<string>()
  const { brandId, ...sought } = useBrand(isCreator, counterpartId)
  const instagramerId = isCreator ? undefined : counterpartId
  const pair = counterpartId && brandId ? { brandId, instagramerId } : undefined
  usePageTitle(t(commonMessages.messages))

  // On a desktop a thread is open from the start: the newest unread one, or else the newest.
  const first = list.threads.find(({ unreadCount }) => unreadCount > 0) ?? list.threads[0]
  useGoOn(!isMobile && !counterpartId && first ? hrefOf(first, isCreator, query) : undefined)

  useDeskKeys({ list, search, pair, isCreator, onArchive: setArchiving })

  return (
    <div className={css.panes}>
      {(!isMobile || !counterpartId) && (
        <ListPane list={list} pair={pair} isCreator={isCreator} search={search} archiving={archiving} />
      )}
      {pair ? (
        <ThreadPane key={`${pair.brandId}/${pair.instagramerId ?? 'me'}`} pair={pair} isCreator={isCreator} />
      ) : counterpartId && (isMobile || sought.failure) ? (
        <ThreadOnItsWay {...sought} />
      ) : isMobile ? null : (
        // The list says that it is empty, and what fills it: here is nothing to choose.
        <section className={css.thread} aria-label={t(messages.thread)} />
      )}
    </div>
  )
}
