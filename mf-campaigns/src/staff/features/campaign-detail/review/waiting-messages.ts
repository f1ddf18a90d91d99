import { defineMessages } from '@samspel/i18n'

export const waitingMessages = defineMessages({
  reviewComment: {
    id: 'mf-campaigns.campaign-detail.review-comment',
    description: 'The answer of the review',
    defaultMessage: 'Från granskningen: {comment}',
    en: 'From the review: {comment}',
  },
})
