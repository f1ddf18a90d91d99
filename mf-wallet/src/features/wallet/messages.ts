import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-wallet.wallet.title', description: 'Heading of the page', sv: 'Plånbok', en: 'Wallet' },
})
