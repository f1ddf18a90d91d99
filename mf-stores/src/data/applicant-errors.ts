import type { StoreApplicant } from '@samspel/api'
import { defineMessages, type ErrorMessages, type Message } from '@samspel/i18n'

const texts = defineMessages({
  full: {
    id: 'mf-stores.error.store-full',
    description: 'Every place of the offer at this store is taken',
    defaultMessage: 'Alla platser i butiken är tagna.',
    en: 'Every place at the store is taken.',
  },
  noPlaces: {
    id: 'mf-stores.applicant.no-places',
    description:
      'Under the button that approves, which does nothing now: the offer has no place left at this store. Short, in a table',
    defaultMessage: 'Inga platser kvar',
    en: 'No places left',
  },
  over: {
    id: 'mf-stores.error.pass-over',
    description: 'Handing out failed: the pass ended while the dialog was open',
    defaultMessage: 'Passet gäller inte längre. Läs in sidan igen för att se vad som har hänt.',
    en: 'The pass no longer holds. Reload the page to see what has happened.',
  },
})

export const applicantErrors: ErrorMessages = { campaign_full: texts.full }

const obstacles = { campaign_full: texts.noPlaces }

/** Why an application cannot be approved now; undefined when nothing stands in the way. */
export const approvalObstacle = ({ refusals }: Pick<StoreApplicant, 'refusals'>): Message | undefined => {
  const refusal = refusals?.find(({ act }) => act === 'approve')
  return refusal && obstacles[refusal.reason]
}

export const handOutErrors: ErrorMessages = { illegal_transition: texts.over, already_decided: texts.over }
