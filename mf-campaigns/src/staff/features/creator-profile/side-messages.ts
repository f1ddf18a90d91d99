import { defineMessages } from '@samspel/i18n'

export const sideMessages = defineMessages({
  about: {
    id: 'mf-campaigns.creator-profile.side.about',
    description: 'Heading; the creator’s first name',
    defaultMessage: 'Om {name}',
    en: 'About {name}',
  },
  noBio: {
    id: 'mf-campaigns.creator-profile.side.no-bio',
    description: 'No introduction',
    defaultMessage: 'Kreatören har inte skrivit något om sig själv än.',
    en: 'The creator has not written anything about themselves yet.',
  },
  writesSwedish: {
    id: 'mf-campaigns.creator-profile.side.writes-swedish',
    description: 'Language',
    defaultMessage: 'Skriver på svenska',
    en: 'Writes in Swedish',
  },
  writesEnglish: {
    id: 'mf-campaigns.creator-profile.side.writes-english',
    description: 'Language',
    defaultMessage: 'Skriver på engelska',
    en: 'Writes in English',
  },
  loading: {
    id: 'mf-campaigns.creator-profile.side.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar',
    en: 'Loading',
  },
  noLists: {
    id: 'mf-campaigns.creator-profile.side.no-lists',
    description: 'No list',
    defaultMessage: 'Inte med i någon av era listor.',
    en: 'Not in any of your lists.',
  },
  listsFailed: {
    id: 'mf-campaigns.creator-profile.side.lists-failed',
    description: 'What could not be loaded',
    defaultMessage: 'Listorna kunde inte hämtas.',
    en: 'The lists could not be loaded.',
  },
  listOf: {
    id: 'mf-campaigns.creator-profile.side.list-of',
    description: 'A list when there are several brands',
    defaultMessage: '{list}, {brand}',
    en: '{list}, {brand}',
  },
  removeFrom: {
    id: 'mf-campaigns.creator-profile.side.remove-from',
    description: 'Button: takes the creator off a list',
    defaultMessage: 'Ta bort ur {list}',
    en: 'Remove from {list}',
  },
  removed: {
    id: 'mf-campaigns.creator-profile.side.removed',
    description: 'Toast; the creator’s first name',
    defaultMessage: '{name} är borta ur {list}',
    en: '{name} was removed from {list}',
  },
  ratings: {
    id: 'mf-campaigns.creator-profile.side.ratings',
    description: 'Heading',
    defaultMessage: 'Omdömen',
    en: 'Ratings',
  },
  starsOf: {
    id: 'mf-campaigns.creator-profile.side.stars-of',
    description: 'Names a row',
    defaultMessage: '{n, plural, one {# stjärna} other {# stjärnor}}',
    en: '{n, plural, one {# star} other {# stars}}',
  },
  saidBy: {
    id: 'mf-campaigns.creator-profile.side.said-by',
    description: 'Who wrote it',
    defaultMessage: '{brand}, {day}',
    en: '{brand}, {day}',
  },
  notes: {
    id: 'mf-campaigns.creator-profile.side.notes',
    description: 'Heading',
    defaultMessage: 'Anteckningar',
    en: 'Notes',
  },
  notesOnly: {
    id: 'mf-campaigns.creator-profile.side.notes-only',
    description: 'Beside the heading: who sees them',
    defaultMessage: 'bara ert team',
    en: 'your team only',
  },
  notesFailed: {
    id: 'mf-campaigns.creator-profile.side.notes-failed',
    description: 'What could not be loaded',
    defaultMessage: 'Anteckningarna kunde inte hämtas.',
    en: 'The notes could not be loaded.',
  },
  somebody: {
    id: 'mf-campaigns.creator-profile.side.somebody',
    description: 'Author whose account is gone',
    defaultMessage: 'Tidigare kollega',
    en: 'Former colleague',
  },
  writeNote: {
    id: 'mf-campaigns.creator-profile.side.write-note',
    description: 'Field',
    defaultMessage: 'Skriv en anteckning',
    en: 'Write a note',
  },
  changeNote: {
    id: 'mf-campaigns.creator-profile.side.change-note',
    description: 'Field while changing one',
    defaultMessage: 'Ändra anteckningen',
    en: 'Edit the note',
  },
  deleteNote: {
    id: 'mf-campaigns.creator-profile.side.delete-note',
    description: 'Button',
    defaultMessage: 'Ta bort',
    en: 'Delete',
  },
})
