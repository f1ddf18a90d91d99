import { defineMessages } from '@samspel/i18n'

export const participationMessages = defineMessages({
  sent: {
    id: 'mf-campaigns.participation.sent',
    description: 'State of an application',
    defaultMessage: 'Ansökan skickad',
    en: 'Application sent',
  },
  answerBy: {
    id: 'mf-campaigns.participation.answer-by',
    description: 'What happens next with an application',
    defaultMessage: '{brand} svarar senast {date}. Kommer inget svar går ansökan ut, och du kan söka annat.',
    en: '{brand} answers by {date}. Without an answer the application expires, and you are free to apply elsewhere.',
  },
  noAnswerYet: {
    id: 'mf-campaigns.participation.no-answer-yet',
    description: 'What happens next with an application, its last day unknown',
    defaultMessage: '{brand} har inte svarat än.',
    en: '{brand} has not answered yet.',
  },
  approved: {
    id: 'mf-campaigns.participation.approved',
    description: 'State of an application',
    defaultMessage: 'Du är med.',
    en: 'You are in.',
  },
  approvedText: {
    id: 'mf-campaigns.participation.approved-text',
    description: 'What to do when approved',
    defaultMessage: 'Följ instruktionerna och lämna in ditt inlägg.',
    en: 'Follow the instructions and submit your post.',
  },
  rejected: {
    id: 'mf-campaigns.participation.rejected',
    description: 'State of an application',
    defaultMessage: 'Ansökan nekades.',
    en: 'The application was declined.',
  },
  rejectedBy: {
    id: 'mf-campaigns.participation.rejected-by',
    description: 'Who declined, with the reason',
    defaultMessage: '{name} på {brand} skriver: {reason}',
    en: '{name} at {brand} writes: {reason}',
  },
  rejectedByBrand: {
    id: 'mf-campaigns.participation.rejected-by-brand',
    description: 'The brand declined, with the reason',
    defaultMessage: '{brand} skriver: {reason}',
    en: '{brand} writes: {reason}',
  },
  rejectedPlain: {
    id: 'mf-campaigns.participation.rejected-plain',
    description: 'Declined without a reason',
    defaultMessage: '{brand} valde någon annan den här gången.',
    en: '{brand} chose someone else this time.',
  },
  ended: {
    id: 'mf-campaigns.participation.ended',
    description: 'State of an application',
    defaultMessage: 'Kampanjen är slut.',
    en: 'The campaign is over.',
  },
  endedText: {
    id: 'mf-campaigns.participation.ended-text',
    description: 'Why',
    defaultMessage: 'Kampanjen tog slut innan {brand} hade svarat på din ansökan.',
    en: 'The campaign ended before {brand} had answered your application.',
  },
  expired: {
    id: 'mf-campaigns.participation.expired',
    description: 'State of an application',
    defaultMessage: 'Ansökan har gått ut.',
    en: 'The application has expired.',
  },
  expiredText: {
    id: 'mf-campaigns.participation.expired-text',
    description: 'Why an application expired',
    defaultMessage: '{brand} svarade inte i tid. Det beror inte på dig.',
    en: '{brand} did not answer in time. It is not because of you.',
  },
  removed: {
    id: 'mf-campaigns.participation.removed',
    description: 'State of a collaboration',
    defaultMessage: 'Du är inte längre med.',
    en: 'You are no longer in.',
  },
  removedPlain: {
    id: 'mf-campaigns.participation.removed-plain',
    description: 'Taken out without a reason',
    defaultMessage: '{brand} har avslutat samarbetet.',
    en: '{brand} has ended the collaboration.',
  },
  cancelled: {
    id: 'mf-campaigns.participation.cancelled',
    description: 'State of a collaboration',
    defaultMessage: 'Kampanjen är inställd.',
    en: 'The campaign is cancelled.',
  },
  cancelledText: {
    id: 'mf-campaigns.participation.cancelled-text',
    description: 'Why a collaboration ended',
    defaultMessage: 'Samspel ställde in kampanjen. Du behöver inte göra något mer.',
    en: 'Samspel cancelled the campaign. There is nothing more for you to do.',
  },
  cancelledReason: {
    id: 'mf-campaigns.participation.cancelled-reason',
    description: 'Why a campaign was cancelled',
    defaultMessage: 'Samspel skriver: {reason}',
    en: 'Samspel writes: {reason}',
  },
})
