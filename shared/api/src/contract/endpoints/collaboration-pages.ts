import { Type } from 'typebox'
import { deliveryMethods } from '../../states'
import { brandStaff, creators, everyone } from '../actors'
import { endpoint } from '../endpoint'
import { Campaign, CollaborationLink, CollaborationPage, PageTheme, PortfolioItem } from '../entities'
import { rateLimits } from '../limits'
import { Count, Id, listOf, Nullable, OneOf, Optional, paged, Shape, Text } from '../primitives'

const tag = 'public'
const SlugParams = Shape({ slug: Type.String({ minLength: 1, maxLength: 60 }) })

/** Collaboration pages of brands and creators (rows S-31, S-32). */
export const collaborationPageEndpoints = {
  getCollaborationPage: endpoint({
    method: 'GET',
    path: '/collaboration_pages/:slug',
    base: 'either',
    actors: everyone,
    tag,
    summary: "A brand's or a creator's collaboration page.",
    params: SlugParams,
    response: Shape({ collaborationPage: CollaborationPage }),
  }),
  updateCollaborationPage: endpoint({
    method: 'PATCH',
    path: '/collaboration_pages/:slug',
    actors: [...brandStaff, ...creators],
    beforeLetIn: 'ownCompany',
    tag,
    summary: 'Its owner changes what is shown; 422 contrast_too_low at `theme`, 409 stale_version.',
    params: SlugParams,
    body: Shape({
      collaborationPage: Shape({
        intro: Optional(Text(500)),
        theme: Optional(Nullable(PageTheme)),
        links: Optional(Type.Array(CollaborationLink, { maxItems: 50 })),
        itemOrder: Optional(Type.Array(Id, { maxItems: 500 })),
        hiddenItemIds: Optional(Type.Array(Id, { maxItems: 500 })),
      }),
      version: Count,
    }),
    response: Shape({ collaborationPage: CollaborationPage }),
  }),
  listPageOffers: endpoint({
    method: 'GET',
    path: '/collaboration_pages/:slug/items/offers',
    formerPath: '/collaboration_pages/:slug/offers',
    base: 'either',
    actors: everyone,
    tag,
    summary:
      "Open offers of a brand's page in its owner's order; with `hidden` those that are hidden too, to the owner alone.",
    params: SlugParams,
    query: Shape({ ...paged, deliveryMethod: Optional(OneOf(deliveryMethods)), hidden: Optional(Type.Boolean()) }),
    response: listOf('campaigns', Campaign),
  }),
  listPortfolio: endpoint({
    method: 'GET',
    path: '/collaboration_pages/:slug/items/portfolio',
    formerPath: '/collaboration_pages/:slug/portfolio',
    base: 'either',
    actors: everyone,
    tag,
    summary:
      "Pictures of a creator's page in its owner's order; with `hidden` those that are hidden too, to the owner alone.",
    params: SlugParams,
    query: Shape({ ...paged, hidden: Optional(Type.Boolean()) }),
    response: listOf('portfolioItems', PortfolioItem),
  }),
  checkSlug: endpoint({
    method: 'HEAD',
    path: '/collaboration_pages/slug/:slug',
    base: 'public',
    actors: everyone,
    tag,
    summary: 'Status only: 200 when the slug is taken, 404 when it is free (row C-32).',
    rateLimit: rateLimits.slugs,
    params: SlugParams,
  }),
}
