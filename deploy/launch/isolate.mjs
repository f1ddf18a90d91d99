import { runDevServer } from './lib/dev-server.mjs'
import { startSeededApi } from './lib/seeded-api.mjs'

/** `--api` names a server, `--generic` wants none, and the list of options needs none. */
const ownServer = !process.argv.slice(2).some((word) => /^--(api|generic|help)(=|$)/.test(word))

await runDevServer('run-isolate.ts', async () => {
  if (!ownServer) return { env: {}, stop: async () => {} }
  try {
    const { url, stop } = await startSeededApi((why) => console.error(why))
    return { env: { ISOLATE_API: url }, stop }
  } catch (error) {
    console.error(`No server with the demo data: ${error.message} Calls get generic answers.`)
    return { env: {}, stop: async () => {} }
  }
})
