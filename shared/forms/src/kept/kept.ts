import { delMany, get, keys, promisifyRequest, set, type UseStore } from 'idb-keyval'
import { readClaims } from '@samspel/api'
import { readToken } from '@samspel/store'

/** The database of data stored on the phone for the signed-in user. The shell deletes it by this name on sign-out. */
export const KEPT_DATABASE = 'samspel.kept'

/** A store for the library. Its own would keep the database open, so that the shell could not delete it until the page is closed. */
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

/** The account id of the current session, even while the server is unreachable. */
export const keptOwner = (): string | undefined => {
  const claims = readClaims(readToken())
  return claims?.sub === undefined ? undefined : `${claims.scp}:${claims.sub}`
}

/** Data stored on the phone under a name, readable only by its owner. Nothing here throws: without storage, reads find nothing. */
export interface Kept {
  read<T>(name: string): Promise<T | undefined>
  /** @returns whether it was stored */
  write(name: string, value: unknown): Promise<boolean>
  remove(...names: string[]): Promise<void>
  /** Deletes everything, of all users. */
  forget(): Promise<void>
}

const quietly = async <T>(work: () => Promise<T>): Promise<T | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

/** Creates a {@link Kept}. Data left by another user is deleted before anything is read. */
export function createKept(owner: () => string | undefined = keptOwner, open: () => UseStore = createStore): Kept {
  let opened: UseStore | undefined
  let lastOwner: string | undefined
  const place = () => (opened ??= open())

  const removeWhere = async (isUnwanted: (key: string) => boolean) => {
    const all = (await keys(place())).map(String)
    await delMany(all.filter(isUnwanted), place())
  }
  /** Storage key of a name; undefined when nobody is signed in. */
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

/** The instance of this page. */
export const kept: Kept = createKept()
