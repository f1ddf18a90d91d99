import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.me.title', description: 'Title of the page', sv: 'Jag', en: 'Me' },
  facts: { id: 'mf-auth.me.facts', description: 'Under the name', sv: '@{username} · {followers} följare · {engagement} engagemang', en: '@{username} · {followers} followers · {engagement} engagement' },
  page: { id: 'mf-auth.me.page', description: 'Link to the own collaboration page', sv: 'Din sida', en: 'Your page' },
})
