import type { Thread } from '@samspel/api'
import { PagedListFooter } from '@samspel/federation/paged-list'
import { ReadError } from '@samspel/federation/read-error'
import { useText } from '@samspel/i18n'
import { useTypedParam } from '@samspel/navigation'
import { selectArea, selectBrandId, useAppSelector, usePagedList } from '@samspel/store'
import { EmptyState, LinkButton, List, SearchField, SkeletonList } from '@samspel/ui'
import { selectThreads, threadListKey, threadLists } from '../data'
import { threadMessages as messages } from './thread-messages'
import { ThreadRow } from './ThreadRow'

/** All conversations, the newest message on top; `open` is the one that stands beside. */
export function ThreadList({ open }: { open?: Pick<Thread, 'instagramerId'> & { brandId: string | undefined } }) {
  const t = useText()
  const isCreator = useAppSelector(selectArea) === 'creator'
  const chosen = useAppSelector(selectBrandId)
  const brandId = isCreator ? null : chosen
  const [typed, type, words] = useTypedParam('q')
  const list = usePagedList(threadLists, threadListKey({ brandId, words }))
  const byId = useAppSelector(selectThreads)
  const threads = list.ids.flatMap((id) => byId[id] ?? [])
  const isSettled = list.status === 'ready' || list.status === 'refreshing'

  return (
    <>
      {(threads.length > 0 || words || typed) && (
        <SearchField
          label={t(isCreator ? messages.searchBrands : messages.searchCreators)}
          value={typed}
          onChange={type}
        />
      )}
      {list.status === 'loading' && <SkeletonList label={t(messages.loading)} rows={6} />}
      {list.status === 'error' && <ReadError error={list.error} onRetry={list.retry} what={t(messages.failed)} />}
      {isSettled &&
        threads.length === 0 &&
        (words ? (
          <EmptyState title={t(messages.noHitsTitle)} text={t(messages.noHitsText)} />
        ) : (
          <EmptyState
            title={t(messages.emptyTitle)}
            text={t(isCreator ? messages.emptyCreator : messages.emptyStaff)}
            action={
              <LinkButton variant="main" href={isCreator ? '/marketplace' : '/creators'}>
                {t(isCreator ? messages.discover : messages.creators)}
              </LinkButton>
            }
          />
        ))}
      {threads.length > 0 && (
        <List label={t(messages.list)}>
          {threads.map((thread) => (
            <ThreadRow
              key={thread.id}
              thread={thread}
              isCreator={isCreator}
              showBrand={!isCreator && !brandId}
              active={thread.instagramerId === open?.instagramerId && thread.brandId === open.brandId}
            />
          ))}
        </List>
      )}
      <PagedListFooter list={list} what={t(messages.failed)} />
    </>
  )
}
