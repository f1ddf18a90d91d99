/** Goes where the wrapper says. A jwt must never stand in the history: its page is loaded anew, and boot takes it out of the address. */
export const openPath = (
  path: string,
  navigate: (path: string) => void,
  load = (address: string) => window.location.replace(address),
): void => {
  const { pathname, searchParams } = new URL(path, window.location.origin)
  if (pathname === '/native-auth' || searchParams.has('jwt')) load(path)
  else navigate(path)
}
