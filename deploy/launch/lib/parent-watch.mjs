// Loaded into every child by `node --import`: when the launcher dies without a word (kill -9), its end of the
// channel closes; we stop as if it had asked us to, with all that we started.
const GRACE_MS = 5000

const endGroup = () => process.kill(-process.pid, 'SIGKILL')

if (process.channel) {
  process.once('disconnect', () => {
    if (process.listenerCount('SIGTERM') === 0) return endGroup()
    process.kill(process.pid, 'SIGTERM')
    setTimeout(endGroup, GRACE_MS)
  })
  process.channel.unref()
}
