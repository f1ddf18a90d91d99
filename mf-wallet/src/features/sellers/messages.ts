import type { MissingPaper } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const fields = defineMessages<MissingPaper>({
  firstName: {
    id: 'mf-wallet.sellers.first-name',
    description: 'What is missing',
    defaultMessage: 'förnamn',
    en: 'first name',
  },
  lastName: {
    id: 'mf-wallet.sellers.last-name',
    description: 'What is missing',
    defaultMessage: 'efternamn',
    en: 'last name',
  },
  street: {
    id: 'mf-wallet.sellers.street',
    description: 'What is missing',
    defaultMessage: 'gatuadress',
    en: 'street',
  },
  postalCode: {
    id: 'mf-wallet.sellers.postal-code',
    description: 'What is missing',
    defaultMessage: 'postnummer',
    en: 'postal code',
  },
  town: { id: 'mf-wallet.sellers.town', description: 'What is missing', defaultMessage: 'ort', en: 'town' },
  taxCountry: {
    id: 'mf-wallet.sellers.tax-country',
    description: 'What is missing',
    defaultMessage: 'skatteland',
    en: 'country of tax residence',
  },
  taxNumber: {
    id: 'mf-wallet.sellers.tax-number',
    description: 'What is missing',
    defaultMessage: 'skattenummer',
    en: 'tax number',
  },
  personalId: {
    id: 'mf-wallet.sellers.personal-id',
    description: 'What is missing',
    defaultMessage: 'personnummer',
    en: 'Swedish personal identity number',
  },
  birthDate: {
    id: 'mf-wallet.sellers.birth-date',
    description: 'What is missing',
    defaultMessage: 'födelsedatum',
    en: 'date of birth',
  },
  vatNumber: {
    id: 'mf-wallet.sellers.vat-number',
    description: 'What is missing',
    defaultMessage: 'momsregistreringsnummer',
    en: 'VAT number',
  },
})

export const messages = defineMessages({
  title: {
    id: 'mf-wallet.sellers.title',
    description: 'Heading of the page; the yearly report of platforms to the tax office, called DAC7',
    defaultMessage: 'Rapport om kreatörer (DAC7)',
    en: 'Report on creators (DAC7)',
  },
  loading: {
    id: 'mf-wallet.sellers.loading',
    description: 'While the list comes',
    defaultMessage: 'Kreatörerna hämtas',
    en: 'Loading the creators',
  },
  failed: {
    id: 'mf-wallet.sellers.failed',
    description: 'The list could not be fetched',
    defaultMessage: 'Kreatörerna kunde inte hämtas.',
    en: 'The creators could not be loaded.',
  },
  year: { id: 'mf-wallet.sellers.year', description: 'Choice of a year', defaultMessage: 'År', en: 'Year' },
  counts: {
    id: 'mf-wallet.sellers.counts',
    description: 'How many of those in the report miss nothing',
    defaultMessage: '{complete, number} av {reported, plural, one {# kreatör} other {# kreatörer}} har allt som behövs',
    en: '{complete, number} of {reported, plural, one {# creator} other {# creators}} have everything that is needed',
  },
  due: {
    id: 'mf-wallet.sellers.due',
    description: 'Until when the report must be at the tax office',
    defaultMessage: 'Ska vara hos Skatteverket senast {day}',
    en: 'Due at the tax office by {day}',
  },
  notSetUp: {
    id: 'mf-wallet.sellers.not-set-up',
    description: 'There is no file, since nobody is set as the company that reports',
    defaultMessage: 'Filen kan inte skapas förrän företaget som rapporterar är inställt (SELLER_*).',
    en: 'The file cannot be made until the reporting company is set (SELLER_*).',
  },
  file: {
    id: 'mf-wallet.sellers.file',
    description: 'Downloads the report',
    defaultMessage: 'Ladda ner filen',
    en: 'Download the file',
  },
  fileLeftOut: {
    id: 'mf-wallet.sellers.file-left-out',
    description: 'After the download: how many are in it, and how many lack something and are not',
    defaultMessage: 'Filen har {sellers, number} kreatörer. {leftOut, number} saknar uppgifter och är inte med.',
    en: 'The file has {sellers, number} creators. {leftOut, number} lack details and are not in it.',
  },
  fileWhole: {
    id: 'mf-wallet.sellers.file-whole',
    description: 'After the download: how many are in it',
    defaultMessage: 'Filen har {sellers, plural, one {# kreatör} other {# kreatörer}}.',
    en: 'The file has {sellers, plural, one {# creator} other {# creators}}.',
  },
  fileFailed: {
    id: 'mf-wallet.sellers.file-failed',
    description: 'Refusal',
    defaultMessage: 'Filen kunde inte hämtas.',
    en: 'The file could not be loaded.',
  },
  remind: {
    id: 'mf-wallet.sellers.remind',
    description: 'Button: asks everybody who misses something to fill it in',
    defaultMessage: 'Påminn ({count, number})',
    en: 'Remind ({count, number})',
  },
  remindHelp: {
    id: 'mf-wallet.sellers.remind-help',
    description: 'Beside the button; days is a number',
    defaultMessage: 'Ingen påminns oftare än var {days, number}:e dag.',
    en: 'Nobody is reminded more often than every {days, number} days.',
  },
  reminded: {
    id: 'mf-wallet.sellers.reminded',
    description: 'After the button',
    defaultMessage: '{count, plural, =0 {Ingen påmindes} one {# kreatör påmindes} other {# kreatörer påmindes}}',
    en: '{count, plural, =0 {Nobody was reminded} one {# creator was reminded} other {# creators were reminded}}',
  },
  remindFailed: {
    id: 'mf-wallet.sellers.remind-failed',
    description: 'Refusal',
    defaultMessage: 'Påminnelsen gick inte att skicka.',
    en: 'The reminder could not be sent.',
  },
  missing: {
    id: 'mf-wallet.sellers.missing',
    description: 'Column and filter: what is missing, who misses something',
    defaultMessage: 'Saknas',
    en: 'Missing',
  },
  complete: {
    id: 'mf-wallet.sellers.complete',
    description: 'Filter, and chip of somebody who misses nothing',
    defaultMessage: 'Klar',
    en: 'Complete',
  },
  show: { id: 'mf-wallet.sellers.show', description: 'Filter of the list', defaultMessage: 'Visa', en: 'Show' },
  creator: { id: 'mf-wallet.sellers.creator', description: 'Column', defaultMessage: 'Kreatör', en: 'Creator' },
  country: {
    id: 'mf-wallet.sellers.country',
    description: 'Column',
    defaultMessage: 'Skatteland',
    en: 'Tax residence',
  },
  notReported: {
    id: 'mf-wallet.sellers.not-reported',
    description: 'Chip: taxed in a country that the report is not about',
    defaultMessage: 'Rapporteras inte',
    en: 'Not reported',
  },
  amount: { id: 'mf-wallet.sellers.amount', description: 'Column', defaultMessage: 'Ersättning', en: 'Paid' },
  remindedAt: { id: 'mf-wallet.sellers.reminded-at', description: 'Column', defaultMessage: 'Påmind', en: 'Reminded' },
  noneTitle: {
    id: 'mf-wallet.sellers.none-title',
    description: 'Empty list',
    defaultMessage: 'Inga kreatörer här',
    en: 'No creators here',
  },
  noneText: {
    id: 'mf-wallet.sellers.none-text',
    description: 'Empty list',
    defaultMessage: 'De som har fått ersättning under året visas här.',
    en: 'Those who were paid in the year are shown here.',
  },
})
