import type { CautionKind } from '@samspel/api/cautions'
import { defineMessages, type Message } from '@samspel/i18n'

export const cautionMessages = defineMessages({
  claim: {
    id: 'mf-campaigns.cautions.claim',
    description: 'Check of a text that does not hold; the words follow',
    defaultMessage: 'Påstående utan belägg',
    en: 'A claim without proof',
  },
  noClaim: {
    id: 'mf-campaigns.cautions.no-claim',
    description: 'Check of a text that holds',
    defaultMessage: 'Inga påståenden som behöver belägg',
    en: 'No claims that need proof',
  },
  care: {
    id: 'mf-campaigns.cautions.care',
    description: 'Check of a text: subjects that want care. What was found follows',
    defaultMessage: 'Alkohol, barn och hälsa',
    en: 'Alcohol, children and health',
  },
  none: {
    id: 'mf-campaigns.cautions.none',
    description: 'After the subjects that want care: nothing was found',
    defaultMessage: 'inget',
    en: 'nothing',
  },
  alcohol: {
    id: 'mf-campaigns.cautions.alcohol',
    description: 'A subject that wants care, before the words that were found',
    defaultMessage: 'Alkohol: {words}',
    en: 'Alcohol: {words}',
  },
  children: {
    id: 'mf-campaigns.cautions.children',
    description: 'A subject that wants care, before the words that were found',
    defaultMessage: 'Barn: {words}',
    en: 'Children: {words}',
  },
  health: {
    id: 'mf-campaigns.cautions.health',
    description: 'A subject that wants care, before the words that were found',
    defaultMessage: 'Hälsa: {words}',
    en: 'Health: {words}',
  },
})

export const careNames: Record<Exclude<CautionKind, 'claim'>, Message> = {
  alcohol: cautionMessages.alcohol,
  children: cautionMessages.children,
  health: cautionMessages.health,
}
