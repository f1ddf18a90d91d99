import { inflateSync } from 'node:zlib'

/** What a PDF of this product says, line by line: text of its streams, read through the fonts' own tables. */
export const wordsOfPdf = (content: Buffer): string[] => {
  const text = content.toString('latin1')
  const objects = new Map<string, string>()
  for (const [, id, body] of text.matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g)) objects.set(id!, body!)
  const streamOf = (body: string): string => {
    const at = body.indexOf('stream\n')
    if (at < 0) return ''
    const raw = Buffer.from(body.slice(at + 7, body.lastIndexOf('\nendstream')), 'latin1')
    return body.includes('/FlateDecode') ? inflateSync(raw).toString('latin1') : raw.toString('latin1')
  }
  const signs = new Map<string, Map<string, string>>()
  for (const body of objects.values())
    for (const [, name, id] of body.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = /\/ToUnicode (\d+) 0 R/.exec(objects.get(id!) ?? '')?.[1]
      if (signs.has(name!) || table === undefined) continue
      const known = new Map<string, string>()
      for (const [, from, list] of streamOf(objects.get(table)!).matchAll(
        /<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi,
      ))
        [...list!.matchAll(/<([0-9a-f]+)>/gi)].forEach(([, code], index) =>
          known.set(
            (Number.parseInt(from!, 16) + index).toString(16).padStart(4, '0'),
            Buffer.from(code!, 'hex').swap16().toString('utf16le'),
          ),
        )
      signs.set(name!, known)
    }
  const said: string[] = []
  for (const body of objects.values()) {
    let font = ''
    for (const [, name, shown] of streamOf(body).matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)) {
      if (name) font = name
      else
        said.push(
          [...shown!.matchAll(/<([0-9a-f]+)>/gi)]
            .flatMap(([, codes]) => codes!.match(/.{4}/g) ?? [])
            .map((code) => signs.get(font)?.get(code.toLowerCase()) ?? '')
            .join(''),
        )
    }
  }
  return said
}
