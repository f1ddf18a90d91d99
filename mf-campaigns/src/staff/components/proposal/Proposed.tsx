import { useState } from 'react'
import { lazyDialog } from '@samspel/federation/lazy-dialog'
import { useFormats, useText } from '@samspel/i18n'
import { TextButton } from '@samspel/ui'
import { proposalMessages as m } from './messages'
import type { ProposedProps } from './types'

const CounterSheet = lazyDialog(() =>
  import(/* webpackChunkName: "staff-dialogs" */ './CounterSheet').then((module) => module.CounterSheet),
)

/** What a creator wants to be paid, what the brand has answered, and the way to answer with another fee. */
export function Proposed(props: ProposedProps) {
  const { proposal, className } = props
  const [isOpen, setOpen] = useState(false)
  const t = useText()
  const f = useFormats()
  const { counter, fee, span } = proposal
  return (
    <div className={className}>
      <p>{t(m.proposes, { money: f.ore(fee), span: f.oreSpan(span) })}</p>
      {counter?.state === 'open' && <p>{t(m.waits, { money: f.ore(counter.fee) })}</p>}
      {counter?.state === 'declined' && <p>{t(m.declined, { money: f.ore(counter.fee) })}</p>}
      {proposal.abilities.includes('counter') && (
        <TextButton onClick={() => setOpen(true)} aria-haspopup="dialog">
          {t(m.counter)}
        </TextButton>
      )}
      {isOpen && <CounterSheet {...props} onClose={() => setOpen(false)} />}
    </div>
  )
}
