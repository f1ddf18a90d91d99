import { mountLate } from '../../../shared/data'
import { startCreator } from '../../start'

export { PostMentionPage as default } from './PostMentionPage'

mountLate(startCreator)
