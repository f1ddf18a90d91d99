import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { colors, DESKTOP_MIN, MOBILE_MAX, primarySteps } from './tokens'

const src = path.join(__dirname, '..')
const files = readdirSync(src, { recursive: true, encoding: 'utf8' }).map((name) => path.join(src, name))
const styles = files.filter((name) => name.endsWith('.css'))
const tokens = readFileSync(path.join(src, 'styles/tokens.css'), 'utf8')

describe('tokens', () => {
  it('names the colours of the specification (K-08)', () => {
    expect(colors).toEqual({ primary: '#4D3BEF', background: '#f7f7f7', white: '#fffffe' })
    expect(primarySteps[6]).toBe(colors.primary.toLowerCase())
    expect(tokens).toContain('--p6: #4d3bef')
    expect(tokens).toContain('--page: #f7f7f7')
    expect(tokens).toContain('--surface: #fffffe')
  })

  it('has no pure white in any style or component, nor in the imported styles of the library (K-08)', () => {
    const imported = [
      ...readFileSync(path.join(src, 'styles/mantine.css'), 'utf8').matchAll(/@import '(@[^']+)'/g),
    ].map((match) => path.join(src, '../node_modules', match[1] as string))
    expect(imported.length).toBeGreaterThan(5)
    const components = files.filter((name) => /\.tsx?$/.test(name) && !name.includes('.test.'))
    const white = /#fff(?:fff)?(?![0-9a-f])|:\s*white\b/i
    for (const file of [...styles, ...imported, ...components])
      expect([file, white.exec(readFileSync(file, 'utf8'))?.[0]]).toEqual([file, undefined])
  })

  it('breaks between 683 and 684 px, in code and in every style (K-02, K-07)', () => {
    expect([MOBILE_MAX, DESKTOP_MIN]).toEqual([683, 684])
    const widths = styles.flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/@media \((?:max|min)-width: (\d+)px\)/g)].map((match) =>
        Number(match[1]),
      ),
    )
    expect(new Set(widths)).toEqual(new Set([683, 684]))
  })
})
