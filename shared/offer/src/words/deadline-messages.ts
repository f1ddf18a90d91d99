import { defineMessages } from '@samspel/i18n'

/** By when it is posted: parts of sentences, and a line of its own. */
export const deadlineMessages = defineMessages({
  by: {
    id: 'offer.deadline.by',
    description: 'Part of a sentence: the last day',
    defaultMessage: 'senast {date}',
    en: 'by {date}',
  },
  within: {
    id: 'offer.deadline.within',
    description: 'Part of a sentence: the last day, counted from the pick-up',
    defaultMessage: 'inom {days} dagar efter hämtningen',
    en: 'within {days} days of the pick-up',
  },
  withinArrival: {
    id: 'offer.deadline.within-arrival',
    description: 'Part of a sentence: the last day, counted from when the parcel has arrived',
    defaultMessage: 'inom {days} dagar från att paketet är framme',
    en: 'within {days} days from when the parcel has arrived',
  },
  laterArrival: {
    id: 'offer.deadline.later-arrival',
    description: 'Part of a sentence: the later of a day and one counted from when the parcel has arrived',
    defaultMessage: 'senast {date}, och alltid minst {days} dagar från att paketet är framme',
    en: 'by {date}, and always at least {days} days from when the parcel has arrived',
  },
  later: {
    id: 'offer.deadline.later',
    description: 'Part of a sentence: the later of a day and one counted from the pick-up',
    defaultMessage: 'senast {date}, eller {days} dagar efter hämtningen om det är senare',
    en: 'by {date}, or {days} days after the pick-up if that is later',
  },
  publish: {
    id: 'offer.deadline.publish',
    description: 'The last day to publish; when is such as: by 22 December',
    defaultMessage: 'Publicera {when}',
    en: 'Publish {when}',
  },
})
