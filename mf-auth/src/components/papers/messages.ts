import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  saving: { id: 'mf-auth.papers.saving', description: 'While it is saved', defaultMessage: 'Sparar', en: 'Saving' },
  unsaved: {
    id: 'mf-auth.papers.unsaved',
    description: 'Something typed was not saved',
    defaultMessage: 'Inte sparat',
    en: 'Not saved',
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
  nameAtVies: {
    id: 'mf-auth.papers.name-at-vies',
    description: 'Under a VAT number: whose it is, as the EU’s register says',
    defaultMessage: '{name} enligt VIES',
    en: '{name} according to VIES',
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
  empty: {
    id: 'mf-auth.papers.empty',
    description: 'A folded field without a value',
    defaultMessage: 'Inte ifyllt',
    en: 'Not filled in',
  },
})
