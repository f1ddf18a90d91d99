const base64 = (bytes: ArrayBuffer): string => btoa(String.fromCharCode(...new Uint8Array(bytes)))

/** The SHA-256 of a file, in base64: as the tag that asked for it says, else as the edge says with it. */
const hashOf = (
  { integrity }: Pick<Request, 'integrity'>,
  { headers }: Pick<Response, 'headers'>,
): string | undefined => /sha256-([\w+/=]+)/.exec(integrity || headers.get('samspel-integrity') || '')?.[1]

/** Whether a file has the hash that it should have. A file whose hash is not known counts as broken. */
export async function isWhole(request: Pick<Request, 'integrity'>, response: Response): Promise<boolean> {
  const hash = hashOf(request, response)
  if (!hash || !response.ok) return false
  return base64(await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer())) === hash
}
