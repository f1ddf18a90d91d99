import { useState } from 'react'
import type { ReportLink } from '@samspel/api'
import { useFormats, useText } from '@samspel/i18n'
import { useAppDispatch, useQuery } from '@samspel/store'
import {
  Button,
  IconButton,
  List,
  ListItem,
  notify,
  Row,
  SectionHead,
  SkeletonList,
  Stack,
  SwitchField,
} from '@samspel/ui'
import { LoadError } from '../../../shared/components/CreatorParts'
import { addressOf } from './address-of'
import { deleteReportLink, listReportLinks, updateReportLink } from './data/reports'
import { MailTo } from './MailTo'
import { messages } from './messages'

/** Addresses that still open the report; each can be copied, changed and revoked at once. */
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

function LinkRow({ link }: { link: ReportLink }) {
  const { id, name, createdAt, createdByName, expiresAt, openedCount, token, moreCampaignIds = [] } = link
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
  const change = async (body: { showsCosts?: boolean; showsNames?: boolean }) => {
    const { ok, parsedError } = await dispatch(updateReportLink({ params: { id }, body }))
    if (!ok) notify({ kind: 'bad', message: t(parsedError!.message) })
  }
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(addressOf(token!))
      notify({ kind: 'ok', message: t(messages.copiedText) })
    } catch {
      notify({ kind: 'bad', message: t(messages.notCopied) })
    }
  }
  const until = t(messages.until, { date: format.date(expiresAt, 'year') })
  const detail = t(createdByName ? messages.madeBy : messages.made, {
    name: createdByName,
    date: format.date(createdAt, 'short'),
    n: openedCount,
  })
  const several = moreCampaignIds.length > 0 && t(messages.several, { n: moreCampaignIds.length + 1 })
  return (
    <>
      <ListItem
        title={name || until}
        detail={[detail, name && until, several].filter(Boolean).join(' · ')}
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
            <Row gap={4}>
              {token !== undefined && (
                <IconButton size="sm" icon="copy" label={t(messages.copyOf, { until })} onClick={() => void copy()} />
              )}
              <Button size="sm" onClick={() => setAsking(true)} aria-label={t(messages.endOf, { until })}>
                {t(messages.end)}
              </Button>
            </Row>
          )
        }
      />
      {link.showsCosts !== undefined && link.showsNames !== undefined && (
        <li>
          <Stack gap={4}>
            <SwitchField
              label={t(messages.showCosts)}
              value={link.showsCosts}
              onChange={(showsCosts) => void change({ showsCosts })}
            />
            <SwitchField
              label={t(messages.showNames)}
              value={link.showsNames}
              onChange={(showsNames) => void change({ showsNames })}
            />
            {token !== undefined && link.mailTo && <MailTo id={id} mailTo={link.mailTo} />}
          </Stack>
        </li>
      )}
    </>
  )
}
