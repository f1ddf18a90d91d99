import { defineMessages } from '@samspel/i18n'

export const sheetMessages = defineMessages({
  brandsHelp: {
    id: 'mf-auth.staff.sheet.brands-help',
    description: 'Help under the field',
    defaultMessage: 'Bara de valda syns för personen.',
    en: 'The person sees only these.',
  },
  changed: {
    id: 'mf-auth.staff.sheet.changed',
    description: 'Note; it holds at once',
    defaultMessage: 'Sparat. Det gäller direkt för {name}.',
    en: 'Saved. Takes effect for {name} right away.',
  },
  block: { id: 'mf-auth.staff.sheet.block', description: 'Button', defaultMessage: 'Blockera', en: 'Block' },
  unblock: {
    id: 'mf-auth.staff.sheet.unblock',
    description: 'Button',
    defaultMessage: 'Häv blockeringen',
    en: 'Unblock',
  },
  blockHelp: {
    id: 'mf-auth.staff.sheet.block-help',
    description: 'Over the button',
    defaultMessage: 'Den som är blockerad kommer inte in. Allt personen har gjort finns kvar.',
    en: 'Blocked people cannot log in. Everything they have done is kept.',
  },
  unblockHelp: {
    id: 'mf-auth.staff.sheet.unblock-help',
    description: 'Over the button',
    defaultMessage: 'Personen är blockerad och kommer inte in.',
    en: 'This person is blocked and cannot log in.',
  },
  addressHelp: {
    id: 'mf-auth.staff.sheet.address-help',
    description: 'Over the button',
    defaultMessage:
      'Byter personen e-postadress och når inte den förra? Kontrollera på annat sätt vem det är innan du släpper bytet. Den förra adressen får veta det.',
    en: 'Is the person changing email address and cannot reach the former one? Check by other means who it is before you let the change through. The former address is told.',
  },
  releaseAddress: {
    id: 'mf-auth.staff.sheet.release-address',
    description: 'Button',
    defaultMessage: 'Släpp bytet av e-postadress',
    en: 'Let the change of address through',
  },
  addressReleased: {
    id: 'mf-auth.staff.sheet.address-released',
    description: 'Note',
    defaultMessage: 'Bytet väntar bara på den nya adressen för {name}',
    en: 'The change of {name} waits for the new address alone',
  },
  noAddressChange: {
    id: 'mf-auth.staff.sheet.no-address-change',
    description: 'There is nothing to let through',
    defaultMessage: 'Personen har inget byte som väntar på den förra adressen.',
    en: 'This person has no change that waits for the former address.',
  },
  blockTitle: {
    id: 'mf-auth.staff.sheet.block-title',
    description: 'Question',
    defaultMessage: 'Blockera {name}?',
    en: 'Block {name}?',
  },
  blockText: {
    id: 'mf-auth.staff.sheet.block-text',
    description: 'What happens',
    defaultMessage:
      '{name} loggas ut direkt på alla enheter och kan inte logga in igen förrän någon häver blockeringen.',
    en: '{name} is logged out everywhere right away, and cannot log in again until someone unblocks them.',
  },
  unblockTitle: {
    id: 'mf-auth.staff.sheet.unblock-title',
    description: 'Question',
    defaultMessage: 'Häva blockeringen av {name}?',
    en: 'Unblock {name}?',
  },
  unblockText: {
    id: 'mf-auth.staff.sheet.unblock-text',
    description: 'What happens',
    defaultMessage: '{name} kan logga in igen med sitt lösenord.',
    en: '{name} can log in again with their password.',
  },
  blocked: {
    id: 'mf-auth.staff.sheet.blocked',
    description: 'Note',
    defaultMessage: '{name} är blockerad',
    en: '{name} is blocked',
  },
  unblocked: {
    id: 'mf-auth.staff.sheet.unblocked',
    description: 'Note',
    defaultMessage: '{name} kommer in igen',
    en: '{name} can log in again',
  },
})
