import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  profile: {
    id: 'mf-auth.settings.profile',
    description: 'Part of the settings',
    defaultMessage: 'Profil',
    en: 'Profile',
  },
  profileDetail: {
    id: 'mf-auth.settings.profile-detail',
    description: 'What is found there',
    defaultMessage: 'Namn, bild och bankkonto',
    en: 'Name, photo and bank account',
  },
  notices: {
    id: 'mf-auth.settings.notices',
    description: 'Part of the settings',
    defaultMessage: 'Notiser',
    en: 'Notifications',
  },
  noticesDetail: {
    id: 'mf-auth.settings.notices-detail',
    description: 'What is found there',
    defaultMessage: 'Vad du får veta, och var',
    en: 'What you are told, and where',
  },
  security: {
    id: 'mf-auth.settings.security',
    description: 'Part of the settings',
    defaultMessage: 'Säkerhet',
    en: 'Security',
  },
  securityDetail: {
    id: 'mf-auth.settings.security-detail',
    description: 'What is found there',
    defaultMessage: 'Lösenord och var du är inloggad',
    en: 'Password and where you are logged in',
  },
  connections: {
    id: 'mf-auth.settings.connections',
    description: 'Part of the settings',
    defaultMessage: 'Instagram',
    en: 'Instagram',
  },
  connectionsDetail: {
    id: 'mf-auth.settings.connections-detail',
    description: 'What is found there',
    defaultMessage: 'Kontot som dina samarbeten räknas på',
    en: 'The account your collaborations are counted on',
  },
  privacy: {
    id: 'mf-auth.settings.privacy',
    description: 'Part of the settings',
    defaultMessage: 'Integritet',
    en: 'Privacy',
  },
  privacyDetail: {
    id: 'mf-auth.settings.privacy-detail',
    description: 'What is found there',
    defaultMessage: 'Ladda ner dina uppgifter, radera kontot',
    en: 'Download your data, delete the account',
  },
})
