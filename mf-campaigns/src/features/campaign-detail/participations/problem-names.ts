import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-detail.dialog.${name}` as const

export const problemNames = defineMessages({
  not_arrived: { id: id('problem.not-arrived'), description: 'Delivery problem', sv: 'Har inte kommit fram', en: 'Has not arrived' },
  damaged: { id: id('problem.damaged'), description: 'Delivery problem', sv: 'Trasig eller skadad', en: 'Damaged' },
  wrong_item: { id: id('problem.wrong-item'), description: 'Delivery problem', sv: 'Fel vara', en: 'Wrong item' },
  other: { id: id('problem.other'), description: 'Delivery problem', sv: 'Annat', en: 'Something else' },
})
