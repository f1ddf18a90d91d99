import type { Network } from '@samspel/api/network-links'
import { defineMessages } from '@samspel/i18n'

export const networkNames: Record<Network, string> = { youtube: 'YouTube', tiktok: 'TikTok', linkedin: 'LinkedIn' }

/** Figures of a link, as the report says them too. */
export const figureMessages = defineMessages({
  views: {
    id: 'mf-campaigns.link-figures.views',
    description: 'A figure; {shown} is the number',
    defaultMessage: '{n, plural, one {{shown} visning} other {{shown} visningar}}',
    en: '{n, plural, one {{shown} view} other {{shown} views}}',
  },
  likes: {
    id: 'mf-campaigns.link-figures.likes',
    description: 'A figure; {shown} is the number',
    defaultMessage: '{n, plural, one {{shown} gilla} other {{shown} gilla}}',
    en: '{n, plural, one {{shown} like} other {{shown} likes}}',
  },
  comments: {
    id: 'mf-campaigns.link-figures.comments',
    description: 'A figure; {shown} is the number',
    defaultMessage: '{n, plural, one {{shown} kommentar} other {{shown} kommentarer}}',
    en: '{n, plural, one {{shown} comment} other {{shown} comments}}',
  },
  typed: {
    id: 'mf-campaigns.link-figures.typed',
    description: 'Where a figure is from: the creator typed it',
    defaultMessage: 'skrivet av kreatören',
    en: 'typed by the creator',
  },
  sum: {
    id: 'mf-campaigns.link-figures.sum',
    description:
      'Figures of a link; {figures} such as "120 views", {source} a network or a person, {when} day and time',
    defaultMessage: '{figures} ({source}, {when})',
    en: '{figures} ({source}, {when})',
  },
})
