import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  hoursHelp: {
    id: 'mf-stores.store-editor.hours-help',
    description: 'How opening hours are written',
    defaultMessage: 'Skriv som 10–18, eller 10–14, 15–18. En tom dag är stängd.',
    en: 'Write as 10–18, or 10–14, 15–18. An empty day is closed.',
  },
  closed: {
    id: 'mf-stores.store-editor.closed',
    description: 'In the empty field of a day',
    defaultMessage: 'Stängt',
    en: 'Closed',
  },
  copyMonday: {
    id: 'mf-stores.store-editor.copy-monday',
    description: 'Fills Tuesday to Friday with the hours of Monday',
    defaultMessage: 'Samma tider måndag till fredag',
    en: 'Same hours Monday to Friday',
  },
  wrongHours: {
    id: 'mf-stores.store-editor.wrong-hours',
    description: 'Error at the hours of a day',
    defaultMessage: 'Skriv tiderna som 10–18, högst tre i ordning',
    en: 'Write the hours as 10–18, at most three in order',
  },
  exceptions: {
    id: 'mf-stores.store-editor.exceptions',
    description: 'Heading of days that differ from their weekday',
    defaultMessage: 'Avvikande dagar',
    en: 'Days that differ',
  },
  day: {
    id: 'mf-stores.store-editor.day',
    description: 'Label of a date',
    defaultMessage: 'Dag',
    en: 'Day',
  },
  note: {
    id: 'mf-stores.store-editor.note',
    description: 'Label of a few words about a day that differs',
    defaultMessage: 'Anledning',
    en: 'Reason',
  },
  addException: {
    id: 'mf-stores.store-editor.add-exception',
    description: 'Adds a day that differs',
    defaultMessage: 'Lägg till dag',
    en: 'Add a day',
  },
  removeException: {
    id: 'mf-stores.store-editor.remove-exception',
    description: 'Removes a day that differs',
    defaultMessage: 'Ta bort avvikande dag {number, number}',
    en: 'Remove day {number, number} that differs',
  },
  dayTwice: {
    id: 'mf-stores.store-editor.day-twice',
    description: 'Error at a date that stands twice',
    defaultMessage: 'Dagen står redan i listan',
    en: 'The day is in the list already',
  },
  hoursInWords: {
    id: 'mf-stores.store-editor.hours-in-words',
    description: 'Label',
    defaultMessage: 'Öppettider i ord',
    en: 'Opening hours in words',
  },
  hoursInWordsHelp: {
    id: 'mf-stores.store-editor.hours-in-words-help',
    description: 'When these words are used',
    defaultMessage: 'Visas så länge veckan är tom.',
    en: 'Shown as long as the week is empty.',
  },
  contact: {
    id: 'mf-stores.store-editor.contact',
    description: 'Heading of whom to turn to',
    defaultMessage: 'Kontakt',
    en: 'Contact',
  },
  contactName: {
    id: 'mf-stores.store-editor.contact-name',
    description: 'Label',
    defaultMessage: 'Kontaktperson',
    en: 'Contact person',
  },
  contactEmail: {
    id: 'mf-stores.store-editor.contact-email',
    description: 'Label',
    defaultMessage: 'Kontaktens e-post',
    en: 'Contact’s email',
  },
  counter: {
    id: 'mf-stores.store-editor.counter',
    description: 'Heading of what the counter is told',
    defaultMessage: 'Vid disken',
    en: 'At the counter',
  },
  handoverNote: {
    id: 'mf-stores.store-editor.handover-note',
    description: 'Label',
    defaultMessage: 'Anteckning vid utlämning',
    en: 'Hand-over note',
  },
  handoverNoteHelp: {
    id: 'mf-stores.store-editor.handover-note-help',
    description: 'Who sees the note, and when',
    defaultMessage: 'Personalen ser den när en kod stämmer.',
    en: 'Store staff see it when a code is right.',
  },
  picture: {
    id: 'mf-stores.store-editor.picture',
    description: 'Heading and label of the picture of a store',
    defaultMessage: 'Bild på butiken',
    en: 'Picture of the store',
  },
  hoursExample: {
    id: 'mf-stores.store-editor.hours-example',
    description: 'Example in the field',
    defaultMessage: 'Mån–fre 10–18, lör 11–16',
    en: 'Mon–Fri 10–18, Sat 11–16',
  },
})
