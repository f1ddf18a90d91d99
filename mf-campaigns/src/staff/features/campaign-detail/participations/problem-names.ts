import type { DeliveryProblemKind } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const problemNames = defineMessages<DeliveryProblemKind>({
  not_arrived: {
    id: 'mf-campaigns.campaign-detail.dialog.problem.not-arrived',
    description: 'Delivery problem',
    defaultMessage: 'Har inte kommit fram',
    en: 'Has not arrived',
  },
  damaged: {
    id: 'mf-campaigns.campaign-detail.dialog.problem.damaged',
    description: 'Delivery problem',
    defaultMessage: 'Trasig eller skadad',
    en: 'Damaged',
  },
  wrong_item: {
    id: 'mf-campaigns.campaign-detail.dialog.problem.wrong-item',
    description: 'Delivery problem',
    defaultMessage: 'Fel vara',
    en: 'Wrong item',
  },
  other: {
    id: 'mf-campaigns.campaign-detail.dialog.problem.other',
    description: 'Delivery problem',
    defaultMessage: 'Annat',
    en: 'Something else',
  },
})
