import { defineMessages, type ErrorMessages } from '@samspel/i18n'
import { apiAction } from '@samspel/store'

const texts = defineMessages({
  closed: {
    id: 'mf-wallet.error.account-closed',
    description: 'Nothing is booked on the account any more',
    defaultMessage: 'Kontot är avslutat. Inget bokförs på det längre.',
    en: 'The account is closed. Nothing more can be booked on it.',
  },
  own: {
    id: 'mf-wallet.error.own-adjustment',
    description: 'Whoever asked for an adjustment cannot approve it',
    defaultMessage: 'Någon annan än den som begärde justeringen måste godkänna den.',
    en: 'Someone other than the person who asked for the adjustment must approve it.',
  },
  decided: {
    id: 'mf-wallet.error.adjustment-decided',
    description: 'The adjustment is no longer pending',
    defaultMessage: 'Någon annan har redan svarat på justeringen.',
    en: 'Someone else has already answered the adjustment.',
  },
})

const bookErrors: ErrorMessages = { account_closed: texts.closed }
const decideErrors: ErrorMessages = { ...bookErrors, forbidden: texts.own, already_decided: texts.decided }

export const listAdjustments = apiAction('listAdjustments')
export const createAdjustment = apiAction('createAdjustment', { errorMessages: bookErrors })
export const approveAdjustment = apiAction('approveAdjustment', { errorMessages: decideErrors })
export const declineAdjustment = apiAction('declineAdjustment', { errorMessages: decideErrors })
export const listReconciliations = apiAction('listReconciliations')
export const createReconciliation = apiAction('createReconciliation')
