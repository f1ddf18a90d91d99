import type { CheckKey } from '@samspel/api'
import { defineMessages } from '@samspel/i18n'

/** What the check finds, in few words; whole sentences are in `staff/components/offer-checks`. */
export const checkNames = defineMessages<CheckKey>({
  picture: {
    id: 'mf-campaigns.platform-home.found.picture',
    description: 'What the check finds',
    defaultMessage: 'bilden saknas',
    en: 'the picture is missing',
  },
  claims: {
    id: 'mf-campaigns.platform-home.found.claims',
    description: 'What the check finds',
    defaultMessage: 'påstående',
    en: 'a claim',
  },
  task: {
    id: 'mf-campaigns.platform-home.found.task',
    description: 'What the check finds',
    defaultMessage: 'text och uppdrag krockar',
    en: 'text and task disagree',
  },
  adLabel: {
    id: 'mf-campaigns.platform-home.found.ad-label',
    description: 'What the check finds',
    defaultMessage: 'reklammärkning saknas',
    en: 'no ad label',
  },
  dates: {
    id: 'mf-campaigns.platform-home.found.dates',
    description: 'What the check finds',
    defaultMessage: 'datum stämmer inte',
    en: 'dates do not fit',
  },
  places: {
    id: 'mf-campaigns.platform-home.found.places',
    description: 'What the check finds',
    defaultMessage: 'antal platser saknas',
    en: 'number of places is missing',
  },
  demands: {
    id: 'mf-campaigns.platform-home.found.demands',
    description: 'What the check finds',
    defaultMessage: 'villkoren kräver mycket',
    en: 'demanding terms',
  },
  money: {
    id: 'mf-campaigns.platform-home.found.money',
    description: 'What the check finds',
    defaultMessage: 'pengar saknas',
    en: 'money is missing',
  },
})
