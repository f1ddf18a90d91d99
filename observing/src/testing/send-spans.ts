import { startTracing } from '../tracing'

const [url = '', count = '1'] = process.argv.slice(2)
const tracing = startTracing(
  { url, headers: { 'x-key': 'k' }, attributes: {}, serviceName: 'test', version: '1.4.0', sampleRate: 1 },
  { warn: (_facts, message) => console.log(message) },
)
for (let n = 0; n < Number(count); n += 1)
  await tracing.inSpan({ name: 'job mails', kind: 'internal', isRoot: true }, async () => {
    // The batch is sent while this span is open.
    if (n % 512 === 0) await new Promise((resolve) => setImmediate(resolve))
  })
await tracing.close()
