import { type CSSProperties, useState } from 'react'
import type { DraftMedia, PostDraftVersion } from '@samspel/api'
import { useText } from '@samspel/i18n'
import { Picture } from '@samspel/ui'
import { draftMessages, TextDifferences } from '../../../../shared/components/drafts'
import css from './Compare.module.css'
import { draftDeskMessages as messages } from './messages'

const still = ({ kind, url, previewUrl }: DraftMedia) => (kind === 'film' ? previewUrl : url)
const ratioOf = ({ width, height }: DraftMedia) => (width && height ? width / height : 4 / 5)

interface Pair {
  n: number
  before: DraftMedia | undefined
  after: DraftMedia | undefined
}

/** Two pictures over each other; the slider says how much of the older is seen. */
function Slider({ n, before, after }: { n: number; before: DraftMedia; after: DraftMedia }) {
  const t = useText()
  const [share, setShare] = useState(50)
  return (
    <div className={css.slider} style={{ '--share': `${share}%` } as CSSProperties}>
      <Picture src={still(after)} alt={after.alt} ratio={ratioOf(after)} corners="none" />
      <div className={css.over}>
        <Picture src={still(before)} alt={before.alt} ratio={ratioOf(after)} corners="none" />
      </div>
      <span className={css.line} aria-hidden="true" />
      <input
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={t(messages.slider, { n })}
        onChange={(event) => setShare(Number(event.target.value))}
      />
    </div>
  )
}

function PairOfPictures({ pair: { n, before, after }, versions }: { pair: Pair; versions: [number, number] }) {
  const t = useText()
  const one = after ?? before
  if (!one) return null
  const words =
    before && after
      ? before.id === after.id
        ? t(messages.pictureSame)
        : undefined
      : t(after ? messages.pictureNew : messages.pictureGone, { n: versions[1] })
  return (
    <figure className={css.pair}>
      {words === undefined && before && after ? (
        <Slider n={n} before={before} after={after} />
      ) : (
        <Picture src={still(one)} alt={one.alt} ratio={ratioOf(one)} corners="none" />
      )}
      <figcaption>{[t(draftMessages.picture, { n }), words].filter(Boolean).join(', ')}</figcaption>
    </figure>
  )
}

/** Two versions against each other: the text with what went out and came in, the pictures with a slider. */
export function Compare({ before, after }: { before: PostDraftVersion; after: PostDraftVersion }) {
  const t = useText()
  const pairs = Array.from({ length: Math.max(before.media.length, after.media.length) }, (_, index) => ({
    n: index + 1,
    before: before.media[index],
    after: after.media[index],
  }))
  return (
    <div className={css.compare}>
      {pairs.map((pair) => (
        <PairOfPictures key={pair.n} pair={pair} versions={[before.number, after.number]} />
      ))}
      <div className={css.texts}>
        <div>
          <h3>{t(draftMessages.version, { n: before.number })}</h3>
          <TextDifferences before={before.caption} after={after.caption} side="before" />
        </div>
        <div>
          <h3>{t(draftMessages.version, { n: after.number })}</h3>
          <TextDifferences before={before.caption} after={after.caption} side="after" />
        </div>
      </div>
    </div>
  )
}
