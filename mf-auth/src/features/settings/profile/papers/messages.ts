import type { MissingPaper } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const fieldNames = defineMessages<MissingPaper>({
  firstName: {
    id: 'mf-auth.own-papers.first-name',
    description: 'Field',
    defaultMessage: 'Förnamn',
    en: 'First name',
  },
  lastName: {
    id: 'mf-auth.own-papers.last-name',
    description: 'Field',
    defaultMessage: 'Efternamn',
    en: 'Last name',
  },
  street: { id: 'mf-auth.own-papers.street', description: 'Field', defaultMessage: 'Gatuadress', en: 'Street' },
  postalCode: {
    id: 'mf-auth.own-papers.postal-code',
    description: 'Field',
    defaultMessage: 'Postnr',
    en: 'Post code',
  },
  town: { id: 'mf-auth.own-papers.town', description: 'Field', defaultMessage: 'Ort', en: 'Town' },
  taxCountry: {
    id: 'mf-auth.own-papers.tax-country',
    description: 'Field: in which country the creator is taxed',
    defaultMessage: 'Skatteland',
    en: 'Country of tax residence',
  },
  taxNumber: {
    id: 'mf-auth.own-papers.tax-number',
    description: 'Field',
    defaultMessage: 'Skattenummer',
    en: 'Tax number',
  },
  personalId: {
    id: 'mf-auth.own-papers.personal-id',
    description: 'Among what is missing: the Swedish number, which has a form of its own on the same page',
    defaultMessage: 'Personnummer',
    en: 'Swedish personal identity number',
  },
  birthDate: {
    id: 'mf-auth.own-papers.birth-date',
    description: 'Field',
    defaultMessage: 'Födelsedatum',
    en: 'Date of birth',
  },
  vatNumber: {
    id: 'mf-auth.own-papers.vat-number',
    description: 'Field',
    defaultMessage: 'Momsregistreringsnummer',
    en: 'VAT number',
  },
})

export const messages = defineMessages({
  title: {
    id: 'mf-auth.own-papers.title',
    description: 'Heading of the card',
    defaultMessage: 'Uppgifter för skatt och rapporter',
    en: 'Details for tax and reports',
  },
  why: {
    id: 'mf-auth.own-papers.why',
    description: 'Under the fields: what they are for',
    defaultMessage:
      'Plattformar måste varje år berätta för Skatteverket vad de har betalat ut och till vem. Varumärken ser inte uppgifterna.',
    en: 'Platforms must tell the tax office every year what they have paid and to whom. Brands do not see these details.',
  },
  loading: {
    id: 'mf-auth.own-papers.loading',
    description: 'While the details come',
    defaultMessage: 'Uppgifterna hämtas',
    en: 'Loading the details',
  },
  failed: {
    id: 'mf-auth.own-papers.failed',
    description: 'The details could not be fetched',
    defaultMessage: 'Uppgifterna kunde inte hämtas.',
    en: 'The details could not be loaded.',
  },
  missing: {
    id: 'mf-auth.own-papers.missing',
    description: 'Line above the fields; fields are names of what is missing, in lower case',
    defaultMessage: 'Det här saknas: {fields}',
    en: 'This is missing: {fields}',
  },
  countryHelp: {
    id: 'mf-auth.own-papers.country-help',
    description: 'Under the country',
    defaultMessage: 'Byter du land fyller du i numren på nytt.',
    en: 'If you change country, fill in the numbers again.',
  },
  taxNumberKept: {
    id: 'mf-auth.own-papers.tax-number-kept',
    description: 'Under the field: which number is kept, with all but its end hidden',
    defaultMessage: 'Sparat: {number}. Skriv ett nytt för att byta.',
    en: 'Saved: {number}. Type a new one to change it.',
  },
  taxNumberHelp: {
    id: 'mf-auth.own-papers.tax-number-help',
    description: 'Under the field',
    defaultMessage: 'Det nummer som skattemyndigheten där känner dig under.',
    en: 'The number by which the tax office there knows you.',
  },
  birthDateHelp: {
    id: 'mf-auth.own-papers.birth-date-help',
    description: 'Under the field: its form',
    defaultMessage: 'ÅÅÅÅ-MM-DD',
    en: 'YYYY-MM-DD',
  },
  vatNumber: {
    id: 'mf-auth.own-papers.vat-label',
    description: 'Field',
    defaultMessage: 'Momsregistreringsnummer, om du har ett',
    en: 'VAT number, if you have one',
  },
  reports: {
    id: 'mf-auth.own-papers.reports',
    description: 'Heading: the own copy of the yearly report',
    defaultMessage: 'Din kopia av rapporten till Skatteverket',
    en: 'Your copy of the report to the tax office',
  },
  reported: {
    id: 'mf-auth.own-papers.reported',
    description: 'Under the heading',
    defaultMessage: 'Det här berättar Samspel om {year}. Samspel har inte dragit några avgifter eller skatter.',
    en: 'This is what Samspel tells of {year}. Samspel has taken no fees or taxes.',
  },
  notReported: {
    id: 'mf-auth.own-papers.not-reported',
    description: 'Under the heading, for creators who are taxed where nothing is reported to',
    defaultMessage: 'Det här har du fått {year}. Samspel rapporterar inte till ditt skatteland.',
    en: 'This is what you were paid in {year}. Samspel does not report to your country of tax residence.',
  },
  year: { id: 'mf-auth.own-papers.year', description: 'Choice of a year', defaultMessage: 'År', en: 'Year' },
  quarter: { id: 'mf-auth.own-papers.quarter', description: 'Column', defaultMessage: 'Kvartal', en: 'Quarter' },
  quarterName: {
    id: 'mf-auth.own-papers.quarter-name',
    description: 'A quarter of the year',
    defaultMessage: 'Kvartal {number, number}',
    en: 'Quarter {number, number}',
  },
  activities: {
    id: 'mf-auth.own-papers.activities',
    description: 'Column: how many times something was paid',
    defaultMessage: 'Antal',
    en: 'Times',
  },
  paid: { id: 'mf-auth.own-papers.paid', description: 'Column', defaultMessage: 'Ersättning', en: 'Paid' },
  inAll: {
    id: 'mf-auth.own-papers.in-all',
    description: 'Below the table',
    defaultMessage: 'Totalt {sum}',
    en: 'In all {sum}',
  },
})
