import { defineMessages } from '@samspel/i18n'

const id = (name: string) => `mf-campaigns.${name}` as const

/** Displayed name of one campaign's state; English as specified (row T-02). */
export const stateNames = defineMessages({
  draft: { id: id('state.draft'), description: 'Campaign state', sv: 'Utkast', en: 'Draft' },
  requested: { id: id('state.requested'), description: 'Campaign state', sv: 'Granskning', en: 'Review' },
  confirmed: { id: id('state.confirmed'), description: 'Campaign state', sv: 'Marknadsplats', en: 'Marketplace' },
  upcoming: { id: id('state.upcoming'), description: 'Campaign state', sv: 'Leverans', en: 'Delivery' },
  ongoing: { id: id('state.ongoing'), description: 'Campaign state', sv: 'Pågående', en: 'Ongoing' },
  finished: { id: id('state.finished'), description: 'Campaign state', sv: 'Avslutad', en: 'Finished' },
  archived: { id: id('state.archived'), description: 'Campaign state', sv: 'Arkiverad', en: 'Archived' },
})

/** Name of the list of a state's campaigns; English as specified (row T-02). */
export const stateTabs = defineMessages({
  draft: stateNames.draft,
  requested: stateNames.requested,
  confirmed: stateNames.confirmed,
  upcoming: stateNames.upcoming,
  ongoing: stateNames.ongoing,
  finished: { id: id('tab.finished'), description: 'List of campaigns', sv: 'Avslutade', en: 'Finished' },
  archived: { id: id('tab.archived'), description: 'List of campaigns', sv: 'Arkiverade', en: 'Archived' },
})

export const deliveryNames = defineMessages({
  delivery: { id: id('delivery.delivery'), description: 'Delivery method', sv: 'Leverans', en: 'Delivery' },
  pickup: { id: id('delivery.pickup'), description: 'Delivery method', sv: 'Hämta i butik', en: 'Pick up' },
})

export const packageLabels = defineMessages({
  default: { id: id('package.default'), description: 'Package', sv: 'Full service', en: 'Full service' },
  selfservice: { id: id('package.selfservice'), description: 'Package', sv: 'Självservice', en: 'Self service' },
  custom: { id: id('package.custom'), description: 'Package', sv: 'Anpassat', en: 'Custom' },
  small: { id: id('package.small'), description: 'Package', sv: 'Litet', en: 'Small' },
  medium: { id: id('package.medium'), description: 'Package', sv: 'Mellan', en: 'Medium' },
  large: { id: id('package.large'), description: 'Package', sv: 'Stort', en: 'Large' },
})
