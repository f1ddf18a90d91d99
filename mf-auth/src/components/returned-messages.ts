import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  title: {
    id: 'mf-auth.returned.title',
    description: 'In bold, before the text',
    defaultMessage: 'Mejl till dig kommer i retur.',
    en: 'Emails to you come back.',
  },
  text: {
    id: 'mf-auth.returned.text',
    description: 'Since when, and what to do; the button leads on',
    defaultMessage:
      'Sedan {day} kommer mejl till {email} i retur, så vi skickar inga fler dit. Byt adress, eller visa att den fungerar igen.',
    en: 'Since {day} emails to {email} come back, so we send no more to it. Change the address, or show that it works again.',
  },
  go: {
    id: 'mf-auth.returned.go',
    description: 'Button that leads to the address in the settings',
    defaultMessage: 'Till adressen',
    en: 'To the address',
  },
  staffSince: {
    id: 'mf-auth.returned.staff-since',
    description: 'Beside the address of a member of staff, for colleagues',
    defaultMessage: 'Mejl till adressen kommer i retur sedan {day}.',
    en: 'Emails to this address come back since {day}.',
  },
})
