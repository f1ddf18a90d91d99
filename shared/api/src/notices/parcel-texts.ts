import type { NoticeTexts } from './words'

type Kind = 'parcel_sent' | 'parcel_missing' | 'parcel_question'

/** What creators are told of their parcels. */
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
}
