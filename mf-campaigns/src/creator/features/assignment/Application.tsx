import type { Participation } from '@samspel/api'
import { Notice } from '@samspel/ui'
import { useApplicationWords } from '../../components/participation-labels'
import { OwnProposal } from './lazy-parts'

/** What became of the application so far; a fee of the brand that waits says it itself. */
export function Answered({ participation }: { participation: Participation }) {
  const { state, proposal } = participation
  const { title, text } = useApplicationWords()(participation)
  if (state === 'approved' || (state === 'pending' && proposal?.counter?.state === 'open')) return null
  return (
    <Notice kind={state === 'pending' ? 'info' : 'warn'} title={title}>
      {text}
    </Notice>
  )
}

/** The fee that the creator has named, as long as the application waits. */
export function Proposed({ participation, onChanged }: { participation: Participation; onChanged: () => void }) {
  const { id, state, proposal, campaign, answerBy } = participation
  if (state !== 'pending' || !proposal) return null
  return <OwnProposal id={id} proposal={proposal} brand={campaign.brandName} until={answerBy} onChanged={onChanged} />
}
