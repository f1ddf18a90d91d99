/** What can be asked for above a limit: taking a creator in, a pass, another fee, and paying for a picture. */
export const approvalRequestKinds = ['participation', 'store_participation', 'counter', 'image_purchase'] as const
export type ApprovalRequestKind = (typeof approvalRequestKinds)[number]
/** `lapsed`: decided otherwise, or nobody answered in time. */
export const approvalRequestStates = ['open', 'approved', 'declined', 'withdrawn', 'lapsed'] as const
/** Days for which a request for approval above a limit can be answered. */
export const approvalRequestDays = 14
