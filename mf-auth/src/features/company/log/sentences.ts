import type { AuditKind } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/**
 * What was done, beside the name of who did it. `subject` is whom or what it was done to, `other` the other side, `from` and `to` what stood
 * before and after, `amount` a sum of money.
 */
export const sentences = defineMessages<AuditKind>({
  member_invited: {
    id: 'mf-auth.log.member-invited',
    description: 'Deed',
    defaultMessage: 'Bjöd in {subject} som {to}',
    en: 'Invited {subject} as {to}',
  },
  invitation_revoked: {
    id: 'mf-auth.log.invitation-revoked',
    description: 'Deed',
    defaultMessage: 'Återkallade inbjudan till {subject}',
    en: 'Revoked the invitation to {subject}',
  },
  member_joined: {
    id: 'mf-auth.log.member-joined',
    description: 'Deed',
    defaultMessage: 'Tackade ja till inbjudan som {to}',
    en: 'Accepted the invitation as {to}',
  },
  member_removed: {
    id: 'mf-auth.log.member-removed',
    description: 'Deed',
    defaultMessage: 'Tog bort {subject}',
    en: 'Removed {subject}',
  },
  member_blocked: {
    id: 'mf-auth.log.member-blocked',
    description: 'Deed',
    defaultMessage: 'Spärrade {subject}',
    en: 'Blocked {subject}',
  },
  member_unblocked: {
    id: 'mf-auth.log.member-unblocked',
    description: 'Deed',
    defaultMessage: 'Hävde spärren för {subject}',
    en: 'Lifted the block for {subject}',
  },
  role_changed: {
    id: 'mf-auth.log.role-changed',
    description: 'Deed; brand is empty where the role is for the whole product',
    defaultMessage:
      '{hasBrand, select, yes {Ändrade roll för {subject} på {brand}: {from} blev {to}} other {Ändrade roll för {subject}: {from} blev {to}}}',
    en: '{hasBrand, select, yes {Changed the role of {subject} at {brand}: from {from} to {to}} other {Changed the role of {subject}: from {from} to {to}}}',
  },
  limit_changed: {
    id: 'mf-auth.log.limit-changed',
    description: 'Deed',
    defaultMessage: 'Ändrade gränsen för {subject}: {from} blev {to}',
    en: 'Changed the limit of {subject}: from {from} to {to}',
  },
  brand_made: {
    id: 'mf-auth.log.brand-made',
    description: 'Deed',
    defaultMessage: 'Lade till varumärket {subject}',
    en: 'Added the brand {subject}',
  },
  brand_changed: {
    id: 'mf-auth.log.brand-changed',
    description: 'Deed',
    defaultMessage: 'Ändrade varumärket {subject}',
    en: 'Changed the brand {subject}',
  },
  company_changed: {
    id: 'mf-auth.log.company-changed',
    description: 'Deed',
    defaultMessage: 'Ändrade uppgifterna om {subject}',
    en: 'Changed the details of {subject}',
  },
  papers_changed: {
    id: 'mf-auth.log.papers-changed',
    description: 'Deed',
    defaultMessage: 'Ändrade det som står på fakturorna',
    en: 'Changed what stands on the invoices',
  },
  page_changed: {
    id: 'mf-auth.log.page-changed',
    description: 'Deed; subject is the address of the page',
    defaultMessage: 'Ändrade samarbetssidan {subject}',
    en: 'Changed the collaboration page {subject}',
  },
  top_up_begun: {
    id: 'mf-auth.log.top-up-begun',
    description: 'Deed',
    defaultMessage: 'Började fylla på {amount} till {subject}',
    en: 'Started a top-up of {amount} for {subject}',
  },
  money_moved: {
    id: 'mf-auth.log.money-moved',
    description: 'Deed',
    defaultMessage: 'Flyttade {amount} från {subject} till {other}',
    en: 'Moved {amount} from {subject} to {other}',
  },
  budget_set: {
    id: 'mf-auth.log.budget-set',
    description: 'Deed; to is a quarter such as 4/2026',
    defaultMessage: 'Satte budgeten för {subject}, kvartal {to}, till {amount}',
    en: 'Set the budget of {subject}, quarter {to}, to {amount}',
  },
  budget_removed: {
    id: 'mf-auth.log.budget-removed',
    description: 'Deed; to is a quarter such as 4/2026',
    defaultMessage: 'Tog bort budgeten för {subject}, kvartal {to}',
    en: 'Removed the budget of {subject}, quarter {to}',
  },
  booking_made: {
    id: 'mf-auth.log.booking-made',
    description: 'Deed',
    defaultMessage: 'Bokade {amount} för hand hos {subject}',
    en: 'Booked {amount} by hand for {subject}',
  },
  refund_made: {
    id: 'mf-auth.log.refund-made',
    description: 'Deed',
    defaultMessage: 'Återbetalade {amount} till {subject}',
    en: 'Refunded {amount} to {subject}',
  },
  invoice_credited: {
    id: 'mf-auth.log.invoice-credited',
    description: 'Deed; {subject} is the number of the invoice',
    defaultMessage: 'Krediterade {amount} av fakturan {subject}',
    en: 'Credited {amount} of the invoice {subject}',
  },
  invoice_paid: {
    id: 'mf-auth.log.invoice-paid',
    description: 'Deed; {subject} is the number of the invoice, {other} the brand whose account paid',
    defaultMessage: 'Betalade {amount} av fakturan {subject} från {other}',
    en: 'Paid {amount} of the invoice {subject} from {other}',
  },
  payout_approved: {
    id: 'mf-auth.log.payout-approved',
    description: 'Deed; {amount} is the sum of a batch',
    defaultMessage: 'Godkände utbetalningar på {amount}',
    en: 'Approved payouts of {amount}',
  },
  bank_details_changed: {
    id: 'mf-auth.log.bank-details-changed',
    description: 'Deed of a creator',
    defaultMessage: 'Ändrade sina uppgifter för utbetalning',
    en: 'Changed their payout details',
  },
  second_step_on: {
    id: 'mf-auth.log.second-step-on',
    description: 'Deed',
    defaultMessage: 'Slog på inloggning i två steg',
    en: 'Turned on two-step login',
  },
  second_step_off: {
    id: 'mf-auth.log.second-step-off',
    description: 'Deed',
    defaultMessage: 'Slog av inloggning i två steg',
    en: 'Turned off two-step login',
  },
  second_step_reset: {
    id: 'mf-auth.log.second-step-reset',
    description: 'Deed',
    defaultMessage: 'Tog bort det andra inloggningssteget för {subject}',
    en: 'Removed the second login step of {subject}',
  },
  second_step_asked: {
    id: 'mf-auth.log.second-step-asked',
    description: 'Deed',
    defaultMessage: 'Krävde inloggning i två steg av alla, från {to}',
    en: 'Required two-step login of everyone, from {to}',
  },
  second_step_unasked: {
    id: 'mf-auth.log.second-step-unasked',
    description: 'Deed',
    defaultMessage: 'Slutade kräva inloggning i två steg',
    en: 'Stopped requiring two-step login',
  },
  company_sign_in_set: {
    id: 'mf-auth.log.company-sign-in-set',
    description: 'Deed; to: the address of the company’s login',
    defaultMessage: 'Ställde in inloggning med företagets konto hos {to}',
    en: 'Set up login with the company account at {to}',
  },
  company_sign_in_off: {
    id: 'mf-auth.log.company-sign-in-off',
    description: 'Deed',
    defaultMessage: 'Tog bort inloggning med företagets konto',
    en: 'Removed login with the company account',
  },
  email_changed: {
    id: 'mf-auth.log.email-changed',
    description: 'Deed',
    defaultMessage: 'Bytte e-postadress från {from} till {to}',
    en: 'Changed email address from {from} to {to}',
  },
  email_change_released: {
    id: 'mf-auth.log.email-change-released',
    description: 'Deed; who: whose address changes',
    defaultMessage: 'Lät {subject} byta e-postadress utan svar från den förra',
    en: 'Let {subject} change email address without an answer from the former one',
  },
  api_token_made: {
    id: 'mf-auth.log.api-token-made',
    description: 'Deed; name: the key; to: what it is for',
    defaultMessage: 'Gjorde API-nyckeln {subject}: {to}',
    en: 'Made the API key {subject}: {to}',
  },
  api_token_revoked: {
    id: 'mf-auth.log.api-token-revoked',
    description: 'Deed; name: the key',
    defaultMessage: 'Tog tillbaka API-nyckeln {subject}',
    en: 'Took back the API key {subject}',
  },
  webhook_made: {
    id: 'mf-auth.log.webhook-made',
    description: 'Deed; host of the receiver',
    defaultMessage: 'Lade till en webhook till {subject}',
    en: 'Added a webhook to {subject}',
  },
  webhook_changed: {
    id: 'mf-auth.log.webhook-changed',
    description: 'Deed; host of the receiver',
    defaultMessage: 'Ändrade webhooken till {subject}',
    en: 'Changed the webhook to {subject}',
  },
  webhook_secret_renewed: {
    id: 'mf-auth.log.webhook-secret-renewed',
    description: 'Deed; host of the receiver',
    defaultMessage: 'Bytte hemlighet för webhooken till {subject}',
    en: 'Changed the secret of the webhook to {subject}',
  },
  webhook_removed: {
    id: 'mf-auth.log.webhook-removed',
    description: 'Deed; host of the receiver',
    defaultMessage: 'Tog bort webhooken till {subject}',
    en: 'Removed the webhook to {subject}',
  },
})
