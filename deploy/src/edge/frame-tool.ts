import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Registry } from '@samspel/federation/registry'

/** What the edge provides to a tool. */
export interface FrameToolContext {
  /** Reads the live registry. */
  read: () => Promise<Registry>
  /** Origins that overrides may name; undefined lets the environment decide. */
  overrideOrigins: readonly string[] | undefined
}

/** A tool for testers with pages of its own that opens pages of the app in a frame. Passed to the edge by whoever starts it. */
export interface FrameTool {
  /** Registers the tool's own routes. */
  register(app: FastifyInstance, context: FrameToolContext): void
  /** Whether the tool's frame requests this page, and the environment has the tool. */
  frames(request: FastifyRequest, registry: Registry, overrideOrigins: FrameToolContext['overrideOrigins']): boolean
  /** Adapts the page template for the tool's frame. */
  prepare(template: string): string
}
