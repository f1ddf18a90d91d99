import { accessSync, constants, existsSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const CANDIDATES = ['postgres', 'nobody']

function usersOfThisMachine() {
  const users = new Map()
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    if (name) users.set(name, { name, uid: Number(uid), gid: Number(gid) })
  }
  return users
}

/**
 * Picks the user to run PostgreSQL as, since it refuses to run as root. Null when we are not root; otherwise the owner of an existing data
 * folder, `postgres`, or `nobody`, which every machine has. No user is created.
 */
export function databaseUser(dataFolder) {
  if (process.getuid?.() !== 0) return null
  const users = usersOfThisMachine()
  const owner = existsSync(dataFolder) ? statSync(dataFolder).uid : 0
  const byOwner = owner !== 0 && [...users.values()].find((user) => user.uid === owner)
  return byOwner || CANDIDATES.map((name) => users.get(name)).find(Boolean) || null
}

const mayEnter = (user, folder) => {
  const { mode, uid, gid } = statSync(folder)
  if (uid === user.uid) return (mode & 0o100) !== 0
  return (mode & (gid === user.gid ? 0o010 : 0o001)) !== 0
}

/** Whether the user may enter this existing folder and all of its parents. */
export function canReach(user, folder) {
  for (let each = path.resolve(folder); ; each = path.dirname(each)) {
    if (!mayEnter(user, each)) return false
    if (each === path.dirname(each)) return true
  }
}

/** A folder that every user can reach, for a checkout inside a folder that only root may enter. */
export function reachableBase() {
  try {
    mkdirSync('/var/lib/samspel', { recursive: true, mode: 0o755 })
    accessSync('/var/lib/samspel', constants.W_OK)
    return '/var/lib/samspel'
  } catch {
    return path.join(tmpdir(), 'samspel')
  }
}
