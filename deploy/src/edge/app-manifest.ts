import type { FastifyInstance } from 'fastify'
import { appIcons } from './app-icons'

const day = 86_400

/** Web app manifest, which lets browsers install the product on a home screen. It opens at the user's own start page. */
const manifest = {
  id: '/',
  name: 'Samspel',
  short_name: 'Samspel',
  lang: 'sv',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  background_color: '#f7f7f7',
  theme_color: '#fffffe',
  categories: ['business', 'social'],
  icons: [
    { src: '/icons/app-192.png', sizes: '192x192', type: 'image/png' },
    { src: '/icons/app-512.png', sizes: '512x512', type: 'image/png' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
  shortcuts: [
    { name: 'Marknadsplatsen', url: '/p/marketplace' },
    { name: 'Butiker', url: '/p/marketplace/stores' },
  ],
}

/** Serves the web app manifest and its icons at fixed URLs, because home screens keep them for years. */
export function registerAppManifest(app: FastifyInstance): void {
  const body = JSON.stringify(manifest)
  app.get('/manifest.webmanifest', (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('application/manifest+json; charset=utf-8').send(body),
  )
  for (const [path, base64] of Object.entries(appIcons)) {
    const icon = Buffer.from(base64, 'base64')
    app.get(path, (_request, reply) =>
      reply.header('cache-control', `public, max-age=${day}`).type('image/png').send(icon),
    )
  }
}
