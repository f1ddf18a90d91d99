import { type NoticeTexts, of, people } from './words'

type Kind =
  | 'parcel_sent'
  | 'parcel_missing'
  | 'parcel_question'
  | 'parcel_taken_back'
  | 'parcel_arrived'
  | 'creator_left'

/** What creators and brands are told of parcels. */
export const parcelTexts: Record<Kind, NoticeTexts> = {
  parcel_sent: {
    sv: {
      title: (f) => `Ditt paket från ${f.brand ?? ''} är skickat`,
      detail: (f) => f.campaign ?? '',
      action: 'Se paketet',
    },
    en: {
      title: (f) => `Your parcel from ${f.brand ?? ''} is on its way`,
      detail: (f) => f.campaign ?? '',
      action: 'See the parcel',
    },
  },
  parcel_missing: {
    sv: {
      title: (f) => `${f.brand ?? ''} väntar på din adress eller ditt val`,
      detail: (f) => f.campaign ?? '',
      action: 'Fyll i',
    },
    en: {
      title: (f) => `${f.brand ?? ''} is waiting for your address or your choice`,
      detail: (f) => f.campaign ?? '',
      action: 'Fill in',
    },
  },
  parcel_question: {
    sv: {
      title: (f) => `Är paketet från ${f.brand ?? ''} framme?`,
      detail: (f) => f.campaign ?? '',
      action: 'Svara',
    },
    en: {
      title: (f) => `Has the parcel from ${f.brand ?? ''} arrived?`,
      detail: (f) => f.campaign ?? '',
      action: 'Answer',
    },
  },
  parcel_taken_back: {
    sv: {
      title: (f) => `Paketet från ${f.brand ?? ''} är inte skickat`,
      detail: (f) => f.campaign ?? '',
      action: 'Visa',
    },
    en: {
      title: (f) => `The parcel from ${f.brand ?? ''} has not been sent`,
      detail: (f) => f.campaign ?? '',
      action: 'Show',
    },
  },
  parcel_arrived: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} paket är framme` : `Paketet till ${people('sv', f.creator, 1)} är framme`),
      detail: (f) => f.campaign ?? '',
      action: 'Visa',
    },
    en: {
      title: (f, n) =>
        n > 1 ? `${n} parcels have arrived` : `The parcel to ${people('en', f.creator, 1)} has arrived`,
      detail: (f) => f.campaign ?? '',
      action: 'Show',
    },
  },
  creator_left: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} hoppade av`,
      detail: (f) => of(f.campaign, 'ni var sena'),
      action: 'Visa',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} left`,
      detail: (f) => of(f.campaign, 'you were late'),
      action: 'Show',
    },
  },
}
