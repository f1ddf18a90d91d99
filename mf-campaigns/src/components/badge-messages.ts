import { defineMessages } from '@samspel/i18n'

export const badgeMessages = defineMessages({
  mentions: { id: 'mf-campaigns.badge.mentions', description: 'Badge of the navigation', sv: '{n, plural, one {ett inlägg väntar} other {# inlägg väntar}}', en: '{n, plural, one {one post waits} other {# posts wait}}' },
})
