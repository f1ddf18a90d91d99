// Makes the towns of post codes from GeoNames' postal codes (CC BY 4.0), whose files are unpacked in the named folder:
// `node server/scripts/make-postal-towns.mjs <folder>`. British ones are left out: they name villages, not post towns.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const folder = process.argv[2]
if (!folder) throw new Error('Name the folder with SE.txt, NO.txt, DK.txt and FI.txt')

/** `10004-10012 10026`: runs of codes that follow one another. */
const runs = (codes) => {
  const found = []
  for (const code of codes.sort()) {
    const last = found.at(-1)
    if (last && Number(code) === Number(last.to) + 1) last.to = code
    else found.push({ from: code, to: code })
  }
  return found.map(({ from, to }) => (from === to ? from : `${from}-${to}`)).join(' ')
}

const townsOf = (country) => {
  const names = new Map()
  for (const line of readFileSync(join(folder, `${country}.txt`), 'utf8').split('\n')) {
    const [, typed, town] = line.split('\t')
    if (!typed || !town) continue
    const code = typed.replace(/\D/g, '')
    names.set(code, (names.get(code) ?? new Set()).add(town.trim()))
  }
  const codes = {}
  // A code of several towns names none.
  for (const [code, [town, ...others]] of names) if (others.length === 0) (codes[town] ??= []).push(code)
  return Object.fromEntries(
    Object.entries(codes)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([town, known]) => [town, runs(known)]),
  )
}

const all = Object.fromEntries(['SE', 'NO', 'DK', 'FI'].map((country) => [country, townsOf(country)]))
writeFileSync(new URL('../src/places/postal-towns.json', import.meta.url), `${JSON.stringify(all, null, 1)}\n`)
