import { defineMessages } from '@samspel/i18n'

export const taxMessages = defineMessages({
  tax: {
    id: 'mf-auth.profile.tax',
    description: 'Heading of the form, in Sweden alone',
    defaultMessage: 'Skatteuppgifter',
    en: 'Tax details',
  },
  taxKnown: {
    id: 'mf-auth.profile.tax-known',
    description: 'Which personal id is known',
    defaultMessage: 'Personnummer {personalId}',
    en: 'Swedish personal identity number {personalId}',
  },
  taxNone: {
    id: 'mf-auth.profile.tax-none',
    description: 'No personal id yet',
    defaultMessage: 'Behövs innan du kan ta ut pengar',
    en: 'Needed before you can withdraw money',
  },
  taxSave: {
    id: 'mf-auth.profile.tax-save',
    description: 'Button',
    defaultMessage: 'Spara personnummer',
    en: 'Save the number',
  },
  personalId: {
    id: 'mf-auth.profile.personal-id',
    description: 'Field',
    defaultMessage: 'Personnummer',
    en: 'Swedish personal identity number',
  },
  personalIdHelp: {
    id: 'mf-auth.profile.personal-id-help',
    description: 'Help under the field',
    defaultMessage: 'ÅÅÅÅMMDD-XXXX. Skatteverket får veta vad du har tjänat.',
    en: 'YYYYMMDD-XXXX. The Swedish tax agency is told what you have earned.',
  },
})
