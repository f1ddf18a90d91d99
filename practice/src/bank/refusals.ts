import type { Refusal } from './messages'

/** A file that the bank does not take: in the mode that refuses, and once where that is asked for. */
export const unreadable: Refusal = { code: 'FF01', words: 'Banken tar inte emot filen' }

/** Accounts that are not paid to: those that the bank knows, those that one names, and what is no account. */
export const accountRefusals = {
  AC01: { code: 'AC01', words: 'Kontonumret finns inte' },
  AC04: { code: 'AC04', words: 'Kontot är avslutat' },
} satisfies Record<string, Refusal>
