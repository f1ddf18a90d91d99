import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  templates: {
    id: 'desk.reason.templates',
    description: 'Above buttons that fill in a reason',
    defaultMessage: 'Vanliga skäl',
    en: 'Common reasons',
  },
  templateLanguage: {
    id: 'desk.reason.template-language',
    description: 'Name of the switch',
    defaultMessage: 'Skälets språk',
    en: 'Language of the reason',
  },
  swedish: { id: 'desk.reason.swedish', description: 'Language', defaultMessage: 'Svenska', en: 'Svenska' },
  english: { id: 'desk.reason.english', description: 'Language', defaultMessage: 'English', en: 'English' },
  needed: {
    id: 'desk.reason.needed',
    description: 'Why nothing can be sent yet',
    defaultMessage: 'Skriv några ord först.',
    en: 'Write a few words first.',
  },
})
