import { useState } from 'react'
import type { ReportLink } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import { Button, List, ListItem, notify, Row, SectionHead, SkeletonList, Stack } from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { deleteReportLink, listReportLinks } from './data/reports'
import { messages } from './messages'

/** Addresses that still open the report; each can be revoked at once. */
export function LiveLinks({ campaignId }: { campaignId: string }) {
  const t = useText()
  const { result, status, error, retry } = useQuery(listReportLinks({ params: { id: campaignId } }))
  return (
    <Stack gap={8}>
      <SectionHead title={t(messages.live)} {...(result && { count: result.reportLinks.length })} />
      {!result &&
        (status === 'error' ? (
          <LoadError what={t(messages.linksFailed)} error={error} onRetry={retry} />
        ) : (
          <SkeletonList label={t(messages.loadingLinks)} rows={2} />
        ))}
      {result?.reportLinks.length === 0 && <span>{t(messages.noLinks)}</span>}
      {result && result.reportLinks.length > 0 && (
        <List label={t(messages.live)}>
          {result.reportLinks.map((link) => (
            <LinkRow key={link.id} link={link} />
          ))}
        </List>
      )}
    </Stack>
  )
}

function LinkRow({ link: { id, createdAt, createdByName, expiresAt, openedCount } }: { link: ReportLink }) {
  const t = useText()
  const format = useFormats()
  const dispatch = useAppDispatch()
  const [isAsking, setAsking] = useState(false)
  const [isSending, setSending] = useState(false)
  const end = async () => {
    setSending(true)
    const { ok, parsedError } = await dispatch(deleteReportLink({ params: { id } }))
    setSending(false)
    if (!ok) notify({ kind: 'bad', message: t(parsedError!.message) })
  }
  const until = t(messages.until, { date: format.date(expiresAt, 'year') })
  return (
    <ListItem
      title={until}
      detail={t(createdByName ? messages.madeBy : messages.made, {
        name: createdByName,
        date: format.date(createdAt, 'short'),
        n: openedCount,
      })}
      aside={
        isAsking ? (
          <Row gap={8}>
            <Button size="sm" variant="quiet" onClick={() => setAsking(false)}>
              {t(messages.keep)}
            </Button>
            <Button size="sm" variant="danger" loading={isSending} onClick={() => void end()}>
              {t(messages.endNow)}
            </Button>
          </Row>
        ) : (
          <Button size="sm" onClick={() => setAsking(true)} aria-label={t(messages.endOf, { until })}>
            {t(messages.end)}
          </Button>
        )
      }
    />
  )
}
