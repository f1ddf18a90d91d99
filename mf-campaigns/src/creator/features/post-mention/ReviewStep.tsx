import { useEffect, useRef } from 'react'
import type { Campaign } from '@samspel/api'
import { uploadedUrls, useFormValues } from '@samspel/forms'
import { useFormats, useText } from '@samspel/i18n'
import { useEntity } from '@samspel/store'
import { Card, Icon, Link, Picture, Row, Stack } from '@samspel/ui'
import { SmallFact } from '../../../shared/components/CreatorParts'
import { usePostReach } from '../../../shared/components/use-post-reach'
import { areMet } from '../../components/are-met'
import { PostChecks } from '../../components/PostChecks'
import { checkText } from './data/kinds'
import type { PostValues } from './data/values'
import { Drafted } from './Drafted'
import { messages } from './messages'
import css from './ReviewStep.module.css'

/** What the creator is about to send, with the checks that the reviewer will see. `drafted`: the approved text that it is not. */
export function ReviewStep({ campaign, drafted }: { campaign: Campaign; drafted: string | undefined }) {
  const t = useText()
  const f = useFormats()
  const reachOf = usePostReach()
  const { kind, instagramPostId, linkPost, contentPost } = useFormValues<PostValues>()
  const post = useEntity('instagramPosts', instagramPostId)
  const isOwn = kind === 'post' || kind === 'story'
  const text = isOwn ? (post?.caption ?? '') : contentPost.text
  const images = isOwn ? [post?.imageUrl] : uploadedUrls(contentPost.imageUrls)
  const wanted = [...campaign.hashtags.map((word) => `#${word}`), ...campaign.mentions.map((word) => `@${word}`)].join(
    ', ',
  )

  const checks = checkText(text, campaign)
  const asks = { hashtags: campaign.hashtags.length > 0, accounts: campaign.mentions.length > 0 }
  const top = useRef<HTMLDivElement>(null)
  useEffect(() => {
    top.current?.focus({ preventScroll: true })
    window.scrollTo({ top: 0 })
  }, [])

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
                  <SmallFact icon="eye">{t(messages.reach, { n: reachOf(post) })}</SmallFact>
                  <SmallFact icon="heart">{t(messages.likes, { n: post.likesCount })}</SmallFact>
                  <SmallFact icon="calendar">{f.date(post.instagramCreatedAt)}</SmallFact>
                </Row>
              )}
            </div>
          </div>
        )}
      </Card>
      {drafted !== undefined && post && <Drafted drafted={drafted} post={post} />}
      <Card title={t(messages.checks)}>
        {kind === 'link' ? (
          <p className={css.hint}>
            <Icon name="info-circle" size={16} />
            {wanted ? t(messages.linkHint, { words: wanted }) : t(messages.linkHintBare)}
          </p>
        ) : (
          <PostChecks checks={checks} asks={asks} country={campaign.country} />
        )}
        {kind !== 'link' && !areMet(checks) && (
          <p className={css.hint}>
            <Icon name="info-circle" size={16} />
            {t(isOwn ? messages.fixHint : messages.fixHereHint)}
          </p>
        )}
      </Card>
    </div>
  )
}
