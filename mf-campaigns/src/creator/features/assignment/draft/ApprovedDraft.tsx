import { useState } from 'react'
import type { DraftMedia, PostDraft } from '@samspel/api'
import { saveFile } from '@samspel/desk/save-file'
import { daysUntil, useFormats, useText } from '@samspel/i18n'
import { useNeedsNetwork } from '@samspel/offer/network'
import { Card, notify, Picture, Row, TextButton } from '@samspel/ui'
import { approvedVersion, DraftText, useMediaName } from '../../../../shared/components/drafts'
import { NextCard } from '../../../../shared/components/next/NextCard'
import css from './Draft.module.css'
import { draftCardMessages as messages } from './messages'

const soonDays = 3
const endings: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'video/mp4': 'mp4',
  'video/quicktime': 'mov',
  'video/webm': 'webm',
}

/** Takes one to the device. */
const keep = async ({ url }: DraftMedia, name: string) => {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error(`status ${answer.status}`)
  const file = await answer.blob()
  saveFile(`${name}.${endings[file.type] ?? 'bin'}`, file, file.type)
}

/** The draft may be published: by when, and its text and pictures to take along (drawing zm 4). */
export function ApprovedDraft({ draft, brand }: { draft: PostDraft; brand: string }) {
  const t = useText()
  const f = useFormats()
  const needs = useNeedsNetwork()
  const nameOf = useMediaName()
  const [isSaving, setSaving] = useState(false)
  const approved = approvedVersion(draft)
  const { media, caption } = approved ?? draft
  const { publishBy } = draft
  const copy = async () => {
    // The alt texts go along, since the network asks for them one by one.
    const alts = media.flatMap(({ alt }, at) => (alt ? [`${nameOf(media, at)}: ${alt}`] : []))
    try {
      await navigator.clipboard.writeText([caption, ...alts].join('\n\n'))
      notify({ kind: 'ok', message: t(messages.copied) })
    } catch {
      notify({ kind: 'bad', message: t(messages.copyFailed) })
    }
  }
  const save = async () => {
    setSaving(true)
    const results = []
    // One after another: browsers drop downloads that begin at the same moment.
    for (const [at, one] of media.entries())
      results.push(
        await keep(one, nameOf(media, at).toLowerCase().replaceAll(' ', '-')).then(
          () => true,
          () => false,
        ),
      )
    setSaving(false)
    const n = results.filter((isKept) => !isKept).length
    if (n > 0) notify({ kind: 'bad', message: t(messages.saveFailed, { n }) })
  }
  const days = publishBy ? daysUntil(publishBy) : undefined
  return (
    <>
      <NextCard
        next={{
          title: t(messages.approvedTitle),
          text:
            approved?.outcome === 'unanswered'
              ? t(messages.approvedUnanswered)
              : t(messages.approvedText, { brand, date: approved?.decidedAt ? f.dateTime(approved.decidedAt) : '' }),
          ...(publishBy && {
            pill: {
              icon: 'calendar-due' as const,
              text: t(messages.latestDays, { date: f.date(publishBy), days: f.relativeDays(publishBy) }),
              ...(days !== undefined && days <= soonDays && { tone: days < 0 ? ('bad' as const) : ('warn' as const) }),
            },
          }),
        }}
      />
      <Card>
        {media.length > 0 && (
          <div className={css.thumbs}>
            {media.map((one, at) => (
              <Picture
                key={one.id}
                src={one.kind === 'film' ? one.previewUrl : (one.previewUrl ?? one.url)}
                alt={one.alt || nameOf(media, at)}
                ratio={1}
                width={72}
                fallbackIcon={one.kind === 'film' ? 'movie' : 'photo'}
              />
            ))}
          </div>
        )}
        <DraftText text={caption} label={draft.checks.adLabelFound} comments={[]} />
        <div className={css.take}>
          <TextButton icon="copy" onClick={() => void copy()}>
            {t(messages.copy)}
          </TextButton>
          {media.length > 0 && (
            <TextButton icon="download" disabled={isSaving || needs !== undefined} onClick={() => void save()}>
              {t(messages.save)}
            </TextButton>
          )}
        </div>
        {needs && media.length > 0 && <Row justify="end">{needs}</Row>}
      </Card>
    </>
  )
}
