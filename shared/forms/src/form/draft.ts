import { tabStorage } from '@samspel/store'

/**
 * Typed values that outlive an ended session or a reload in this tab, so that nothing is lost: kept per person and form, given back once.
 */
export interface Drafts {
  /** `base`: the values that the form began with. */
  save(owner: string, form: string, values: object, base?: object): void
  /**
   * The kept values, which are forgotten by it; nothing on another page, or when the form began with other values: it shows another record
   * now.
   */
  take(owner: string, form: string, base?: object): Record<string, unknown> | undefined
  drop(owner: string, form: string): void
}

interface Draft {
  values: Record<string, unknown>
  base: string
}

const keyOf = (owner: string, form: string) => `draft.${owner}.${form}` as const
/** Where the form stands and what it began with: another record has another page, or other values. */
const textOf = (values: object = {}) =>
  `${globalThis.location?.pathname ?? ''} ${JSON.stringify(values, withoutSecrets)}`

const read = (owner: string, form: string): Draft | undefined => {
  try {
    return (JSON.parse(tabStorage.get(keyOf(owner, form)) ?? 'null') as Draft | null) ?? undefined
  } catch {
    return undefined
  }
}

/** Drafts in the tab's storage. Passwords, codes and files are never written. */
export const drafts: Drafts = {
  save: (owner, form, values, base) =>
    tabStorage.set(keyOf(owner, form), JSON.stringify({ values, base: textOf(base) }, withoutSecrets)),
  take(owner, form, base) {
    const draft = read(owner, form)
    if (!draft || draft.base !== textOf(base)) return undefined
    tabStorage.remove(keyOf(owner, form))
    return draft.values
  },
  drop: (owner, form) => tabStorage.remove(keyOf(owner, form)),
}

/** JSON replacer that leaves out secrets and what is no JSON. */
export const withoutSecrets = (name: string, value: unknown): unknown =>
  /password|token|secret/i.test(name) || (typeof Blob !== 'undefined' && value instanceof Blob) ? undefined : value
