import { type ComparedField, diffFields, type FieldDifference } from '../../../components/field-diff'
import { comparable, type EditorValues } from './values'

export type Side = 'mine' | 'theirs'

/** A field that stands otherwise in the two versions; `diff.before` is theirs, `diff.after` mine. */
export interface Clash {
  diff: FieldDifference
  /** Whose change it is, so that nobody's work is undone by taking both as suggested. */
  suggested: Side
  /** Both have changed it. */
  byBoth: boolean
}

/** Where what is typed differs from another version, seen from what both began with. */
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

/** The fields that the form calls otherwise than the record. */
const inForm = (field: ComparedField): keyof EditorValues => (field === 'wantedReach' ? 'reach' : field)

/** My values, with theirs where they were chosen. */
export const chosenValues = (mine: EditorValues, theirs: EditorValues, choices: Choices): EditorValues => {
  const taken = Object.entries(choices)
    .filter(([, side]) => side === 'theirs')
    .map(([field]) => inForm(field as ComparedField))
  return { ...mine, ...Object.fromEntries(taken.map((name) => [name, theirs[name]])) }
}

/** Whether two states of the form would be saved as the same. */
export const isSame = (a: EditorValues, b: EditorValues): boolean =>
  (a.brandId ?? null) === (b.brandId ?? null) && diffFields(comparable(a), comparable(b)).length === 0
