import { defineMessages } from '@samspel/i18n'

export const signalMessages = defineMessages({
  title: {
    id: 'mf-campaigns.creator-profile.signals.title',
    description: 'Heading of what stands out about an account',
    defaultMessage: 'Det här sticker ut',
    en: 'What stands out',
  },
  what: {
    id: 'mf-campaigns.creator-profile.signals.what',
    description: 'Under the list: what it means',
    defaultMessage: 'Siffrorna kommer från nätverket. De säger inte att något är fel, bara att det är värt att fråga.',
    en: 'The figures come from the network. They do not say that anything is wrong, only that it is worth asking.',
  },
})
