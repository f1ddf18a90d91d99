import type { Country } from '@samspel/api'
import { adLabels } from '@samspel/api/ad-label'
import type { ReasonTemplate } from '@samspel/desk/reason'
import { bilingual, type BilingualMessage, defineMessages } from '@samspel/i18n'
import type { MentionRecord } from '@samspel/store'
import { missingNames } from './missing-names'

const names = defineMessages({
  label: {
    id: 'mf-campaigns.mention-review.reason.label',
    description: 'Short name of a reason',
    defaultMessage: 'Märkning',
    en: 'Label',
  },
  names: {
    id: 'mf-campaigns.mention-review.reason.names',
    description: 'Short name of a reason',
    defaultMessage: 'Konto eller hashtagg',
    en: 'Account or hashtag',
  },
  picture: {
    id: 'mf-campaigns.mention-review.reason.picture',
    description: 'Short name of a reason',
    defaultMessage: 'Produkten syns inte',
    en: 'Product not shown',
  },
  facts: {
    id: 'mf-campaigns.mention-review.reason.facts',
    description: 'Short name of a reason',
    defaultMessage: 'Fel uppgift',
    en: 'Wrong fact',
  },
  brief: {
    id: 'mf-campaigns.mention-review.reason.brief',
    description: 'Short name of a reason',
    defaultMessage: 'Följer inte uppdraget',
    en: 'Not as agreed',
  },
  late: {
    id: 'mf-campaigns.mention-review.reason.late',
    description: 'Short name of a reason',
    defaultMessage: 'För sent',
    en: 'Too late',
  },
  tone: {
    id: 'mf-campaigns.mention-review.reason.tone',
    description: 'Short name of a reason',
    defaultMessage: 'Passar inte varumärket',
    en: 'Does not fit the brand',
  },
})

const texts = bilingual(
  defineMessages({
    label: {
      id: 'mf-campaigns.mention-review.reason.label-text',
      description: 'Reason to the creator',
      defaultMessage: 'Märkningen saknas eller är otydlig. Säg först i texten att det är reklam.',
      en: 'The label is missing or unclear. Say at the start of the text that it is advertising.',
    },
    labelWords: {
      id: 'mf-campaigns.mention-review.reason.label-words',
      description: 'Reason to the creator. {one} and {other}: words in the language of the campaign’s country',
      defaultMessage: 'Märkningen saknas eller är otydlig. Börja texten med {one} eller {other}.',
      en: 'The label is missing or unclear. Start the text with {one} or {other}.',
    },
    picture: {
      id: 'mf-campaigns.mention-review.reason.picture-text',
      description: 'Reason to the creator',
      defaultMessage: 'Produkten syns inte tydligt. Byt till en bild där den är i fokus.',
      en: 'The product is not clearly shown. Please choose an image that has it in focus.',
    },
    facts: {
      id: 'mf-campaigns.mention-review.reason.facts-text',
      description: 'Reason to the creator',
      defaultMessage: 'En uppgift om produkten stämmer inte: ',
      en: 'A fact about the product is not right: ',
    },
    brief: {
      id: 'mf-campaigns.mention-review.reason.brief-text',
      description: 'Reason to the creator',
      defaultMessage: 'Inlägget följer inte det som uppdraget beskriver.',
      en: 'The post does not follow what the assignment describes.',
    },
    late: {
      id: 'mf-campaigns.mention-review.reason.late-text',
      description: 'Reason to the creator',
      defaultMessage: 'Inlägget publicerades efter sista dagen.',
      en: 'The post was published after the deadline.',
    },
    names: {
      id: 'mf-campaigns.mention-review.reason.names-text',
      description: 'Reason to the creator; somebody writes what is missing after it',
      defaultMessage: 'Konto eller hashtagg saknas i texten: ',
      en: 'An account or hashtag is missing in the text: ',
    },
    addNames: {
      id: 'mf-campaigns.mention-review.reason.add-names-text',
      description: 'Reason to the creator; {names} are accounts and hashtags',
      defaultMessage: 'Lägg till {names} i texten.',
      en: 'Please add {names} to the text.',
    },
    tone: {
      id: 'mf-campaigns.mention-review.reason.tone-text',
      description: 'Reason to the creator',
      defaultMessage: 'Innehållet passar inte det som varumärket står för.',
      en: 'The content does not fit what the brand stands for.',
    },
  }),
)

const namesText = (checks: MentionRecord['checks'] | undefined): BilingualMessage => {
  const missing = (checks ? missingNames(checks) : []).join(', ')
  if (!missing) return texts.names
  const { id, defaultMessage, en } = texts.addNames
  const filled = (text: string) => text.replace('{names}', () => missing)
  return { id, defaultMessage: filled(defaultMessage), en: filled(en) }
}

const labelText = (country: Country | undefined): BilingualMessage => {
  if (!country) return texts.label
  const [one, other] = adLabels[country]
  const { id, defaultMessage, en } = texts.labelWords
  const filled = (text: string) => text.replace('{one}', one).replace('{other}', other)
  return { id, defaultMessage: filled(defaultMessage), en: filled(en) }
}

/** Template reasons for requesting changes; problems found by the checks come first. */
export const changeReasons = (checks?: MentionRecord['checks'], country?: Country): ReasonTemplate[] => {
  const label = { name: names.label, text: labelText(country) }
  const named = { name: names.names, text: namesText(checks) }
  const first = checks && checks.adLabel === 'ok' && missingNames(checks).length > 0 ? [named, label] : [label, named]
  return [...first, { name: names.picture, text: texts.picture }, { name: names.facts, text: texts.facts }]
}

/** Template reasons for a final rejection. */
export const rejectReasons: readonly ReasonTemplate[] = [
  { name: names.brief, text: texts.brief },
  { name: names.late, text: texts.late },
  { name: names.tone, text: texts.tone },
]
