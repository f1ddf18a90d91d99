import { defineMessages } from '@samspel/i18n'

export const badgeMessages = defineMessages({
  applications: {
    id: 'mf-campaigns.badge.applications',
    description: 'For screen readers: the number beside the place',
    defaultMessage: '{n, plural, one {en ansökan väntar} other {# ansökningar väntar}}',
    en: '{n, plural, one {one application is waiting} other {# applications are waiting}}',
  },
  approvals: {
    id: 'mf-campaigns.badge.approvals',
    description: 'Badge of the navigation',
    defaultMessage: '{n, plural, one {en kollega väntar på ditt godkännande} other {# väntar på ditt godkännande}}',
    en: '{n, plural, one {one request is waiting for your approval} other {# requests are waiting for your approval}}',
  },
  imagePurchases: {
    id: 'mf-campaigns.badge.image-purchases',
    description: 'Badge of the navigation',
    defaultMessage: '{n, plural, one {en bild väntar på betalning} other {# bilder väntar på betalning}}',
    en: '{n, plural, one {one image is waiting for payment} other {# images are waiting for payment}}',
  },
  mentions: {
    id: 'mf-campaigns.badge.mentions',
    description: 'Badge of the navigation',
    defaultMessage: '{n, plural, one {ett utkast eller inlägg väntar} other {# utkast och inlägg väntar}}',
    en: '{n, plural, one {one draft or post waiting} other {# drafts and posts waiting}}',
  },
  waiting: {
    id: 'mf-campaigns.badge.waiting',
    description: 'For screen readers: the number beside the first page of the platform’s staff',
    defaultMessage: '{n, plural, one {# sak väntar på dig} other {# saker väntar på dig}}',
    en: '{n, plural, one {# thing is waiting for you} other {# things are waiting for you}}',
  },
})
