/** @jest-environment @happy-dom/jest-environment */
import { describe, expect, test } from '@jest/globals'
import { safeHref } from './escape'
import type { Head } from './head'
import { plainBody, withHead, withLanguage } from './head'
import { isPublicPath, languageOf, originOf } from './public-paths'

const template =
  '<!doctype html><html lang="sv"><head><meta name="description" content="Samspel." /><title>Samspel</title><!--samspel:head--></head><body><div id="root"></div></body></html>'
const origin = 'https://samspel.example'
const head: Head = {
  title: 'Presspaketet - Samspel',
  description: 'Värde 320 kr.',
  canonical: '/p/marketplace/1',
  image: '/public/og/campaign/1.png?v=a',
  image_alt: 'Presspaketet',
  type: 'product',
  locale: 'sv',
  json_ld: JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: '/inte/en/adress',
    url: '/p/marketplace/1',
    image: ['/a.webp'],
  }),
  body: {
    heading: 'Presspaketet',
    paragraphs: ['Kaffe.'],
    links: [
      { href: '/b/x', text: 'Björkbrygg' },
      { href: 'https://example.se', text: 'Webb' },
    ],
  },
}
const read = (html: string) => new DOMParser().parseFromString(html, 'text/html')
const page = (some: Partial<Head> = {}) => read(withHead(template, { ...head, ...some }, origin))
const content = (document: Document, name: string) =>
  document.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content')

describe('what search engines and previews read', () => {
  test('title, description, one address, languages, preview and data are in the head', () => {
    const document = page()
    expect(document.title).toBe('Presspaketet - Samspel')
    expect(document.querySelectorAll('title, meta[name=description]')).toHaveLength(2)
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(`${origin}/p/marketplace/1`)
    expect(
      [...document.querySelectorAll('link[rel=alternate]')].map((link) => [
        link.getAttribute('hreflang'),
        link.getAttribute('href'),
      ]),
    ).toEqual([
      ['sv', `${origin}/p/marketplace/1`],
      ['en', `${origin}/p/marketplace/1?lang=en`],
      ['x-default', `${origin}/p/marketplace/1`],
    ])
    expect(content(document, 'og:image')).toBe(`${origin}/public/og/campaign/1.png?v=a`)
    expect(content(document, 'og:url')).toBe(`${origin}/p/marketplace/1`)
    expect(content(document, 'twitter:card')).toBe('summary_large_image')
    expect(JSON.parse(document.querySelector('script[type="application/ld+json"]')!.textContent!)).toMatchObject({
      name: '/inte/en/adress',
      url: `${origin}/p/marketplace/1`,
    })
    expect(document.head.innerHTML).toContain('<!--samspel:head-->')
  })

  test('in English the page says so, is its own canonical, and stays in English', () => {
    const html = withLanguage(withHead(template, { ...head, locale: 'en' }, origin), 'en')
    expect(read(html).documentElement.lang).toBe('en')
    expect(read(html).querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      `${origin}/p/marketplace/1?lang=en`,
    )
    expect(html).toContain('<a href="/b/x?lang=en">')
  })

  test('the text has heading, paragraphs and links; links of users lead out without our word for them', () => {
    const text = read(plainBody(head).replace(/<\/?noscript>/g, ''))
    expect(text.querySelector('h1')?.textContent).toBe('Presspaketet')
    expect([...text.querySelectorAll('a')].map((link) => [link.getAttribute('href'), link.rel])).toEqual([
      ['/b/x', ''],
      ['https://example.se', 'nofollow ugc noopener'],
    ])
  })

  test('a page without an address of its own is not indexed', () => {
    const document = page({ canonical: null })
    expect(content(document, 'robots')).toBe('noindex')
    expect(document.querySelector('link[rel=canonical]')).toBeNull()
  })
})

describe('figure 20 nothing that users wrote leaves its place', () => {
  const hostile = [
    '</script><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "'><svg onload=alert(1)>",
    '</title><script>alert(1)</script>',
    '</noscript><script>alert(1)</script>',
    '<!--samspel:body-->',
    '\u2028\u2029alert(1)',
    '--><script>alert(1)</script>',
    '$& $1 $`',
    '<body onload=alert(1)>',
    '&lt;script&gt;',
    '<![CDATA[',
  ]
  test.each(hostile)('%j in every field', (text) => {
    const everywhere: Head = {
      ...head,
      title: text,
      description: text,
      image_alt: text,
      canonical: `/b/${text}`,
      image: `/x${text}`,
      json_ld: JSON.stringify({ '@type': 'Product', name: text, description: text, url: `/b/${text}`, [text]: text }),
      body: {
        heading: text,
        paragraphs: [text, text],
        links: [
          { href: `/b/${text}`, text },
          { href: text, text },
          { href: `javascript:${text}`, text },
        ],
      },
    }
    const html = withHead(template, everywhere, origin)
    // Parsed as by a browser without scripts, and with them.
    for (const document of [read(html.replace(/<\/?noscript>/g, '')), read(html)]) {
      expect([...document.querySelectorAll('script')].map((script) => script.type)).toEqual(['application/ld+json'])
      expect(document.querySelectorAll('img, svg, [onload], [onerror]')).toHaveLength(0)
      expect(
        [...document.querySelectorAll('a')].every((link) => /^(?:\/[^/]|https?:)/.test(link.getAttribute('href')!)),
      ).toBe(true)
      expect(document.title).toBe(text.replace(/[\u2028\u2029]/g, ' ').trim())
    }
    const data = JSON.parse(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)![1]!) as {
      name: string
    }
    expect(data.name).toBe(text)
    expect(html).not.toMatch(/[\u2028\u2029]/)
    expect(html.match(/<!--samspel:/g)).toHaveLength(1)
  })

  test('data that is no JSON is left out', () => {
    expect(page({ json_ld: '</script>{' }).querySelector('script')).toBeNull()
  })
})

test.each([
  ['/b/x', '/b/x'],
  ['//evil.example', undefined],
  ['/\\evil.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['HTTPS://example.se/a', 'HTTPS://example.se/a'],
  ['http://[', undefined],
  ['', undefined],
])('the address %j becomes %j', (href, safe) => expect(safeHref(href)).toBe(safe))

test('which paths search engines read, in which language, under which origin', () => {
  expect(['/p', '/p/x', '/b/x', '/page/x', '/product-suggester-welcome'].map(isPublicPath)).toEqual([
    true,
    true,
    true,
    true,
    true,
  ])
  expect(['/', '/platform', '/brands', '/pages', '/campaigns', '/login'].map(isPublicPath)).toEqual([
    false,
    false,
    false,
    false,
    false,
    false,
  ])
  expect(['/p?lang=en', '/p?x=1&lang=en-GB', '/p?lang=sv', '/p?lang=eng', '/p?slang=en', '/p'].map(languageOf)).toEqual(
    ['en', 'en', 'sv', 'sv', 'sv', 'sv'],
  )
  expect(originOf({ protocol: 'https', host: 'Samspel.example:8443' })).toBe('https://samspel.example:8443')
  for (const host of ['', 'a b', 'x/"><script>', 'user@host', '*'])
    expect([host, originOf({ protocol: 'http', host })]).toEqual([host, undefined])
})
