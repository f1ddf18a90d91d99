import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@jest/globals'
import { wantsDemo } from './open-host.mjs'

const start = (settings: Record<string, string>) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'samspel-open-'))
  const { PATH, HOME } = process.env
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(__dirname, '../cli.cjs'), 'start'], {
    // A database that does not exist: a start that passes the checks fails there at once.
    env: {
      PATH,
      HOME,
      NODE_ENV: 'test',
      DATA_DIR: path.join(folder, 'data'),
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      PORT: '8939',
      ...settings,
    },
    encoding: 'utf8',
  })
  const touched = readdirSync(folder).length > 0
  rmSync(folder, { recursive: true, force: true })
  return { status, stdout, stderr: stderr.trim(), touched }
}

const OPEN = 'opens Samspel to the network'

test.each([
  [
    { HOST: '0.0.0.0' },
    `HOST=0.0.0.0 ${OPEN}, and everybody knows the password of the demo accounts: start it with SAMSPEL_DEMO=off.`,
  ],
  [
    { HOST: '::', PUBLIC_URL: 'https://samspel.example' },
    `HOST=:: ${OPEN}, and everybody knows the password of the demo accounts: start it with SAMSPEL_DEMO=off.`,
  ],
  [
    { HOST: '192.168.1.7', SAMSPEL_DEMO: 'off' },
    `HOST=192.168.1.7 ${OPEN}: say by which address people come, such as PUBLIC_URL=https://samspel.example.`,
  ],
  [
    { HOST: 'samspel.example', SAMSPEL_DEMO: 'off', PUBLIC_URL: 'samspel.example' },
    "PUBLIC_URL must be an http or https address, such as PUBLIC_URL=https://samspel.example; it is 'samspel.example'.",
  ],
])('the start refuses %j in one sentence, before it has done anything', (settings, sentence) => {
  expect(start(settings)).toEqual({ status: 1, stdout: '', stderr: sentence, touched: false })
})

test.each<Record<string, string>>([
  {},
  { HOST: 'localhost' },
  { HOST: '127.0.0.5' },
  { HOST: '::1' },
  { HOST: '0.0.0.0', SAMSPEL_DEMO: 'off', PUBLIC_URL: 'https://samspel.example' },
])('the start lets %j pass', (settings) => {
  expect(start(settings)).toMatchObject({
    status: 1,
    stderr: 'The database at 127.0.0.1:1/none cannot be reached (ECONNREFUSED).',
    touched: true,
  })
})

test.each([
  [{}, true],
  [{ SAMSPEL_DEMO: 'off' }, false],
  [{ SMTP_URL: 'smtp://mail.test' }, false],
  [{ SMTP_URL: 'smtp://mail.test', SAMSPEL_DEMO: 'on' }, true],
  [{ SMTP_URL: 'smtp://mail.test', SAMSPEL_DEMO: 'off' }, false],
])('with %j a new database gets the demo data: %s', (settings, wanted) => {
  expect(wantsDemo(settings)).toBe(wanted)
})
