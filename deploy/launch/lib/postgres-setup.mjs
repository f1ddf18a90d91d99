import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { Failure } from './failure.mjs'
import { describeProcess, endProcess } from './processes.mjs'
import { runCommand } from './run-command.mjs'

export const DATABASE_USER = 'samspel'

const asUser = (user) => (user ? { uid: user.uid, gid: user.gid } : {})

/** Creates the cluster (UTF-8, Swedish collation by ICU) in a temporary place and renames it when it is complete. */
export async function initCluster({ bin, data, user }, password) {
  if (existsSync(path.join(data, 'PG_VERSION'))) return
  const half = `${data}.new`
  const passwordFile = `${data}.password`
  rmSync(half, { recursive: true, force: true })
  mkdirSync(half, { mode: 0o700 })
  writeFileSync(passwordFile, password, { mode: 0o600 })
  if (user) for (const each of [half, passwordFile]) chownSync(each, user.uid, user.gid)
  try {
    const { code, tail } = await runCommand(
      path.join(bin, 'initdb'),
      [
        `--pgdata=${half}`,
        `--username=${DATABASE_USER}`,
        `--pwfile=${passwordFile}`,
        '--auth=scram-sha-256',
        '--encoding=UTF8',
        '--locale=C',
        '--locale-provider=icu',
        '--icu-locale=sv-SE',
      ],
      { cwd: '/', env: { ...process.env, LC_ALL: 'C' }, ...asUser(user) },
    )
    if (code !== 0) throw new Failure(`PostgreSQL could not make its data folder ${data}.`, tail)
  } finally {
    rmSync(passwordFile, { force: true })
  }
  renameSync(half, data)
}

/**
 * Stops a postmaster that a killed launcher left running on this data folder. Its data are safe (fast shutdown, or recovery at the next
 * start). A pid file is removed if its process id now belongs to another program.
 */
export async function endOldPostmaster(data) {
  const file = path.join(data, 'postmaster.pid')
  if (!existsSync(file)) return
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0])
  const found = describeProcess(pid)
  if (!found) return
  if (found.command === '' || found.command.includes(data)) {
    await endProcess(pid, [
      ['SIGINT', 15_000],
      ['SIGQUIT', 5000],
      ['SIGKILL', 5000],
    ])
  } else {
    rmSync(file)
  }
}
