import type { LedgerChannel, RightEntry } from '@samspel/api'
import { commonMessages, dayOf, useFormats, useLocale, useText } from '@samspel/i18n'
import { Button, Chip, Link, LinkButton, Picture } from '@samspel/ui'
import type { Column } from '@samspel/ui/late'
import { channelNames as bought } from '../purchase-labels'
import { channelNames as agreed } from '../terms-names'
import { rightsMessages as m } from './messages'
import css from './Rights.module.css'
import type { useOriginals } from './use-originals'

const channelNames = { ...bought, ...agreed }

/** Where a picture may be shown, in one sentence. */
function Where({ channels }: { channels: readonly LedgerChannel[] }) {
  const t = useText()
  const locale = useLocale()
  if (channels.length === 0) return <>{t(m.nowhere)}</>
  const names = channels.map((channel, index) => {
    const name = t(channelNames[channel])
    return index === 0 ? name : name.toLowerCase()
  })
  return <>{new Intl.ListFormat(locale).format(names)}</>
}

/** The last day; close ones say how close. */
function Until({ right: { state, endsOn } }: { right: RightEntry }) {
  const t = useText()
  const f = useFormats()
  if (!endsOn) return <span className={css.over}>{t(m.noRight)}</span>
  const date = f.date(endsOn, 'year')
  if (state === 'ending')
    return (
      <span className={css.soon}>
        {date}, {f.relativeDays(endsOn)}
      </span>
    )
  return <span className={endsOn < dayOf(Date.now()) ? css.over : undefined}>{date}</span>
}

/** What the creator has seen. */
function Use({ use }: { use: NonNullable<RightEntry['use']> }) {
  const t = useText()
  const f = useFormats()
  return (
    <>
      <Chip tone="bad" icon="alert-triangle">
        {t(m.reported)}
      </Chip>
      <span className={css.use}>
        {t(m.reportedAt, { date: f.date(use.reportedAt), text: use.text })}{' '}
        {use.link && (
          <Link href={use.link} newTab>
            {t(m.seeWhere)}
          </Link>
        )}
      </span>
    </>
  )
}

interface Hands {
  onReport: (right: RightEntry) => void
  chosen: ReadonlySet<string>
  onChoose: (ids: readonly string[], isOn: boolean) => void
  originals: ReturnType<typeof useOriginals>
}

/** Takes what has a right: one file from its address, several as an archive. What has none is not handed out. */
function Download({ right, originals }: { right: RightEntry; originals: Hands['originals'] }) {
  const t = useText()
  const { id, kind, creator, fileCount, downloadUrl } = right
  if (fileCount === 0) return null
  const look = {
    size: 'sm',
    icon: 'download',
    'aria-label': t(kind === 'film' ? m.downloadFilmOf : m.downloadOf, { name: creator.name }),
  } as const
  return downloadUrl ? (
    <LinkButton {...look} href={downloadUrl} download>
      {t(m.download)}
    </LinkButton>
  ) : (
    <Button {...look} loading={originals.fetching === id} onClick={() => originals.take(id, { ids: [id] })}>
      {t(m.download)}
    </Button>
  )
}

/** What a row says: to the brand whose picture it is, to the creator which brand may show it. */
export function useRightColumns(
  isMine: boolean,
  rights: readonly RightEntry[],
  { onReport, chosen, onChoose, originals }: Hands,
) {
  const t = useText()
  const columns: Column<RightEntry>[] = [
    {
      key: 'picture',
      header: t(m.picture),
      cell: (right) => (
        <span className={css.who}>
          {right.fileCount > 0 && (
            <input
              type="checkbox"
              className={css.box}
              aria-label={t(m.choose, { name: right.creator.name })}
              checked={chosen.has(right.id)}
              onChange={(event) => onChoose([right.id], event.target.checked)}
            />
          )}
          <Picture src={right.pictureUrl} alt="" ratio={1} width={48} />
          <span>
            <b>{isMine ? right.brandName : right.creator.name}</b>
            <small>{isMine ? right.campaignName : `@${right.creator.username}`}</small>
            {right.kind === 'film' && <Chip icon="movie">{t(m.film)}</Chip>}
            {right.use && <Use use={right.use} />}
          </span>
        </span>
      ),
    },
    ...(isMine
      ? []
      : [
          {
            key: 'campaign',
            header: t(commonMessages.campaign),
            wrap: true,
            cell: ({ campaignId: id, campaignName }: RightEntry) =>
              id ? <Link href={`/campaigns/${id}`}>{campaignName}</Link> : null,
          },
        ]),
    { key: 'where', header: t(m.where), cell: ({ channels }) => <Where channels={channels} /> },
    { key: 'until', header: t(m.until), cell: (right) => <Until right={right} /> },
    {
      key: 'source',
      header: t(m.source),
      cell: ({ workId }) =>
        workId ? (
          <Link href={isMine ? `/assignments/${workId}/agreement` : `/agreements/${workId}`}>{t(m.agreement)}</Link>
        ) : (
          t(m.purchase)
        ),
    },
    ...(isMine
      ? []
      : [
          {
            key: 'download',
            header: t(m.download),
            hideHeader: true,
            align: 'end' as const,
            cell: (right: RightEntry) => <Download right={right} originals={originals} />,
          },
        ]),
    ...(isMine && rights.some(({ abilities }) => abilities.includes('reportUse'))
      ? [
          {
            key: 'act',
            header: t(m.report),
            hideHeader: true,
            cell: (right: RightEntry) =>
              right.abilities.includes('reportUse') && (
                <Button size="sm" onClick={() => onReport(right)}>
                  {t(right.state === 'none' ? m.reported : m.report)}
                </Button>
              ),
          },
        ]
      : []),
  ]
  return columns
}
