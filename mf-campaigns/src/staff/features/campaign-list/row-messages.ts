import { defineMessages } from '@samspel/i18n'

export const rowMessages = defineMessages({
  more: {
    id: 'mf-campaigns.campaign-list.row.more',
    description: 'Name of the menu of a row',
    defaultMessage: 'Fler val för {name}',
    en: 'More for {name}',
  },
  acts: {
    id: 'mf-campaigns.campaign-list.row.acts',
    description: 'Column of the menus',
    defaultMessage: 'Val',
    en: 'Actions',
  },
  edit: { id: 'mf-campaigns.campaign-list.row.edit', description: 'Menu item', defaultMessage: 'Redigera', en: 'Edit' },
  report: {
    id: 'mf-campaigns.campaign-list.row.report',
    description: 'Menu item',
    defaultMessage: 'Öppna rapporten',
    en: 'Open report',
  },
  potential: {
    id: 'mf-campaigns.campaign-list.row.potential',
    description: 'Menu item: creators who meet the demands',
    defaultMessage: 'Möjliga kreatörer',
    en: 'Potential creators',
  },
  duplicate: {
    id: 'mf-campaigns.campaign-list.row.duplicate',
    description: 'Menu item',
    defaultMessage: 'Duplicera',
    en: 'Duplicate',
  },
  duplicated: {
    id: 'mf-campaigns.campaign-list.row.duplicated',
    description: 'Done',
    defaultMessage: 'En kopia av {name} ligger bland utkasten.',
    en: 'A copy of {name} is among the drafts.',
  },
  openDraft: {
    id: 'mf-campaigns.campaign-list.row.open-draft',
    description: 'Button of the toast',
    defaultMessage: 'Öppna utkastet',
    en: 'Open the draft',
  },
  promote: {
    id: 'mf-campaigns.campaign-list.row.promote',
    description: 'Menu item: first in the marketplace',
    defaultMessage: 'Lyft fram',
    en: 'Feature',
  },
  promoted: {
    id: 'mf-campaigns.campaign-list.row.promoted',
    description: 'Done',
    defaultMessage: '{name} står först på marknadsplatsen.',
    en: '{name} is first in the marketplace.',
  },
  unpromote: {
    id: 'mf-campaigns.campaign-list.row.unpromote',
    description: 'Menu item',
    defaultMessage: 'Sluta lyfta fram',
    en: 'Stop featuring',
  },
  unpromoted: {
    id: 'mf-campaigns.campaign-list.row.unpromoted',
    description: 'Done',
    defaultMessage: '{name} står på sin vanliga plats igen.',
    en: '{name} is back in its usual place.',
  },
  isPromoted: {
    id: 'mf-campaigns.campaign-list.row.is-promoted',
    description: 'Read out beside the name',
    defaultMessage: 'Lyfts fram',
    en: 'Featured',
  },
  delete: {
    id: 'mf-campaigns.campaign-list.row.delete',
    description: 'Menu item and button',
    defaultMessage: 'Ta bort utkastet',
    en: 'Delete draft',
  },
  deleteTitle: {
    id: 'mf-campaigns.campaign-list.row.delete-title',
    description: 'Question',
    defaultMessage: 'Ta bort {name}?',
    en: 'Delete {name}?',
  },
  deleteText: {
    id: 'mf-campaigns.campaign-list.row.delete-text',
    description: 'What happens',
    defaultMessage: 'Utkastet försvinner för alla i företaget och går inte att få tillbaka.',
    en: 'The draft is deleted for everyone at the company. This cannot be undone.',
  },
  keep: { id: 'mf-campaigns.campaign-list.row.keep', description: 'Button', defaultMessage: 'Behåll', en: 'Keep' },
  deleted: {
    id: 'mf-campaigns.campaign-list.row.deleted',
    description: 'Done',
    defaultMessage: '{name} är borttagen.',
    en: '{name} has been deleted.',
  },
})
