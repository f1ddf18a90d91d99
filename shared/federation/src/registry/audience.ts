/** What a signed-in visitor is: a role of staff, or a creator. */
export type VisitorRole = 'admin' | 'company' | 'store_user' | 'creator'

/** What the edge knows of who asks for a page, besides the visitor's random id: nothing of somebody who is not signed in. */
export interface Visitor {
  /** Id of the company that the session acts for. */
  company?: string
  role?: VisitorRole
}

/** Whom a canary is for: the people of these companies, and those with these roles. */
export interface Audience {
  companies?: readonly string[]
  roles?: readonly VisitorRole[]
}

/** A canary that takes its steps by itself, as long as its figures are good. The state of it, so that a watch may be started again. */
export interface Ramp {
  /** Percentages, ascending. */
  steps: readonly number[]
  everyMinutes: number
  /** Index of the step that it is at. */
  at: number
  /** ISO time at which this step began. */
  since: string
  /** Fact of the bus whose count for each load must not fall below that of the live release. */
  fact?: string
  /** Why the next step, which is due, is not taken. */
  waits?: string
}
