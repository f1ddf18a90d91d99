import { money, type NoticeTexts, of, people } from './words'

type Kind = 'approval_asked' | 'approval_given' | 'approval_declined' | 'approval_lapsed'

/** What colleagues are told who ask one another for what goes above a limit. */
export const approvalTexts: Record<Kind, NoticeTexts> = {
  approval_asked: {
    sv: {
      title: (f, n) => `${people('sv', f.colleague, n)} ber om godkännande`,
      detail: (f) => of(f.amount === undefined ? undefined : money('sv', f.amount), f.creator, f.text),
      action: 'Svara',
    },
    en: {
      title: (f, n) => `${people('en', f.colleague, n)} asks for approval`,
      detail: (f) => of(f.amount === undefined ? undefined : money('en', f.amount), f.creator, f.text),
      action: 'Answer',
    },
  },
  approval_given: {
    sv: {
      title: (f) => `${people('sv', f.colleague, 1)} godkände ${money('sv', f.amount)}`,
      detail: (f) => of(f.creator, f.campaign),
      action: 'Visa',
    },
    en: {
      title: (f) => `${people('en', f.colleague, 1)} approved ${money('en', f.amount)}`,
      detail: (f) => of(f.creator, f.campaign),
      action: 'Show',
    },
  },
  approval_declined: {
    sv: {
      title: (f) => `${people('sv', f.colleague, 1)} avslog ${money('sv', f.amount)}`,
      detail: (f) => of(f.creator, f.text),
      action: 'Visa',
    },
    en: {
      title: (f) => `${people('en', f.colleague, 1)} declined ${money('en', f.amount)}`,
      detail: (f) => of(f.creator, f.text),
      action: 'Show',
    },
  },
  approval_lapsed: {
    sv: {
      title: () => 'Ingen svarade på din fråga om godkännande',
      detail: (f) => of(f.amount === undefined ? undefined : money('sv', f.amount), f.creator),
      action: 'Visa',
    },
    en: {
      title: () => 'Nobody answered your request for approval',
      detail: (f) => of(f.amount === undefined ? undefined : money('en', f.amount), f.creator),
      action: 'Show',
    },
  },
}
