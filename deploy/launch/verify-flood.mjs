import { parseArgs } from 'node:util'
import { figure, runCommandToEnd } from './lib/command.mjs'
import { makeFlood } from './lib/flood.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

const HELP = `Figure 26: what storms leave of an ordinary call. Everything stays on this machine's loopback addresses.

  npm run verify:flood                                  2 000 live streams, 1 000 slow bodies, four kinds of calls
  npm run verify:flood -- --streams 200 --bodies 100    fewer
  npm run verify:flood -- --url http://localhost:8080   against a Samspel that runs`

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '2000' },
    bodies: { type: 'string', default: '1000' },
    calls: { type: 'string', default: '300' },
    url: { type: 'string' },
    help: { type: 'boolean' },
  },
})
const bed = makeTestBed()

const ms = (value) => `${value.toFixed(1)} ms`
const against = (quiet, loud) =>
  `median ${ms(quiet.median)} : ${ms(loud.median)} (${(loud.median / quiet.median).toFixed(2)}), p99 ${ms(quiet.p99)} : ${ms(loud.p99)} (${(loud.p99 / quiet.p99).toFixed(2)}), refused ${loud.refused}`

async function verify() {
  if (!values.url) await ensureInstalled()
  const flood = makeFlood(values.url ?? (await bed.stack({ SIGN_IN_LIMIT: '20' })).baseUrl)
  const [streams, bodies, calls] = [values.streams, values.bodies, values.calls].map(Number)
  const tokens = await flood.sessions(Math.max(1, Math.ceil(streams / 24)))
  await flood.measure(100)

  const quiet = await flood.measure(calls)
  const standing = await flood.openStreams(tokens, streams)
  await flood.openSlowBodies(bodies)
  const loud = await flood.measure(calls)
  figure(
    `${standing} of ${streams} live streams and ${bodies} bodies that never end, N ${calls} calls: ${against(quiet, loud)}`,
    26,
  )
  flood.close()

  for (const [name, one] of Object.entries(flood.kinds(tokens[0][0]))) {
    const before = await flood.measure(calls)
    let over = false
    const storm = flood.storm(one, () => over)
    const during = await flood.measure(calls)
    over = true
    const { sent, allowed, seen } = await storm
    figure(
      `${name}: ${sent} sent, ${allowed} let through, statuses ${JSON.stringify(seen)}; others, N ${calls}: ${against(before, during)}`,
      26,
    )
  }
  flood.close()
}

runCommandToEnd(verify, { help: values.help && HELP, close: bed.close })
