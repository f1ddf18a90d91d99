import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.begin.title',
    description: 'Dialog in which a conversation is begun',
    defaultMessage: 'Nytt meddelande',
    en: 'New message',
  },
  creator: {
    id: 'mf-messages.begin.creator',
    description: 'Field: to whom',
    defaultMessage: 'Till',
    en: 'To',
  },
  creatorPlaceholder: {
    id: 'mf-messages.begin.creator-placeholder',
    description: 'In the empty field',
    defaultMessage: 'Sök kreatör',
    en: 'Search creator',
  },
  noCreators: {
    id: 'mf-messages.begin.no-creators',
    description: 'In place of options',
    defaultMessage: 'Ingen kreatör heter så.',
    en: 'No creator has that name.',
  },
  looking: {
    id: 'mf-messages.begin.looking',
    description: 'In place of options while they load',
    defaultMessage: 'Söker …',
    en: 'Searching …',
  },
  failed: {
    id: 'mf-messages.begin.failed',
    description: 'In place of options when they could not be read',
    defaultMessage: 'Kreatörerna kunde inte hämtas.',
    en: 'The creators could not be loaded.',
  },
  writeAs: {
    id: 'mf-messages.begin.write-as',
    description: 'Field: in which brand’s name',
    defaultMessage: 'Skriv som',
    en: 'Write as',
  },
  writeAsHelp: {
    id: 'mf-messages.begin.write-as-help',
    description: 'Below the field',
    defaultMessage: 'Kreatören ser varumärkets namn. Varje varumärke har sin egen konversation.',
    en: 'The creator sees the brand’s name. Each brand has its own conversation.',
  },
  required: {
    id: 'mf-messages.begin.required',
    description: 'Nobody was chosen',
    defaultMessage: 'Välj en kreatör.',
    en: 'Choose a creator.',
  },
  open: {
    id: 'mf-messages.begin.open',
    description: 'Button',
    defaultMessage: 'Skriv',
    en: 'Write',
  },
})
