import type { Proposal } from '@samspel/api'

/** An application's proposal, and whose it is. */
export interface ProposedProps {
  /** Of the participation, or of what is picked up. */
  id: string
  proposal: Proposal
  name: string
  className?: string | undefined
}
