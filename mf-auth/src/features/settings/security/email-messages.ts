import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  heading: {
    id: 'mf-auth.security.email',
    description: 'Heading of the form',
    defaultMessage: 'E-postadress',
    en: 'Email address',
  },
  help: {
    id: 'mf-auth.security.email-help',
    description: 'Which address there is, and what a change does',
    defaultMessage:
      'Nu: {email}. Adressen byts när du har öppnat två länkar som vi mejlar: en till den nya och en till den du har.',
    en: 'Now: {email}. The address changes once you have opened two links that we email: one to the new address and one to the one you have.',
  },
  helpUnproved: {
    id: 'mf-auth.security.email-help-unproved',
    description: 'For one whose address was never confirmed',
    defaultMessage: 'Nu: {email}, inte bekräftad. Adressen byts när du öppnar länken som vi mejlar till den nya.',
    en: 'Now: {email}, not confirmed. The address changes when you open the link that we email to the new one.',
  },
  sentBoth: {
    id: 'mf-auth.security.email-sent-both',
    description: 'Note after both links were sent',
    defaultMessage: 'Öppna länkarna i inkorgarna för {email} och {former}, så är adressen bytt',
    en: 'Open the links in the inboxes of {email} and {former} to change the address',
  },
  none: {
    id: 'mf-auth.security.email-none',
    description: 'For one who has no address yet',
    defaultMessage: 'Adressen sparas när du öppnar länken som vi mejlar till den.',
    en: 'The address is saved when you open the link that we email to it.',
  },
  another: {
    id: 'mf-auth.security.email-another',
    description: 'Field',
    defaultMessage: 'Ny e-postadress',
    en: 'New email address',
  },
  change: {
    id: 'mf-auth.security.email-change',
    description: 'Button',
    defaultMessage: 'Skicka länken',
    en: 'Send the link',
  },
  sent: {
    id: 'mf-auth.security.email-sent',
    description: 'Note after the link was sent',
    defaultMessage: 'Öppna länken i inkorgen för {email}, så är adressen bytt',
    en: 'Open the link in the inbox of {email} to change the address',
  },
  works: {
    id: 'mf-auth.security.email-works',
    description: 'Button, beside an address whose emails came back',
    defaultMessage: 'Den fungerar igen: skicka en länk dit',
    en: 'It works again: send a link to it',
  },
  worksSent: {
    id: 'mf-auth.security.email-works-sent',
    description: 'Note after the link was sent to the address there is',
    defaultMessage: 'Öppna länken i inkorgen för {email}, så skickar vi mejl dit igen',
    en: 'Open the link in the inbox of {email}, and we email you there again',
  },
  failed: {
    id: 'mf-auth.security.email-failed',
    description: 'The link could not be sent',
    defaultMessage: 'Länken kunde inte skickas. Försök igen.',
    en: 'The link could not be sent. Try again.',
  },
})
