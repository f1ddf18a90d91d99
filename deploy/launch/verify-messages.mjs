import { apiFigures } from './lib/api-figures.mjs'
import { runCommandToEnd } from './lib/command.mjs'
import { ensureInstalled } from './lib/install.mjs'
import { makeTestBed } from './lib/test-bed.mjs'

// Measures figure 31 at full length: 10 000 messages through two API instances whose connections are cut and of which one is killed,
// with facts carried by PostgreSQL and, if redis-server is installed, by Redis, next to a bare NOTIFY in the same run. Also measures
// figures 8 and 9: no mail or push notification is lost or sent twice when workers are killed or servers are down, and how requests are
// answered while the database is unavailable.
// `npm run verify:messages -- -t Redis` runs only the Redis part.
const words = ['live-bus', 'messages-delivery', 'outbox', 'server/test/mail.test', 'notice-deliveries', 'outage']
const bed = makeTestBed()

runCommandToEnd(
  async () => {
    await ensureInstalled()
    return (await apiFigures(await bed.apiEnv(), [...words, ...process.argv.slice(2)])) ? 0 : 1
  },
  { close: bed.close },
)
