import { useState } from 'react'
import type { BulkRecipient, MessageBulk, MessageTemplate } from '@samspel/api'
import { filledText, messageLimits } from '@samspel/api/message-rules'
import { useKept } from '@samspel/desk/kept'
import { ReadError } from '@samspel/federation/read-error'
import { commonMessages, useText } from '@samspel/i18n'
import { selectBrandId, useAppDispatch, useAppSelector, useEntities, useQuery } from '@samspel/store'
import { Button, Modal, Notice, SelectField, SkeletonList, Stack, TextArea } from '@samspel/ui'
import { asTemplateValues } from '../../components/Filled'
import { createMessageBulk, listBulkRecipients, listCampaigns, listMessageTemplates } from '../../data'
import { messages } from './messages'
import { Preview } from './Preview'
import { Recipients } from './Recipients'
import { Waiting } from './Waiting'

const filters = ['all', 'without_post', 'pending', 'not_picked_up'] as const
const none: string[] = []
type Filter = (typeof filters)[number]

/** What is chosen and written, and the key of the message: a try that is repeated must not begin another. */
interface Draft {
  campaignId: string | null
  filter: Filter
  body: string
  templateId: string | null
  attempt: { of: string; idempotencyKey: string } | null
}
const emptyDraft: Draft = { campaignId: null, filter: 'all', body: '', templateId: null, attempt: null }

/** Writes to participants of a campaign, each in their own thread: recipients, text, and a preview for each of them. */
export function BulkDialog({ campaignId: first, onClose }: { campaignId?: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const brandId = useAppSelector(selectBrandId)
  const [kept, keep, forget] = useKept<Draft>(`bulk.${first ?? 'any'}`, { ...emptyDraft, campaignId: first ?? null })
  const { campaignId, filter, body, templateId } = kept
  const [bulk, setBulk] = useState<MessageBulk>()
  const [isSending, setSending] = useState(false)
  const [hasFailed, setFailed] = useState(false)

  const campaignList = useQuery(listCampaigns({ query: { perPage: 50, ...(brandId && { brandId }) } }))
  const campaigns = useEntities('campaigns', (campaignList.result?.campaigns ?? none) as string[])
  const campaign = campaigns.find(({ id }) => id === campaignId)
  const found = useQuery(campaignId ? listBulkRecipients({ params: { id: campaignId }, query: { filter } }) : undefined)
  const templates = useQuery(campaign?.brandId ? listMessageTemplates({ params: { id: campaign.brandId } }) : undefined)
  const texts = (templates.result?.messageTemplates ?? []) as readonly MessageTemplate[]
  const all = (found.result?.recipients ?? []) as readonly BulkRecipient[]
  const people = all.filter(({ blocked }) => !blocked)
  const lacking = body
    ? people.flatMap(({ name, values }) => {
        const { missing } = filledText(body, asTemplateValues(values))
        return missing.length > 0 ? [{ name, missing }] : []
      })
    : []
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')

  const reason = !campaignId
    ? messages.needsCampaign
    : !body.trim()
      ? messages.needsText
      : !found.result
        ? messages.notRead
        : people.length === 0
          ? messages.nobody
          : lacking.length > 0
            ? messages.needsValues
            : undefined

  const send = async () => {
    if (!campaignId) return
    setSending(true)
    setFailed(false)
    const messageBulk = {
      body: body.trim(),
      filter,
      name: texts.find(({ id }) => id === templateId)?.name ?? '',
      instagramerIds: people.map(({ instagramerId }) => instagramerId),
    }
    const of = JSON.stringify([campaignId, messageBulk])
    const attempt = kept.attempt?.of === of ? kept.attempt : { of, idempotencyKey: crypto.randomUUID() }
    keep({ attempt })
    const { idempotencyKey } = attempt
    const outcome = await dispatch(
      createMessageBulk({ params: { id: campaignId }, body: { messageBulk }, idempotencyKey }),
    )
    setSending(false)
    if (!outcome.ok) return setFailed(true)
    forget()
    setBulk((outcome.data as { messageBulk: MessageBulk }).messageBulk)
  }
  if (bulk)
    return (
      <Modal open onClose={onClose} title={t(messages.title)}>
        <Waiting bulk={bulk} onClose={onClose} />
      </Modal>
    )
  return (
    <Modal
      open
      onClose={onClose}
      title={t(messages.title)}
      footer={
        <Button
          variant="main"
          icon="send"
          loading={isSending}
          disabledReason={reason && t(reason)}
          onClick={() => void send()}
        >
          {people.length > 0 ? t(messages.send, { n: people.length }) : t(commonMessages.send)}
        </Button>
      }
    >
      <Stack gap={16}>
        {hasFailed && <Notice kind="bad">{t(messages.failed)}</Notice>}
        {campaignList.error && !campaignList.result && (
          <ReadError what={t(messages.campaignsFailed)} error={campaignList.error} onRetry={campaignList.retry} />
        )}
        <SelectField
          label={t(commonMessages.campaign)}
          placeholder={t(messages.chooseCampaign)}
          value={campaignId}
          onChange={(id) => keep({ campaignId: id })}
          options={campaigns.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
        />
        <SelectField
          label={t(messages.filter)}
          value={filter}
          onChange={(value) => keep({ filter: (value ?? 'all') as Filter })}
          options={filters.map((value) => ({ value, label: t(messages[value]) }))}
        />
        {campaignId && !found.result && !found.error && <SkeletonList label={t(messages.loading)} rows={1} />}
        {found.error && !found.result && (
          <ReadError what={t(messages.recipientsFailed)} error={found.error} onRetry={found.retry} />
        )}
        <Recipients people={people} />
        {texts.length > 0 && (
          <SelectField
            label={t(messages.template)}
            placeholder={t(messages.noTemplate)}
            value={templateId}
            onChange={(id) => {
              const chosen = texts.find((each) => each.id === id)
              keep({ templateId: id, ...(chosen && { body: chosen.body }) })
            }}
            options={texts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextArea
          label={t(commonMessages.text)}
          value={body}
          onChange={(text) => keep({ body: text })}
          maxLength={messageLimits.bodyLength}
          minRows={4}
        />
        {body && <Preview people={people} body={body} />}
        {lacking.length > 0 && (
          <Notice kind="bad">
            {t(messages.missing, {
              names: namesOf(lacking),
              variables: [...new Set(lacking.flatMap(({ missing }) => missing))].join(', '),
            })}
          </Notice>
        )}
        {all.some(({ muted, blocked }) => muted && !blocked) && (
          <Notice kind="warn">
            {t(messages.muted, { names: namesOf(all.filter(({ muted, blocked }) => muted && !blocked)) })}
          </Notice>
        )}
        {people.length < all.length && (
          <Notice kind="warn">{t(messages.blocked, { names: namesOf(all.filter(({ blocked }) => blocked)) })}</Notice>
        )}
        <Notice kind="info">
          {t(messages.own)} {t(messages.undoIn)}
        </Notice>
      </Stack>
    </Modal>
  )
}
