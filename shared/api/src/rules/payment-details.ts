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
