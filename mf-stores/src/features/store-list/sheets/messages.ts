import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-stores.store-sheets.title',
    description: 'Heading of the dialog',
    defaultMessage: 'Skyltar till alla butiker',
    en: 'Signs for all stores',
  },
  text: {
    id: 'mf-stores.store-sheets.text',
    description: 'What comes of it',
    defaultMessage: 'Skyltarna sparas som PDF, en sida per butik och högst 100 butiker i varje fil.',
    en: 'The signs are saved as PDF, a page for each store and at most 100 stores in each file.',
  },
  running: {
    id: 'mf-stores.store-sheets.running',
    description: 'How far it has come',
    defaultMessage: '{total, plural, =0 {Förbereder} one {Fil {at} av {total}} other {Fil {at} av {total}}}',
    en: '{total, plural, =0 {Preparing} one {File {at} of {total}} other {File {at} of {total}}}',
  },
  done: {
    id: 'mf-stores.store-sheets.done',
    description: 'All files are saved',
    defaultMessage: '{total, plural, one {Filen är sparad.} other {Alla # filer är sparade.}}',
    en: '{total, plural, one {The file is saved.} other {All # files are saved.}}',
  },
  none: {
    id: 'mf-stores.store-sheets.none',
    description: 'The brand has no stores any more',
    defaultMessage: 'Det finns inga butiker att göra skyltar till.',
    en: 'There are no stores to make signs for.',
  },
  file: {
    id: 'mf-stores.store-sheets.file',
    description: 'Name of a file, without its ending',
    defaultMessage: '{total, plural, one {Skyltar} other {Skyltar {at} av {total}}}',
    en: '{total, plural, one {Signs} other {Signs {at} of {total}}}',
  },
})
