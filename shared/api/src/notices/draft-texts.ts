import type { NoticeKind } from './topics'
import { dayWords, type NoticeTexts, of, people } from './words'

/** What both sides are told of drafts. */
export const draftTexts = {
  draft_sent: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} utkast att svara på` : `Utkast från ${people('sv', f.creator, 1)}`),
      detail: (f) => of(f.campaign, f.day && `svara senast ${dayWords('sv', f.day)}`),
      action: 'Granska',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} drafts to answer` : `Draft by ${people('en', f.creator, 1)}`),
      detail: (f) => of(f.campaign, f.day && `answer by ${dayWords('en', f.day)}`),
      action: 'Review',
    },
  },
  draft_answer_due: {
    sv: {
      title: (f) => (f.count === 1 ? 'Ett utkast väntar på svar' : `${f.count ?? 0} utkast väntar på svar`),
      detail: (f) => of(f.campaign, f.day && `svara senast ${dayWords('sv', f.day)}, annars godkänns det automatiskt`),
      action: 'Granska',
    },
    en: {
      title: (f) => (f.count === 1 ? 'A draft waits for an answer' : `${f.count ?? 0} drafts wait for an answer`),
      detail: (f) => of(f.campaign, f.day && `answer by ${dayWords('en', f.day)}, or it is approved automatically`),
      action: 'Review',
    },
  },
  draft_unanswered: {
    sv: {
      title: (f, n) => `Utkastet från ${people('sv', f.creator, n)} godkändes automatiskt`,
      detail: (f) => of(f.campaign, 'inget svar i tid'),
      action: 'Visa',
    },
    en: {
      title: (f, n) => `The draft by ${people('en', f.creator, n)} was approved automatically`,
      detail: (f) => of(f.campaign, 'no answer in time'),
      action: 'Show',
    },
  },
  draft_extra_granted: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} ändrar en gång till`,
      detail: (f) => f.campaign ?? '',
      action: 'Visa',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} will change it once more`,
      detail: (f) => f.campaign ?? '',
      action: 'Show',
    },
  },
  draft_extra_refused: {
    sv: {
      title: (f, n) => `${people('sv', f.creator, n)} sa nej till en ändring till`,
      detail: (f) => of(f.campaign, 'godkänn eller avsluta'),
      action: 'Granska',
    },
    en: {
      title: (f, n) => `${people('en', f.creator, n)} said no to one more change`,
      detail: (f) => of(f.campaign, 'approve it or end it'),
      action: 'Review',
    },
  },
  draft_approved: {
    sv: {
      title: (f) => `${f.brand ?? ''} godkände ditt utkast`,
      detail: (f) => of(f.campaign, f.day && `publicera senast ${dayWords('sv', f.day)}`),
      action: 'Publicera nu',
    },
    en: {
      title: (f) => `${f.brand ?? ''} approved your draft`,
      detail: (f) => of(f.campaign, f.day && `publish by ${dayWords('en', f.day)}`),
      action: 'Publish now',
    },
  },
  draft_changes_requested: {
    sv: {
      title: (f) => `${f.brand ?? ''} vill ändra något i ditt utkast`,
      detail: (f) => f.campaign ?? '',
      action: 'Ändra utkastet',
    },
    en: {
      title: (f) => `${f.brand ?? ''} asks for a change in your draft`,
      detail: (f) => f.campaign ?? '',
      action: 'Change the draft',
    },
  },
  draft_passed: {
    sv: {
      title: (f) => `Ditt utkast är godkänt, ${f.brand ?? ''} svarade inte`,
      detail: (f) => of(f.campaign, f.day && `publicera senast ${dayWords('sv', f.day)}`),
      action: 'Publicera nu',
    },
    en: {
      title: (f) => `Your draft is approved, ${f.brand ?? ''} did not answer`,
      detail: (f) => of(f.campaign, f.day && `publish by ${dayWords('en', f.day)}`),
      action: 'Publish now',
    },
  },
  draft_extra_round: {
    sv: {
      title: (f) => `${f.brand ?? ''} frågar om en ändring till`,
      detail: (f) => of(f.campaign, 'du får säga nej'),
      action: 'Läs och svara',
    },
    en: {
      title: (f) => `${f.brand ?? ''} asks for one more change`,
      detail: (f) => of(f.campaign, 'you may say no'),
      action: 'Read and answer',
    },
  },
  draft_send_by: {
    sv: {
      title: (f) => `Skicka ditt utkast senast ${dayWords('sv', f.day)}`,
      detail: (f) => of(f.campaign, 'då hinns en ändring med'),
      action: 'Skriv utkastet',
    },
    en: {
      title: (f) => `Send your draft by ${dayWords('en', f.day)}`,
      detail: (f) => of(f.campaign, 'that leaves time for a change'),
      action: 'Write the draft',
    },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
