import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.unconfirmed.title',
    description: 'In bold, before the text',
    defaultMessage: 'Bekräfta din e-postadress.',
    en: 'Confirm your email address.',
  },
  creator: {
    id: 'mf-auth.unconfirmed.creator',
    description: 'What it keeps back, for creators',
    defaultMessage: 'Länken finns i din inkorg, {email}. Innan dess kan du inte ta ut pengar.',
    en: 'The link is in your inbox, {email}. Until then you cannot withdraw money.',
  },
  staff: {
    id: 'mf-auth.unconfirmed.staff',
    description: 'What it keeps back, for staff',
    defaultMessage: 'Länken finns i din inkorg, {email}. Innan dess kan du inte skicka kampanjer till granskning.',
    en: 'The link is in your inbox, {email}. Until then you cannot send campaigns for review.',
  },
  resend: {
    id: 'mf-auth.unconfirmed.resend',
    description: 'Button',
    defaultMessage: 'Skicka länken igen',
    en: 'Send the link again',
  },
  sentTitle: {
    id: 'mf-auth.unconfirmed.sent-title',
    description: 'In bold, before the text',
    defaultMessage: 'Länken är skickad.',
    en: 'The link has been sent.',
  },
  sent: {
    id: 'mf-auth.unconfirmed.sent',
    description: 'After the link was sent',
    defaultMessage: 'Kolla inkorgen för {email}, och skräpposten om den dröjer.',
    en: 'Check the inbox of {email}, and the spam folder if it takes a while.',
  },
  failed: {
    id: 'mf-auth.unconfirmed.failed',
    description: 'The link could not be sent',
    defaultMessage: 'Länken kunde inte skickas. Försök igen.',
    en: 'The link could not be sent. Try again.',
  },
})
