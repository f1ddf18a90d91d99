import type { StoreImportRow } from '@samspel/api'
import { storeColumnName } from '@samspel/api/files'
import { type Message, messageForField, useLocale, useText } from '@samspel/i18n'
import { messages } from './messages'
import { townMessages } from './town-messages'

type Note = NonNullable<StoreImportRow['notes']>[number]

const notes: Record<Note, Message> = {
  position_swapped: messages.positionSwapped,
  outside_country: messages.outsideCountry,
  postal_code_zeros: messages.postalCodeZeros,
  postal_code_eaten: messages.postalCodeEaten,
}
/** Columns whose error a note says better. */
const saidBy: Partial<Record<Note, readonly string[]>> = {
  outside_country: ['latitude', 'longitude'],
  postal_code_eaten: ['postalCode'],
}

/** Says why a row is refused, what was put right in it, and which store it is like. */
export function useWhy(): (row: StoreImportRow) => string {
  const t = useText()
  const locale = useLocale()
  const errorOf = (column: string, ids: StoreImportRow['errors'][string], meantTown: string | undefined): string => {
    if (column === 'city' && ids.includes('not_found'))
      return meantTown ? t(townMessages.townMeant, { town: meantTown }) : t(townMessages.townUnknown)
    return `${storeColumnName(column, locale)}: ${ids.map((id) => t(messageForField(id))).join(', ')}`
  }
  return ({ errors, notes: found = [], isPlacedByTown, meantTown, likeStore }) => {
    const isSaid = new Set(found.flatMap((note) => saidBy[note] ?? []))
    return [
      ...Object.entries(errors).flatMap(([column, ids]) => (isSaid.has(column) ? [] : errorOf(column, ids, meantTown))),
      ...found.map((note) => t(notes[note])),
      ...(isPlacedByTown ? [t(townMessages.placedByTown)] : []),
      ...(likeStore ? [t(messages.likeStore, { name: likeStore })] : []),
    ].join('; ')
  }
}
