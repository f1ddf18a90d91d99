import { defineMessages } from '@samspel/i18n'

export const viewMessages = defineMessages({
  views: {
    id: 'mf-campaigns.applications.views',
    description: 'Name of the row of tabs',
    defaultMessage: 'Vyer',
    en: 'Views',
  },
  all: {
    id: 'mf-campaigns.applications.all',
    description: 'Tab',
    defaultMessage: 'Väntar',
    en: 'Waiting',
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
  unnamed: {
    id: 'mf-campaigns.applications.unnamed',
    description: 'Tab: filters that have no name',
    defaultMessage: 'Egen vy',
    en: 'Own view',
  },
  saveView: {
    id: 'mf-campaigns.applications.save-view',
    description: 'Button',
    defaultMessage: 'Spara vy',
    en: 'Save view',
  },
  saveTitle: {
    id: 'mf-campaigns.applications.save-title',
    description: 'Heading of the dialog',
    defaultMessage: 'Spara vy',
    en: 'Save view',
  },
  viewName: {
    id: 'mf-campaigns.applications.view-name',
    description: 'Field',
    defaultMessage: 'Namn',
    en: 'Name',
  },
  viewHelp: {
    id: 'mf-campaigns.applications.view-help',
    description: 'Help under the field',
    defaultMessage: 'Bara du ser vyn. Den finns bland flikarna.',
    en: 'Only you see the view. It stands among the tabs.',
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
    en: 'Change the view',
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
  retry: {
    id: 'mf-campaigns.applications.retry',
    description: 'Button',
    defaultMessage: 'Försök igen',
    en: 'Try again',
  },
  cancel: {
    id: 'mf-campaigns.applications.cancel',
    description: 'Button',
    defaultMessage: 'Avbryt',
    en: 'Cancel',
  },
  close: {
    id: 'mf-campaigns.applications.close',
    description: 'Button',
    defaultMessage: 'Stäng',
    en: 'Close',
  },
  save: {
    id: 'mf-campaigns.applications.save',
    description: 'Button',
    defaultMessage: 'Spara',
    en: 'Save',
  },
})
