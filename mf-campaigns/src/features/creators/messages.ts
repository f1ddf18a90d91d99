import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.creators.title', description: 'Heading of the page', sv: 'Kreatörer', en: 'Creators' },
})
