/** One thing that the gate has to say about a release. */
export interface Finding {
  /** `refuse` keeps the release out unless it is forced; `warn` is said and lets it pass. */
  severity: 'refuse' | 'warn'
  /** What kind of thing, for example `fact-field-removed`. */
  kind: string
  /** What exactly, for example `campaigns:mention-approved.mentionId`. */
  subject: string
  what: string
  why: string
  todo: string
}

type Told = Omit<Finding, 'severity'>

export const refuse = (finding: Told): Finding => ({ severity: 'refuse', ...finding })
export const warn = (finding: Told): Finding => ({ severity: 'warn', ...finding })

/** Under this name a finding stands in the history when it was overridden. */
export const nameOf = ({ kind, subject }: Finding): string => `${kind} ${subject}`

/** Findings that keep a release out. */
export const refusals = (findings: readonly Finding[]): Finding[] =>
  findings.filter(({ severity }) => severity === 'refuse')
