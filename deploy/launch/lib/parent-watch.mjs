// Preloaded into every child by `node --import`. When the launcher is killed without warning (kill -9), its end of the IPC channel closes;
// the child then stops as if the launcher had asked it to, together with its own children.
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
