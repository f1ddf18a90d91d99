import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from '@jest/globals'

/** Runs a family of toy processes in plain Node, as the launcher does. Returns the final value of `told`. */
const live = (steps: string) => {
  const address = pathToFileURL(path.join(__dirname, 'family.mjs')).href
  const script = `
    import { spawn } from 'node:child_process'
    import { once } from 'node:events'
    import { tmpdir } from 'node:os'
    import { makeFamily } from ${JSON.stringify(address)}
    console.error = () => {}
    const told = { starts: 0, deaths: [], again: 0 }
    let heard = () => {}
    const next = () => new Promise((resolve) => { heard = resolve })
    const toy = (code) => { told.starts += 1; return spawn(process.execPath, ['-e', code], { detached: true, stdio: 'ignore' }) }
    const family = makeFamily((member, how) => { told.deaths.push(how); heard() }, { pauses: [1, 2, 3], steadyMs: 1e9, onAgain: () => { told.again += 1; heard() } })
    const memberOf = (code, later = code) => {
      const member = { name: 'Toy', child: toy(code), mark: 'x', log: 'x', folder: tmpdir(), stop: () => member.child.kill('SIGTERM'), patience: 5000 }
      member.again = async () => toy(later)
      return family.add(member)
    }
    ${steps}
    await family.stop()
    console.log(JSON.stringify(told))`
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })) as {
    starts: number
    deaths: string[]
    again: number
  }
}

test('a member that dies is started again, and the others know nothing of it', () => {
  expect(
    live(`
    const other = memberOf('setInterval(() => {}, 1e6)')
    const member = memberOf('setInterval(() => {}, 1e6)')
    other.ready = member.ready = true
    const pid = other.child.pid
    for (let at = 0; at < 2; at += 1) {
      const back = next()
      member.child.kill('SIGKILL')
      await back
    }
    if (other.child.pid !== pid || family.list().length !== 2 || family.list()[1].pid !== member.child.pid) throw new Error('not the same family')
  `),
  ).toEqual({ starts: 4, deaths: [], again: 2 })
})

test('one that dies at once over and over ends the start, after as many tries as there are pauses', () => {
  expect(
    live(`
    const member = memberOf('setInterval(() => {}, 1e6)', 'process.exit(3)')
    member.ready = true
    const ends = new Promise((resolve) => { const look = () => { if (told.deaths.length > 0) resolve(); else next().then(look) }; next().then(look) })
    member.child.kill('SIGKILL')
    await ends
  `),
  ).toEqual({ starts: 4, deaths: ['exit code 3'], again: 3 })
})

test('one that dies before it was ever ready ends the start at once', () => {
  expect(
    live(`
    const dead = next()
    memberOf('process.exit(1)')
    await dead
  `),
  ).toEqual({ starts: 1, deaths: ['exit code 1'], again: 0 })
})
