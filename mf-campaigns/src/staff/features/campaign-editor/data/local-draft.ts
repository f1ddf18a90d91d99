import { storage } from '@samspel/store'
import { isRecord } from '../../../../shared/data/is-record'
import { type EditorValues, emptyCampaign } from './values'

/** Unsaved input stored in the browser. */
export interface LocalDraft {
  values: EditorValues
  /** The form's initial values, to tell later who changed what. */
  base: EditorValues
  /** When it was typed, ms. */
  at: number
}

type DraftKey = `campaign-draft.${string}`

export const draftKey = (userId: string, campaignId: string | undefined): DraftKey =>
  `campaign-draft.${userId}.${campaignId ?? 'new'}`

/** Values may come from an earlier release; fields it did not have are left empty. */
const valuesFrom = (stored: unknown): EditorValues | undefined => {
  if (!isRecord(stored) || !Array.isArray(stored.products)) return undefined
  const empty = emptyCampaign(null)
  return Object.fromEntries(
    Object.entries(empty).map(([name, none]) => [
      name,
      stored[name] === undefined || Array.isArray(none) !== Array.isArray(stored[name]) ? none : stored[name],
    ]),
  ) as EditorValues
}

/** The stored draft; undefined when there is none or it cannot be parsed. */
export const readDraft = (key: DraftKey): LocalDraft | undefined => {
  try {
    const stored: unknown = JSON.parse(storage.get(key) ?? 'null')
    if (!isRecord(stored) || typeof stored.at !== 'number') return undefined
    const values = valuesFrom(stored.values)
    const base = valuesFrom(stored.base)
    return values && base && { values, base, at: stored.at }
  } catch {
    return undefined
  }
}

export const keepDraft = (key: DraftKey, draft: LocalDraft): void => storage.set(key, JSON.stringify(draft))
export const dropDraft = (key: DraftKey): void => storage.remove(key)
