import type { Participation } from '@samspel/api'

/** Number of approved posts in a participation, of all four kinds. */
export const approvedPosts = ({
  linkPostsCount,
  contentPostsCount,
  instagramPostsCount,
  instagramStoriesCount,
}: Pick<
  Participation,
  'linkPostsCount' | 'contentPostsCount' | 'instagramPostsCount' | 'instagramStoriesCount'
>): number => linkPostsCount + contentPostsCount + instagramPostsCount + instagramStoriesCount
