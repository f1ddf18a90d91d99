export { MentionReviewPage as default } from './MentionReviewPage'
