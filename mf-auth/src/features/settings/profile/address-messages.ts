import { defineMessages } from '@samspel/i18n'

export const addressMessages = defineMessages({
  title: {
    id: 'mf-auth.settings.address',
    description: 'Heading: where parcels are sent',
    defaultMessage: 'Leveransadress',
    en: 'Delivery address',
  },
  detail: {
    id: 'mf-auth.settings.address-detail',
    description: 'Beside the heading',
    defaultMessage: 'Bara varumärken som sagt ja till dig ser den',
    en: 'Only brands that have said yes to you see it',
  },
  loading: {
    id: 'mf-auth.settings.address-loading',
    description: 'For screen readers',
    defaultMessage: 'Adressen hämtas',
    en: 'Loading the address',
  },
  add: {
    id: 'mf-auth.settings.address-add',
    description: 'Button',
    defaultMessage: 'Lägg till adress',
    en: 'Add address',
  },
  change: {
    id: 'mf-auth.settings.address-change',
    description: 'Button',
    defaultMessage: 'Ändra adressen',
    en: 'Change the address',
  },
  remove: {
    id: 'mf-auth.settings.address-remove',
    description: 'Button',
    defaultMessage: 'Ta bort',
    en: 'Remove',
  },
  removeTitle: {
    id: 'mf-auth.settings.address-remove-title',
    description: 'Question',
    defaultMessage: 'Ta bort leveransadressen?',
    en: 'Remove the delivery address?',
  },
  removeText: {
    id: 'mf-auth.settings.address-remove-text',
    description: 'Under the question',
    defaultMessage: 'Varumärken som ska skicka något till dig behåller den tills 30 dagar efter att kampanjen är slut.',
    en: 'Brands that are to send you something keep it until 30 days after their campaign has ended.',
  },
  keep: {
    id: 'mf-auth.settings.address-keep',
    description: 'Closes the question',
    defaultMessage: 'Behåll',
    en: 'Keep',
  },
  removed: {
    id: 'mf-auth.settings.address-removed',
    description: 'Toast',
    defaultMessage: 'Adressen är borttagen.',
    en: 'The address is removed.',
  },
})
