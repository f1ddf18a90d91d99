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
  label: {
    id: 'mf-stores.coming.label',
    description: 'Label of the field',
    defaultMessage: 'När kommer du? Butiken ser det i sin lista.',
    en: 'When do you come? The store sees it in its list.',
  },
  remove: {
    id: 'mf-stores.coming.remove',
    description: 'Takes the hour away',
    defaultMessage: 'Ta bort tiden',
    en: 'Remove the time',
  },
  choose: {
    id: 'mf-stores.coming.choose',
    description: 'Nothing was chosen',
    defaultMessage: 'Välj dag och tid.',
    en: 'Choose a day and a time.',
  },
  past: {
    id: 'mf-stores.coming.past',
    description: 'in_the_past',
    defaultMessage: 'Välj en tid som inte har varit.',
    en: 'Choose a time that has not passed.',
  },
  afterEnd: {
    id: 'mf-stores.coming.after-end',
    description: 'after_end',
    defaultMessage: 'Välj en tid före {date}, då passet går ut.',
    en: 'Choose a time before {date}, when the pass expires.',
  },
  closedThen: {
    id: 'mf-stores.coming.closed-then',
    description: 'The store is closed at that hour',
    defaultMessage: 'Butiken har stängt då. Den dagen är det öppet {hours}.',
    en: 'The store is closed then. That day it is open {hours}.',
  },
  closedDay: {
    id: 'mf-stores.coming.closed-day',
    description: 'The store is closed all day',
    defaultMessage: 'Butiken har stängt den dagen. Välj en annan.',
    en: 'The store is closed that day. Choose another.',
  },
  closed: {
    id: 'mf-stores.coming.closed',
    description: 'The server says that the store is closed then',
    defaultMessage: 'Butiken har stängt då. Välj en tid när den är öppen.',
    en: 'The store is closed then. Choose a time when it is open.',
  },
})
