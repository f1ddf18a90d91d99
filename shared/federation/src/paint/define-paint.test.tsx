import { expect, test } from '@jest/globals'
import { useParams } from 'react-router-dom'
import { addRoutes } from '@samspel/api'
import { publicRoutes } from '@samspel/api/routes/public'
import { apiAction } from '@samspel/store'
import { useIsMobile } from '@samspel/ui'
import { createPaint } from './define-paint'

addRoutes(publicRoutes)
const getBrand = apiAction('getBrand')
let name = ''

function BrandPage() {
  const { brandId } = useParams()
  return <h1 data-width={useIsMobile() ? 'phone' : 'desk'}>{`${name} ${brandId}`}</h1>
}

function TypedLogin() {
  return <h1>{`as ${useParams().accountType}`}</h1>
}

const paint = createPaint([
  {
    path: '/p/brands/:brandId',
    page: BrandPage,
    prepare: async ({ brandId = '' }, read) => {
      const answer = await read(getBrand({ params: { id: brandId } }))
      name = answer?.brand.name ?? ''
      return answer !== undefined
    },
    unless: ['preferred-country'],
  },
  { path: '/login', page: () => <h1>in</h1> },
  { path: '/login/:accountType', route: '/login', page: TypedLogin },
])
const asked = { path: '/p/brands/7', route: '/p/brands/:brandId', language: 'sv', answers: {} }

test('a painter says what it must know, and then draws the page for both widths', async () => {
  const first = await paint(asked)
  expect(first).toEqual({ needs: ['/public/brands/7'] })
  const answers = { '/public/brands/7': JSON.stringify({ brand: { name: 'Å & Co <b>' } }) }
  expect(await paint({ ...asked, answers })).toEqual({
    needs: [],
    phone: '<h1 data-width="phone">Å &amp; Co &lt;b&gt; 7</h1>',
    desk: '<h1 data-width="desk">Å &amp; Co &lt;b&gt; 7</h1>',
    unless: ['preferred-country'],
  })
})

test('a route may have pages at more than one depth, and what has none is not painted', async () => {
  const login = { ...asked, route: '/login' }
  expect((await paint({ ...login, path: '/login' })).phone).toBe('<h1>in</h1>')
  expect((await paint({ ...login, path: '/login/brand' })).phone).toBe('<h1>as brand</h1>')
  expect(await paint({ ...login, path: '/login/brand/more' })).toEqual({ needs: [] })
})
