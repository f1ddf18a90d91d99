import type { CollaborationPage, PortfolioItem } from '@samspel/api'
import { buildInstagramer, id, wire } from '@samspel/testing'

export const creator = buildInstagramer({ name: 'Moa Berg', username: 'moa' })

export const buildPage = (change: Partial<CollaborationPage> = {}): CollaborationPage => ({
  slug: 'moa',
  brand: null,
  instagramer: creator,
  intro: '',
  theme: null,
  links: [],
  itemOrder: [],
  hiddenItemIds: [],
  canEdit: false,
  version: 3,
  ...change,
})

export const pageAnswer = (change: Partial<CollaborationPage> = {}): object =>
  wire({ collaborationPage: buildPage(change) })

export const buildItem = (n: number, change: Partial<PortfolioItem> = {}): PortfolioItem => ({
  id: id(1000 + n),
  imageUrl: `/uploads/post-${n}.webp`,
  caption: `Bild ${n}`,
  permalink: `https://www.instagram.com/p/${n}/`,
  likesCount: 100 * n,
  commentsCount: 1,
  brandName: `Märke ${n}`,
  publishedAt: '2025-11-21T13:32:00.000Z',
  ...change,
})

export const buildLink = (
  n: number,
  title: string,
  change: Partial<CollaborationPage['links'][number]> = {},
): CollaborationPage['links'][number] => ({
  id: id(2000 + n),
  kind: 'website',
  title,
  url: `https://moa.example/${n}`,
  hidden: false,
  ...change,
})
