import { defineMessages } from '@samspel/i18n'

/** Orders on phones, where there are no columns to press. */
export const orderMessages = defineMessages({
  soonest: {
    id: 'mf-campaigns.applications.order-soonest',
    description: 'Order: those to be answered first come first',
    defaultMessage: 'Svara först',
    en: 'Answer first',
  },
  mostEngagement: {
    id: 'mf-campaigns.applications.order-engagement',
    description: 'Order',
    defaultMessage: 'Störst engagemang',
    en: 'Most engagement',
  },
  lowestFee: {
    id: 'mf-campaigns.applications.order-fee',
    description: 'Order: what approving reserves',
    defaultMessage: 'Lägst arvode',
    en: 'Lowest fee',
  },
  byName: {
    id: 'mf-campaigns.applications.order-name',
    description: 'Order: alphabetically by creator',
    defaultMessage: 'Kreatör, A till Ö',
    en: 'Creator, A to Z',
  },
})
