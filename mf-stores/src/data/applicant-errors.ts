import { defineMessages, type ErrorMessages } from '@samspel/i18n'

const texts = defineMessages({
  full: {
    id: 'mf-stores.error.store-full',
    description: 'Every place of the offer at this store is taken',
    defaultMessage: 'Alla platser i butiken är tagna.',
    en: 'Every place at the store is taken.',
  },
})

/** Texts of the errors that answers to applications meet. */
export const applicantErrors: ErrorMessages = { campaign_full: texts.full }
