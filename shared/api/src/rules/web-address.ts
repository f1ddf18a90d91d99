/**
 * Whether a text is an address of the web that says where it leads: http or https with a host, and no name or password before it,
 * so that `https://bank.se@evil.test` is none.
 */
export const isWebAddress = (text: string): boolean => {
  if (!URL.canParse(text)) return false
  const { protocol, hostname, username, password } = new URL(text)
  return (
    /^https?:\/\//i.test(text) && /^https?:$/.test(protocol) && hostname !== '' && username === '' && password === ''
  )
}
