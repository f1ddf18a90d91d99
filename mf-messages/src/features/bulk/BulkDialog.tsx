import { useState } from 'react'
import type { BulkRecipient, MessageBulk, MessageTemplate } from '@samspel/api'
import { filledText, messageLimits } from '@samspel/api/message-rules'
import { useText } from '@samspel/i18n'
import { selectBrandId, useAppDispatch, useAppSelector, useEntities, useQuery } from '@samspel/store'
import {
  Avatar,
  Button,
  Card,
  IconButton,
  Modal,
  Notice,
  notify,
  Row,
  SelectField,
  SkeletonList,
  Spacer,
  Stack,
  TextArea,
} from '@samspel/ui'
import { asTemplateValues, Filled } from '../../components/Filled'
import { createMessageBulk, listBulkRecipients, listCampaigns, listMessageTemplates } from '../../data'
import { messages } from './messages'
import { Waiting } from './Waiting'

const filters = ['all', 'without_post', 'pending', 'not_picked_up'] as const
const none: string[] = []

/** Writes to participants of a campaign, each in their own thread: recipients, text, and a preview for each of them. */
export function BulkDialog({ campaignId: first, onClose }: { campaignId?: string; onClose: () => void }) {
  const t = useText()
  const dispatch = useAppDispatch()
  const brandId = useAppSelector(selectBrandId)
  const [campaignId, setCampaign] = useState(first ?? null)
  const [filter, setFilter] = useState<(typeof filters)[number]>('all')
  const [body, setBody] = useState('')
  const [templateId, setTemplate] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const [bulk, setBulk] = useState<MessageBulk>()
  const [isSending, setSending] = useState(false)

  const campaignList = useQuery(listCampaigns({ query: { perPage: 50, ...(brandId && { brandId }) } }))
  const campaigns = useEntities('campaigns', (campaignList.result?.campaigns ?? none) as string[])
  const campaign = campaigns.find(({ id }) => id === campaignId)
  const found = useQuery(campaignId ? listBulkRecipients({ params: { id: campaignId }, query: { filter } }) : undefined)
  const templates = useQuery(campaign?.brandId ? listMessageTemplates({ params: { id: campaign.brandId } }) : undefined)
  const texts = (templates.result?.messageTemplates ?? []) as readonly MessageTemplate[]
  const all = (found.result?.recipients ?? []) as readonly BulkRecipient[]
  const people = all.filter(({ blocked }) => !blocked)
  const person = people[Math.min(at, people.length - 1)]
  const lacking = body
    ? people.flatMap(({ name, values }) => {
        const { missing } = filledText(body, asTemplateValues(values))
        return missing.length > 0 ? [{ name, missing }] : []
      })
    : []
  const namesOf = (list: readonly { name: string }[]) => list.map(({ name }) => name).join(', ')

  const reason = !campaignId
    ? messages.needsCampaign
    : found.result && people.length === 0
      ? messages.nobody
      : !body.trim()
        ? messages.needsText
        : lacking.length > 0
          ? messages.needsValues
          : undefined

  const send = async () => {
    if (!campaignId) return
    setSending(true)
    const outcome = await dispatch(
      createMessageBulk({
        params: { id: campaignId },
        body: {
          messageBulk: {
            body: body.trim(),
            filter,
            name: texts.find(({ id }) => id === templateId)?.name ?? '',
            instagramerIds: people.map(({ instagramerId }) => instagramerId),
          },
        },
      }),
    )
    setSending(false)
    if (outcome.ok) setBulk((outcome.data as unknown as { messageBulk: MessageBulk }).messageBulk)
    else notify({ kind: 'bad', message: t(messages.failed) })
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
          {t(messages.send, { n: people.length })}
        </Button>
      }
    >
      <Stack gap={16}>
        <SelectField
          label={t(messages.campaign)}
          value={campaignId}
          onChange={(id) => setCampaign(id)}
          options={campaigns.map(({ id, name }) => ({ value: id, label: name ?? '' }))}
        />
        <SelectField
          label={t(messages.filter)}
          value={filter}
          onChange={(value) => setFilter((value ?? 'all') as typeof filter)}
          options={filters.map((value) => ({ value, label: t(messages[value]) }))}
        />
        {texts.length > 0 && (
          <SelectField
            label={t(messages.template)}
            placeholder={t(messages.noTemplate)}
            value={templateId}
            onChange={(id) => {
              setTemplate(id)
              const chosen = texts.find((each) => each.id === id)
              if (chosen) setBody(chosen.body)
            }}
            options={texts.map(({ id, name }) => ({ value: id, label: name }))}
          />
        )}
        <TextArea
          label={t(messages.body)}
          value={body}
          onChange={setBody}
          maxLength={messageLimits.bodyLength}
          minRows={4}
        />
        {campaignId && !found.result && <SkeletonList label={t(messages.loading)} rows={1} />}
        {person && body && (
          <Card>
            <Stack gap={8}>
              <Row gap={8}>
                <h3>{t(messages.preview)}</h3>
                <Spacer />
                <IconButton
                  icon="chevron-left"
                  size="sm"
                  label={t(messages.previous)}
                  disabled={at === 0}
                  onClick={() => setAt(at - 1)}
                />
                <span>{t(messages.of, { n: Math.min(at, people.length - 1) + 1, all: people.length })}</span>
                <IconButton
                  icon="chevron-right"
                  size="sm"
                  label={t(messages.next)}
                  disabled={at >= people.length - 1}
                  onClick={() => setAt(at + 1)}
                />
              </Row>
              <Row gap={8}>
                <Avatar name={person.name} src={person.avatarUrl} size={24} />
                <b>{t(messages.to, { name: person.name })}</b>
              </Row>
              <Filled body={body} values={person.values} />
            </Stack>
          </Card>
        )}
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
