import type { NoticeKind } from './topics'
import { money, type NoticeTexts } from './words'

/** What is told of invoices in creators' names: to the creator, and of what is missing to the company too. */
export const invoiceTexts = {
  self_billed: {
    sv: {
      title: (f) => `${(f.amount ?? 0) < 0 ? 'Självfaktura krediterad' : 'Ny självfaktura'} till ${f.brand ?? ''}`,
      detail: (f) => [f.text, money('sv', f.amount)].filter(Boolean).join(', '),
      action: 'Visa',
    },
    en: {
      title: (f) =>
        `${(f.amount ?? 0) < 0 ? 'Self-billed invoice credited' : 'New self-billed invoice'}: ${f.brand ?? ''}`,
      detail: (f) => [f.textEn, money('en', f.amount)].filter(Boolean).join(', '),
      action: 'Show',
    },
  },
  self_billing_waits: {
    sv: {
      title: (f) => `Självfakturan till ${f.brand ?? ''} väntar`,
      detail: (f) => f.text ?? '',
      action: 'Se varför',
    },
    en: {
      title: (f) => `The self-billed invoice to ${f.brand ?? ''} waits`,
      detail: (f) => f.textEn ?? '',
      action: 'See why',
    },
  },
  self_billing_lacks: {
    sv: { title: () => 'Självfakturor från kreatörer väntar', detail: (f) => f.text ?? '', action: 'Se varför' },
    en: { title: () => 'Self-billed invoices of creators wait', detail: (f) => f.textEn ?? '', action: 'See why' },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
