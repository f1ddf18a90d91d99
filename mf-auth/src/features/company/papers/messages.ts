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
  saving: { id: 'mf-auth.papers.saving', description: 'While it is saved', defaultMessage: 'Sparar', en: 'Saving' },
  unsaved: {
    id: 'mf-auth.papers.unsaved',
    description: 'Something typed was not saved',
    defaultMessage: 'Inte sparat',
    en: 'Not saved',
  },
  holds: {
    id: 'mf-auth.papers.holds',
    description: 'Under the fields',
    defaultMessage: 'Gäller från nästa faktura. De som redan skickats ändras inte.',
    en: 'Holds from the next invoice on. Those already sent do not change.',
  },
  fits: {
    id: 'mf-auth.papers.fits',
    description: 'The check digit of a number fits',
    defaultMessage: 'Stämmer',
    en: 'Correct',
  },
  differs: {
    id: 'mf-auth.papers.differs',
    description: 'What was typed so far is no number',
    defaultMessage: 'Stämmer inte än',
    en: 'Not correct yet',
  },
  valid: {
    id: 'mf-auth.papers.vat-valid',
    description: 'The EU’s register knows the VAT number',
    defaultMessage: 'Giltigt i VIES',
    en: 'Valid in VIES',
  },
  invalid: {
    id: 'mf-auth.papers.vat-invalid',
    description: 'The EU’s register does not know the VAT number',
    defaultMessage: 'Ogiltigt i VIES',
    en: 'Invalid in VIES',
  },
  invalidText: {
    id: 'mf-auth.papers.vat-invalid-text',
    description: 'Help where the register does not know the number',
    defaultMessage: 'Momsregistret känner inte till numret. Kontrollera det hos Skatteverket.',
    en: 'The VAT register does not know the number. Check it with the tax office.',
  },
  unchecked: {
    id: 'mf-auth.papers.vat-unchecked',
    description: 'The EU’s register did not answer',
    defaultMessage: 'Inte kontrollerat, vi försöker igen',
    en: 'Not checked, we will try again',
  },
  notSetUp: {
    id: 'mf-auth.papers.vat-not-set-up',
    description: 'Nobody asks the register',
    defaultMessage: 'Numret kontrolleras inte i VIES här.',
    en: 'The number is not checked in VIES here.',
  },
  countryHelp: {
    id: 'mf-auth.papers.country-help',
    description: 'Under the country',
    defaultMessage: 'Byter du land fyller du i numren på nytt.',
    en: 'If you change country, fill in the numbers again.',
  },
  empty: {
    id: 'mf-auth.papers.empty',
    description: 'A folded field without a value',
    defaultMessage: 'Inte ifyllt',
    en: 'Not filled in',
  },
})
