import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.campaign-editor.title', description: 'Heading of the page', sv: 'Ny kampanj', en: 'New campaign' },
})
