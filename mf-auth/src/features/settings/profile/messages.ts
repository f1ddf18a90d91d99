import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  profile: {
    id: 'mf-auth.profile',
    description: 'Heading of the form',
    defaultMessage: 'Din profil',
    en: 'Your profile',
  },
  picture: { id: 'mf-auth.profile.picture', description: 'Field', defaultMessage: 'Bild', en: 'Photo' },
  bio: { id: 'mf-auth.profile.bio', description: 'Field', defaultMessage: 'Om dig', en: 'About you' },
  bioHelp: {
    id: 'mf-auth.profile.bio-help',
    description: 'Help under the field',
    defaultMessage: 'Syns för varumärken när du ansöker.',
    en: 'Shown to brands when you apply.',
  },
  categories: {
    id: 'mf-auth.profile.categories',
    description: 'Field',
    defaultMessage: 'Kategorier',
    en: 'Categories',
  },
  categoriesLoading: {
    id: 'mf-auth.profile.categories-loading',
    description: 'For screen readers',
    defaultMessage: 'Hämtar kategorierna',
    en: 'Loading the categories',
  },
  categoriesFailed: {
    id: 'mf-auth.profile.categories-failed',
    description: 'In the place of the field',
    defaultMessage: 'Kategorierna kunde inte hämtas.',
    en: 'The categories could not be loaded.',
  },
  address: {
    id: 'mf-auth.profile.address',
    description: 'Heading of the form',
    defaultMessage: 'Din samarbetssida',
    en: 'Your collaboration page',
  },
  showPage: {
    id: 'mf-auth.profile.show-page',
    description: 'Link to the page',
    defaultMessage: 'Visa sidan',
    en: 'Show the page',
  },
  addressHelp: {
    id: 'mf-auth.profile.address-help',
    description: 'Help under the field',
    defaultMessage: 'Bokstäver a–z, siffror och bindestreck.',
    en: 'Letters a–z, numbers and hyphens.',
  },
  addressSave: {
    id: 'mf-auth.profile.address-save',
    description: 'Button',
    defaultMessage: 'Byt adress',
    en: 'Change address',
  },
  addressSaved: {
    id: 'mf-auth.profile.address-saved',
    description: 'Note after saving',
    defaultMessage: 'Adressen är bytt',
    en: 'The address is changed',
  },
  oldLinks: {
    id: 'mf-auth.profile.old-links',
    description: 'Before saving a new address; {address} is the old one',
    defaultMessage: 'När du sparar slutar gamla länkar till {address} att fungera. Uppdatera dem där du har delat dem.',
    en: 'When you save, old links to {address} stop working. Update them where you have shared them.',
  },
  saved: { id: 'mf-auth.profile.saved', description: 'Note after saving', defaultMessage: 'Sparat', en: 'Saved' },
})
