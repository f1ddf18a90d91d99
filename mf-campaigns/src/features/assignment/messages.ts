import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.assignment.title', description: 'Heading of the page', sv: 'Uppdrag', en: 'Assignment' },
})
