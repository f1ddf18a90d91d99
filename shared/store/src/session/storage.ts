/** Keys kept in the browser, without the product prefix (E-40…E-43). */
export type StorageKey =
  | 'session'
  | 'device'
  | 'notification-permission-dialogs'
  | 'after-connect-provider-path'
  | 'fb-login-error-path'
  | 'after-login-path'
  | 'follow-after-login'
  | 'saved-offers'
  | 'company'
  | 'preferred-brand'
  | 'preferred-country'
  | 'preferred-locale'
  | 'marketplace-filter'
  | 'instructions'
  | 'account-type'
  | 'cookies-accepted'
  | 'closedInfoBannerIds'
  | 'info-banner'
  | 'sidebar-collapsed'
  | 'color-scheme'
  | 'calendar-view'
  | 'campaigns-view'
  | 'start-list-hidden'
  | 'install-hidden'
  | 'visits'
  | 'debug'
  | `applications-kind.${string}`
  | `draft.${string}`
  | `campaign-draft.${string}`

const prefix = 'samspel.'

/** Text kept in the browser under `samspel.<key>`. Never throws: if storage is denied or full, values last as long as the page. */
export interface KeyValueStorage {
  get(key: StorageKey): string | undefined
  set(key: StorageKey, value: string): void
  remove(key: StorageKey): void
}

/** Makes a {@link KeyValueStorage} over a browser storage that may be missing, full or forbidden. */
export const createStorage = (area: () => Storage | undefined): KeyValueStorage => {
  const memory = new Map<string, string>()
  const attempt = <T>(work: (storage: Storage) => T): T | undefined => {
    try {
      const storage = area()
      return storage && work(storage)
    } catch {
      return undefined
    }
  }
  return {
    get: (key) => memory.get(prefix + key) ?? attempt((storage) => storage.getItem(prefix + key)) ?? undefined,
    set(key, value) {
      const kept = attempt((storage) => {
        storage.setItem(prefix + key, value)
        return true
      })
      if (kept) memory.delete(prefix + key)
      else memory.set(prefix + key, value)
    },
    remove(key) {
      memory.delete(prefix + key)
      attempt((storage) => storage.removeItem(prefix + key))
    },
  }
}

/** Kept until removed (localStorage). */
export const storage: KeyValueStorage = createStorage(() => globalThis.localStorage)

/** Kept until the tab is closed (sessionStorage), for drafts. */
export const tabStorage: KeyValueStorage = createStorage(() => globalThis.sessionStorage)
