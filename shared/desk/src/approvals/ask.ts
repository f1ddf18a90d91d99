import type { ApprovalRequestKind } from '@samspel/api'

/** What somebody may ask a colleague to approve. */
export interface Asked {
  kind: ApprovalRequestKind
  /** Of the participation, of what is picked up, or of the purchase. */
  subjectId: string
  /** Öre: the other fee of a `counter`. */
  fee?: number | undefined
}

/** The page where a colleague is asked; no screen that can be refused for a limit holds the form. */
export const askHref = ({ kind, subjectId, fee }: Asked): string =>
  `/approvals?whose=asked&ask=${[kind, subjectId, fee].filter((part) => part !== undefined).join('.')}`
