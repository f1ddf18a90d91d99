import { dayWords, type NoticeTexts, of, people } from './words'

type Kind =
  | 'agreement_question'
  | 'agreement_changed'
  | 'agreement_lapsed'
  | 'agreement_accepted'
  | 'agreement_declined'
  | 'agreement_unanswered'

/** What both sides are told of their agreements. */
export const agreementTexts: Record<Kind, NoticeTexts> = {
  agreement_question: {
    sv: {
      title: (f) => `${f.brand ?? ''} vill ändra ert avtal`,
      detail: (f) => of(f.campaign, f.day && `svara senast ${dayWords('sv', f.day)}`),
      action: 'Läs och svara',
    },
    en: {
      title: (f) => `${f.brand ?? ''} would like to change your agreement`,
      detail: (f) => of(f.campaign, f.day && `answer by ${dayWords('en', f.day)}`),
      action: 'Read and answer',
    },
  },
  agreement_changed: {
    sv: {
      title: (f) => `Ditt avtal med ${f.brand ?? ''} har en ny version`,
      detail: (f) => f.campaign ?? '',
      action: 'Läs avtalet',
    },
    en: {
      title: (f) => `Your agreement with ${f.brand ?? ''} has a new version`,
      detail: (f) => f.campaign ?? '',
      action: 'Read the agreement',
    },
  },
  agreement_lapsed: {
    sv: {
      title: (f) => `Ditt avtal med ${f.brand ?? ''} är som förut`,
      detail: (f) => of(f.campaign, 'frågan hann gå ut'),
      action: 'Läs avtalet',
    },
    en: {
      title: (f) => `Your agreement with ${f.brand ?? ''} is as before`,
      detail: (f) => of(f.campaign, 'the question has lapsed'),
      action: 'Read the agreement',
    },
  },
  agreement_accepted: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} sa ja till ändringen`,
      detail: (f) => f.campaign ?? '',
      action: 'Till kampanjen',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said yes to the change`,
      detail: (f) => f.campaign ?? '',
      action: 'To the campaign',
    },
  },
  agreement_declined: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} sa nej till ändringen`,
      detail: (f) => of(f.campaign, 'avtalet är som förut'),
      action: 'Till kampanjen',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said no to the change`,
      detail: (f) => of(f.campaign, 'the agreement is as before'),
      action: 'To the campaign',
    },
  },
  agreement_unanswered: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} svarade inte om ändringen`,
      detail: (f) => of(f.campaign, 'avtalet är som förut'),
      action: 'Till kampanjen',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} did not answer about the change`,
      detail: (f) => of(f.campaign, 'the agreement is as before'),
      action: 'To the campaign',
    },
  },
}
