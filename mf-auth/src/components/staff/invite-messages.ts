import { defineMessages } from '@samspel/i18n'

export const inviteMessages = defineMessages({
  title: { id: 'mf-auth.staff.invite.title', description: 'Heading', sv: 'Bjud in en kollega', en: 'Invite a colleague' },
  adminTitle: { id: 'mf-auth.staff.invite.admin-title', description: 'Heading', sv: 'Bjud in en administratör', en: 'Invite an administrator' },
  help: { id: 'mf-auth.staff.invite.help', description: 'Help under the address', sv: 'Länken i mejlet gäller i 14 dagar.', en: 'The link in the mail is good for 14 days.' },
  brandsHelp: { id: 'mf-auth.staff.invite.brands-help', description: 'Help under the brands', sv: 'Går att ändra senare.', en: 'Can be changed later.' },
  language: { id: 'mf-auth.staff.invite.language', description: 'Label', sv: 'Språk i mejlet', en: 'Language of the mail' },
  swedish: { id: 'mf-auth.staff.invite.swedish', description: 'Language', sv: 'Svenska', en: 'Swedish' },
  english: { id: 'mf-auth.staff.invite.english', description: 'Language', sv: 'Engelska', en: 'English' },
  send: { id: 'mf-auth.staff.invite.send', description: 'Button', sv: 'Skicka inbjudan', en: 'Send invitation' },
  sent: { id: 'mf-auth.staff.invite.sent', description: 'Note', sv: 'Inbjudan är skickad till {email}', en: 'The invitation was sent to {email}' },
  alreadyInvited: { id: 'mf-auth.staff.invite.already', description: 'The address has an open invitation', sv: 'Adressen har redan en öppen inbjudan. Skicka den igen från listan.', en: 'This address has an open invitation already. Send it again from the list.' },
})
