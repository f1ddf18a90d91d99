export interface ServerSentEvent {
  event: string
  data: string
  id: string | undefined
}

/**
 * Cuts a stream of text into server-sent events (HTML standard 9.2.6). EventSource itself cannot send a Bearer token.
 * Give it pieces as they arrive; it answers with the events that became complete.
 */
export const createEventParser = (): ((piece: string) => ServerSentEvent[]) => {
  let rest = ''
  let event = ''
  let data: string[] = []
  let id: string | undefined

  const readLine = (line: string, found: ServerSentEvent[]) => {
    if (line === '') {
      if (data.length > 0) found.push({ event: event || 'message', data: data.join('\n'), id })
      event = ''
      data = []
      return
    }
    const colon = line.indexOf(':')
    if (colon === 0) return
    const field = colon < 0 ? line : line.slice(0, colon)
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '')
    if (field === 'event') event = value
    else if (field === 'data') data.push(value)
    else if (field === 'id') id = value
  }

  return (piece) => {
    const found: ServerSentEvent[] = []
    const lines = (rest + piece).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    for (const line of lines) readLine(line, found)
    return found
  }
}
