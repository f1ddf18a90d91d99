import { defineMessages } from '@samspel/i18n'

export const messages = defineMessages({
  open: { id: 'mf-campaigns.community.open', description: 'Mark of an open list', defaultMessage: 'Öppen', en: 'Open' },
  gone: {
    id: 'mf-campaigns.community.gone',
    description: 'No list has this id',
    defaultMessage: 'Listan finns inte, eller så har den tagits bort.',
    en: 'The list does not exist, or it has been deleted.',
  },
  toLists: {
    id: 'mf-campaigns.community.to-lists',
    description: 'Next step when no list has this id',
    defaultMessage: 'Till listorna',
    en: 'To the lists',
  },
  loading: {
    id: 'mf-campaigns.community.loading',
    description: 'Read out while loading',
    defaultMessage: 'Laddar listan',
    en: 'Loading the list',
  },
  invite: {
    id: 'mf-campaigns.community.invite',
    description: 'Button',
    defaultMessage: 'Bjud in listan',
    en: 'Invite the list',
  },
  noneToInvite: {
    id: 'mf-campaigns.community.none-to-invite',
    description: 'Why the list cannot be invited',
    defaultMessage: 'Listan har inga godkända medlemmar.',
    en: 'The list has no approved members.',
  },
  add: {
    id: 'mf-campaigns.community.add',
    description: 'Button',
    defaultMessage: 'Lägg till kreatörer',
    en: 'Add creators',
  },
  import: {
    id: 'mf-campaigns.community.import',
    description: 'Menu item',
    defaultMessage: 'Importera CSV',
    en: 'Import CSV',
  },
  export: {
    id: 'mf-campaigns.community.export',
    description: 'Menu item',
    defaultMessage: 'Exportera CSV',
    en: 'Export CSV',
  },
  edit: {
    id: 'mf-campaigns.community.edit',
    description: 'Menu item',
    defaultMessage: 'Ändra listan',
    en: 'Edit the list',
  },
  delete: {
    id: 'mf-campaigns.community.delete',
    description: 'Menu item',
    defaultMessage: 'Ta bort listan',
    en: 'Delete the list',
  },
  deleteTitle: {
    id: 'mf-campaigns.community.delete-title',
    description: 'Heading of the question',
    defaultMessage: 'Ta bort {name}?',
    en: 'Delete {name}?',
  },
  deleteText: {
    id: 'mf-campaigns.community.delete-text',
    description: 'What deleting does',
    defaultMessage:
      'Listan och dess {n, plural, one {# rad} other {# rader}} försvinner och kan inte hämtas tillbaka. Kampanjer som bjuder in från listan bjuder inte in någon från den. Kreatörerna, deras inbjudningar och samarbeten finns kvar.',
    en: 'The list and its {n, plural, one {# row} other {# rows}} are gone for good. Campaigns that invite from the list invite no one from it. The creators, their invitations and collaborations stay.',
  },
  deleted: {
    id: 'mf-campaigns.community.deleted',
    description: 'Toast',
    defaultMessage: 'Listan {name} är borttagen',
    en: 'The list {name} is deleted',
  },
  exported: {
    id: 'mf-campaigns.community.exported',
    description: 'Toast',
    defaultMessage: '{n, plural, one {# rad} other {# rader}} i filen',
    en: '{n, plural, one {# row} other {# rows}} in the file',
  },
  creatorsFull: {
    id: 'mf-campaigns.community.creators-full',
    description: 'Why no more can be chosen',
    defaultMessage: 'Högst {most, number} åt gången. Lägg till de här först.',
    en: 'At most {most, number} at a time. Add these first.',
  },
  creatorsHelp: {
    id: 'mf-campaigns.community.creators-help',
    description: 'Help under the field',
    defaultMessage: 'Sök efter namn, användarnamn eller stad. De läggs till som godkända.',
    en: 'Search by name, username or city. They are added as approved.',
  },
  needsCreators: {
    id: 'mf-campaigns.community.needs-creators',
    description: 'Why nobody can be added yet',
    defaultMessage: 'Välj minst en kreatör.',
    en: 'Choose at least one creator.',
  },
  added: {
    id: 'mf-campaigns.community.added',
    description: 'Toast',
    defaultMessage:
      '{n, plural, =0 {Ingen ny} one {# tillagd} other {# tillagda}}{m, plural, =0 {} one {, # fanns redan} other {, # fanns redan}}',
    en: '{n, plural, =0 {No one new} one {# added} other {# added}}{m, plural, =0 {} one {, # were there already} other {, # were there already}}',
  },
})
