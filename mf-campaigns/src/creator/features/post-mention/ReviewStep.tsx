import { useEffect, useRef } from 'react'
import type { Campaign } from '@samspel/api'
import { uploadedUrls, useFormValues } from '@samspel/forms'
import { type Message, useFormats, useText } from '@samspel/i18n'
import { useEntity } from '@samspel/store'
import { Card, Icon, Link, Picture, Row, Stack } from '@samspel/ui'
import { Timeline, type TimelineEvent } from '@samspel/ui/late'
import { SmallFact } from '../../../shared/components/CreatorParts'
import { checkText } from './data/kinds'
import type { PostValues } from './data/values'
import { messages } from './messages'
import css from './ReviewStep.module.css'

const labels: Record<'ok' | 'unclear' | 'missing', Message> = {
  ok: messages.labelOk,
  unclear: messages.labelUnclear,
  missing: messages.labelMissing,
}

/** What the creator is about to send, with the checks that the reviewer will see. */
export function ReviewStep({ campaign }: { campaign: Campaign }) {
  const t = useText()
  const f = useFormats()
  const { kind, instagramPostId, linkPost, contentPost } = useFormValues<PostValues>()
  const post = useEntity('instagramPosts', instagramPostId)
  const isOwn = kind === 'post' || kind === 'story'
  const text = isOwn ? (post?.caption ?? '') : contentPost.text
  const images = isOwn ? [post?.imageUrl] : uploadedUrls(contentPost.imageUrls)
  const wanted = [...campaign.hashtags.map((word) => `#${word}`), ...campaign.mentions.map((word) => `@${word}`)].join(
    ', ',
  )

  const { adLabel, missingHashtags, missingAccounts } = checkText(text, campaign)
  const check = (key: string, isFine: boolean, title: string): TimelineEvent => ({
    key,
    icon: isFine ? 'check' : 'alert-triangle',
    tone: isFine ? 'ok' : 'warn',
    title,
  })
  const checks = [
    check('label', adLabel === 'ok', t(labels[adLabel])),
    ...(campaign.hashtags.length > 0
      ? [
          check(
            'hashtags',
            missingHashtags.length === 0,
            missingHashtags.length === 0
              ? t(messages.hashtagsOk)
              : t(messages.hashtagsMissing, { words: missingHashtags.map((word) => `#${word}`).join(', ') }),
          ),
        ]
      : []),
    ...(campaign.mentions.length > 0
      ? [
          check(
            'accounts',
            missingAccounts.length === 0,
            missingAccounts.length === 0
              ? t(messages.accountsOk)
              : t(messages.accountsMissing, { words: missingAccounts.map((word) => `@${word}`).join(', ') }),
          ),
        ]
      : []),
  ]
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])
  const isAllFine = checks.every(({ tone }) => tone === 'ok')

  return (
    <div ref={top} tabIndex={-1} role="group" aria-label={t(messages.reviewTitle)} className={css.step}>
      <Card title={t(messages.reviewTitle)}>
        {kind === 'link' ? (
          <Stack gap={4}>
            <b>{linkPost.title}</b>
            <Link href={linkPost.url} newTab className={css.address}>
              {linkPost.url}
            </Link>
          </Stack>
        ) : (
          <div className={css.preview}>
            {images.length > 0 && (
              <div className={css.images}>
                {images.map((src, index) => (
                  <Picture key={index} src={src} alt="" ratio={1} />
                ))}
              </div>
            )}
            <div className={css.words}>
              <p className={css.text}>{text}</p>
              {isOwn && post && (
                <Row gap={12}>
                  <SmallFact icon="eye">{t(messages.reach, { n: f.number(post.reach) })}</SmallFact>
                  <SmallFact icon="heart">{t(messages.likes, { n: post.likesCount })}</SmallFact>
                  <SmallFact icon="calendar">{f.date(post.instagramCreatedAt)}</SmallFact>
                </Row>
              )}
            </div>
          </div>
        )}
      </Card>
      <Card title={t(messages.checks)}>
        {kind === 'link' ? (
          <p className={css.hint}>
            <Icon name="info-circle" size={16} />
            {wanted ? t(messages.linkHint, { words: wanted }) : t(messages.linkHintBare)}
          </p>
        ) : (
          <Timeline label={t(messages.checks)} events={checks} />
        )}
        {kind !== 'link' && !isAllFine && (
          <p className={css.hint}>
            <Icon name="info-circle" size={16} />
            {t(isOwn ? messages.fixHint : messages.fixHereHint)}
          </p>
        )}
      </Card>
    </div>
  )
}
