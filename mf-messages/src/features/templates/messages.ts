import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-messages.templates.title',
    description: 'Dialog',
    defaultMessage: 'Mallar',
    en: 'Templates',
  },
  loading: {
    id: 'mf-messages.templates.loading',
    description: 'Read out',
    defaultMessage: 'Hämtar mallar',
    en: 'Loading templates',
  },
  empty: {
    id: 'mf-messages.templates.empty',
    description: 'No templates',
    defaultMessage: 'Inga mallar än',
    en: 'No templates yet',
  },
  emptyText: {
    id: 'mf-messages.templates.empty-text',
    description: 'What they are for',
    defaultMessage: 'Spara texter som ni skriver ofta, till exempel en påminnelse.',
    en: 'Save texts that you write often, such as a reminder.',
  },
  use: {
    id: 'mf-messages.templates.use',
    description: 'Button',
    defaultMessage: 'Använd',
    en: 'Use',
  },
  create: {
    id: 'mf-messages.templates.create',
    description: 'Button',
    defaultMessage: 'Ny mall',
    en: 'New template',
  },
  first_name: {
    id: 'mf-messages.templates.first_name',
    description: 'Variable',
    defaultMessage: 'Förnamn',
    en: 'First name',
  },
  campaign: {
    id: 'mf-messages.templates.campaign',
    description: 'Variable',
    defaultMessage: 'Kampanj',
    en: 'Campaign',
  },
  last_day: {
    id: 'mf-messages.templates.last_day',
    description: 'Variable',
    defaultMessage: 'Sista dag',
    en: 'Last day',
  },
  days_left: {
    id: 'mf-messages.templates.days_left',
    description: 'Variable',
    defaultMessage: 'Dagar kvar',
    en: 'Days left',
  },
  fee: {
    id: 'mf-messages.templates.fee',
    description: 'Variable',
    defaultMessage: 'Arvode',
    en: 'Fee',
  },
  brand: {
    id: 'mf-messages.templates.brand',
    description: 'Variable',
    defaultMessage: 'Varumärke',
    en: 'Brand',
  },
  preview: {
    id: 'mf-messages.templates.preview',
    description: 'Heading',
    defaultMessage: 'Förhandsvisning',
    en: 'Preview',
  },
  missing: {
    id: 'mf-messages.templates.missing',
    description: 'A variable has no value here',
    defaultMessage: '{n, plural, one {En variabel saknar värde} other {# variabler saknar värde}}',
    en: '{n, plural, one {A variable has no value} other {# variables have no value}}',
  },
  taken: {
    id: 'mf-messages.templates.taken',
    description: 'Error',
    defaultMessage: 'Det finns redan en mall med det namnet.',
    en: 'There is already a template with that name.',
  },
  required: {
    id: 'mf-messages.templates.required',
    description: 'Error',
    defaultMessage: 'Fyll i namn och text.',
    en: 'Fill in name and text.',
  },
  failed: {
    id: 'mf-messages.templates.failed',
    description: 'Toast',
    defaultMessage: 'Det gick inte. Försök igen.',
    en: 'That did not work. Try again.',
  },
})
