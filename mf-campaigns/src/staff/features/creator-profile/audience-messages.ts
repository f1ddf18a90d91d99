import { defineMessages } from '@samspel/i18n'

export const audienceMessages = defineMessages({
  title: {
    id: 'mf-campaigns.creator-profile.audience.title',
    description: 'Heading: who follows the creator',
    defaultMessage: 'Publik',
    en: 'Audience',
  },
  readAt: {
    id: 'mf-campaigns.creator-profile.audience.read-at',
    description: 'When it was last read, as “i dag”',
    defaultMessage: 'Från Instagram, uppdaterad {when}',
    en: 'From Instagram, updated {when}',
  },
  loading: {
    id: 'mf-campaigns.creator-profile.audience.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar publiken',
    en: 'Loading the audience',
  },
  failed: {
    id: 'mf-campaigns.creator-profile.audience.failed',
    description: 'What could not be loaded',
    defaultMessage: 'Publiken kunde inte hämtas.',
    en: 'The audience could not be loaded.',
  },
  age: {
    id: 'mf-campaigns.creator-profile.audience.age',
    description: 'Heading over the ages',
    defaultMessage: 'Ålder',
    en: 'Age',
  },
  young: {
    id: 'mf-campaigns.creator-profile.audience.young',
    description: 'The youngest group',
    defaultMessage: 'Under 25',
    en: 'Under 25',
  },
  gender: {
    id: 'mf-campaigns.creator-profile.audience.gender',
    description: 'Beside the heading: shares of the followers',
    defaultMessage: '{women} kvinnor, {men} män',
    en: '{women} women, {men} men',
  },
  town: {
    id: 'mf-campaigns.creator-profile.audience.town',
    description: 'Heading over the towns',
    defaultMessage: 'Ort',
    en: 'Town',
  },
  inCountry: {
    id: 'mf-campaigns.creator-profile.audience.in-country',
    description: 'Beside the heading: the share in a country',
    defaultMessage: '{share} i {country}',
    en: '{share} in {country}',
  },
  others: {
    id: 'mf-campaigns.creator-profile.audience.others',
    description: 'All other towns',
    defaultMessage: 'Övriga',
    en: 'Others',
  },
  tooFew: {
    id: 'mf-campaigns.creator-profile.audience.too-few',
    description: 'Instead of the diagram',
    defaultMessage: 'Instagram visar publiken från 100 följare.',
    en: 'Instagram shows the audience from 100 followers and up.',
  },
  unread: {
    id: 'mf-campaigns.creator-profile.audience.unread',
    description: 'Instead of the diagram: there are followers enough, but Instagram did not let us read who they are',
    defaultMessage: 'Publiken har inte gått att läsa.',
    en: 'The audience could not be read.',
  },
  notConnected: {
    id: 'mf-campaigns.creator-profile.audience.not-connected',
    description: 'Instead of the diagram',
    defaultMessage: 'Instagram är inte kopplat, så publiken är okänd.',
    en: 'Instagram is not connected, so the audience is unknown.',
  },
})
