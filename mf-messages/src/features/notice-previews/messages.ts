import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.notice-previews.title',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Notisernas texter',
    en: 'Texts of notifications',
  },
  about: {
    id: 'mf-messages.notice-previews.about',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: '{n} slag av notiser, så som de läses. Uppgifterna är påhittade.',
    en: '{n} kinds of notices as they are read. The facts are made up.',
  },
  failed: {
    id: 'mf-messages.notice-previews.failed',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Texterna kunde inte hämtas.',
    en: 'The texts could not be loaded.',
  },
  loading: {
    id: 'mf-messages.notice-previews.loading',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Hämtar texterna',
    en: 'Loading the texts',
  },
  inApp: {
    id: 'mf-messages.notice-previews.inApp',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'I appen',
    en: 'In the app',
  },
  push: {
    id: 'mf-messages.notice-previews.push',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Push',
    en: 'Push',
  },
  mail: {
    id: 'mf-messages.notice-previews.mail',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Mejl',
    en: 'Email',
  },
  both: {
    id: 'mf-messages.notice-previews.both',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Båda',
    en: 'Both',
  },
  groups: {
    id: 'mf-messages.notice-previews.groups',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Grupper',
    en: 'Groups',
  },
  now: {
    id: 'mf-messages.notice-previews.now',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'nu',
    en: 'now',
  },
  ownLetter: {
    id: 'mf-messages.notice-previews.ownLetter',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Den som får mejl direkt får ett längre brev. Texten här står i ett samlat mejl.',
    en: 'Those who get e-mails at once get a longer letter. This text stands in a digest.',
  },
  noPush: {
    id: 'mf-messages.notice-previews.noPush',
    description: 'On the page that shows the texts of notices to platform staff',
    defaultMessage: 'Nyheter skickas aldrig som push.',
    en: 'News are never sent as a push.',
  },
})
