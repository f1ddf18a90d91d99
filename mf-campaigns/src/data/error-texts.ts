import { defineMessages, type ErrorMessages } from '@samspel/i18n'

const texts = defineMessages({
  full: { id: 'mf-campaigns.error.campaign-full', description: 'Every place of the campaign is taken', sv: 'Alla platser är tagna.', en: 'Every place is taken.' },
  closed: { id: 'mf-campaigns.error.campaign-closed', description: 'The campaign takes no more applications', sv: 'Kampanjen tar inte emot fler ansökningar.', en: 'The campaign takes no more applications.' },
  followers: { id: 'mf-campaigns.error.followers-outside', description: 'The own followers are outside the bounds of the campaign', sv: 'Ditt antal följare är utanför kampanjens gränser.', en: 'Your number of followers is outside the limits of the campaign.' },
})

/** Texts of the errors that only this remote's calls answer with: `errorMessages` of those calls. */
export const deskErrors: ErrorMessages = { campaign_full: texts.full, campaign_closed: texts.closed, followers_outside: texts.followers }
