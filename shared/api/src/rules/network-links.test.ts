import { describe, expect, test } from '@jest/globals'
import { paymentLinkTypes } from '../states'
import { networkReads, networks, postAt, readLink } from './network-links'

const video = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'
const clip = 'https://www.tiktok.com/@kim.lind/video/7301234567890123456'
const update = 'https://www.linkedin.com/feed/update/urn:li:activity:7301234567890123456'
const post = 'https://www.linkedin.com/posts/kim-lind_bryggkaffe-activity-7301234567890123456-aB1-'

const linkOf = (type: (typeof paymentLinkTypes)[number], text: string) => {
  const read = readLink(type, text)
  return 'fault' in read ? read.fault : read.url
}

test('every kind of link that a campaign asks for is a network, or any page', () => {
  expect(paymentLinkTypes.toSorted()).toEqual([...networks, 'custom'].toSorted())
  expect(Object.keys(networkReads).toSorted()).toEqual(networks.toSorted())
})

describe('a video of YouTube', () => {
  test.each([
    video,
    'http://youtube.com/watch?v=dQw4w9WgXcQ',
    'https://m.youtube.com/watch?v=dQw4w9WgXcQ&feature=youtu.be',
    'https://music.youtube.com/watch?v=dQw4w9WgXcQ&list=OLAK5uy',
    'https://www.youtube.com/watch?list=PL1&v=dQw4w9WgXcQ&t=42s',
    'https://youtu.be/dQw4w9WgXcQ?si=abcDEF123',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ?utm_source=ig',
    'https://youtube.com/live/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ#comments',
  ])('%s', (text) => {
    expect(linkOf('youtube', text)).toBe(video)
    expect(postAt(text)).toMatchObject({ network: 'youtube', id: 'dQw4w9WgXcQ', key: 'youtube:dQw4w9WgXcQ' })
  })
})

describe('a post of TikTok', () => {
  test.each([
    clip,
    'https://tiktok.com/@kim.lind/video/7301234567890123456?is_from_webapp=1&sender_device=pc',
    'https://m.tiktok.com/@kim.lind/video/7301234567890123456/',
    'http://www.tiktok.com/@kim.lind/video/7301234567890123456#x',
  ])('%s', (text) => expect(linkOf('tiktok', text)).toBe(clip))

  test('pictures are a post too', () =>
    expect(linkOf('tiktok', 'https://www.tiktok.com/@kim/photo/7301234567890123456?_r=1')).toBe(
      'https://www.tiktok.com/@kim/photo/7301234567890123456',
    ))

  test.each([
    'https://vm.tiktok.com/ZMabc1234/',
    'https://vt.tiktok.com/ZMabc1234',
    'https://www.tiktok.com/t/ZMabc1234/?x=1',
  ])('%s is short: its id is not known', (text) =>
    expect(postAt(text)).toMatchObject({ id: null, url: 'https://vm.tiktok.com/ZMabc1234/' }),
  )
})

describe('a post of LinkedIn', () => {
  test.each([
    [update, update],
    [`${update}/?utm_medium=member_ios`, update],
    [post, post],
    [`${post}?rcm=ACoAAA`, post],
    [post.replace('www.', 'se.'), post],
    ['https://linkedin.com/pulse/om-kaffe-kim-lind', 'https://www.linkedin.com/pulse/om-kaffe-kim-lind'],
  ])('%s', (text, kept) => expect(linkOf('linkedin', text)).toBe(kept))

  test('the same post by both its addresses is one', () => expect(postAt(post)?.key).toBe(postAt(update)?.key))
})

describe('a link must lead to the network that is asked for', () => {
  test.each([
    ['youtube', clip],
    ['tiktok', video],
    ['linkedin', video],
    ['youtube', 'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://evilyoutube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://evil.example/youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://evil.example/?https://youtu.be/dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com.:8443/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com:8443/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.co/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://yоutube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://xn--yutube-wqf.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'https://admin.youtube.com/watch?v=dQw4w9WgXcQ'],
    ['youtube', 'http://127.0.0.1/watch?v=dQw4w9WgXcQ'],
    ['tiktok', 'https://tiktok.com.evil.example/@kim/video/7301234567890123456'],
    ['tiktok', 'https://www.tiktok.example/@kim/video/7301234567890123456'],
    ['tiktok', 'https://vm.tiktok.com.evil.example/ZMabc1234/'],
    ['linkedin', 'https://linkedin.com.evil.example/posts/x-activity-7301234567890123456-aB1c'],
    ['linkedin', 'https://lnkd.in/eAbCdEfG'],
  ] as const)('%s: %s', (type, text) => expect(linkOf(type, text)).toBe('other_network'))

  test.each([
    ['youtube', 'https://www.youtube.com/@kimbrygger'],
    ['youtube', 'https://www.youtube.com/watch?v=1'],
    ['youtube', 'https://www.youtube.com/watch?v=dQw4w9WgXcQdQw4w9WgXcQ'],
    ['youtube', 'https://www.youtube.com/playlist?list=PL1'],
    ['youtube', 'https://www.youtube.com/redirect?q=https://evil.example&v=dQw4w9WgXcQ'],
    ['youtube', 'https://youtu.be/'],
    ['tiktok', 'https://www.tiktok.com/@kim'],
    ['tiktok', 'https://www.tiktok.com/@kim/live'],
    ['tiktok', 'https://www.tiktok.com/@kim/video/1'],
    ['tiktok', 'https://vm.tiktok.com/../evil'],
    ['linkedin', 'https://www.linkedin.com/in/kim-lind'],
    ['linkedin', 'https://www.linkedin.com/company/brygg/posts'],
  ] as const)('to a post there: %s: %s', (type, text) => expect(linkOf(type, text)).toBe('not_a_post'))

  test.each([
    'https://www.youtube.com@evil.example/watch?v=dQw4w9WgXcQ',
    'https://kim:hemligt@www.youtube.com/watch?v=dQw4w9WgXcQ',
    'https:www.youtube.com/watch?v=dQw4w9WgXcQ',
    '//www.youtube.com/watch?v=dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
    'javascript:alert(1)',
    '',
  ])('%j is no address', (text) => {
    expect(linkOf('youtube', text)).toBe('invalid_url')
    expect(linkOf('custom', text)).toBe('invalid_url')
  })
})

describe('a page of no network', () => {
  const keyOf = (text: string) => {
    const read = readLink('custom', text)
    return 'fault' in read ? read.fault : read.key
  }

  test('stays as it was typed', () =>
    expect(linkOf('custom', 'http://blogg.example/kaffe?utm_source=x#a')).toBe(
      'http://blogg.example/kaffe?utm_source=x#a',
    ))

  test.each([
    'https://www.blogg.example/kaffe/?fbclid=1',
    'http://blogg.example/kaffe#toppen',
    'https://BLOGG.example/kaffe?utm_campaign=a&utm_source=b',
  ])('%s is the same page', (text) => expect(keyOf(text)).toBe(keyOf('https://blogg.example/kaffe')))

  test.each(['https://blogg.example/te', 'https://blogg.example/kaffe?sida=2', 'https://kaffe.example/kaffe'])(
    '%s is another',
    (text) => expect(keyOf(text)).not.toBe(keyOf('https://blogg.example/kaffe')),
  )

  test('a video is known again there', () => expect(keyOf('https://youtu.be/dQw4w9WgXcQ')).toBe('youtube:dQw4w9WgXcQ'))
})
