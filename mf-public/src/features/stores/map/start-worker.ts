/**
 * The worker's file is deployed beside this one, as the content security policy requires. Throws where workers are not supported, or from
 * another origin.
 */
export const startWorker = (): Worker =>
  new Worker(new URL('./cluster-worker.ts', import.meta.url), { name: 'store-clusters' })
