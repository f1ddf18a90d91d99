import type { FastifyInstance } from 'fastify'
import { plainPicture } from '../plain-picture'
import type { Practice } from '../service'
import { type Network, rootOf } from './world'

const address = (network: Network) => `${rootOf(network)}/pictures`
export const pictureAddress = ({ ownUrl }: Practice, network: Network, name: string): string =>
  `${ownUrl}${address(network)}/${encodeURIComponent(name)}`

/** The pictures of posts: the demo's where Samspel has them. */
export const pictureRoutes = (app: FastifyInstance, practice: Practice, network: Network): void => {
  app.get<{ Params: { name: string } }>(`${address(network)}/:name`, async ({ params: { name } }, reply) => {
    const drawn = /^[\w-]{1,120}$/.test(name)
      ? await fetch(`${practice.publicUrl}/uploads/demo/${name}.webp`, { signal: AbortSignal.timeout(1_000) }).then(
          async (answer) => (answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined),
          () => undefined,
        )
      : undefined
    return drawn ? reply.type('image/webp').send(drawn) : reply.type('image/png').send(plainPicture(name))
  })
}
