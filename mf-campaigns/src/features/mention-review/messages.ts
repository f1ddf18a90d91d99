import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.mention-review.title', description: 'Heading of the page', sv: 'Granska inlägg', en: 'Review posts' },
})
