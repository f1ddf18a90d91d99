import { defineMessages, type Message } from '@samspel/i18n'
import type { MentionRecord } from '@samspel/store'
import type { ReasonTemplate } from '../../components/ReasonTemplates'
import { missingNames } from './missing-names'

const id = (name: string) => `mf-campaigns.mention-review.reason.${name}` as const

const names = defineMessages({
  label: { id: id('label'), description: 'Short name of a reason', sv: 'Märkning', en: 'Label' },
  names: { id: id('names'), description: 'Short name of a reason', sv: 'Konto eller hashtagg', en: 'Account or hashtag' },
  picture: { id: id('picture'), description: 'Short name of a reason', sv: 'Produkten syns inte', en: 'Product not shown' },
  facts: { id: id('facts'), description: 'Short name of a reason', sv: 'Fel uppgift', en: 'Wrong fact' },
  brief: { id: id('brief'), description: 'Short name of a reason', sv: 'Följer inte uppdraget', en: 'Not as agreed' },
  late: { id: id('late'), description: 'Short name of a reason', sv: 'För sent', en: 'Too late' },
  tone: { id: id('tone'), description: 'Short name of a reason', sv: 'Passar inte varumärket', en: 'Does not fit the brand' },
})

const texts = defineMessages({
  label: {
    id: id('label-text'), description: 'Reason to the creator',
    sv: 'Märkningen saknas eller är otydlig. Börja texten med Reklam eller Annons.',
    en: 'The label is missing or unclear. Start the text with Ad or Advertisement.',
  },
  picture: {
    id: id('picture-text'), description: 'Reason to the creator', sv: 'Produkten syns inte tydligt. Byt till en bild där den är i fokus.',
    en: 'The product is not clearly shown. Please choose a picture that has it in focus.',
  },
  facts: {
    id: id('facts-text'), description: 'Reason to the creator', sv: 'En uppgift om produkten stämmer inte: ',
    en: 'A fact about the product is not right: ',
  },
  brief: {
    id: id('brief-text'), description: 'Reason to the creator', sv: 'Inlägget följer inte det som uppdraget beskriver.',
    en: 'The post does not follow what the assignment describes.',
  },
  late: {
    id: id('late-text'), description: 'Reason to the creator', sv: 'Inlägget publicerades efter sista dagen.',
    en: 'The post was published after the deadline.',
  },
  tone: {
    id: id('tone-text'), description: 'Reason to the creator', sv: 'Innehållet passar inte det som varumärket står för.',
    en: 'The content does not fit what the brand stands for.',
  },
})

const namesText = (checks: MentionRecord['checks'] | undefined): Message => {
  const missing = (checks ? missingNames(checks) : []).join(', ')
  return {
    id: id('names-text'), description: 'Reason to the creator',
    sv: missing ? `Lägg till ${missing} i texten.` : 'Konto eller hashtagg saknas i texten: ',
    en: missing ? `Please add ${missing} to the text.` : 'An account or hashtag is missing in the text: ',
  }
}

/** Reasons to ask for changes; what the checks found comes first. */
export const changeReasons = (checks?: MentionRecord['checks']): ReasonTemplate[] => {
  const label = { name: names.label, text: texts.label }
  const named = { name: names.names, text: namesText(checks) }
  const first = checks && checks.adLabel === 'ok' && missingNames(checks).length > 0 ? [named, label] : [label, named]
  return [...first, { name: names.picture, text: texts.picture }, { name: names.facts, text: texts.facts }]
}

/** Reasons to say no for good. */
export const rejectReasons: readonly ReasonTemplate[] = [
  { name: names.brief, text: texts.brief }, { name: names.late, text: texts.late }, { name: names.tone, text: texts.tone },
]
