import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  drop: {
    id: 'mf-campaigns.file-import.drop',
    description: 'Where a file is dropped',
    defaultMessage: 'Släpp en fil här, eller',
    en: 'Drop a file here, or',
  },
  pick: {
    id: 'mf-campaigns.file-import.pick',
    description: 'Link',
    defaultMessage: 'välj en',
    en: 'choose one',
  },
  hint: {
    id: 'mf-campaigns.file-import.hint',
    description: 'Under it',
    defaultMessage: 'CSV från butiken eller ett kalkylark, högst 5 000 rader',
    en: 'CSV from the shop or a spreadsheet, at most 5,000 rows',
  },
  paste: {
    id: 'mf-campaigns.file-import.paste',
    description: 'Field',
    defaultMessage: 'Eller klistra in rader',
    en: 'Or paste rows',
  },
  notText: {
    id: 'mf-campaigns.file-import.not-text',
    description: 'Error',
    defaultMessage: 'Filen gick inte att läsa som text.',
    en: 'The file could not be read as text.',
  },
  tooBig: {
    id: 'mf-campaigns.file-import.too-big',
    description: 'Error',
    defaultMessage: 'Filen är för stor. Dela den i flera.',
    en: 'The file is too large. Split it into several.',
  },
  check: {
    id: 'mf-campaigns.file-import.check',
    description: 'Button',
    defaultMessage: 'Kontrollera',
    en: 'Check',
  },
  needed: {
    id: 'mf-campaigns.file-import.needed',
    description: 'Reason',
    defaultMessage: 'Välj en fil eller klistra in rader först.',
    en: 'Choose a file or paste rows first.',
  },
  rows: {
    id: 'mf-campaigns.file-import.rows',
    description: 'Table name',
    defaultMessage: 'Vad varje rad blir',
    en: 'What happens to each row',
  },
  line: {
    id: 'mf-campaigns.file-import.line',
    description: 'Column',
    defaultMessage: 'Rad',
    en: 'Row',
  },
  value: {
    id: 'mf-campaigns.file-import.value',
    description: 'Column',
    defaultMessage: 'Innehåll',
    en: 'Content',
  },
  outcome: {
    id: 'mf-campaigns.file-import.outcome',
    description: 'Column',
    defaultMessage: 'Blir',
    en: 'Result',
  },
  carryOut: {
    id: 'mf-campaigns.file-import.carry-out',
    description: 'Button',
    defaultMessage: 'Läs in',
    en: 'Imported',
  },
  change: {
    id: 'mf-campaigns.file-import.change',
    description: 'Button',
    defaultMessage: 'Ändra filen',
    en: 'Change the file',
  },
  more: {
    id: 'mf-campaigns.file-import.more',
    description: 'Note',
    defaultMessage: 'Här visas {n, number} av {all, number} rader. De som inte kan läsas står först.',
    en: '{n, number} of {all, number} rows are shown here, those that cannot be read first.',
  },
  unreadable: {
    id: 'mf-campaigns.file-import.unreadable',
    description: 'Error',
    defaultMessage: 'Filen går inte att läsa: kolumnerna känns inte igen, eller så är den tom. {columns}',
    en: 'The file cannot be read: its columns are not known, or it is empty. {columns}',
  },
})
