import type { Country, Locale } from '../constants'

/** What people copy along: signs without a width, blanks and hyphens of every kind. */
const plain = (typed: string): string =>
  typed
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .replace(/\s+/g, ' ')
    .trim()

/** A personal id as it was meant: without what a copy brings along. Whether it is one is the form's rule (row V-09). */
export const plainPersonalId = (typed: string): string => plain(typed)

const shape = /^(?:[0-9][0-9 -]{5,24}|[A-Za-z]{2}[0-9]{2}[A-Za-z0-9 ]{10,42})$/

/**
 * An account number as banks print it and people copy it: a Swedish clearing and account number, or an IBAN, with its blanks and hyphens;
 * undefined for what is neither by its shape.
 */
export const toAccountNumber = (typed: string): string | undefined => {
  const number = plain(
    plain(typed)
      .replace(/^IBAN[ :]*/i, '')
      .replace(/[,.]/g, ' '),
  )
  return shape.test(number) ? number : undefined
}

interface FieldWords {
  /** What the number is called there. */
  label: string
  /** Its form, and what to give instead. */
  help: string
}

const fieldWords: Readonly<Record<Country, Record<Locale, FieldWords>>> = {
  SE: {
    sv: { label: 'Clearing- och kontonummer', help: 'Finns inte din bank med, ange kontot som IBAN i stället.' },
    en: {
      label: 'Clearing and account number',
      help: 'If your bank is not known, enter the account as an IBAN instead.',
    },
  },
  NO: {
    sv: { label: 'Kontonummer', help: 'Elva siffror, eller IBAN.' },
    en: { label: 'Account number', help: 'Eleven digits, or an IBAN.' },
  },
  DK: {
    sv: { label: 'Registrerings- och kontonummer', help: 'Fyra och tio siffror, eller IBAN.' },
    en: { label: 'Registration and account number', help: 'Four and ten digits, or an IBAN.' },
  },
  FI: {
    sv: { label: 'Kontonummer (IBAN)', help: 'Till äldre nummer kan vi inte betala.' },
    en: { label: 'Account number (IBAN)', help: 'We cannot pay to older numbers.' },
  },
  GB: {
    sv: { label: 'Kontonummer (IBAN)', help: 'Till bara sort code och kontonummer kan vi inte betala.' },
    en: { label: 'Account number (IBAN)', help: 'We cannot pay to a sort code and account number alone.' },
  },
}

/** How the field for a bank account asks in a country: what the number is called there, and its form. */
export const accountFieldWords = (country: Country, locale: Locale): FieldWords => fieldWords[country][locale]
