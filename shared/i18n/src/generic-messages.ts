import { defineMessages } from './messages'

/** Generic error texts (X-01…X-14). The specification's words, missing dots and spellings kept. */
export const genericMessages = defineMessages({
  offlineQuery: {
    id: 'i18n.generic.offline-query',
    description: 'A read could not reach the server',
    defaultMessage: 'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.',
    en: 'Could not access the server, check your connection and try again',
  },
  offline: {
    id: 'i18n.generic.offline',
    description: 'A change could not reach the server',
    defaultMessage: 'Kunde inte ansluta till servern, kontrollera din anslutning och försök igen.',
    en: 'Could not access the server',
  },
  unauthenticated: {
    id: 'i18n.generic.unauthenticated',
    description: 'Status 401',
    defaultMessage: 'Du måste logga in för att fortsätta.',
    en: 'You need to be signed in before you continue.',
  },
  unauthorized: {
    id: 'i18n.generic.unauthorized',
    description: 'Status 403',
    defaultMessage: 'Du har inte åtkomst till innehållet.',
    en: "You don't have the permissions needed to view this content.",
  },
  notFound: {
    id: 'i18n.generic.not-found',
    description: 'Status 404',
    defaultMessage: 'Innehållet hittades inte.',
    en: '404 - We could not find what you are looking for.',
  },
  unprocessable: {
    id: 'i18n.generic.unprocessable',
    description: 'Status 422',
    defaultMessage: 'Kunde inte spara, kontrollera uppgifterna och försök igen',
    en: 'There was an error while saving, there may be invalid fields. Please check your fields and try again.',
  },
  unreadable: {
    id: 'i18n.generic.unreadable',
    description: 'The answer is no JSON',
    defaultMessage: 'Kunde inte tolka datan från servern',
    en: 'An error occured while processing the server response.',
  },
  other: {
    id: 'i18n.generic.other',
    description: 'Any other failure',
    defaultMessage: 'Något gick fel, försök igen.',
    en: 'Something went wrong, try again.',
  },
})

/** Not-found and access-denied texts by kind of record: `recordMessages.campaign[404]`. */
export const recordMessages = {
  campaign: defineMessages({
    404: {
      id: 'i18n.record.campaign.404',
      description: 'Unknown campaign',
      defaultMessage: 'Kampanjen finns inte, eller så har den tagits bort.',
      en: 'The campaign does not exist, or it has been removed.',
    },
    403: {
      id: 'i18n.record.campaign.403',
      description: 'Campaign of another brand',
      defaultMessage: 'Du har inte åtkomst till kampanjen.',
      en: 'You do not have access to the campaign.',
    },
  }),
  store: defineMessages({
    404: {
      id: 'i18n.record.store.404',
      description: 'Unknown store',
      defaultMessage: 'Butiken finns inte, eller så har den tagits bort.',
      en: 'The store does not exist, or it has been removed.',
    },
    403: {
      id: 'i18n.record.store.403',
      description: 'Store of another brand',
      defaultMessage: 'Du har inte åtkomst till butiken.',
      en: 'You do not have access to the store.',
    },
  }),
  storeCampaign: defineMessages({
    404: {
      id: 'i18n.record.store-campaign.404',
      description: 'Unknown store campaign',
      defaultMessage: 'Butikskampanjen finns inte, eller så har den tagits bort.',
      en: 'The store campaign does not exist, or it has been removed.',
    },
    403: {
      id: 'i18n.record.store-campaign.403',
      description: 'Store campaign of another brand',
      defaultMessage: 'Du har inte åtkomst till butikskampanjen.',
      en: 'You do not have access to the store campaign.',
    },
  }),
} as const

/** Store counts (K-11): `t(storeCount, { count: 2 })`. */
export const storeCount = defineMessages({
  storeCount: {
    id: 'i18n.store-count',
    description: 'How many stores',
    defaultMessage: '{count, plural, one {# butik} other {# butiker}}',
    en: '{count, plural, one {# store} other {# stores}}',
  },
}).storeCount
