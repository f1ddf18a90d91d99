import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'

/** What a tool is told about the edge that it is plugged into. */
export interface FrameToolContext {
  /** The live registry. */
  read: () => Promise<Registry>
  /** Origins that overrides may name; undefined: as the environment says. */
  overrideOrigins: readonly string[] | undefined
}

/** A tool for testers with pages of its own, which opens pages of the app in a frame. Given to the edge by whoever starts it. */
export interface FrameTool {
  /** Serves the tool's own paths. */
  register(app: FastifyInstance, context: FrameToolContext): void
  /** Is this page asked for by the tool's frame, in an environment that has the tool? */
  frames(request: FastifyRequest, registry: Registry, overrideOrigins: FrameToolContext['overrideOrigins']): boolean
  /** The page template as the tool's frame needs it. */
  prepare(template: string): string
}
