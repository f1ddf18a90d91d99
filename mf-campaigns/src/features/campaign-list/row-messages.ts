import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.campaign-list.row.${name}` as const

export const rowMessages = defineMessages({
  more: { id: id('more'), description: 'Name of the menu of a row', sv: 'Fler val för {name}', en: 'More for {name}' },
  acts: { id: id('acts'), description: 'Column of the menus', sv: 'Val', en: 'Actions' },
  edit: { id: id('edit'), description: 'Menu item', sv: 'Redigera', en: 'Edit' },
  report: { id: id('report'), description: 'Menu item', sv: 'Öppna rapporten', en: 'Open report' },
  potential: { id: id('potential'), description: 'Menu item: creators who meet the demands', sv: 'Möjliga kreatörer', en: 'Potential creators' },
  duplicate: { id: id('duplicate'), description: 'Menu item', sv: 'Duplicera', en: 'Duplicate' },
  duplicated: { id: id('duplicated'), description: 'Done', sv: 'En kopia av {name} ligger bland utkasten.', en: 'A copy of {name} is among the drafts.' },
  openDraft: { id: id('open-draft'), description: 'Button of the toast', sv: 'Öppna utkastet', en: 'Open the draft' },
  promote: { id: id('promote'), description: 'Menu item: first in the marketplace', sv: 'Lyft fram', en: 'Promote' },
  promoted: { id: id('promoted'), description: 'Done', sv: '{name} står först på marknadsplatsen.', en: '{name} stands first in the marketplace.' },
  unpromote: { id: id('unpromote'), description: 'Menu item', sv: 'Sluta lyfta fram', en: 'Stop promoting' },
  unpromoted: { id: id('unpromoted'), description: 'Done', sv: '{name} står på sin vanliga plats igen.', en: '{name} is back in its usual place.' },
  isPromoted: { id: id('is-promoted'), description: 'Read out beside the name', sv: 'Lyfts fram', en: 'Promoted' },
  delete: { id: id('delete'), description: 'Menu item and button', sv: 'Ta bort utkastet', en: 'Delete draft' },
  deleteTitle: { id: id('delete-title'), description: 'Question', sv: 'Ta bort {name}?', en: 'Delete {name}?' },
  deleteText: { id: id('delete-text'), description: 'What happens', sv: 'Utkastet försvinner för alla i företaget och går inte att få tillbaka.', en: 'The draft disappears for everyone in the company and cannot be brought back.' },
  keep: { id: id('keep'), description: 'Button', sv: 'Behåll', en: 'Keep' },
  deleted: { id: id('deleted'), description: 'Done', sv: '{name} är borttagen.', en: '{name} has been deleted.' },
})
