import type { AccountType } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages<AccountType>({
  creator: {
    id: 'mf-auth.promise.creator',
    description: 'Beside the card, for creators',
    defaultMessage: 'Hitta samarbeten som passar dig och se när pengarna kommer.',
    en: 'Find collaborations that suit you, and see when the money comes.',
  },
  brand: {
    id: 'mf-auth.promise.brand',
    description: 'Beside the card, for brands',
    defaultMessage: 'Från idé till godkända inlägg, på ett ställe.',
    en: 'From idea to approved posts, in one place.',
  },
})
