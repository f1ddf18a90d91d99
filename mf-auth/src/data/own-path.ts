const here = 'https://here.invalid'

/**
 * A stored path, provided it is on this site: no other origin, no control characters, nothing that starts with two slashes after dots are
 * resolved.
 */
export const ownPath = (path: string | undefined): string | undefined => {
  if (!path || !/^\/(?![/\\])/.test(path) || !/^[^\u0000-\u001f]*$/.test(path) || !URL.canParse(path, here))
    return undefined
  const { origin, pathname } = new URL(path, here)
  return origin === here && !pathname.startsWith('//') ? path : undefined
}
