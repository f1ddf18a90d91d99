import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.own-companies.title',
    description: 'Heading of the page where somebody chooses in which of their companies they work',
    defaultMessage: 'Byt företag',
    en: 'Switch company',
  },
  context: {
    id: 'mf-auth.own-companies.context',
    description: 'Under the heading',
    defaultMessage: 'Du ser ett företag i taget. Dina andra flikar följer med.',
    en: 'You see one company at a time. Your other tabs come along.',
  },
  loading: {
    id: 'mf-auth.own-companies.loading',
    description: 'Read out while the companies load',
    defaultMessage: 'Hämtar dina företag',
    en: 'Loading your companies',
  },
  failed: {
    id: 'mf-auth.own-companies.failed',
    description: 'The companies could not be loaded',
    defaultMessage: 'Företagen kunde inte hämtas.',
    en: 'The companies could not be loaded.',
  },
  here: {
    id: 'mf-auth.own-companies.here',
    description: 'Beside the company that is shown now',
    defaultMessage: 'Du är här',
    en: 'You are here',
  },
  go: {
    id: 'mf-auth.own-companies.go',
    description: 'Button beside another company',
    defaultMessage: 'Gå hit',
    en: 'Go here',
  },
  goTo: {
    id: 'mf-auth.own-companies.go-to',
    description: 'The same, read out',
    defaultMessage: 'Gå till {company}',
    en: 'Go to {company}',
  },
  one: {
    id: 'mf-auth.own-companies.one',
    description: 'The account belongs to one company alone',
    defaultMessage: 'Du hör till ett företag',
    en: 'You belong to one company',
  },
  oneText: {
    id: 'mf-auth.own-companies.one-text',
    description: 'How there come to be more',
    defaultMessage: 'Bjuder ett annat företag in din adress kan du tacka ja med samma konto.',
    en: 'When another company invites your address, you can accept with the same account.',
  },
})
