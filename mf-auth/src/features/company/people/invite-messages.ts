import { defineMessages } from '@samspel/i18n'

export const inviteManyMessages = defineMessages({
  addresses: {
    id: 'mf-auth.people.invite.addresses',
    description: 'Label',
    defaultMessage: 'E-postadresser',
    en: 'Email addresses',
  },
  addressesHelp: {
    id: 'mf-auth.people.invite.addresses-help',
    description: 'Help under the field',
    defaultMessage: 'En eller flera, en på varje rad. Länken gäller i {days} dagar och kan användas en gång.',
    en: 'One or several, one on each line. The link is good for {days} days and can be used once.',
  },
  wrongAddress: {
    id: 'mf-auth.people.invite.wrong-address',
    description: 'An address is none',
    defaultMessage: 'Skriv hela e-postadresser, en på varje rad.',
    en: 'Write whole email addresses, one on each line.',
  },
  wrongLimit: {
    id: 'mf-auth.people.invite.wrong-limit',
    description: 'Not a sum',
    defaultMessage: 'Skriv ett helt antal kronor, eller lämna tomt.',
    en: 'Write a whole number of kronor, or leave it empty.',
  },
  noRole: {
    id: 'mf-auth.people.invite.no-role',
    description: 'No brand was chosen',
    defaultMessage: 'Välj en roll på minst ett varumärke.',
    en: 'Choose a role at one brand at least.',
  },
  roleAt: {
    id: 'mf-auth.people.invite.role-at',
    description: 'Label',
    defaultMessage: 'Roll på {brand}',
    en: 'Role at {brand}',
  },
  sent: {
    id: 'mf-auth.people.invite.sent',
    description: 'Toast',
    defaultMessage: '{n, plural, one {# inbjudan är skickad} other {# inbjudningar är skickade}}',
    en: '{n, plural, one {# invitation was sent} other {# invitations were sent}}',
  },
  alreadyHere: {
    id: 'mf-auth.people.invite.already-here',
    description: 'The address belongs to a member',
    defaultMessage: '{email} finns redan här. Ändra rollerna i tabellen.',
    en: '{email} is here already. Change the roles in the table.',
  },
  alreadyInvited: {
    id: 'mf-auth.people.invite.already-invited',
    description: 'The address was invited before',
    defaultMessage: '{email} är redan inbjuden. Skicka igen från tabellen.',
    en: '{email} was already invited. Send it again from the table.',
  },
})
