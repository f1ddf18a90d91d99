import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-public.suggester-welcome.title', description: 'Heading of the page', sv: 'Välkommen', en: 'Welcome' },
})
