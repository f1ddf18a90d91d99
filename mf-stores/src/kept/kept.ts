import { delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { readClaims } from '@samspel/api'
import { readToken } from '@samspel/store'

/** The database of what is kept on the phone for the one who is signed in. The shell deletes it by this name when they sign out. */
export const KEPT_DATABASE = 'samspel.kept'

/** A store of the library, whose own would keep the database open for ever: the shell could not delete it before the page is gone. */
function createStore(): UseStore {
  let opened: Promise<IDBDatabase> | undefined
  const open = () => {
    const request = indexedDB.open(KEPT_DATABASE)
    request.onupgradeneeded = () => request.result.createObjectStore('kept')
    const database = promisifyRequest(request)
    const over = () => (opened = undefined)
    database.then((db) => {
      db.onclose = over
      db.onversionchange = () => {
        db.close()
        over()
      }
    }, over)
    return database
  }
  return async (mode, use) => use((await (opened ??= open())).transaction('kept', mode).objectStore('kept'))
}

/** Whose session this is: their account's id, also while the server cannot be reached. */
export const keptOwner = (): string | undefined => {
  const claims = readClaims(readToken())
  return claims?.sub === undefined ? undefined : `${claims.scp}:${claims.sub}`
}

/** What is kept on the phone under a name, for its owner alone. Nothing here throws: where nothing can be kept, nothing is found. */
export interface Kept {
  read<T>(name: string): Promise<T | undefined>
  /** @returns whether it is kept */
  write(name: string, value: unknown): Promise<boolean>
  remove(...names: string[]): Promise<void>
  /** Forgets everything, of everybody. */
  forget(): Promise<void>
}

const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Makes a {@link Kept}. What another owner left is forgotten before anything is read. */
export function createKept(owner: () => string | undefined = keptOwner, open: () => UseStore = createStore): Kept {
  let opened: UseStore | undefined
  let lastOwner: string | undefined
  const place = () => (opened ??= open())

  const removeWhere = async (isUnwanted: (key: string) => boolean) => {
    const all = (await keys(place())).map(String)
    await delMany(all.filter(isUnwanted), place())
  }
  /** Key of a name; undefined when nobody is signed in. */
  const keyOf = async (name: string): Promise<string | undefined> => {
    const now = owner()
    if (now === undefined) return undefined
    if (now !== lastOwner) {
      await removeWhere((key) => !key.startsWith(`${now}/`))
      lastOwner = now
    }
    return `${now}/${name}`
  }

  return {
    read: (name) =>
      quietly(async () => {
        const key = await keyOf(name)
        return key === undefined ? undefined : await get(key, place())
      }),
    write: async (name, value) =>
      (await quietly(async () => {
        const key = await keyOf(name)
        if (key === undefined) return false
        await set(key, value, place())
        return true
      })) ?? false,
    remove: async (...names) => {
      await quietly(async () => {
        const wanted = await Promise.all(names.map(keyOf))
        await delMany(
          wanted.filter((key) => key !== undefined),
          place(),
        )
      })
    },
    forget: async () => {
      await quietly(() => removeWhere(() => true))
      lastOwner = undefined
    },
  }
}

/** The one of this page. */
export const kept: Kept = createKept()
