import type { Message } from '@samspel/i18n'
import { instructionTexts } from '../messages'
import type { EditorValues } from './values'

/** The default instruction text for what is to be published (row E-13): a post, a post and a story, or a story alone. */
export const defaultInstructions = ({ enableStories, paymentType }: Pick<EditorValues, 'enableStories' | 'paymentType'>): Message => {
  if (!enableStories) return instructionTexts.post
  return paymentType === 'instagram' ? instructionTexts.postAndStory : instructionTexts.story
}
