import { defineMessages } from '@samspel/i18n'

export const moveMessages = defineMessages({
  change: {
    id: 'mf-campaigns.applications.change-store',
    description: 'Link beside the store where somebody wants to pick up',
    defaultMessage: 'Byt butik',
    en: 'Change store',
  },
  title: {
    id: 'mf-campaigns.applications.change-store-title',
    description: 'Title of the dialog with other stores',
    defaultMessage: 'Byt butik för {name}',
    en: 'Change the store for {name}',
  },
  help: {
    id: 'mf-campaigns.applications.change-store-help',
    description: 'Under the title of the dialog',
    defaultMessage: 'Kampanjens butiker inom {km, number} km från {store} som har något ledigt. {name} får veta det.',
    en: 'Stores of the campaign within {km, number} km of {store} that have something free. {name} will be told.',
  },
  move: {
    id: 'mf-campaigns.applications.change-store-move',
    description: 'Button of a row of the dialog',
    defaultMessage: 'Välj',
    en: 'Choose',
  },
  moveTo: {
    id: 'mf-campaigns.applications.change-store-move-to',
    description: 'The same, read out',
    defaultMessage: 'Välj {store}',
    en: 'Choose {store}',
  },
  metres: {
    id: 'mf-campaigns.applications.change-store-metres',
    description: 'How far a store is from the one that was asked for',
    defaultMessage: '{metres} m bort',
    en: '{metres} m away',
  },
  kilometres: {
    id: 'mf-campaigns.applications.change-store-kilometres',
    description: 'How far a store is from the one that was asked for',
    defaultMessage: '{km} km bort',
    en: '{km} km away',
  },
  loading: {
    id: 'mf-campaigns.applications.change-store-loading',
    description: 'Read out while the stores load',
    defaultMessage: 'Hämtar butiker',
    en: 'Loading stores',
  },
  none: {
    id: 'mf-campaigns.applications.change-store-none',
    description: 'Heading: there is no other store',
    defaultMessage: 'Ingen annan butik har något ledigt',
    en: 'No other store has anything free',
  },
  noneHelp: {
    id: 'mf-campaigns.applications.change-store-none-help',
    description: 'Under that heading',
    defaultMessage: 'Av kampanjens butiker inom {km, number} km från {store}.',
    en: 'Of the campaign’s stores within {km, number} km of {store}.',
  },
  moved: {
    id: 'mf-campaigns.applications.change-store-moved',
    description: 'Toast: the application is now for another store',
    defaultMessage: 'Ansökan från {name} gäller nu {store}.',
    en: 'The application of {name} is now for {store}.',
  },
  filled: {
    id: 'mf-campaigns.applications.change-store-filled',
    description: 'Error: somebody else took the last one meanwhile',
    defaultMessage: 'Där är inget ledigt längre. Välj en annan butik.',
    en: 'Nothing is free there any more. Choose another store.',
  },
  gone: {
    id: 'mf-campaigns.applications.change-store-gone',
    description: 'Error: the application has been answered or moved meanwhile',
    defaultMessage: 'Ansökan har ändrats av någon annan.',
    en: 'Somebody else has changed the application.',
  },
})
