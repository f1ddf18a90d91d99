import type { Practice } from './service'

/** Something that was made to happen here, or a call of a service to Samspel. */
export interface Happening {
  at: string
  /** Empty for a call to Samspel. */
  service: string
  /** The act or mode; the path of a call. */
  what: string
  /** The answer as text. */
  said: string
  ok: boolean
}

const longest = 400
const most = 30

const listOf = (practice: Pick<Practice, 'kept'>) =>
  practice.kept<{ list: Happening[] }>('happened', () => ({ list: [] }))

/** The last things that happened, latest first. */
export const happenings = (practice: Pick<Practice, 'kept'>): readonly Happening[] => listOf(practice).value.list

/** Remembers something for the page; the oldest are forgotten. */
export const remember = (practice: Pick<Practice, 'kept' | 'now'>, happening: Omit<Happening, 'at'>): void => {
  const kept = listOf(practice)
  const said = happening.said.slice(0, longest)
  kept.value.list = [{ ...happening, said, at: practice.now().toISOString() }, ...kept.value.list].slice(0, most)
  kept.save()
}
