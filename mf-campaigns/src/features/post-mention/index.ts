import { mountLate, startCreator } from '../../data'

export { PostMentionPage as default } from './PostMentionPage'

mountLate(startCreator)
