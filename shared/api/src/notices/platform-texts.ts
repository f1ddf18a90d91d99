import type { NoticeKind } from './topics'
import { dayWords, type NoticeTexts } from './words'

/** What is told to platform staff, and to creators at their asking. */
export const platformTexts = {
  campaign_to_review: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} kampanjer att granska` : `${f.campaign ?? ''} väntar på granskning`),
      detail: (f) => f.brand ?? '',
      action: 'Granska',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} campaigns to review` : `${f.campaign ?? ''} waits for review`),
      detail: (f) => f.brand ?? '',
      action: 'Review',
    },
  },
  company_request: {
    sv: {
      title: (f, n) => (n > 1 ? `${n} företag vill bli insläppta` : `${f.brand ?? ''} vill bli insläppta`),
      detail: () => 'Företagsförfrågningar',
      action: 'Svara',
    },
    en: {
      title: (f, n) => (n > 1 ? `${n} companies ask to be let in` : `${f.brand ?? ''} asks to be let in`),
      detail: () => 'Company requests',
      action: 'Answer',
    },
  },
  receipt_report: {
    sv: { title: (f) => `Något stämmer inte hos ${f.brand ?? ''}`, detail: (f) => f.text ?? '', action: 'Visa' },
    en: { title: (f) => `Something is wrong at ${f.brand ?? ''}`, detail: (f) => f.text ?? '', action: 'Show' },
  },
  service_end: {
    sv: {
      title: (f) => `${f.text ?? ''} går ut ${dayWords('sv', f.day)}`,
      detail: (f) => (f.count === 1 ? 'En dag kvar' : `${f.count ?? ''} dagar kvar`),
      action: 'Visa',
    },
    en: {
      title: (f) => `${f.textEn ?? ''} ends on ${dayWords('en', f.day)}`,
      detail: (f) => (f.count === 1 ? 'One day left' : `${f.count ?? ''} days left`),
      action: 'Show',
    },
  },
  batch_changed: {
    sv: {
      title: (f) => `Omgång ${f.text ?? ''} har ändrats`,
      detail: () => 'Den behöver godkännas på nytt',
      action: 'Öppna',
    },
    en: { title: (f) => `Batch ${f.text ?? ''} has changed`, detail: () => 'It must be approved anew', action: 'Open' },
  },
  batch_returned: {
    sv: {
      title: (f) => `Omgång ${f.text ?? ''} skickades tillbaka`,
      detail: (f) => f.creator ?? '',
      action: 'Öppna',
    },
    en: { title: (f) => `Batch ${f.text ?? ''} was sent back`, detail: (f) => f.creator ?? '', action: 'Open' },
  },
  report: {
    sv: { title: (_, n) => (n > 1 ? `${n} anmälningar` : 'En anmälan'), detail: (f) => f.text ?? '', action: 'Visa' },
    en: { title: (_, n) => (n > 1 ? `${n} reports` : 'A report'), detail: (f) => f.text ?? '', action: 'Show' },
  },
  tax_details_missing: {
    sv: {
      title: () => 'Uppgifter saknas för rapporten till Skatteverket',
      detail: (f) => `Vad du tjänade ${f.text ?? ''}`,
      action: 'Fyll i',
    },
    en: {
      title: () => 'Details are missing for the report to the tax office',
      detail: (f) => `What you earned in ${f.text ?? ''}`,
      action: 'Fill in',
    },
  },
} as const satisfies Partial<Record<NoticeKind, NoticeTexts>>
