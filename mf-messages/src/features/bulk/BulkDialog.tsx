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

const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')

type Lacking = { name: string; missing: readonly string[] }
type Asked = { campaignId: string | null; body: string; isRead: boolean; people: number; lacking: number }

/** Why the message cannot be sent yet. */
const reasonOf = ({ campaignId, body, isRead, people, lacking }: Asked) => {
  if (!campaignId) return messages.needsCampaign
  if (!body.trim()) return messages.needsText
  if (!isRead) return messages.notRead
  if (people === 0) return messages.nobody
  return lacking > 0 ? messages.needsValues : undefined
}

interface TemplatesProps {
  texts: readonly MessageTemplate[]
  chosenId: string | null
  onChoose: (id: string | null, chosen: MessageTemplate | undefined) => void
}

function Templates({ texts, chosenId, onChoose }: TemplatesProps) {
  const t = useText()
  if (texts.length === 0) return null
  return (
    <SelectField
      label={t(messages.template)}
      placeholder={t(messages.noTemplate)}
      value={chosenId}
      onChange={(id) =>
        onChoose(
          id,
          texts.find((each) => each.id === id),
        )
      }
      options={texts.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}

/** For whom a value is missing, and who will not read it. */
function Warnings({ all, lacking }: { all: readonly BulkRecipient[]; lacking: readonly Lacking[] }) {
  const t = useText()
  const blocked = all.filter((one) => one.blocked)
  const muted = all.filter((one) => one.muted && !one.blocked)
  return (
    <>
      {lacking.length > 0 && (
        <Notice kind="bad">
          {t(messages.missing, {
            names: namesOf(lacking),
            variables: [...new Set(lacking.flatMap(({ missing }) => missing))].join(', '),
          })}
        </Notice>
      )}
      {muted.length > 0 && <Notice kind="warn">{t(messages.muted, { names: namesOf(muted) })}</Notice>}
      {blocked.length > 0 && <Notice kind="warn">{t(messages.blocked, { names: namesOf(blocked) })}</Notice>}
    </>
  )
}

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

  const reason = reasonOf({
    campaignId,
    body,
    isRead: Boolean(found.result),
    people: people.length,
    lacking: lacking.length,
  })

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
        <Templates
          texts={texts}
          chosenId={templateId}
          onChoose={(id, chosen) => keep({ templateId: id, ...(chosen && { body: chosen.body }) })}
        />
        <TextArea
          label={t(commonMessages.text)}
          value={body}
          onChange={(text) => keep({ body: text })}
          maxLength={messageLimits.bodyLength}
          minRows={4}
        />
        {body && <Preview people={people} body={body} />}
        <Warnings all={all} lacking={lacking} />
        <Notice kind="info">
          {t(messages.own)} {t(messages.undoIn)}
        </Notice>
      </Stack>
    </Modal>
  )
}
