// Loaded into every child by `node --import`: when the launcher dies without a word (kill -9), its end of the
// channel closes; we stop as if it had asked us to, with all that we started.
const GRACE_MS = 5000

if (process.channel) {
  process.once('disconnect', () => {
    process.kill(process.pid, 'SIGTERM')
    setTimeout(() => process.kill(-process.pid, 'SIGKILL'), GRACE_MS)
  })
  process.channel.unref()
}
