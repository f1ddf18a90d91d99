/**
 * What the log keeps, by kind. Who adds one adds its sentence beside (mf-auth/src/features/company/log). Facts are names, sums and words of
 * the deed; never secrets, account numbers or what was written to somebody.
 */
export const auditKinds = [
  'member_invited',
  'invitation_revoked',
  'member_joined',
  'member_removed',
  'member_blocked',
  'member_unblocked',
  'role_changed',
  'limit_changed',
  'brand_made',
  'brand_changed',
  'company_changed',
  'papers_changed',
  'page_changed',
  'top_up_begun',
  'money_moved',
  'booking_made',
  'refund_made',
  'invoice_credited',
  'payout_approved',
  'bank_details_changed',
  'second_step_on',
  'second_step_off',
  'second_step_reset',
  'second_step_asked',
  'second_step_unasked',
  'company_sign_in_set',
  'company_sign_in_off',
  'email_changed',
  'email_change_released',
] as const
export type AuditKind = (typeof auditKinds)[number]
