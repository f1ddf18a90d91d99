import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  export: { id: 'mf-auth.privacy.export', description: 'Heading', defaultMessage: 'Dina uppgifter', en: 'Your data' },
  exportCreator: {
    id: 'mf-auth.privacy.export-creator',
    description: 'What the file holds, for creators',
    defaultMessage:
      'Allt vi har sparat om dig i en zip-fil: profil, samarbeten, inlägg, meddelanden, transaktioner, var du är inloggad och dina bilder och filer.',
    en: 'Everything we have stored about you in a zip file: profile, collaborations, posts, messages, transactions, where you are logged in, and your pictures and files.',
  },
  exportStaff: {
    id: 'mf-auth.privacy.export-staff',
    description: 'What the file holds, for staff',
    defaultMessage:
      'Allt vi har sparat om dig i en zip-fil: profil, meddelanden du har skrivit, var du är inloggad och dina bilder och filer.',
    en: 'Everything we have stored about you in a zip file: profile, messages you have written, where you are logged in, and your pictures and files.',
  },
  download: {
    id: 'mf-auth.privacy.download',
    description: 'Button',
    defaultMessage: 'Ladda ner mina uppgifter',
    en: 'Download my data',
  },
  exported: {
    id: 'mf-auth.privacy.exported',
    description: 'After the download has begun',
    defaultMessage: 'Nedladdningen har börjat. Packa upp zip-filen och öppna index.html.',
    en: 'The download has started. Unpack the zip file and open index.html.',
  },
  exportFailed: {
    id: 'mf-auth.privacy.export-failed',
    description: 'The file could not be made',
    defaultMessage: 'Filen kunde inte hämtas. Försök igen.',
    en: 'The file could not be loaded. Try again.',
  },
  delete: {
    id: 'mf-auth.privacy.delete',
    description: 'Heading and button',
    defaultMessage: 'Radera kontot',
    en: 'Delete the account',
  },
  deleteText: {
    id: 'mf-auth.privacy.delete-text',
    description: 'Under the heading',
    defaultMessage: 'Ditt konto raderas för gott. Det går inte att ångra.',
    en: 'Your account is deleted for good. It cannot be undone.',
  },
  goes: {
    id: 'mf-auth.privacy.goes',
    description: 'Heading of a list',
    defaultMessage: 'Det här försvinner',
    en: 'What is deleted',
  },
  goesCreator1: {
    id: 'mf-auth.privacy.goes-creator-1',
    description: 'What is deleted',
    defaultMessage: 'Namn, bild, e-postadress och bankkonto',
    en: 'Name, photo, email and bank account',
  },
  goesCreator2: {
    id: 'mf-auth.privacy.goes-creator-2',
    description: 'What is deleted',
    defaultMessage: 'Din samarbetssida och kopplingen till Instagram',
    en: 'Your collaboration page and the connection to Instagram',
  },
  goesCreator3: {
    id: 'mf-auth.privacy.goes-creator-3',
    description: 'What is deleted',
    defaultMessage: 'Ansökningar som väntar på svar',
    en: 'Applications that are waiting for an answer',
  },
  goesStaff1: {
    id: 'mf-auth.privacy.goes-staff-1',
    description: 'What is deleted',
    defaultMessage: 'Namn, bild och e-postadress',
    en: 'Name, photo and email',
  },
  goesStaff2: {
    id: 'mf-auth.privacy.goes-staff-2',
    description: 'What is deleted',
    defaultMessage: 'Din inloggning på alla enheter',
    en: 'Your login on all devices',
  },
  stays: {
    id: 'mf-auth.privacy.stays',
    description: 'Heading of a list',
    defaultMessage: 'Det här blir kvar',
    en: 'What is kept',
  },
  staysCreator1: {
    id: 'mf-auth.privacy.stays-creator-1',
    description: 'What is kept',
    defaultMessage: 'Meddelanden, utan ditt namn',
    en: 'Messages, without your name',
  },
  staysCreator2: {
    id: 'mf-auth.privacy.stays-creator-2',
    description: 'What is kept',
    defaultMessage: 'Transaktioner, som bokföringen kräver',
    en: 'Transactions, as bookkeeping requires',
  },
  staysStaff: {
    id: 'mf-auth.privacy.stays-staff',
    description: 'What is kept',
    defaultMessage: 'Kampanjer och meddelanden, utan ditt namn',
    en: 'Campaigns and messages, without your name',
  },
  deleteTitle: {
    id: 'mf-auth.privacy.delete-title',
    description: 'Heading of the question',
    defaultMessage: 'Radera kontot för gott?',
    en: 'Delete the account for good?',
  },
  deleteWarning: {
    id: 'mf-auth.privacy.delete-warning',
    description: 'In the question',
    defaultMessage: 'Det går inte att ångra. Du loggas ut överallt.',
    en: 'This cannot be undone. You are logged out everywhere.',
  },
  typeUsername: {
    id: 'mf-auth.privacy.type-username',
    description: 'Field',
    defaultMessage: 'Skriv ditt användarnamn',
    en: 'Type your username',
  },
  typeEmail: {
    id: 'mf-auth.privacy.type-email',
    description: 'Field',
    defaultMessage: 'Skriv din e-postadress',
    en: 'Type your email address',
  },
  typeHelp: {
    id: 'mf-auth.privacy.type-help',
    description: 'Help under the field',
    defaultMessage: 'Skriv {name} för att bekräfta.',
    en: 'Type {name} to confirm.',
  },
  typeBoth: {
    id: 'mf-auth.privacy.type-both',
    description: 'Why the button is disabled',
    defaultMessage: 'Fyll i båda fälten först.',
    en: 'Fill in both fields first.',
  },
  typeName: {
    id: 'mf-auth.privacy.type-name',
    description: 'Why the button is disabled',
    defaultMessage: 'Fyll i fältet först.',
    en: 'Fill in the field first.',
  },
  nameDiffers: {
    id: 'mf-auth.privacy.name-differs',
    description: 'The typed name is another one',
    defaultMessage: 'stämmer inte',
    en: 'does not match',
  },
  deleteConfirm: {
    id: 'mf-auth.privacy.delete-confirm',
    description: 'Button that deletes',
    defaultMessage: 'Radera för gott',
    en: 'Delete for good',
  },
})
