import { type ComparedField, diffFields, type FieldDifference } from '../../../components/field-diff'
import { comparable, type EditorValues } from './values'

export type Side = 'mine' | 'theirs'

/** A field that differs between two versions; `diff.before` is theirs, `diff.after` mine. */
export interface Clash {
  diff: FieldDifference
  /** Whose value to suggest: that of whoever changed it, so that accepting all suggestions undoes nobody's work. */
  suggested: Side
  byBoth: boolean
}

/** Differences between the typed values and another version, relative to their common base. */
export const clashesOf = (base: EditorValues, mine: EditorValues, theirs: EditorValues): Clash[] => {
  const changed = (values: EditorValues) =>
    new Set(diffFields(comparable(base), comparable(values)).map(({ field }) => field))
  const [byMe, byThem] = [changed(mine), changed(theirs)]
  return diffFields(comparable(theirs), comparable(mine)).map((diff) => ({
    diff,
    suggested: byMe.has(diff.field) ? 'mine' : 'theirs',
    byBoth: byMe.has(diff.field) && byThem.has(diff.field),
  }))
}

export type Choices = Partial<Record<ComparedField, Side>>

/** Maps fields that have another name in the form. */
const inForm = (field: ComparedField): keyof EditorValues => (field === 'wantedReach' ? 'reach' : field)

/** My values, with theirs where chosen. */
export const chosenValues = (mine: EditorValues, theirs: EditorValues, choices: Choices): EditorValues => {
  const taken = Object.entries(choices)
    .filter(([, side]) => side === 'theirs')
    .map(([field]) => inForm(field as ComparedField))
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
}

/** Whether two states of the form would be saved identically. */
export const isSame = (a: EditorValues, b: EditorValues): boolean =>
  (a.brandId ?? null) === (b.brandId ?? null) && diffFields(comparable(a), comparable(b)).length === 0
