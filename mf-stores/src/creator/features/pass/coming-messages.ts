import { defineMessages } from '@samspel/i18n'

export const comingMessages = defineMessages({
  unknown: {
    id: 'mf-stores.coming.unknown',
    description: 'No hour has been given',
    defaultMessage: 'Kom när du vill',
    en: 'Come whenever you like',
  },
  comes: {
    id: 'mf-stores.coming.comes',
    description: 'The hour that was given',
    defaultMessage: 'Du kommer {date}',
    en: 'You come {date}',
  },
  say: { id: 'mf-stores.coming.say', description: 'Opens the field', defaultMessage: 'Säg när', en: 'Say when' },
  remove: {
    id: 'mf-stores.coming.remove',
    description: 'Takes the hour away',
    defaultMessage: 'Ta bort tiden',
    en: 'Remove the time',
  },
})
