import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: { id: 'mf-auth.log.title', description: 'Heading and tab', defaultMessage: 'Logg', en: 'Log' },
  context: {
    id: 'mf-auth.log.context',
    description: 'Under the heading',
    defaultMessage: 'Vad som gjorts hos alla företag och på plattformen',
    en: 'What was done at all companies and on the platform',
  },
  failed: {
    id: 'mf-auth.log.failed',
    description: 'The log could not be fetched',
    defaultMessage: 'Loggen kunde inte hämtas.',
    en: 'The log could not be loaded.',
  },
  when: { id: 'mf-auth.log.when', description: 'Column', defaultMessage: 'När', en: 'When' },
  who: { id: 'mf-auth.log.who', description: 'Column', defaultMessage: 'Vem', en: 'Who' },
  what: { id: 'mf-auth.log.what', description: 'Column', defaultMessage: 'Vad', en: 'What' },
  from: { id: 'mf-auth.log.from', description: 'Column: browser and system', defaultMessage: 'Varifrån', en: 'From' },
  unknownPlace: {
    id: 'mf-auth.log.unknown-place',
    description: 'No browser is known',
    defaultMessage: 'Okänt',
    en: 'Unknown',
  },
  allKinds: {
    id: 'mf-auth.log.all-kinds',
    description: 'No kind chosen',
    defaultMessage: 'Allt som gjorts',
    en: 'Everything done',
  },
  everyone: { id: 'mf-auth.log.everyone', description: 'No person chosen', defaultMessage: 'Alla', en: 'Everyone' },
  none: {
    id: 'mf-auth.log.none',
    description: 'Empty log',
    defaultMessage: 'Inget i loggen än',
    en: 'Nothing in the log yet',
  },
  noneText: {
    id: 'mf-auth.log.none-text',
    description: 'What will stand here',
    defaultMessage: 'Här syns inbjudningar, roller, inställningar och pengar, i den ordning de ändrats.',
    en: 'Invitations, roles, settings and money are shown here, in the order they were changed.',
  },
  noneFound: {
    id: 'mf-auth.log.none-found',
    description: 'Nothing for the filter',
    defaultMessage: 'Inget i loggen matchar',
    en: 'Nothing in the log matches',
  },
  fields: {
    id: 'mf-auth.log.fields',
    description: 'Which fields were changed',
    defaultMessage: 'Ändrat: {fields}',
    en: 'Changed: {fields}',
  },
})
