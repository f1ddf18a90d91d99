import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-campaigns.image-purchases.title', description: 'Heading of the page', sv: 'Bildköp', en: 'Image purchases' },
})
