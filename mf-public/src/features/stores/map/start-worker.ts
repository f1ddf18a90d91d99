/**
 * The file lies beside this one in the release, which is what the page's policy admits. Throws where there are no workers, or from another
 * origin.
 */
export const startWorker = (): Worker =>
  new Worker(new URL('./cluster-worker.ts', import.meta.url), { name: 'store-clusters' })
