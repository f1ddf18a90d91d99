import { readFileSync } from 'node:fs'

/** Command line and parent of a running process, or null if there is none. Empty where the system does not tell (no /proc). */
export function describeProcess(pid) {
  try {
    process.kill(pid, 0)
  } catch (error) {
    if (error.code !== 'EPERM') return null
  }
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (state === 'Z') return null
    return { command: readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' '), parent: Number(parent) }
  } catch (error) {
    return error.code === 'ENOENT' && process.platform === 'linux' ? null : { command: '', parent: 0 }
  }
}

export const isAlive = (pid) => describeProcess(pid) !== null

const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/** Polls every 50 ms until `check` returns true or the time is up. Returns whether it did. */
export async function until(check, millis) {
  const end = Date.now() + millis
  for (;;) {
    if (await check()) return true
    if (Date.now() > end) return false
    await pause(50)
  }
}

/** Whether an address answers well within two seconds. */
export const isUp = (url) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Sends each signal in turn and waits its number of ms, until the process has exited. */
export async function endProcess(pid, signals) {
  for (const [signal, millis] of signals) {
    try {
      process.kill(pid, signal)
    } catch {
      return
    }
    if (await until(() => !isAlive(pid), millis)) return
  }
}

/**
 * Calls `gone` when the npm that started this process died without telling us (kill -9), because then
 * nobody could stop us from its terminal.
 */
export function watchNpm(gone) {
  const parent = process.ppid
  const isNpm = (pid) => /^(npm|npx)\b|npm-cli|npx-cli/.test(describeProcess(pid)?.command ?? '')
  const above = describeProcess(parent)?.parent ?? 0
  const chain = isNpm(parent) ? [parent] : isNpm(above) ? [parent, above] : []
  if (chain.length === 0) return
  setInterval(() => {
    if (process.ppid !== parent || !chain.every(isAlive)) gone()
  }, 1000).unref()
}
