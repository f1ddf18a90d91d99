import { defineMessages } from '@samspel/i18n'

export const reachMessages = defineMessages({
  unread: {
    id: 'mf-campaigns.post-reach.unread',
    description: 'In place of a number: the network has not said how many a post reached',
    defaultMessage: 'inte läst än',
    en: 'not read yet',
  },
})
