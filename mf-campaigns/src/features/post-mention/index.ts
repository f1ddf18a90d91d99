export { PostMentionPage as default } from './PostMentionPage'
