import { storage } from '@samspel/store'
import { isRecord } from '../../../../shared/data/is-record'
import { type EditorValues, emptyCampaign } from './values'

/** What somebody typed and has not saved, as the browser keeps it. */
export interface LocalDraft {
  values: EditorValues
  /** What the form began with, to tell whose changes are whose later. */
  base: EditorValues
  /** When it was typed, ms. */
  at: number
}

type DraftKey = `campaign-draft.${string}`

/** Where the browser keeps a draft: per person and campaign. */
export const draftKey = (userId: string, campaignId: string | undefined): DraftKey =>
  `campaign-draft.${userId}.${campaignId ?? 'new'}`

/** Values that may come from an earlier release: fields that it did not have are empty. */
const valuesFrom = (stored: unknown): EditorValues | undefined => {
  if (!isRecord(stored) || !Array.isArray(stored.products)) return undefined
  const empty = emptyCampaign(null)
  return Object.fromEntries(
    Object.entries(empty).map(([name, none]) => [
      name,
      stored[name] === undefined || Array.isArray(none) !== Array.isArray(stored[name]) ? none : stored[name],
    ]),
  ) as unknown as EditorValues
}

/** The kept draft; undefined when there is none, or when it cannot be read. */
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
