/** One finding of the gate about a release. */
export interface Finding {
  /** `refuse` blocks the release unless forced; `warn` is only reported. */
  severity: 'refuse' | 'warn'
  /** Kind of finding, for example `fact-field-removed`. */
  kind: string
  /** Subject of the finding, for example `campaigns:mention-approved.mentionId`. */
  subject: string
  what: string
  why: string
  todo: string
}

type Told = Omit<Finding, 'severity'>

export const refuse = (finding: Told): Finding => ({ severity: 'refuse', ...finding })
export const warn = (finding: Told): Finding => ({ severity: 'warn', ...finding })

/** Name of an overridden finding in the history. */
export const nameOf = ({ kind, subject }: Finding): string => `${kind} ${subject}`

/** Findings that block a release. */
export const refusals = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'refuse')
