import { runSamspel } from './run'

process.exitCode = await runSamspel(process.argv.slice(2), {
  out: (text) => console.log(text),
  err: (text) => console.error(text),
})
