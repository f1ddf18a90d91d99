import { useState } from 'react'
import type { AskAgainCandidate, Campaign } from '@samspel/api'
import { navigate } from '@samspel/federation'
import { Area, DateInput, Form, maxLength, required, SubmitButton } from '@samspel/forms'
import { commonMessages, useText } from '@samspel/i18n'
import { type ResultOf, useAppDispatch, useQuery } from '@samspel/store'
import { Button, CheckboxField, EmptyState, Modal, Notice, notify, SkeletonText, Stack } from '@samspel/ui'
import { LoadError } from '../../../../shared/components/CreatorParts'
import { FormFoot } from '../../../components/FormFoot'
import { againAnswers, askAgain, getAskAgain } from './calls'
import { againMessages as m } from './messages'

interface Values {
  startAt: string | null
  endAt: string | null
  dueAt: string | null
  message: string
}

const schema = { startAt: required, endAt: required, message: maxLength(1_000) }

/** Each who delivered, chosen from the start; those who cannot be asked say why. */
function People({
  candidates,
  chosen,
  onChoose,
}: {
  candidates: readonly AskAgainCandidate[]
  chosen: ReadonlySet<string>
  onChoose: (id: string, isChosen: boolean) => void
}) {
  const t = useText()
  return (
    <Stack gap={8} as="ul">
      {candidates.map(({ creator, posts, obstacle }) => (
        <li key={creator.id}>
          <CheckboxField
            label={`${creator.name}, ${obstacle ? t(m[obstacle]) : t(m.posts, { n: posts })}`}
            value={chosen.has(creator.id)}
            disabled={obstacle !== null}
            onChange={(isChosen) => onChoose(creator.id, isChosen)}
          />
        </li>
      ))}
    </Stack>
  )
}

function AgainForm({
  campaign: { id, name },
  found: { candidates, dates, draft },
  onClose,
}: {
  campaign: Campaign
  found: ResultOf<'getAskAgain'>
  onClose: () => void
}) {
  const t = useText()
  const dispatch = useAppDispatch()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(candidates.flatMap(({ creator, obstacle }) => (obstacle === null ? [creator.id] : []))),
  )
  const [initial] = useState<Values>(() => ({ ...dates, message: t(m.greetingText, { name }) }))
  const choose = (creatorId: string, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((one) => one !== creatorId).concat(isChosen ? [creatorId] : [])))
  return (
    <Form<Values>
      id={`askAgain.${id}`}
      schema={schema}
      initialValues={initial}
      guard={false}
      onSubmit={async (values) => {
        const outcome = await dispatch(
          askAgain({
            params: { id },
            body: { askAgain: { ...values, message: values.message.trim(), instagramerIds: [...chosen] } },
            idempotencyKey: crypto.randomUUID(),
          }),
        )
        if (!outcome.ok || !outcome.data) return outcome
        againAnswers.forEach((stale) => dispatch(stale))
        onClose()
        notify({ kind: 'ok', message: t(m.made) })
        navigate(`/campaigns/${outcome.data.campaign.id}/edit`)
        return undefined
      }}
    >
      <Stack gap={16}>
        {draft && <Notice kind="info">{t(m.draft, { name: draft.name })}</Notice>}
        <span>{t(m.terms, { name })}</span>
        <DateInput name="startAt" label={m.start} />
        <DateInput name="dueAt" label={m.due} optional />
        <DateInput name="endAt" label={m.end} />
        <Area name="message" label={m.greeting} help={m.greetingHelp} minRows={3} optional />
        <strong aria-live="polite">{t(m.who, { n: chosen.size })}</strong>
        <People candidates={candidates} chosen={chosen} onChoose={choose} />
        <span>{t(m.nothingSent)}</span>
        <FormFoot cancel={t(commonMessages.cancel)} onCancel={onClose}>
          {chosen.size > 0 ? (
            <SubmitButton label={m.make} allowUnchanged />
          ) : (
            <Button variant="main" disabled>
              {t(m.choose)}
            </Button>
          )}
        </FormFoot>
      </Stack>
    </Form>
  )
}

/** Asks the people of a campaign that is over once more: whom, with which days; it makes a draft, and sends nothing. */
export function AgainSheet({ campaign, onClose }: { campaign: Campaign; onClose: () => void }) {
  const t = useText()
  const { result, status, error, retry } = useQuery(getAskAgain({ params: { id: campaign.id } }))
  return (
    <Modal open onClose={onClose} title={t(m.title, { name: campaign.name })} closeLabel={t(commonMessages.close)}>
      {status === 'loading' && <SkeletonText label={t(m.loading)} lines={6} />}
      {status === 'error' && <LoadError what={t(m.loadFailed)} error={error} onRetry={retry} />}
      {result &&
        (result.candidates.length === 0 ? (
          <EmptyState bare title={t(m.nobody)} />
        ) : (
          <AgainForm campaign={campaign} found={result} onClose={onClose} />
        ))}
    </Modal>
  )
}
