/** Code of a remote could not be fetched, or not in time. */
export class RemoteLoadError extends Error {
  override name = 'RemoteLoadError'
}

/** Rejects when `work` takes longer than `milliseconds`. */
export function withinTime<T>(work: Promise<T>, milliseconds: number, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new RemoteLoadError(`${what} took longer than ${milliseconds} ms`)), milliseconds)
  })
  return Promise.race([work, limit]).finally(() => clearTimeout(timer))
}
