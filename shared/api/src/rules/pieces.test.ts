import { describe, expect, test } from '@jest/globals'
import { changesLeftOf, missingForFee, owedOnEnding, piecesLeftOf } from './pieces'
import { termsBefore, usualTerms } from './terms'

const none = { linkPostsCount: 0, contentPostsCount: 0, instagramPostsCount: 0, instagramStoriesCount: 0 }
const noPieces = { post: 0, reel: 0, story: 0, link: 0, content: 0 }
const all = (pieces: Partial<typeof noPieces>) => ({ pieces: { ...noPieces, ...pieces }, anyPiece: false })
const instagram = { paymentType: 'instagram', enableStories: true, requireUploadedContent: false } as const

describe('where all pieces are agreed', () => {
  const terms = all({ post: 1, reel: 1, story: 3 })
  test('each kind is asked for until so many of it were approved; a reel counts as a post', () => {
    expect(piecesLeftOf(terms, none)).toEqual([
      { kind: 'post', count: 2 },
      { kind: 'story', count: 3 },
    ])
    expect(piecesLeftOf(terms, { ...none, instagramPostsCount: 1, instagramStoriesCount: 3 })).toEqual([
      { kind: 'post', count: 1 },
    ])
  })
  test('more of one kind does not stand for another', () => {
    expect(piecesLeftOf(terms, { ...none, instagramPostsCount: 9, linkPostsCount: 9 })).toEqual([
      { kind: 'story', count: 3 },
    ])
  })
  test('the fee is earned by the last of them, not before', () => {
    expect(missingForFee(terms, none)).toBe(5)
    expect(missingForFee(terms, { ...none, instagramPostsCount: 2, instagramStoriesCount: 2 })).toBe(1)
    expect(missingForFee(terms, { ...none, instagramPostsCount: 2, instagramStoriesCount: 3 })).toBe(0)
    expect(missingForFee(all({ link: 1, content: 1 }), { ...none, linkPostsCount: 1 })).toBe(1)
    expect(missingForFee(usualTerms(instagram), { ...none, instagramPostsCount: 1 })).toBe(1)
  })
})

describe('where any piece is enough, as it was before terms were kept', () => {
  test('a post or a story, until one of them was approved', () => {
    const terms = termsBefore(instagram)
    expect(piecesLeftOf(terms, none).map(({ kind }) => kind)).toEqual(['post', 'story'])
    expect(piecesLeftOf(terms, { ...none, instagramStoriesCount: 1 })).toEqual([])
    expect(piecesLeftOf(terms, { ...none, contentPostsCount: 1 }).map(({ kind }) => kind)).toEqual(['post', 'story'])
  })
  test('content beside the post has its own turn', () => {
    const terms = termsBefore({ ...instagram, enableStories: false, requireUploadedContent: true })
    expect(piecesLeftOf(terms, none).map(({ kind }) => kind)).toEqual(['post', 'content'])
    expect(piecesLeftOf(terms, { ...none, instagramPostsCount: 1 })).toEqual([{ kind: 'content', count: 1 }])
    expect(piecesLeftOf(terms, { ...none, contentPostsCount: 1 })).toEqual([{ kind: 'post', count: 1 }])
    expect(piecesLeftOf(terms, { ...none, instagramPostsCount: 1, contentPostsCount: 1 })).toEqual([])
  })
  test('a link, or content alone', () => {
    const link = termsBefore({ ...instagram, paymentType: 'link' })
    const content = termsBefore({ ...instagram, paymentType: 'content' })
    expect(piecesLeftOf(link, { ...none, linkPostsCount: 2 })).toEqual([])
    expect(piecesLeftOf(content, { ...none, linkPostsCount: 1 })).toEqual([{ kind: 'content', count: 1 }])
  })
  test('the first approval of anything earns the fee', () => {
    const terms = termsBefore({ ...instagram, requireUploadedContent: true })
    expect(missingForFee(terms, none)).toBe(1)
    expect(missingForFee(terms, { ...none, contentPostsCount: 1 })).toBe(0)
    expect(missingForFee(terms, { ...none, instagramStoriesCount: 1 })).toBe(0)
  })
})

test('whatever was agreed: approving what is left, one by one, earns the fee with the last one', () => {
  const counterOf = {
    post: 'instagramPostsCount',
    story: 'instagramStoriesCount',
    link: 'linkPostsCount',
    content: 'contentPostsCount',
  } as const
  const few = [0, 1, 3]
  const wanted = few.flatMap((post) =>
    few.flatMap((reel) =>
      few.flatMap((story) => few.flatMap((link) => few.map((content) => ({ post, reel, story, link, content })))),
    ),
  )
  expect(wanted).toHaveLength(243)
  for (const pieces of wanted) {
    const terms = { pieces, anyPiece: false }
    let counters = none
    for (let missing = missingForFee(terms, counters); missing > 0; missing -= 1) {
      const [next] = piecesLeftOf(terms, counters)
      if (!next) throw new Error('Something is missing, and nothing is asked for')
      expect(missingForFee(terms, counters)).toBe(missing)
      counters = { ...counters, [counterOf[next.kind]]: counters[counterOf[next.kind]] + 1 }
    }
    expect(piecesLeftOf(terms, counters)).toEqual([])
  }
})

test('changes can be asked for as often as agreed, and without end where nothing was', () => {
  expect([0, 1, 2, 3].map((used) => changesLeftOf({ changeRounds: 2 }, used))).toEqual([2, 1, 0, 0])
  expect(changesLeftOf({ changeRounds: null }, 40)).toBeNull()
})

test('what is owed where the brand ends it: nothing before the goods went, then the share, an odd öre for the creator', () => {
  const owed = (cancelShare: 'none' | 'half' | 'whole', goodsWent = true) =>
    owedOnEnding({ fee: 100_001, cancelShare, goodsWent })
  expect([owed('none'), owed('half'), owed('whole')]).toEqual([0, 50_001, 100_001])
  expect([owed('none', false), owed('half', false), owed('whole', false)]).toEqual([0, 0, 0])
})
