import { defineMessages } from '@samspel/i18n'

export const reachMessages = defineMessages({
  unread: {
    id: 'mf-campaigns.post-reach.unread',
    description: 'In place of a number: the network has not said how many a post reached',
    defaultMessage: 'inte läst än',
    en: 'not read yet',
  },
  figuresFrom: {
    id: 'mf-campaigns.post-reach.figures-from',
    description:
      'Beside figures of a creator that nobody may read any more: the day that they are from, such as 12 nov.',
    defaultMessage: 'siffror från {date}',
    en: 'figures from {date}',
  },
  atApproval: {
    id: 'mf-campaigns.post-reach.at-approval',
    description: 'Beside figures that stay as they were when the post was approved',
    defaultMessage: 'vid godkännandet',
    en: 'when approved',
  },
  lastRead: {
    id: 'mf-campaigns.post-reach.last-read',
    description: 'Before later figures of an approved post, which do not count',
    defaultMessage: 'Senast läst {date}: {figures}',
    en: 'Last read {date}: {figures}',
  },
  laterReach: {
    id: 'mf-campaigns.post-reach.later-reach',
    description: 'A figure in a list of figures',
    defaultMessage: 'räckvidd {n}',
    en: 'reach {n}',
  },
  laterViews: {
    id: 'mf-campaigns.post-reach.later-views',
    description: 'A figure in a list of figures',
    defaultMessage: 'visningar {n}',
    en: 'views {n}',
  },
  laterInteractions: {
    id: 'mf-campaigns.post-reach.later-interactions',
    description: 'A figure in a list of figures',
    defaultMessage: 'interaktioner {n}',
    en: 'interactions {n}',
  },
  laterSaved: {
    id: 'mf-campaigns.post-reach.later-saved',
    description: 'A figure in a list of figures',
    defaultMessage: 'sparningar {n}',
    en: 'saves {n}',
  },
  laterShares: {
    id: 'mf-campaigns.post-reach.later-shares',
    description: 'A figure in a list of figures',
    defaultMessage: 'delningar {n}',
    en: 'shares {n}',
  },
  gone: {
    id: 'mf-campaigns.post-reach.gone',
    description: 'A post was deleted or hidden at Instagram',
    defaultMessage: 'Inlägget finns inte längre på Instagram, noterat {date}.',
    en: 'The post is no longer on Instagram, noticed {date}.',
  },
})
