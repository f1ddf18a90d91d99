import { spawn } from 'node:child_process'
import { setPriority } from 'node:os'

const running = new Set()
const KEPT_LINES = 40
const BACKGROUND = 10

/** Ends every short-lived command (install, build, migration) with all that it started. */
export function endCommands() {
  for (const child of running) {
    try {
      process.kill(-child.pid, 'SIGKILL')
    } catch {
      child.kill('SIGKILL')
    }
  }
}

/**
 * Runs a command to its end, in a process group of its own so that it can be ended whole. One `inBackground` takes what processor time others leave.
 * @returns {Promise<{ code: number, tail: string }>} exit code and the last lines of what it printed
 */
export function runCommand(command, args, { onLine, echo = false, inBackground = false, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe', ...(options.ipc ? ['ipc'] : [])],
      detached: true,
      ...options,
    })
    const tail = []
    running.add(child)
    if (inBackground && child.pid) setPriority(child.pid, BACKGROUND)
    for (const stream of [child.stdout, child.stderr].filter(Boolean)) {
      let rest = ''
      stream.setEncoding('utf8').on('data', (text) => {
        if (echo) process.stdout.write(text)
        const lines = (rest + text).split('\n')
        rest = lines.pop()
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
