import type { AuditKind } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** Kinds of deeds, as the filter names them. */
export const kindNames = defineMessages<AuditKind>({
  member_invited: {
    id: 'mf-auth.log.kind.member-invited',
    description: 'Kind',
    defaultMessage: 'Inbjudan skickad',
    en: 'Invitation sent',
  },
  invitation_revoked: {
    id: 'mf-auth.log.kind.invitation-revoked',
    description: 'Kind',
    defaultMessage: 'Inbjudan återkallad',
    en: 'Invitation revoked',
  },
  member_joined: {
    id: 'mf-auth.log.kind.member-joined',
    description: 'Kind',
    defaultMessage: 'Person tillkom',
    en: 'Person joined',
  },
  member_removed: {
    id: 'mf-auth.log.kind.member-removed',
    description: 'Kind',
    defaultMessage: 'Person borttagen',
    en: 'Person removed',
  },
  member_blocked: {
    id: 'mf-auth.log.kind.member-blocked',
    description: 'Kind',
    defaultMessage: 'Person spärrad',
    en: 'Person blocked',
  },
  member_unblocked: {
    id: 'mf-auth.log.kind.member-unblocked',
    description: 'Kind',
    defaultMessage: 'Spärr hävd',
    en: 'Block lifted',
  },
  role_changed: {
    id: 'mf-auth.log.kind.role-changed',
    description: 'Kind',
    defaultMessage: 'Roll ändrad',
    en: 'Role changed',
  },
  limit_changed: {
    id: 'mf-auth.log.kind.limit-changed',
    description: 'Kind',
    defaultMessage: 'Gräns ändrad',
    en: 'Limit changed',
  },
  brand_made: {
    id: 'mf-auth.log.kind.brand-made',
    description: 'Kind',
    defaultMessage: 'Varumärke tillagt',
    en: 'Brand added',
  },
  brand_changed: {
    id: 'mf-auth.log.kind.brand-changed',
    description: 'Kind',
    defaultMessage: 'Varumärke ändrat',
    en: 'Brand changed',
  },
  company_changed: {
    id: 'mf-auth.log.kind.company-changed',
    description: 'Kind',
    defaultMessage: 'Företagets uppgifter ändrade',
    en: 'Company details changed',
  },
  papers_changed: {
    id: 'mf-auth.log.kind.papers-changed',
    description: 'Kind',
    defaultMessage: 'Fakturauppgifter ändrade',
    en: 'Invoice details changed',
  },
  page_changed: {
    id: 'mf-auth.log.kind.page-changed',
    description: 'Kind',
    defaultMessage: 'Samarbetssida ändrad',
    en: 'Collaboration page changed',
  },
  top_up_begun: {
    id: 'mf-auth.log.kind.top-up-begun',
    description: 'Kind',
    defaultMessage: 'Påfyllning påbörjad',
    en: 'Top-up started',
  },
  money_moved: {
    id: 'mf-auth.log.kind.money-moved',
    description: 'Kind',
    defaultMessage: 'Pengar flyttade',
    en: 'Money moved',
  },
  booking_made: {
    id: 'mf-auth.log.kind.booking-made',
    description: 'Kind',
    defaultMessage: 'Bokning för hand',
    en: 'Booking by hand',
  },
  refund_made: {
    id: 'mf-auth.log.kind.refund-made',
    description: 'Kind',
    defaultMessage: 'Återbetalning',
    en: 'Refund',
  },
  invoice_credited: {
    id: 'mf-auth.log.kind.invoice-credited',
    description: 'Kind',
    defaultMessage: 'Kreditfaktura',
    en: 'Credit note',
  },
  payout_approved: {
    id: 'mf-auth.log.kind.payout-approved',
    description: 'Kind',
    defaultMessage: 'Utbetalning godkänd',
    en: 'Payout approved',
  },
  bank_details_changed: {
    id: 'mf-auth.log.kind.bank-details-changed',
    description: 'Kind',
    defaultMessage: 'Bankuppgifter ändrade',
    en: 'Bank details changed',
  },
  second_step_on: {
    id: 'mf-auth.log.kind.second-step-on',
    description: 'Kind',
    defaultMessage: 'Två steg på',
    en: 'Two-step login on',
  },
  second_step_off: {
    id: 'mf-auth.log.kind.second-step-off',
    description: 'Kind',
    defaultMessage: 'Två steg av',
    en: 'Two-step login off',
  },
  second_step_reset: {
    id: 'mf-auth.log.kind.second-step-reset',
    description: 'Kind',
    defaultMessage: 'Andra steget borttaget',
    en: 'Second step removed',
  },
  second_step_asked: {
    id: 'mf-auth.log.kind.second-step-asked',
    description: 'Kind',
    defaultMessage: 'Två steg krävs',
    en: 'Two-step login required',
  },
  second_step_unasked: {
    id: 'mf-auth.log.kind.second-step-unasked',
    description: 'Kind',
    defaultMessage: 'Två steg krävs inte längre',
    en: 'Two-step login no longer required',
  },
  email_changed: {
    id: 'mf-auth.log.kind.email-changed',
    description: 'Kind',
    defaultMessage: 'E-postadress bytt',
    en: 'Email address changed',
  },
  email_change_released: {
    id: 'mf-auth.log.kind.email-change-released',
    description: 'Kind',
    defaultMessage: 'Byte av e-postadress släppt',
    en: 'Change of email address let through',
  },
})
