import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  label: {
    id: 'offer.coming.label',
    description: 'Label of the field',
    defaultMessage: 'När kommer du? Butiken ser det i sin lista.',
    en: 'When do you come? The store sees it in its list.',
  },
  choose: {
    id: 'offer.coming.choose',
    description: 'Nothing was chosen',
    defaultMessage: 'Välj dag och tid.',
    en: 'Choose a day and a time.',
  },
  past: {
    id: 'offer.coming.past',
    description: 'in_the_past',
    defaultMessage: 'Välj en tid som inte har varit.',
    en: 'Choose a time that has not passed.',
  },
  afterEnd: {
    id: 'offer.coming.after-end',
    description: 'after_end',
    defaultMessage: 'Välj en tid före {date}, då passet går ut.',
    en: 'Choose a time before {date}, when the pass expires.',
  },
  closedThen: {
    id: 'offer.coming.closed-then',
    description: 'The store is closed at that hour',
    defaultMessage: 'Butiken har stängt då. Den dagen är det öppet {hours}.',
    en: 'The store is closed then. That day it is open {hours}.',
  },
  closedDay: {
    id: 'offer.coming.closed-day',
    description: 'The store is closed all day',
    defaultMessage: 'Butiken har stängt den dagen. Välj en annan.',
    en: 'The store is closed that day. Choose another.',
  },
  closed: {
    id: 'offer.coming.closed',
    description: 'The server says that the store is closed then',
    defaultMessage: 'Butiken har stängt då. Välj en tid när den är öppen.',
    en: 'The store is closed then. Choose a time when it is open.',
  },
})
