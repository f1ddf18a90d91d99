import { defineMessages } from '@samspel/i18n'
import type { ApplicantState } from '../../../data/store-participations'

/** How one pick-up stands, in the list of all. */
export const standingNames = defineMessages<ApplicantState>({
  requested: {
    id: 'mf-stores.store-pickups.standing.requested',
    description: 'How a pick-up stands: applied for, not answered',
    defaultMessage: 'Väntar på svar',
    en: 'Awaiting an answer',
  },
  approved: {
    id: 'mf-stores.store-pickups.standing.approved',
    description: 'How a pick-up stands: there is a pass',
    defaultMessage: 'Bokad',
    en: 'Booked',
  },
  picked_up: {
    id: 'mf-stores.store-pickups.standing.picked-up',
    description: 'How a pick-up stands',
    defaultMessage: 'Utlämnad',
    en: 'Handed out',
  },
  declined: {
    id: 'mf-stores.store-pickups.standing.declined',
    description: 'How a pick-up stands: the application was declined by the staff',
    defaultMessage: 'Nekad',
    en: 'Rejected',
  },
  invited: {
    id: 'mf-stores.store-pickups.standing.invited',
    description: 'How a pick-up stands: invited, not answered',
    defaultMessage: 'Inbjuden',
    en: 'Invited',
  },
})
