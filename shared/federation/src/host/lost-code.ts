/** Who a file of a release belongs to, by its address: `/remotes/<name>/<version>/…` or `/shell/<version>/…`. */
const ownerOfFile = (address: string): string | undefined => {
  const [, first, second] = new URL(address, document.baseURI).pathname.split('/')
  if (first === 'shell') return 'shell'
  return first === 'remotes' ? second : undefined
}

/** Tells of every script or stylesheet of a release that could not be fetched, whoever asked for it. */
export function watchLostCode(onLost: (owner: string) => void): void {
  window.addEventListener(
    'error',
    ({ target }) => {
      const address =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement && target.rel === 'stylesheet'
            ? target.href
            : ''
      const owner = address && ownerOfFile(address)
      if (owner) onLost(owner)
    },
    // Such an event does not rise: it is heard on its way down.
    true,
  )
}

/** Version of the shell that runs, by the address of its script; undefined when it cannot be told. */
export function runningShell(document: Document): string | undefined {
  const script = document.querySelector<HTMLScriptElement>('script[src^="/shell/"]')
  return script ? new URL(script.src, document.baseURI).pathname.split('/')[2] : undefined
}
