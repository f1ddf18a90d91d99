import type { CampaignState, DeliveryMethod } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** Display name of a campaign's state; English as specified (row T-02). */
export const stateNames = defineMessages<CampaignState>({
  draft: { id: 'mf-campaigns.state.draft', description: 'Campaign state', defaultMessage: 'Utkast', en: 'Draft' },
  requested: {
    id: 'mf-campaigns.state.requested',
    description: 'Campaign state',
    defaultMessage: 'Granskning',
    en: 'Review',
  },
  confirmed: {
    id: 'mf-campaigns.state.confirmed',
    description: 'Campaign state',
    defaultMessage: 'Marknadsplats',
    en: 'Marketplace',
  },
  upcoming: {
    id: 'mf-campaigns.state.upcoming',
    description: 'Campaign state',
    defaultMessage: 'Leverans',
    en: 'Delivery',
  },
  ongoing: {
    id: 'mf-campaigns.state.ongoing',
    description: 'Campaign state',
    defaultMessage: 'Pågående',
    en: 'Ongoing',
  },
  finished: {
    id: 'mf-campaigns.state.finished',
    description: 'Campaign state',
    defaultMessage: 'Avslutad',
    en: 'Finished',
  },
  archived: {
    id: 'mf-campaigns.state.archived',
    description: 'Campaign state',
    defaultMessage: 'Arkiverad',
    en: 'Archived',
  },
})

/** Name of the list of campaigns in a state; English as specified (row T-02). */
export const stateTabs = {
  draft: stateNames.draft,
  requested: stateNames.requested,
  confirmed: stateNames.confirmed,
  upcoming: stateNames.upcoming,
  ongoing: stateNames.ongoing,
  ...defineMessages({
    finished: {
      id: 'mf-campaigns.tab.finished',
      description: 'List of campaigns',
      defaultMessage: 'Avslutade',
      en: 'Finished',
    },
    archived: {
      id: 'mf-campaigns.tab.archived',
      description: 'List of campaigns',
      defaultMessage: 'Arkiverade',
      en: 'Archived',
    },
  }),
} satisfies Record<CampaignState, unknown>

export const deliveryNames = defineMessages<DeliveryMethod>({
  delivery: {
    id: 'mf-campaigns.delivery.delivery',
    description: 'Delivery method',
    defaultMessage: 'Leverans',
    en: 'Delivery',
  },
  pickup: {
    id: 'mf-campaigns.delivery.pickup',
    description: 'Delivery method',
    defaultMessage: 'Hämta i butik',
    en: 'Pick up',
  },
})

export const packageLabels = defineMessages({
  default: {
    id: 'mf-campaigns.package.default',
    description: 'Package',
    defaultMessage: 'Vi sköter allt',
    en: 'We handle everything',
  },
  selfservice: {
    id: 'mf-campaigns.package.selfservice',
    description: 'Package',
    defaultMessage: 'Ni sköter allt',
    en: 'You handle everything',
  },
  custom: {
    id: 'mf-campaigns.package.custom',
    description: 'Package',
    defaultMessage: 'Enligt offert',
    en: 'By quotation',
  },
  small: { id: 'mf-campaigns.package.small', description: 'Package', defaultMessage: 'Litet', en: 'Small' },
  medium: { id: 'mf-campaigns.package.medium', description: 'Package', defaultMessage: 'Mellan', en: 'Medium' },
  large: { id: 'mf-campaigns.package.large', description: 'Package', defaultMessage: 'Stort', en: 'Large' },
})
