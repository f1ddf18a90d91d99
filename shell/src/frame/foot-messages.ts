import { defineMessages } from '@samspel/i18n'

export const footMessages = defineMessages({
  name: {
    id: 'shell.foot.name',
    description: 'Name of the links for screen readers',
    defaultMessage: 'Om Samspel',
    en: 'About Samspel',
  },
  owner: {
    id: 'shell.foot.owner',
    description: 'Whose pages these are',
    defaultMessage: '© {year} Samspel',
    en: '© {year} Samspel',
  },
  terms: { id: 'shell.foot.terms', description: 'Link', defaultMessage: 'Villkor', en: 'Terms' },
  privacy: { id: 'shell.foot.privacy', description: 'Link', defaultMessage: 'Integritet', en: 'Privacy' },
  cookies: { id: 'shell.foot.cookies', description: 'Link', defaultMessage: 'Kakor', en: 'Cookies' },
})
