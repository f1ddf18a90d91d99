import { runRemote } from './cli/run'

process.exitCode = await runRemote(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
