import type { Instagramer } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

export const creatorStateNames = defineMessages<Instagramer['state']>({
  pending: {
    id: 'mf-campaigns.creator-state.pending',
    description: 'State of a creator',
    defaultMessage: 'Väntar på godkännande',
    en: 'Waiting for approval',
  },
  active: {
    id: 'mf-campaigns.creator-state.active',
    description: 'State of a creator',
    defaultMessage: 'Aktiv',
    en: 'Active',
  },
  blocked: {
    id: 'mf-campaigns.creator-state.blocked',
    description: 'State of a creator',
    defaultMessage: 'Spärrad',
    en: 'Blocked',
  },
})

export const creatorPlanNames = defineMessages<Instagramer['productPlan']>({
  free: {
    id: 'mf-campaigns.creator-plan.free',
    description: 'Plan of a creator',
    defaultMessage: 'Gratis',
    en: 'Free',
  },
  plus: { id: 'mf-campaigns.creator-plan.plus', description: 'Plan of a creator', defaultMessage: 'Plus', en: 'Plus' },
  pro: { id: 'mf-campaigns.creator-plan.pro', description: 'Plan of a creator', defaultMessage: 'Pro', en: 'Pro' },
})
