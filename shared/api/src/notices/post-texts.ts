import type { NoticeKind } from './topics'
import { dayWords, money, type NoticeTexts, of } from './words'

/** What is told to staff of brands of posts that nobody has answered, or that are gone. */
export const postTexts = {
  post_answer_due: {
    sv: {
      title: (f) => (f.count === 1 ? 'Ett inlägg väntar på svar' : `${f.count ?? 0} inlägg väntar på svar`),
      detail: (f) => of(f.campaign, f.day && `svara senast ${dayWords('sv', f.day)}, annars godkänns det automatiskt`),
      action: 'Granska',
    },
    en: {
      title: (f) => (f.count === 1 ? 'A post waits for an answer' : `${f.count ?? 0} posts wait for an answer`),
      detail: (f) => of(f.campaign, f.day && `answer by ${dayWords('en', f.day)}, or it is approved automatically`),
      action: 'Review',
    },
  },
  post_gone: {
    sv: { title: (f) => `Inlägget av ${f.creator ?? ''} är borta`, detail: (f) => f.campaign ?? '', action: 'Visa' },
    en: { title: (f) => `The post by ${f.creator ?? ''} is gone`, detail: (f) => f.campaign ?? '', action: 'Show' },
  },
  post_unanswered: {
    sv: {
      title: (f) => `Inlägget av ${f.creator ?? ''} godkändes automatiskt`,
      detail: (f) => of(f.campaign, f.amount ? `${money('sv', f.amount)} betalades` : undefined, 'inget svar i tid'),
      action: 'Visa',
    },
    en: {
      title: (f) => `The post by ${f.creator ?? ''} was approved automatically`,
      detail: (f) => of(f.campaign, f.amount ? `${money('en', f.amount)} was paid` : undefined, 'no answer in time'),
      action: 'Show',
    },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
