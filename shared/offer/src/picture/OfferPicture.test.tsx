/** @jest-environment @happy-dom/jest-environment */
import { expect, test } from '@jest/globals'
import { fireEvent, render } from '@samspel/testing'
import { OfferPicture } from './OfferPicture'

const look = { alt: 'Presspaketet', ratio: 2, sizes: '264px' }
const parts = (root: HTMLElement) => ({ source: root.querySelector('source'), img: root.querySelector('img') })

test('an upload is offered in AVIF and WebP at the widths the server makes, and only the first of a screen goes before the others', () => {
  const { container, rerender } = render(<OfferPicture {...look} src="/uploads/demo/press.webp" eager />)
  const { source, img } = parts(container)
  expect([source?.type, source?.sizes]).toEqual(['image/avif', '264px'])
  expect(source?.srcset.split(', ')).toContain('/uploads/demo/press.webp?width=640&format=avif 640w')
  expect(img?.srcset.split(', ')).toEqual(
    [160, 320, 480, 640, 960, 1280].map((width) => `/uploads/demo/press.webp?width=${width} ${width}w`),
  )
  expect([img?.getAttribute('loading'), img?.getAttribute('fetchpriority')]).toEqual(['eager', 'high'])
  rerender(<OfferPicture {...look} src="/uploads/demo/press.webp" />)
  expect([img?.getAttribute('loading'), img?.getAttribute('fetchpriority')]).toEqual(['lazy', null])
})

test.each(['https://cdn.example/a.webp', '/uploads/a.webp?width=3', '/other/a.webp', 'javascript:alert(1)'])(
  '%s has one size',
  (src) => {
    const { container } = render(<OfferPicture {...look} src={src} />)
    expect(container.querySelector('[srcset]')).toBeNull()
  },
)

test('a size that fails is no end: the picture itself is tried, then an icon stands in the same place', () => {
  const { container, rerender } = render(<OfferPicture {...look} src="/uploads/a.webp" />)
  const frame = container.firstElementChild
  fireEvent.error(parts(container).img!)
  expect(container.querySelector('[srcset]')).toBeNull()
  expect(parts(container).img?.getAttribute('src')).toBe('/uploads/a.webp')
  fireEvent.error(parts(container).img!)
  expect(parts(container).img).toBeNull()
  expect(container.querySelector('[role="img"]')?.getAttribute('aria-label')).toBe('Presspaketet')
  expect(container.firstElementChild).toBe(frame)
  // Another picture gets attempts of its own.
  rerender(<OfferPicture {...look} src="/uploads/b.webp" />)
  expect(parts(container).img?.getAttribute('srcset')).toContain('/uploads/b.webp')
})
