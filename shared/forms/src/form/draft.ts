import { tabStorage } from '@samspel/store'

/** Typed values that outlive an ended session in this tab, so that nothing is lost: kept per person and form, given back once. */
export interface Drafts {
  save(owner: string, form: string, values: object): void
  /** The kept values, which are forgotten by it. */
  take(owner: string, form: string): Record<string, unknown> | undefined
}

const keyOf = (owner: string, form: string) => `draft.${owner}.${form}` as const

/** Drafts in the tab's storage. Passwords, codes and files are never written. */
export const drafts: Drafts = {
  save(owner, form, values) {
    tabStorage.set(keyOf(owner, form), JSON.stringify(values, withoutSecrets))
  },
  take(owner, form) {
    const text = tabStorage.get(keyOf(owner, form))
    tabStorage.remove(keyOf(owner, form))
    try {
      return text === undefined ? undefined : (JSON.parse(text) as Record<string, unknown>)
    } catch {
      return undefined
    }
  },
}

/** JSON replacer that leaves out secrets and what is no JSON. */
export const withoutSecrets = (name: string, value: unknown): unknown =>
  /password|token|secret/i.test(name) || (typeof Blob !== 'undefined' && value instanceof Blob) ? undefined : value
