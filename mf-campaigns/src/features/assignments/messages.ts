import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.assignments.title', description: 'Heading of the page', sv: 'Uppdrag', en: 'Assignments' },
})
