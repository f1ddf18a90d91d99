import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  newTitle: {
    id: 'mf-stores.store-editor.new-title',
    description: 'Heading of the page',
    defaultMessage: 'Ny butik',
    en: 'New store',
  },
  editTitle: {
    id: 'mf-stores.store-editor.edit-title',
    description: 'Heading of the page',
    defaultMessage: 'Redigera {name}',
    en: 'Edit {name}',
  },
  details: {
    id: 'mf-stores.store-editor.details',
    description: 'Heading of name and address',
    defaultMessage: 'Uppgifter',
    en: 'Details',
  },
  create: {
    id: 'mf-stores.store-editor.create',
    description: 'Submit',
    defaultMessage: 'Lägg till butik',
    en: 'Add store',
  },
  created: {
    id: 'mf-stores.store-editor.created',
    description: 'Toast',
    defaultMessage: '{name} är tillagd',
    en: '{name} has been added',
  },
  saved: {
    id: 'mf-stores.store-editor.saved',
    description: 'Toast',
    defaultMessage: 'Ändringarna är sparade',
    en: 'The changes are saved',
  },
})
