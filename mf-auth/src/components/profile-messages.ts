import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  profile: { id: 'mf-auth.profile', description: 'Heading of the form', sv: 'Din profil', en: 'Your profile' },
  account: { id: 'mf-auth.account', description: 'Heading of the form', sv: 'Ditt konto', en: 'Your account' },
  picture: { id: 'mf-auth.profile.picture', description: 'Field', sv: 'Bild', en: 'Picture' },
  name: { id: 'mf-auth.profile.name', description: 'Field', sv: 'Namn', en: 'Name' },
  city: { id: 'mf-auth.profile.city', description: 'Field', sv: 'Stad', en: 'City' },
  bio: { id: 'mf-auth.profile.bio', description: 'Field', sv: 'Om dig', en: 'About you' },
  bioHelp: { id: 'mf-auth.profile.bio-help', description: 'Help under the field', sv: 'Syns för varumärken när du ansöker.', en: 'Shown to brands when you apply.' },
  categories: { id: 'mf-auth.profile.categories', description: 'Field', sv: 'Kategorier', en: 'Categories' },
  bank: { id: 'mf-auth.profile.bank', description: 'Heading of the form', sv: 'Bankkonto för utbetalningar', en: 'Bank account for payouts' },
  bankEnding: { id: 'mf-auth.profile.bank-ending', description: 'Which account is known', sv: 'Konto som slutar på {lastFour}', en: 'Account ending in {lastFour}' },
  bankNone: { id: 'mf-auth.profile.bank-none', description: 'No account yet', sv: 'Inget konto än', en: 'No account yet' },
  bankNumber: { id: 'mf-auth.profile.bank-number', description: 'Field', sv: 'Clearing- och kontonummer', en: 'Clearing and account number' },
  bankHelp: { id: 'mf-auth.profile.bank-help', description: 'Help under the field', sv: 'Siffror, mellanslag och bindestreck.', en: 'Digits, spaces and hyphens.' },
  bankInvalid: { id: 'mf-auth.profile.bank-invalid', description: 'The number has the wrong shape', sv: 'ange ett giltigt kontonummer', en: 'enter a valid account number' },
  newPassword: { id: 'mf-auth.profile.new-password', description: 'Field and heading', sv: 'Nytt lösenord', en: 'New password' },
  passwordHelp: { id: 'mf-auth.profile.password-help', description: 'What a change does', sv: 'Du loggas ut på andra enheter.', en: 'You are signed out on other devices.' },
  passwordChanged: { id: 'mf-auth.profile.password-changed', description: 'Note after the change', sv: 'Lösenordet är ändrat', en: 'The password is changed' },
  loading: { id: 'mf-auth.profile.loading', description: 'For screen readers, while the own record is fetched', sv: 'Hämtar ditt konto', en: 'Loading your account' },
  saved: { id: 'mf-auth.profile.saved', description: 'Note after saving', sv: 'Sparat', en: 'Saved' },
})
