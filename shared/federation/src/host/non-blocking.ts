import type { Application } from './application'

/**
 * An application that is mounted as soon as it has loaded, while single-spa already counts it as mounted. single-spa changes the page only
 * after everything that it waits for has loaded: a remote that is slow, or tried again for seconds, would keep the visitor from going
 * anywhere else meanwhile.
 * @param load loads the application; called once, with the first mount. It never rejects.
 */
export function nonBlocking(load: () => Promise<Application>): Application {
  let loading: Promise<Application> | undefined
  let wanted = false
  let mounted: Application | undefined
  // Mounting and unmounting follow one another, whatever the order in which loads end.
  let queue = Promise.resolve()
  const inTurn = (work: () => Promise<void>) => (queue = queue.then(work, work))

  return {
    async bootstrap() {},
    async mount() {
      wanted = true
      loading ??= load().then(async (application) => {
        await application.bootstrap()
        return application
      })
      void loading.then((application) =>
        inTurn(async () => {
          if (!wanted || mounted) return
          mounted = application
          await application.mount()
        }),
      )
    },
    async unmount() {
      wanted = false
      await inTurn(async () => {
        const leaving = mounted
        mounted = undefined
        await leaving?.unmount()
      })
    },
  }
}
