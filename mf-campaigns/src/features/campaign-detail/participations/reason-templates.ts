import { defineMessages } from '@samspel/i18n'
import type { ReasonTemplate } from '../../../components/ReasonTemplates'

const id = (name: string) => `mf-campaigns.campaign-detail.template.${name}` as const

const m = defineMessages({
  full: { id: id('full'), description: 'Button: reason', sv: 'Platserna räcker inte', en: 'Not enough places' },
  fullText: {
    id: id('full-text'), description: 'Reason that the creator reads',
    sv: 'Tack för din ansökan. Vi fick fler ansökningar än vi har platser och har valt andra den här gången.',
    en: 'Thank you for applying. We got more applications than we have places and chose others this time.',
  },
  audience: { id: id('audience'), description: 'Button: reason', sv: 'Annan målgrupp', en: 'Another audience' },
  audienceText: {
    id: id('audience-text'), description: 'Reason that the creator reads',
    sv: 'Tack för din ansökan. Kampanjen riktar sig till en annan målgrupp än din. Sök gärna våra kommande kampanjer.',
    en: 'Thank you for applying. The campaign is for another audience than yours. You are welcome to apply to our next campaigns.',
  },
  style: { id: id('style'), description: 'Button: reason', sv: 'Annat uttryck', en: 'Another style' },
  styleText: {
    id: id('style-text'), description: 'Reason that the creator reads',
    sv: 'Tack för din ansökan. Vi söker ett annat uttryck i bilderna den här gången.',
    en: 'Thank you for applying. We are looking for another style of pictures this time.',
  },
  demands: { id: id('demands'), description: 'Button: reason', sv: 'Kraven uppfylls inte', en: 'Demands not met' },
  demandsText: {
    id: id('demands-text'), description: 'Reason that the creator reads',
    sv: 'Tack för din ansökan. Ditt konto uppfyller inte alla krav som står i kampanjen.',
    en: 'Thank you for applying. Your account does not meet all demands of the campaign.',
  },
  noAnswer: { id: id('no-answer'), description: 'Button: reason for taking out', sv: 'Inget svar', en: 'No answer' },
  noAnswerText: {
    id: id('no-answer-text'), description: 'Reason that the creator reads',
    sv: 'Vi har inte hört något från dig och behöver lämna platsen vidare.',
    en: 'We have not heard from you and need to pass the place on.',
  },
  late: { id: id('late'), description: 'Button: reason for taking out', sv: 'Deadline passerad', en: 'Deadline passed' },
  lateText: {
    id: id('late-text'), description: 'Reason that the creator reads',
    sv: 'Sista dagen att publicera har passerat utan inlägg, så vi avslutar samarbetet.',
    en: 'The last day to publish has passed without a post, so we end the collaboration.',
  },
})

/** Reasons for saying no to an application. */
export const rejectTemplates: readonly ReasonTemplate[] = [
  { name: m.full, text: m.fullText }, { name: m.audience, text: m.audienceText }, { name: m.style, text: m.styleText },
  { name: m.demands, text: m.demandsText },
]

/** Reasons for taking out somebody who was approved. */
export const removeTemplates: readonly ReasonTemplate[] = [{ name: m.noAnswer, text: m.noAnswerText }, { name: m.late, text: m.lateText }]
