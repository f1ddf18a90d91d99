import { defineMessages } from '@samspel/i18n'

/** What stands in `from` and `to`: roles, what API keys are for, and no limit. */
export const wordNames = defineMessages({
  admin: { id: 'mf-auth.log.word.admin', description: 'Role', defaultMessage: 'administratör', en: 'administrator' },
  company: {
    id: 'mf-auth.log.word.company',
    description: 'Role',
    defaultMessage: 'företagets personal',
    en: 'company staff',
  },
  store_user: {
    id: 'mf-auth.log.word.store',
    description: 'Role',
    defaultMessage: 'butikspersonal',
    en: 'store staff',
  },
  owner: { id: 'mf-auth.log.word.owner', description: 'Role', defaultMessage: 'ägare', en: 'owner' },
  manager: { id: 'mf-auth.log.word.manager', description: 'Role', defaultMessage: 'ansvarig', en: 'manager' },
  reviewer: { id: 'mf-auth.log.word.reviewer', description: 'Role', defaultMessage: 'granskare', en: 'reviewer' },
  finance: { id: 'mf-auth.log.word.finance', description: 'Role', defaultMessage: 'ekonomi', en: 'finance' },
  reader: { id: 'mf-auth.log.word.reader', description: 'Role', defaultMessage: 'läsare', en: 'reader' },
  read_campaigns: {
    id: 'mf-auth.log.word.read-campaigns',
    description: 'What an API key is for',
    defaultMessage: 'läsa kampanjer',
    en: 'read campaigns',
  },
  read_creators: {
    id: 'mf-auth.log.word.read-creators',
    description: 'What an API key is for',
    defaultMessage: 'läsa ansökningar och kreatörer',
    en: 'read applications and creators',
  },
  read_posts: {
    id: 'mf-auth.log.word.read-posts',
    description: 'What an API key is for',
    defaultMessage: 'läsa inlägg och rapporter',
    en: 'read posts and reports',
  },
  read_money: {
    id: 'mf-auth.log.word.read-money',
    description: 'What an API key is for',
    defaultMessage: 'läsa pengar och fakturor',
    en: 'read money and invoices',
  },
  none: { id: 'mf-auth.log.word.none', description: 'No role or no limit', defaultMessage: 'ingen', en: 'none' },
})

/** Fields that are named in the log; others are left out. */
export const fieldNames = defineMessages({
  name: { id: 'mf-auth.log.field.name', description: 'Field', defaultMessage: 'namn', en: 'name' },
  slug: { id: 'mf-auth.log.field.slug', description: 'Field', defaultMessage: 'adress', en: 'address' },
  description: {
    id: 'mf-auth.log.field.description',
    description: 'Field',
    defaultMessage: 'beskrivning',
    en: 'description',
  },
  website: { id: 'mf-auth.log.field.website', description: 'Field', defaultMessage: 'webbplats', en: 'website' },
  logoUrl: { id: 'mf-auth.log.field.logo', description: 'Field', defaultMessage: 'logotyp', en: 'logo' },
  legalName: {
    id: 'mf-auth.log.field.legal-name',
    description: 'Field',
    defaultMessage: 'juridiskt namn',
    en: 'legal name',
  },
  organisationNumber: {
    id: 'mf-auth.log.field.organisation-number',
    description: 'Field',
    defaultMessage: 'organisationsnummer',
    en: 'organisation number',
  },
  vatNumber: {
    id: 'mf-auth.log.field.vat-number',
    description: 'Field',
    defaultMessage: 'momsregistreringsnummer',
    en: 'VAT number',
  },
  street: { id: 'mf-auth.log.field.street', description: 'Field', defaultMessage: 'gatuadress', en: 'street' },
  postalCode: {
    id: 'mf-auth.log.field.postal-code',
    description: 'Field',
    defaultMessage: 'postnummer',
    en: 'post code',
  },
  town: { id: 'mf-auth.log.field.town', description: 'Field', defaultMessage: 'ort', en: 'town' },
  invoiceEmail: {
    id: 'mf-auth.log.field.invoice-email',
    description: 'Field',
    defaultMessage: 'e-post för fakturor',
    en: 'invoice email',
  },
  reference: { id: 'mf-auth.log.field.reference', description: 'Field', defaultMessage: 'referens', en: 'reference' },
  countryCode: { id: 'mf-auth.log.field.country', description: 'Field', defaultMessage: 'land', en: 'country' },
  payment: { id: 'mf-auth.log.field.payment', description: 'Field', defaultMessage: 'betalning', en: 'payment' },
  intro: { id: 'mf-auth.log.field.intro', description: 'Field', defaultMessage: 'presentation', en: 'introduction' },
  theme: { id: 'mf-auth.log.field.theme', description: 'Field', defaultMessage: 'utseende', en: 'look' },
  links: { id: 'mf-auth.log.field.links', description: 'Field', defaultMessage: 'länkar', en: 'links' },
  itemOrder: { id: 'mf-auth.log.field.order', description: 'Field', defaultMessage: 'ordning', en: 'order' },
  hiddenItemIds: {
    id: 'mf-auth.log.field.hidden',
    description: 'Field',
    defaultMessage: 'vad som visas',
    en: 'what is shown',
  },
  bank_account_changed: {
    id: 'mf-auth.log.field.bank-account',
    description: 'Field',
    defaultMessage: 'bankkonto',
    en: 'bank account',
  },
  personal_id_changed: {
    id: 'mf-auth.log.field.personal-id',
    description: 'Field',
    defaultMessage: 'personnummer',
    en: 'personal id',
  },
})
