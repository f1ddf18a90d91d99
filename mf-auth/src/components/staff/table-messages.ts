import { defineMessages } from '@samspel/i18n'

export const tableMessages = defineMessages({
  you: {
    id: 'mf-auth.staff.you',
    description: 'Instead of a button in the own row',
    defaultMessage: 'Det är du',
    en: 'This is you',
  },
  brandCount: {
    id: 'mf-auth.staff.brand-count',
    description: 'Number of brands whose names are not known',
    defaultMessage: '{n, plural, one {# varumärke} other {# varumärken}}',
    en: '{n, plural, one {# brand} other {# brands}}',
  },
  invitedBy: {
    id: 'mf-auth.staff.invited-by',
    description: 'Under the address',
    defaultMessage: 'Inbjuden av {name}',
    en: 'Invited by {name}',
  },
  validUntil: {
    id: 'mf-auth.staff.valid-until',
    description: 'Column: last day of an open invitation',
    defaultMessage: 'Gäller till',
    en: 'Valid until',
  },
  resendTo: {
    id: 'mf-auth.staff.resend-to',
    description: 'Read out for the button',
    defaultMessage: 'Skicka igen till {email}',
    en: 'Send again to {email}',
  },
  resent: {
    id: 'mf-auth.staff.resent',
    description: 'Note: a new link was mailed',
    defaultMessage: 'En ny länk är skickad till {email}. Den gamla gäller inte längre.',
    en: 'A new link was sent to {email}. The old one no longer works.',
  },
  revoke: { id: 'mf-auth.staff.revoke', description: 'Button', defaultMessage: 'Återkalla', en: 'Revoke' },
  revokeOf: {
    id: 'mf-auth.staff.revoke-of',
    description: 'Read out for the button',
    defaultMessage: 'Återkalla inbjudan till {email}',
    en: 'Revoke the invitation of {email}',
  },
  revokeTitle: {
    id: 'mf-auth.staff.revoke-title',
    description: 'Question',
    defaultMessage: 'Återkalla inbjudan?',
    en: 'Revoke the invitation?',
  },
  revokeText: {
    id: 'mf-auth.staff.revoke-text',
    description: 'What happens',
    defaultMessage: 'Länken som {email} fick slutar fungera direkt.',
    en: 'The link that {email} got stops working right away.',
  },
  revoked: {
    id: 'mf-auth.staff.revoked',
    description: 'Note',
    defaultMessage: 'Inbjudan är återkallad',
    en: 'The invitation is revoked',
  },
})
