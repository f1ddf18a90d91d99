import { runBench } from './lib/bench.mjs'
import { ensureBrowser } from './lib/browser.mjs'

runBench('long-list', async () => ({ CHROMIUM_PATH: await ensureBrowser({ whole: true }) }))
