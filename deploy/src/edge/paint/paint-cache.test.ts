import { expect, test } from '@jest/globals'
import { paintCache } from './paint-cache'
import type { PainterAsked } from './painter'

const source = { key: '/remotes/mf-x/1/paint.sv.template', load: () => Promise.resolve('') }
const wanted = { path: '/p/marketplace/1', route: '/p/marketplace/:id', language: 'sv' }

function bed(answers: Record<string, { status?: number; body: string }>) {
  const asked: string[] = []
  const problems: unknown[] = []
  const painted: PainterAsked[] = []
  const clock = { now: 0 }
  const paintings = paintCache({
    apiUrl: 'http://api',
    now: () => clock.now,
    onProblem: (error) => problems.push(error),
    fetch: ((address: string) => {
      asked.push(address)
      const { status = 200, body } = answers[address.replace('http://api', '')] ?? { status: 404, body: '' }
      return Promise.resolve(new Response(body, { status }))
    }) as typeof fetch,
    paint: (_key, _load, one) => {
      painted.push(one)
      const text = one.answers['/public/campaigns/1']
      return Promise.resolve(
        text === undefined
          ? { needs: ['/public/campaigns/1'] }
          : { needs: [], phone: `<h1 style="gap:1px">${text}</h1>`, desk: `<h1>${text} wide</h1>` },
      )
    },
  })
  return { paintings, asked, problems, painted, clock }
}

test('what the painter needs is asked of the API, and the painting is remembered for a while, then given while a new one is made', async () => {
  const { paintings, asked, clock } = bed({ '/public/campaigns/1': { body: 'Press' } })
  const first = await paintings.read(source, wanted)
  expect(first).toMatchObject({
    phone: '<h1 class="pp-p0">Press</h1>',
    desk: '<h1>Press wide</h1>',
    css: '.pp-p0{gap:1px}',
  })
  expect(await paintings.read(source, wanted)).toBe(first)
  expect(asked).toEqual(['http://api/public/campaigns/1'])
  clock.now += 60_000
  expect(await paintings.read(source, wanted)).toBe(first)
  expect(asked).toHaveLength(2)
})

test('a record that is not there is not painted, and is no problem', async () => {
  const { paintings, problems } = bed({})
  expect(await paintings.read(source, wanted)).toBeUndefined()
  expect(problems).toEqual([])
})

test.each(['/api/me', '//elsewhere.example/x', '/public/../api/me', 'https://elsewhere.example'])(
  'a painter that wants %s gets nothing',
  async (address) => {
    const problems: unknown[] = []
    const asked: unknown[] = []
    const paintings = paintCache({
      apiUrl: 'http://api',
      onProblem: (error) => problems.push(error),
      fetch: ((one: unknown) => {
        asked.push(one)
        return Promise.resolve(new Response('x'))
      }) as typeof fetch,
      paint: () => Promise.resolve({ needs: [address] }),
    })
    expect(await paintings.read(source, wanted)).toBeUndefined()
    expect(asked).toEqual([])
    expect(problems).toHaveLength(1)
  },
)

test('a painter that fails costs the page its painting, and no more', async () => {
  const problems: unknown[] = []
  const paintings = paintCache({
    apiUrl: 'http://api',
    onProblem: (error) => problems.push(error),
    paint: () => Promise.reject(new Error('boom')),
  })
  expect(await paintings.read(source, wanted)).toBeUndefined()
  expect(problems).toHaveLength(1)
})

test('a page does not wait for a painting that is long in coming; the next visitor has it', async () => {
  let finish = (_: { needs: string[]; phone: string; desk: string }): void => undefined
  const paintings = paintCache({
    apiUrl: 'http://api',
    waitMs: 1,
    paint: () => new Promise((resolve) => (finish = resolve)),
  })
  expect(await paintings.read(source, wanted)).toBeUndefined()
  const next = paintings.read(source, wanted)
  finish({ needs: [], phone: 'p', desk: 'd' })
  expect(await next).toMatchObject({ phone: 'p', desk: 'd' })
})
