import type { MessageFile } from '@samspel/api'
import { invalid } from '../../errors'
import { toWebp, type Wanted } from '../uploads'

export interface TakenFile {
  content: Buffer
  preview: Buffer | undefined
  type: MessageFile['type']
  width: number | null
  height: number | null
}

const previewSide = 480
/** PDF objects that act on their own when the document is opened. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFile|OpenAction\s*<<[^>]*\/S\s*\/(?:URI|SubmitForm))\b/

const isPdf = (content: Buffer): boolean =>
  content.subarray(0, 5).toString('latin1') === '%PDF-' && content.subarray(-1_024).toString('latin1').includes('%%EOF')

/**
 * Detects a file's type from its content, whatever its name. Pictures are re-encoded, upright and without metadata. A PDF is stored
 * unchanged, since it may be signed, and refused when it contains active content.
 */
export const readMessageFile = async (
  content: Buffer,
  wanted: Pick<Wanted, 'owner' | 'signal'>,
): Promise<TakenFile> => {
  if (isPdf(content)) {
    if (active.test(content.toString('latin1'))) throw invalid({ file: ['not_an_image'] })
    return { content, preview: undefined, type: 'application/pdf', width: null, height: null }
  }
  const { preview, ...picture } = await toWebp(content, { ...wanted, size: 'full', previewSide })
  return { ...picture, preview, type: 'image/webp' }
}

/** The file's name without path, invisible characters and bidirectional control characters. */
export const tidyName = (name: string | undefined, type: MessageFile['type']): string => {
  const ending = type === 'application/pdf' ? 'pdf' : 'webp'
  const base = (name ?? '')
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}]/gu, '')
    .replace(/^.*[/\\]/u, '')
    .trim()
  if (type === 'application/pdf') return (base.replace(/\.pdf$/iu, '') || 'Dokument').slice(0, 190) + `.${ending}`
  return (base || `Bild.${ending}`).slice(0, 195)
}
