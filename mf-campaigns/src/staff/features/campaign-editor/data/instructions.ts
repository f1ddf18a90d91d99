import { mentionKindsOf } from '@samspel/api/campaign-rules'
import type { BilingualMessage } from '@samspel/i18n'
import { instructionTexts } from '../messages'
import type { EditorValues } from './values'

/** The default instruction text for what is to be published (row E-13): a post, a post and a story, or a story alone. */
export const defaultInstructions = (
  values: Pick<EditorValues, 'enablePosts' | 'enableStories' | 'paymentType'>,
): BilingualMessage => {
  const kinds = mentionKindsOf({ ...values, requireUploadedContent: false })
  if (!kinds.includes('story')) return instructionTexts.post
  return kinds.includes('post') ? instructionTexts.postAndStory : instructionTexts.story
}

const defaults = Object.values(instructionTexts).flatMap(({ defaultMessage, en }) => [defaultMessage, en])

/** Whether nobody has written instructions of their own: the field is empty, or holds a default of any kind and language. */
export const isDefaultInstructions = (text: string): boolean => text.trim() === '' || defaults.includes(text.trim())

/** The field's next text when a default is asked for: it takes the place of another default, and stands below what somebody has written. */
export const withDefault = (text: string, standard: string): string =>
  isDefaultInstructions(text) ? standard : `${text.trimEnd()}\n\n${standard}`
