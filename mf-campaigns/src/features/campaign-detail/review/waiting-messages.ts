import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.${name}` as const

export const waitingMessages = defineMessages({
  reviewComment: { id: id('review-comment'), description: 'The answer of the review', sv: 'Från granskningen: {comment}', en: 'From the review: {comment}' },
  inReview: { id: id('in-review'), description: 'Waiting for the review', sv: 'Kampanjen granskas. Du får besked här.', en: 'The campaign is in review. You will hear here.' },
})
