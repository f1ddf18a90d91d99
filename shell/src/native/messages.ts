import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  sentTitle: {
    id: 'shell.native.sent-title',
    description: 'Question about notifications after a message was sent (T-50)',
    defaultMessage: 'Vill du veta när du får svar?',
    en: 'Want to know when you get a reply?',
  },
  sentText: {
    id: 'shell.native.sent-text',
    description: 'Below that question',
    defaultMessage: 'Tillåt notiser så säger vi till när någon svarar dig.',
    en: 'Allow notifications and we will tell you when someone replies.',
  },
  participatedTitle: {
    id: 'shell.native.participated-title',
    description: 'Question about notifications after an application (T-50)',
    defaultMessage: 'Vill du veta hur det går?',
    en: 'Want to know how it goes?',
  },
  participatedText: {
    id: 'shell.native.participated-text',
    description: 'Below that question',
    defaultMessage: 'Din ansökan är skickad. Tillåt notiser så säger vi till när varumärket har svarat.',
    en: 'Your application is sent. Allow notifications and we will tell you when the brand has answered.',
  },
  pendingTitle: {
    id: 'shell.native.pending-title',
    description: 'Question about notifications while the email address is unconfirmed (T-51)',
    defaultMessage: 'Bekräfta din e-postadress',
    en: 'Confirm your email address',
  },
  pendingText: {
    id: 'shell.native.pending-text',
    description: 'Below that question',
    defaultMessage:
      'Öppna länken i mejlet vi har skickat. Tillåt notiser så säger vi till när det händer något på kontot.',
    en: 'Open the link in the email we sent. Allow notifications and we will tell you when something happens on your account.',
  },
  allow: {
    id: 'shell.native.allow',
    description: 'Yes to notifications',
    defaultMessage: 'Tillåt notiser',
    en: 'Allow notifications',
  },
  later: {
    id: 'shell.native.later',
    description: 'No to notifications for now',
    defaultMessage: 'Inte nu',
    en: 'Not now',
  },
})
