import { defineMessages } from '@samspel/i18n'

export const waitingMessages = defineMessages({
  reviewComment: {
    id: 'mf-campaigns.campaign-detail.review-comment',
    description: 'The answer of the review',
    defaultMessage: 'Från granskningen: {comment}',
    en: 'From the review: {comment}',
  },
  inReview: {
    id: 'mf-campaigns.campaign-detail.in-review',
    description: 'Waiting for the review',
    defaultMessage: 'Kampanjen granskas. Du får besked här.',
    en: 'The campaign is in review. You will see the answer here.',
  },
})
