import { useState } from 'react'
import type { Message } from '@samspel/api'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useFormats, useText } from '@samspel/i18n'
import { useEntities, useQuery } from '@samspel/store'
import { EmptyState, Pager, SkeletonList } from '@samspel/ui'
import { listReportedMessages } from '../../data'
import { messages } from './messages'
import { OpenForm } from './OpenForm'
import css from './Report.module.css'

function Line({ message }: { message: Message }) {
  const t = useText()
  const f = useFormats()
  const { notice, body, files, authorName, createdAt } = message
  return (
    <li className={css.line}>
      <div className={css.quiet}>
        {authorName} · <time dateTime={createdAt}>{f.dateTime(createdAt)}</time>
      </div>
      {notice && (
        <div className={css.quiet}>
          {t(messages.event, { campaign: notice.campaignName ?? '' })} {notice.text}
        </div>
      )}
      {body && <div className={css.words}>{body}</div>}
      {files.map(({ id, name, url }) => (
        <a key={id} href={url} target="_blank" rel="noreferrer">
          {name}
        </a>
      ))}
    </li>
  )
}

/** The messages of an opened report, newest first. */
export function ReportedMessages({ reportId }: { reportId: string }) {
  const t = useText()
  const [page, setPage] = useState(1)
  const { result, error, retry } = useQuery(listReportedMessages({ params: { id: reportId }, query: { page } }))
  const shown = useEntities('messages', (result?.messages ?? none) as string[]) as readonly Message[]
  // The hour is over.
  if (error?.status === 403) return <OpenForm reportId={reportId} />
  if (error && !result) return <ReadError error={error} onRetry={retry} what={t(messages.messagesFailed)} />
  if (!result) return <SkeletonList label={t(messages.messagesLoading)} rows={4} />
  if (result.meta.totalCount === 0) return <EmptyState bare title={t(messages.empty)} />
  return (
    <>
      <ol className={css.lines} aria-label={t(messages.conversation)}>
        {shown.map((message) => (
          <Line key={message.id} message={message} />
        ))}
      </ol>
      {result.meta.totalPages > 1 && (
        <Pager
          label={t(messages.conversation)}
          previousLabel={t(commonMessages.newer)}
          nextLabel={t(commonMessages.older)}
          onPrevious={page > 1 ? () => setPage(page - 1) : null}
          onNext={result.meta.nextPage ? () => setPage(page + 1) : null}
        />
      )}
    </>
  )
}
const none: string[] = []
