import type { PaperField } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const fieldNames = defineMessages<PaperField>({
  legalName: {
    id: 'mf-auth.papers.legal-name',
    description: 'Field',
    defaultMessage: 'Juridiskt namn',
    en: 'Legal name',
  },
  organisationNumber: {
    id: 'mf-auth.papers.organisation-number',
    description: 'Field',
    defaultMessage: 'Organisationsnummer',
    en: 'Organisation number',
  },
  vatNumber: {
    id: 'mf-auth.papers.vat-number',
    description: 'Field',
    defaultMessage: 'Momsregistreringsnummer',
    en: 'VAT number',
  },
  countryCode: { id: 'mf-auth.papers.country', description: 'Field', defaultMessage: 'Land', en: 'Country' },
  street: { id: 'mf-auth.papers.street', description: 'Field', defaultMessage: 'Gatuadress', en: 'Street' },
  postalCode: { id: 'mf-auth.papers.postal-code', description: 'Field', defaultMessage: 'Postnr', en: 'Post code' },
  town: { id: 'mf-auth.papers.town', description: 'Field', defaultMessage: 'Ort', en: 'Town' },
  invoiceEmail: {
    id: 'mf-auth.papers.invoice-email',
    description: 'Field',
    defaultMessage: 'E-post för fakturor',
    en: 'Email for invoices',
  },
  reference: {
    id: 'mf-auth.papers.reference',
    description: 'Field: whom or what the company wants its invoices marked with',
    defaultMessage: 'Er referens',
    en: 'Your reference',
  },
})

export const messages = defineMessages({
  title: {
    id: 'mf-auth.papers.title',
    description: 'Heading of the card',
    defaultMessage: 'Uppgifter på fakturan',
    en: 'Details on the invoice',
  },
  loading: {
    id: 'mf-auth.papers.loading',
    description: 'While the details come',
    defaultMessage: 'Uppgifterna hämtas',
    en: 'Loading the details',
  },
  failed: {
    id: 'mf-auth.papers.failed',
    description: 'The details could not be fetched',
    defaultMessage: 'Uppgifterna kunde inte hämtas.',
    en: 'The details could not be loaded.',
  },
  missing: {
    id: 'mf-auth.papers.missing',
    description: 'Line above the card; fields are names of what is missing, in lower case',
    defaultMessage: 'Fakturorna saknar {fields}',
    en: 'The invoices lack {fields}',
  },
  missingText: {
    id: 'mf-auth.papers.missing-text',
    description: 'After the line of what is missing',
    defaultMessage: 'Fyll i det innan du fyller på ett konto eller köper något.',
    en: 'Fill it in before you top up an account or buy anything.',
  },
  holds: {
    id: 'mf-auth.papers.holds',
    description: 'Under the fields',
    defaultMessage: 'Gäller från nästa faktura. De som redan skickats ändras inte.',
    en: 'Holds from the next invoice on. Those already sent do not change.',
  },
  countryHelp: {
    id: 'mf-auth.papers.country-help',
    description: 'Under the country',
    defaultMessage: 'Byter du land fyller du i numren på nytt.',
    en: 'If you change country, fill in the numbers again.',
  },
})
