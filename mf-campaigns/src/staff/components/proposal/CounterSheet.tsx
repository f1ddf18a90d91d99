import { useState } from 'react'
import { askHref, askMessages } from '@samspel/desk/approvals'
import { Form, SubmitButton } from '@samspel/forms'
import { type ErrorMessages, useFormats, useText } from '@samspel/i18n'
import { FeeField, feeRule } from '@samspel/offer/apply'
import { useAppDispatch } from '@samspel/store'
import { LinkButton, notify, Sheet, Stack } from '@samspel/ui'
import { counterProposal } from './calls'
import { proposalMessages as m } from './messages'
import type { ProposedProps } from './types'

const errors = { conflict: m.open } satisfies ErrorMessages

/** Answers a proposal with another fee. */
export function CounterSheet({ id, proposal, name, onClose }: ProposedProps & { onClose: () => void }) {
  const t = useText()
  const f = useFormats()
  const dispatch = useAppDispatch()
  /** Öre that goes above the own limit. */
  const [above, setAbove] = useState<number>()
  return (
    <Sheet open onClose={onClose} title={t(m.counter)}>
      <Form<{ fee: number | null }>
        id={`counter-${id}`}
        schema={{ fee: feeRule(proposal.span) }}
        initialValues={{ fee: proposal.fee / 100 }}
        guard={false}
        onSubmit={async ({ fee }) => {
          const ore = Math.round((fee ?? 0) * 100)
          const outcome = await dispatch(counterProposal({ params: { id }, body: { fee: ore }, errorMessages: errors }))
          setAbove(outcome.parsedError?.id === 'above_limit' ? ore : undefined)
          if (!outcome.ok) return outcome
          notify({ kind: 'ok', message: t(m.sent, { name, money: f.ore(ore) }) })
          onClose()
          return outcome
        }}
      >
        <Stack>
          <FeeField name="fee" span={proposal.span} label={m.field} help={m.span} />
          <p>{t(m.help, { name, money: f.ore(proposal.fee) })}</p>
          {above !== undefined && (
            <LinkButton href={askHref({ kind: 'counter', subjectId: id, fee: above })}>{t(askMessages.ask)}</LinkButton>
          )}
          <SubmitButton label={m.send} size="lg" fullWidth />
        </Stack>
      </Form>
    </Sheet>
  )
}
