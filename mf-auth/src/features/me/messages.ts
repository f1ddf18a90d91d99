import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.me.title', description: 'Title of the page', defaultMessage: 'Jag', en: 'Me' },
  fewFacts: {
    id: 'mf-auth.me.few-facts',
    description: 'Under the name, while the engagement is not known',
    defaultMessage: '@{username} · {followers} följare',
    en: '@{username} · {followers} followers',
  },
  facts: {
    id: 'mf-auth.me.facts',
    description: 'Under the name',
    defaultMessage: '@{username} · {followers} följare · {engagement} engagemang',
    en: '@{username} · {followers} followers · {engagement} engagement',
  },
  page: {
    id: 'mf-auth.me.page',
    description: 'Link to the own collaboration page',
    defaultMessage: 'Din sida',
    en: 'Your page',
  },
  helpDetail: {
    id: 'mf-auth.me.help-detail',
    description: 'What is found there',
    defaultMessage: 'Frågor och svar, och hur du når oss',
    en: 'Questions and answers, and how to reach us',
  },
  face: {
    id: 'mf-auth.me.face',
    description: 'Heading',
    defaultMessage: 'Så ser varumärken dig',
    en: 'How brands see you',
  },
  addBio: {
    id: 'mf-auth.me.add-bio',
    description: 'Link, where nothing is written yet',
    defaultMessage: 'Berätta kort om dig själv',
    en: 'Say a few words about yourself',
  },
  place: { id: 'mf-auth.me.place', description: 'Fact', defaultMessage: 'Ort', en: 'Place' },
  addCity: { id: 'mf-auth.me.add-city', description: 'Link', defaultMessage: 'Lägg till stad', en: 'Add a city' },
  instagram: { id: 'mf-auth.me.instagram', description: 'Fact', defaultMessage: 'Instagram', en: 'Instagram' },
  connect: {
    id: 'mf-auth.me.connect',
    description: 'Link',
    defaultMessage: 'Koppla ditt konto',
    en: 'Connect your account',
  },
  loading: {
    id: 'mf-auth.me.loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar ditt konto',
    en: 'Loading your account',
  },
  failed: {
    id: 'mf-auth.me.failed',
    description: 'The own record could not be fetched',
    defaultMessage: 'Ditt konto kunde inte hämtas.',
    en: 'Your account could not be loaded.',
  },
  notices: {
    id: 'mf-auth.me.notices',
    description: 'Leads to the notices',
    defaultMessage: 'Notiser',
    en: 'Notifications',
  },
})
