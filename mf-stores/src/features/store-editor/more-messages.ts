import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  more: {
    id: 'mf-stores.store-editor.more',
    description: 'Heading of opening hours and phone',
    defaultMessage: 'Öppettider och kontakt',
    en: 'Opening hours and contact',
  },
  hoursExample: {
    id: 'mf-stores.store-editor.hours-example',
    description: 'Example in the field',
    defaultMessage: 'Mån–fre 10–18, lör 11–16',
    en: 'Mon–Fri 10–18, Sat 11–16',
  },
})
