import type { Locale } from '@samspel/api'
import { adLabelBefore } from '@samspel/api/ad-label'
import { mentionKindsOf } from '@samspel/api/campaign-rules'
import { type BilingualMessage, textIn } from '@samspel/i18n'
import { instructionTexts } from '../messages'
import type { EditorValues } from './values'

// Bilingual texts are shipped as they are written, so that the country's words are put in here.
const labelled = (text: string, label: string): string => text.replace('{label}', label)

/**
 * The default instructions for what is asked for: on Instagram a post, a post and a story, or only a story (row E-13); material, or what is
 * published elsewhere, have texts of their own. They ask for the label in the words of the campaign's country.
 */
export const defaultInstructions = (
  values: Pick<EditorValues, 'enablePosts' | 'enableStories' | 'paymentType' | 'country'>,
  locale: Locale,
): string => labelled(textIn(textFor(values), locale), adLabelBefore[values.country])

const textFor = (values: Pick<EditorValues, 'enablePosts' | 'enableStories' | 'paymentType'>): BilingualMessage => {
  if (values.paymentType !== 'instagram') return instructionTexts[values.paymentType]
  const kinds = mentionKindsOf({ ...values, requireUploadedContent: false })
  if (!kinds.includes('story')) return instructionTexts.post
  return kinds.includes('post') ? instructionTexts.postAndStory : instructionTexts.story
}

/** In texts saved by earlier versions the English words were these, in every country. */
const former = 'Advertisement for'
const defaults = new Set(
  Object.values(instructionTexts).flatMap(({ defaultMessage, en }) =>
    [...Object.values(adLabelBefore), former].flatMap((label) =>
      [defaultMessage, en].map((text) => labelled(text, label)),
    ),
  ),
)

/** Whether no custom instructions were written: the field is empty, or contains any default in any language. */
export const isDefaultInstructions = (text: string): boolean => text.trim() === '' || defaults.has(text.trim())

/** The field's text when a default is inserted: it replaces another default, and is appended to a custom text. */
export const withDefault = (text: string, standard: string): string =>
  isDefaultInstructions(text) ? standard : `${text.trimEnd()}\n\n${standard}`
