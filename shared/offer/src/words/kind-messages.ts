import type { MentionKind } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const kindMessages = defineMessages<MentionKind>({
  post: {
    id: 'offer.kind.post',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'inlägg',
    en: 'post',
  },
  story: {
    id: 'offer.kind.story',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'story',
    en: 'story',
  },
  link: {
    id: 'offer.kind.link',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'länk',
    en: 'link',
  },
  content: {
    id: 'offer.kind.content',
    description: 'Kind of post, in a list of them',
    defaultMessage: 'text och bilder',
    en: 'text and images',
  },
})
