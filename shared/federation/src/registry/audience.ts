/** What a signed-in visitor is: a role of staff, or a creator. */
export type VisitorRole = 'admin' | 'company' | 'store_user' | 'creator'

/** What the edge knows of who asks for a page, besides the visitor's random id: nothing of somebody who is not signed in. */
export interface Visitor {
  /** Id of the company that the session acts for. */
  company?: string
  role?: VisitorRole
}
