import { defineMessages } from '@samspel/i18n'

export const storeMessages = defineMessages({
  storesOf: {
    id: 'mf-auth.staff.stores.stores-of',
    description: 'Label, where there are several brands',
    defaultMessage: 'Butiker för {brand}',
    en: 'Stores of {brand}',
  },
  help: {
    id: 'mf-auth.staff.stores.help',
    description: 'Help under the field',
    defaultMessage: 'Personen ser bara de valda butikerna. Välj ingen för att visa alla.',
    en: 'The person sees only these stores. Choose none to show all of them.',
  },
  none: {
    id: 'mf-auth.staff.stores.none',
    description: 'In the list of stores when none fits',
    defaultMessage: 'Ingen butik hittades',
    en: 'No store was found',
  },
  searching: {
    id: 'mf-auth.staff.stores.searching',
    description: 'In the list of stores while it is looked for',
    defaultMessage: 'Söker …',
    en: 'Searching …',
  },
  failed: {
    id: 'mf-auth.staff.stores.failed',
    description: 'The stores could not be read',
    defaultMessage: 'Butikerna kunde inte hämtas. Skriv något för att försöka igen.',
    en: 'The stores could not be loaded. Type something to try again.',
  },
})
