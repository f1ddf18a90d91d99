import { dayWords, type NoticeTexts, of, people } from './words'

type Kind =
  | 'agreement_question'
  | 'agreement_changed'
  | 'agreement_lapsed'
  | 'agreement_accepted'
  | 'agreement_declined'
  | 'agreement_unanswered'
  | 'agreement_moved'
  | 'agreement_waits'
  | 'agreement_day_moved'
  | 'agreement_made'
  | 'rights_ending'
  | 'right_used'
  | 'right_use_reported'

const pictures = (locale: 'sv' | 'en', count = 1): string =>
  locale === 'sv' ? (count === 1 ? 'en bild' : `${count} bilder`) : count === 1 ? 'a picture' : `${count} pictures`

/** What both sides are told of their agreements, and of rights to pictures. */
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
      action: 'Läs avtalet',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said yes to the change`,
      detail: (f) => f.campaign ?? '',
      action: 'Read the agreement',
    },
  },
  agreement_declined: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} sa nej till ändringen`,
      detail: (f) => of(f.campaign, 'avtalet är som förut'),
      action: 'Läs avtalet',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said no to the change`,
      detail: (f) => of(f.campaign, 'the agreement is as before'),
      action: 'Read the agreement',
    },
  },
  agreement_unanswered: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} svarade inte om ändringen`,
      detail: (f) => of(f.campaign, 'avtalet är som förut'),
      action: 'Läs avtalet',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} did not answer about the change`,
      detail: (f) => of(f.campaign, 'the agreement is as before'),
      action: 'Read the agreement',
    },
  },
  agreement_moved: {
    sv: {
      title: (f) => `Sista dagen med ${f.brand ?? ''} är flyttad`,
      detail: (f) => of(f.campaign, f.day && `nu ${dayWords('sv', f.day)}`),
      action: 'Läs avtalet',
    },
    en: {
      title: (f) => `Your last day with ${f.brand ?? ''} was moved`,
      detail: (f) => of(f.campaign, f.day && `now ${dayWords('en', f.day)}`),
      action: 'Read the agreement',
    },
  },
  agreement_waits: {
    sv: {
      title: (f) => `${f.brand ?? ''} väntar på ditt svar`,
      detail: (f) => of(f.campaign, f.day && `frågan går ut ${dayWords('sv', f.day)}`),
      action: 'Läs och svara',
    },
    en: {
      title: (f) => `${f.brand ?? ''} is waiting for your answer`,
      detail: (f) => of(f.campaign, f.day && `the question lapses ${dayWords('en', f.day)}`),
      action: 'Read and answer',
    },
  },
  agreement_day_moved: {
    sv: {
      title: (f, n) => `Sista dagen för ${people('sv', f.creator, n)} är flyttad`,
      detail: (f) => of(f.campaign, f.day && `nu ${dayWords('sv', f.day)}`),
      action: 'Läs avtalet',
    },
    en: {
      title: (f, n) => `The last day of ${people('en', f.creator, n)} was moved`,
      detail: (f) => of(f.campaign, f.day && `now ${dayWords('en', f.day)}`),
      action: 'Read the agreement',
    },
  },
  agreement_made: {
    sv: {
      title: (f, n) => `Avtalet med ${people('sv', f.creator, n)} är klart`,
      detail: (f) => f.campaign ?? '',
      action: 'Läs avtalet',
    },
    en: {
      title: (f, n) => `The agreement with ${people('en', f.creator, n)} is made`,
      detail: (f) => f.campaign ?? '',
      action: 'Read the agreement',
    },
  },
  rights_ending: {
    sv: {
      title: (f) => `Rätten till ${pictures('sv', f.count)} av ${f.creator ?? ''} går ut ${dayWords('sv', f.day)}`,
      detail: (f) => f.campaign ?? '',
      action: 'Se rättigheter',
    },
    en: {
      title: (f) => `The right to ${pictures('en', f.count)} by ${f.creator ?? ''} ends ${dayWords('en', f.day)}`,
      detail: (f) => f.campaign ?? '',
      action: 'See rights',
    },
  },
  right_used: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} har sett en bild i bruk utan rätt`,
      detail: (f) => of(f.campaign, 'läs vad som står och ta ned den'),
      action: 'Se rättigheter',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} saw a picture in use without a right`,
      detail: (f) => of(f.campaign, 'read what it says and take it down'),
      action: 'See rights',
    },
  },
  right_use_reported: {
    sv: {
      title: (f) => `${f.brand ?? ''} använder en bild utan rätt, enligt ${f.creator ?? ''}`,
      detail: (f) => f.campaign ?? '',
      action: 'Se rättigheter',
    },
    en: {
      title: (f) => `${f.brand ?? ''} uses a picture without a right, says ${f.creator ?? ''}`,
      detail: (f) => f.campaign ?? '',
      action: 'See rights',
    },
  },
}
