import { useState } from 'react'
import type { Proposal } from '@samspel/api'
import { Form, SubmitButton } from '@samspel/forms'
import { type ErrorMessages, useFormats, useText } from '@samspel/i18n'
import { type RequestError, useAppDispatch } from '@samspel/store'
import { Button, Card, Notice, notify, Row, Sheet, Stack } from '@samspel/ui'
import { FeeField, feeRule } from '../apply'
import { OnlineTextButton } from '../network'
import { answerCounter, changeProposal } from './calls'
import { messages as m } from './messages'

const errors = { already_decided: m.tooLate, conflict: m.waits } satisfies ErrorMessages

/** A creator's proposal, and what is read anew once something became of it. */
export interface OwnProposalProps {
  /** Of the participation, or of what is picked up. */
  id: string
  proposal: Proposal
  brand: string
  /** Until when the application, and with it a fee of the brand, stands. */
  until: string | null | undefined
  onChanged: () => void
}

function Counter({ id, proposal, brand, until, onChanged, fee }: OwnProposalProps & { fee: number }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  const [isSending, setSending] = useState(false)
  const [error, setError] = useState<RequestError>()
  const [money, own] = [f.ore(fee), f.ore(proposal.fee)]
  const say = async (answer: 'yes' | 'no') => {
    setSending(true)
    setError(undefined)
    const outcome = await dispatch(answerCounter({ params: { id }, body: { answer, fee }, errorMessages: errors }))
    setSending(false)
    if (outcome.ok) notify({ kind: 'ok', message: t(answer === 'yes' ? m.saidYes : m.saidNo, { money, own }) })
    else setError(outcome.parsedError)
    onChanged()
  }
  return (
    <Card title={t(m.countered, { brand, money })}>
      <Stack gap={12}>
        {error && <Notice kind="bad">{t(error.message)}</Notice>}
        <p>
          {until
            ? t(m.counteredText, { own, money, date: f.date(until, 'short') })
            : t(m.counteredTextAny, { own, money })}
        </p>
        <Row gap={8}>
          <Button variant="main" icon="check" loading={isSending} onClick={() => void say('yes')}>
            {t(m.yes, { money })}
          </Button>
          <Button disabled={isSending} onClick={() => void say('no')}>
            {t(m.no)}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}

function Change({ id, proposal, onChanged, onClose }: OwnProposalProps & { onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  return (
    <Sheet open onClose={onClose} title={t(m.change)}>
      <Form<{ fee: number | null }>
        id={`proposal-${id}`}
        schema={{ fee: feeRule(proposal.span) }}
        initialValues={{ fee: proposal.fee / 100 }}
        guard={false}
        onSubmit={async ({ fee }) => {
          const ore = Math.round((fee ?? 0) * 100)
          const outcome = await dispatch(changeProposal({ params: { id }, body: { fee: ore }, errorMessages: errors }))
          if (outcome.ok) {
            notify({ kind: 'ok', message: t(m.saved, { own: f.ore(ore) }) })
            onClose()
          }
          onChanged()
          return outcome
        }}
      >
        <FeeField name="fee" span={proposal.span} />
        <SubmitButton label={m.save} size="lg" fullWidth />
      </Form>
    </Sheet>
  )
}

/** The fee that a creator has named, while the application waits: the brand's other one to answer, or the way to change it. */
export function OwnProposal(props: OwnProposalProps) {
  const { proposal } = props
  const [isChanging, setChanging] = useState(false)
  const t = useText()
  const f = useFormats()
  const { counter, abilities } = proposal
  if (counter?.state === 'open') return <Counter {...props} fee={counter.fee} />
  if (!abilities.includes('change')) return null
  const own = f.ore(proposal.fee)
  return (
    <Notice
      kind="neutral"
      icon="coin"
      title={counter?.state === 'declined' ? t(m.declined, { money: f.ore(counter.fee), own }) : t(m.own, { own })}
    >
      <OnlineTextButton onClick={() => setChanging(true)} aria-haspopup="dialog">
        {t(m.change)}
      </OnlineTextButton>
      {isChanging && <Change {...props} onClose={() => setChanging(false)} />}
    </Notice>
  )
}
