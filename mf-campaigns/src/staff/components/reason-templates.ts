import type { ReasonTemplate } from '@samspel/desk/reason'
import { bilingual, defineMessages } from '@samspel/i18n'

const m = defineMessages({
  full: {
    id: 'mf-campaigns.campaign-detail.template.full',
    description: 'Button: reason',
    defaultMessage: 'Platserna räcker inte',
    en: 'Not enough places',
  },
  audience: {
    id: 'mf-campaigns.campaign-detail.template.audience',
    description: 'Button: reason',
    defaultMessage: 'Annan målgrupp',
    en: 'Another audience',
  },
  style: {
    id: 'mf-campaigns.campaign-detail.template.style',
    description: 'Button: reason',
    defaultMessage: 'Annat uttryck',
    en: 'Another style',
  },
  demands: {
    id: 'mf-campaigns.campaign-detail.template.demands',
    description: 'Button: reason',
    defaultMessage: 'Kraven uppfylls inte',
    en: 'Requirements not met',
  },
  noAnswer: {
    id: 'mf-campaigns.campaign-detail.template.no-answer',
    description: 'Button: reason for taking out',
    defaultMessage: 'Inget svar',
    en: 'No answer',
  },
  late: {
    id: 'mf-campaigns.campaign-detail.template.late',
    description: 'Button: reason for taking out',
    defaultMessage: 'Deadline passerad',
    en: 'Deadline passed',
  },
})

/** In the creator's language. */
const texts = bilingual(
  defineMessages({
    fullText: {
      id: 'mf-campaigns.campaign-detail.template.full-text',
      description: 'Reason that the creator reads',
      defaultMessage:
        'Tack för din ansökan. Vi fick fler ansökningar än vi har platser och har valt andra den här gången.',
      en: 'Thank you for applying. We got more applications than we have places and chose others this time.',
    },
    audienceText: {
      id: 'mf-campaigns.campaign-detail.template.audience-text',
      description: 'Reason that the creator reads',
      defaultMessage:
        'Tack för din ansökan. Kampanjen riktar sig till en annan målgrupp än din. Sök gärna våra kommande kampanjer.',
      en: 'Thank you for applying. The campaign is for another audience than yours. You are welcome to apply to our next campaigns.',
    },
    styleText: {
      id: 'mf-campaigns.campaign-detail.template.style-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Tack för din ansökan. Vi söker ett annat uttryck i bilderna den här gången.',
      en: 'Thank you for applying. We are looking for another style of images this time.',
    },
    demandsText: {
      id: 'mf-campaigns.campaign-detail.template.demands-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Tack för din ansökan. Ditt konto uppfyller inte alla krav som står i kampanjen.',
      en: 'Thank you for applying. Your account does not meet all the requirements of the campaign.',
    },
    noAnswerText: {
      id: 'mf-campaigns.campaign-detail.template.no-answer-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Vi har inte hört något från dig och behöver lämna platsen vidare.',
      en: 'We have not heard from you and need to pass the place on.',
    },
    lateText: {
      id: 'mf-campaigns.campaign-detail.template.late-text',
      description: 'Reason that the creator reads',
      defaultMessage: 'Sista dagen att publicera har passerat utan inlägg, så vi avslutar samarbetet.',
      en: 'The last day to publish has passed without a post, so we end the collaboration.',
    },
  }),
)

export const rejectTemplates: readonly ReasonTemplate[] = [
  { name: m.full, text: texts.fullText },
  { name: m.audience, text: texts.audienceText },
  { name: m.style, text: texts.styleText },
  { name: m.demands, text: texts.demandsText },
]

export const removeTemplates: readonly ReasonTemplate[] = [
  { name: m.noAnswer, text: texts.noAnswerText },
  { name: m.late, text: texts.lateText },
]
