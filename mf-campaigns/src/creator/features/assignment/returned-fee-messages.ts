import { defineMessages } from '@samspel/i18n'

export const returnedFeeMessages = defineMessages({
  feeNotPaid: {
    id: 'mf-campaigns.assignment.fee-not-paid',
    description: 'Heading of a notice: the fee went back to the brand',
    defaultMessage: 'Arvodet betalas inte ut.',
    en: 'The fee will not be paid.',
  },
  archived: {
    id: 'mf-campaigns.assignment.fee-reason.archived',
    description: 'Why the fee went back',
    defaultMessage: '{brand} arkiverade kampanjen innan något av ditt innehåll var godkänt.',
    en: '{brand} archived the campaign before any of your content was approved.',
  },
  not_delivered: {
    id: 'mf-campaigns.assignment.fee-reason.not-delivered',
    description: 'Why the fee went back',
    defaultMessage: 'Inget innehåll var godkänt när tiden gick ut.',
    en: 'No content was approved when the time ran out.',
  },
  removed: {
    id: 'mf-campaigns.assignment.fee-reason.removed',
    description: 'Why the fee went back',
    defaultMessage: 'Du är inte längre med i kampanjen.',
    en: 'You are no longer in the campaign.',
  },
  cancelled: {
    id: 'mf-campaigns.assignment.fee-reason.cancelled',
    description: 'Why the fee went back',
    defaultMessage: 'Kampanjen är inställd.',
    en: 'The campaign is cancelled.',
  },
  wentBack: {
    id: 'mf-campaigns.assignment.fee-went-back',
    description: 'Where the fee went, after why',
    defaultMessage: '{money} gick tillbaka till {brand} {date}.',
    en: '{money} went back to {brand} on {date}.',
  },
})
