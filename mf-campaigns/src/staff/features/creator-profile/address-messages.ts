import { defineMessages } from '@samspel/i18n'

export const addressMessages = defineMessages({
  help: {
    id: 'mf-campaigns.creator-profile.address.help',
    description: 'Over the button',
    defaultMessage:
      'Byter kreatören e-postadress och når inte den förra? Kontrollera på annat sätt vem det är innan du släpper bytet. Den förra adressen får veta det.',
    en: 'Is the creator changing email address without access to the old one? Check who it is by other means before you let the change through. The old address is told.',
  },
  release: {
    id: 'mf-campaigns.creator-profile.address.release',
    description: 'Button',
    defaultMessage: 'Släpp bytet av e-postadress',
    en: 'Let the change of address through',
  },
  released: {
    id: 'mf-campaigns.creator-profile.address.released',
    description: 'Note',
    defaultMessage: 'Bytet väntar bara på den nya adressen',
    en: 'The change now only waits for the new address',
  },
  none: {
    id: 'mf-campaigns.creator-profile.address.none',
    description: 'There is nothing to let through',
    defaultMessage: 'Kreatören har inget byte som väntar på den förra adressen.',
    en: 'The creator has no change that is waiting for the old address.',
  },
})
