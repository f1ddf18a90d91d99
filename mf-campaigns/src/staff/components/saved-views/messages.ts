import { defineMessages } from '@samspel/i18n'

export const viewMessages = defineMessages({
  views: {
    id: 'mf-campaigns.applications.views',
    description: 'Name of the row of tabs',
    defaultMessage: 'Vyer',
    en: 'Views',
  },
  due: {
    id: 'mf-campaigns.applications.due',
    description: 'Tab',
    defaultMessage: 'Svara i dag',
    en: 'Answer today',
  },
  met: {
    id: 'mf-campaigns.applications.met',
    description: 'Tab',
    defaultMessage: 'Uppfyller kraven',
    en: 'Meet the requirements',
  },
  own: {
    id: 'mf-campaigns.views.own',
    description: 'Heading in the menu',
    defaultMessage: 'Sparade vyer',
    en: 'Saved views',
  },
  noneSaved: {
    id: 'mf-campaigns.views.none',
    description: 'Under the way to save a view: what that is',
    defaultMessage: 'Filtrera listan, så kan urvalet sparas',
    en: 'Filter the list, and the selection can be saved',
  },
  helpOfMenu: {
    id: 'mf-campaigns.views.help',
    description: 'Help under the field',
    defaultMessage: 'Bara du ser vyn. Den finns under Vyer.',
    en: 'Only you see the view. It is found under Views.',
  },
  removeOf: {
    id: 'mf-campaigns.views.remove-of',
    description: 'Menu',
    defaultMessage: 'Ta bort vyn {name}',
    en: 'Remove the view {name}',
  },
  unnamed: {
    id: 'mf-campaigns.applications.unnamed',
    description: 'Tab: filters that have no name',
    defaultMessage: 'Egen vy',
    en: 'Your own view',
  },
  saveView: {
    id: 'mf-campaigns.applications.save-view',
    description: 'Button',
    defaultMessage: 'Spara vy',
    en: 'Save view',
  },
  needsName: {
    id: 'mf-campaigns.applications.view-needs-name',
    description: 'Why the view cannot be saved yet',
    defaultMessage: 'Ge vyn ett namn.',
    en: 'Give the view a name.',
  },
  viewHelp: {
    id: 'mf-campaigns.applications.view-help',
    description: 'Help under the field',
    defaultMessage: 'Bara du ser vyn. Den finns bland flikarna.',
    en: 'Only you see the view. It is among the tabs.',
  },
  viewFull: {
    id: 'mf-campaigns.applications.view-full',
    description: 'Why the button is disabled',
    defaultMessage: 'Du har {most, number} vyer. Ta bort en först.',
    en: 'You have {most, number} views. Remove one first.',
  },
  viewSaved: {
    id: 'mf-campaigns.applications.view-saved',
    description: 'Toast',
    defaultMessage: 'Vyn {name} är sparad',
    en: 'The view {name} is saved',
  },
  viewRemoved: {
    id: 'mf-campaigns.applications.view-removed',
    description: 'Toast',
    defaultMessage: 'Vyn {name} är borttagen',
    en: 'The view {name} is removed',
  },
  viewMenu: {
    id: 'mf-campaigns.applications.view-menu',
    description: 'Button: menu of the saved view',
    defaultMessage: 'Ändra vyn',
    en: 'Edit the view',
  },
  removeView: {
    id: 'mf-campaigns.applications.remove-view',
    description: 'Menu',
    defaultMessage: 'Ta bort vyn',
    en: 'Remove the view',
  },
  viewsFailed: {
    id: 'mf-campaigns.applications.views-failed',
    description: 'Beside the tabs',
    defaultMessage: 'Dina vyer kunde inte hämtas.',
    en: 'Your views could not be loaded.',
  },
})
