import { defineMessages, type ErrorMessages } from '@samspel/i18n'

const texts = defineMessages({
  full: {
    id: 'mf-campaigns.error.campaign-full',
    description: 'Every place of the campaign is taken',
    defaultMessage: 'Alla platser är tagna.',
    en: 'All places are taken.',
  },
  closed: {
    id: 'mf-campaigns.error.campaign-closed',
    description: 'The campaign takes no more applications',
    defaultMessage: 'Kampanjen tar inte emot fler ansökningar.',
    en: 'The campaign is not accepting more applications.',
  },
  followers: {
    id: 'mf-campaigns.error.followers-outside',
    description: 'The own followers are outside the bounds of the campaign',
    defaultMessage: 'Ditt antal följare är utanför kampanjens gränser.',
    en: 'Your number of followers is outside the campaign’s limits.',
  },
  notConnected: {
    id: 'mf-campaigns.error.account-not-connected',
    description: 'The campaign has bounds of followers and no account is connected',
    defaultMessage: 'Koppla Instagram först, så ser vi om du uppfyller kraven.',
    en: 'Connect Instagram first, and we check whether you qualify.',
  },
  country: {
    id: 'mf-campaigns.error.country-outside',
    description: 'The campaign is for another country',
    defaultMessage: 'Kampanjen är för kreatörer i ett annat land.',
    en: 'The campaign is for creators in another country.',
  },
  applied: {
    id: 'mf-campaigns.error.applied',
    description: 'The creator has applied already',
    defaultMessage: 'Du har redan ansökt till den här kampanjen.',
    en: 'You have already applied to this campaign.',
  },
})

/** Texts for errors specific to this remote's calls, as their `errorMessages`. */
export const deskErrors: ErrorMessages = {
  campaign_full: texts.full,
  campaign_closed: texts.closed,
  followers_outside: texts.followers,
  account_not_connected: texts.notConnected,
  country_outside: texts.country,
}

/** The same for an application, where a conflict means that it already exists. */
export const applyErrors: ErrorMessages = { ...deskErrors, conflict: texts.applied }
