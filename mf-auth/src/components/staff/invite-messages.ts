import { defineMessages } from '@samspel/i18n'

export const inviteMessages = defineMessages({
  title: {
    id: 'mf-auth.staff.invite.title',
    description: 'Heading',
    defaultMessage: 'Bjud in en kollega',
    en: 'Invite a colleague',
  },
  adminTitle: {
    id: 'mf-auth.staff.invite.admin-title',
    description: 'Heading',
    defaultMessage: 'Bjud in en administratör',
    en: 'Invite an administrator',
  },
  help: {
    id: 'mf-auth.staff.invite.help',
    description: 'Help under the address',
    defaultMessage: 'Länken i mejlet gäller i {days, number} dagar.',
    en: 'The link in the email is valid for {days, number} days.',
  },
  brandsHelp: {
    id: 'mf-auth.staff.invite.brands-help',
    description: 'Help under the brands',
    defaultMessage: 'Går att ändra senare.',
    en: 'Can be changed later.',
  },
  language: {
    id: 'mf-auth.staff.invite.language',
    description: 'Label',
    defaultMessage: 'Språk i mejlet',
    en: 'Language of the email',
  },
  swedish: { id: 'mf-auth.staff.invite.swedish', description: 'Language', defaultMessage: 'Svenska', en: 'Swedish' },
  english: { id: 'mf-auth.staff.invite.english', description: 'Language', defaultMessage: 'Engelska', en: 'English' },
  send: {
    id: 'mf-auth.staff.invite.send',
    description: 'Button',
    defaultMessage: 'Skicka inbjudan',
    en: 'Send invitation',
  },
  sent: {
    id: 'mf-auth.staff.invite.sent',
    description: 'Note',
    defaultMessage: 'Inbjudan är skickad till {email}',
    en: 'The invitation was sent to {email}',
  },
  alreadyInvited: {
    id: 'mf-auth.staff.invite.already',
    description: 'The address has an open invitation',
    defaultMessage: 'Adressen har redan en öppen inbjudan. Skicka den igen från listan.',
    en: 'This address has an open invitation already. Send it again from the list.',
  },
})
