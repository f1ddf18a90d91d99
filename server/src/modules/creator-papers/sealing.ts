import { fieldCipher } from '../../auth/field-cipher'
import type { Config } from '../../config'
import type { SealedColumn } from '../../sealing/seal-anew'

type Keys = Pick<Config, 'paymentDetailsKeys'>
const sealed = ['birth_date', 'tax_number'] as const
type Sealed = (typeof sealed)[number]
const ownerOf = (column: Sealed, id: string) => `creator_papers.${column}:${id}`

/** What is kept of a date of birth or a tax number. */
export const sealPaper = ({ paymentDetailsKeys }: Keys, column: Sealed, id: string, text: string): string =>
  fieldCipher(paymentDetailsKeys).seal(text, ownerOf(column, id))

/** The same opened; undefined when no key opens it. */
export const openPaper = (
  { paymentDetailsKeys }: Keys,
  column: Sealed,
  id: string,
  kept: string | null,
): string | null | undefined => (kept === null ? null : fieldCipher(paymentDetailsKeys).open(kept, ownerOf(column, id)))

const keptPersonalIdOwner = (id: string) => `instagramers.personal_id:${id}`

/** A personal id that stayed when its account was deleted, sealed as it was there. */
export const openKeptPersonalId = ({ paymentDetailsKeys }: Keys, id: string, kept: string): string | undefined =>
  fieldCipher(paymentDetailsKeys).open(kept, keptPersonalIdOwner(id))

export const sealedPapers: readonly SealedColumn[] = [
  ...sealed.map((column) => ({
    table: 'creator_papers' as const,
    key: ['instagramer_id'] as const,
    column,
    owner: (id: string) => ownerOf(column, id),
  })),
  { table: 'creator_papers', key: ['instagramer_id'], column: 'kept_personal_id', owner: keptPersonalIdOwner },
]
