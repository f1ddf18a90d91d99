import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
const KEPT_LINES = 40
// A third of the weight of other programs; with less, tests beside journeys wait so long for each turn that their time limits pass.
const BACKGROUND = 5

/** Kills all running short-lived commands (install, build, migration) and their children. */
export function endCommands() {
  for (const child of running) {
    try {
      process.kill(-Number(child.pid), 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  }
}

/** @typedef {{ onLine?: (line: string) => void, echo?: boolean, inBackground?: boolean, ipc?: boolean }} CommandOptions */

/**
 * Runs a command to its end, in its own process group so that it can be killed with all its children. `inBackground` lowers its priority.
 * @param {string} command @param {readonly string[]} args
 * @param {CommandOptions & import('node:child_process').SpawnOptions} options
 * @returns {Promise<{ code: number, tail: string }>} exit code and the last lines of what it printed
 */
export function runCommand(
  command,
  args,
  { onLine, ipc = false, echo = false, inBackground = false, ...options } = {},
) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...(ipc ? /** @type {const} */ (['ipc']) : [])],
      detached: true,
      ...options,
    })
    /** @type {string[]} */
    const tail = []
    running.add(child)
    if (inBackground && child.pid) setPriority(child.pid, BACKGROUND)
    for (const stream of [child.stdout, child.stderr]) {
      if (!stream) continue
      let rest = ''
      stream.setEncoding('utf8').on('data', (text) => {
        if (echo) process.stdout.write(text)
        const lines = (rest + text).split('\n')
        rest = lines.pop() ?? ''
        for (const line of lines) {
          tail.push(line)
          if (tail.length > KEPT_LINES) tail.shift()
          onLine?.(line)
        }
      })
      stream.on('end', () => rest && tail.push(rest))
    }
    child.once('error', (error) => {
      running.delete(child)
      reject(error)
    })
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, tail: tail.join('\n') })
    })
  })
}
