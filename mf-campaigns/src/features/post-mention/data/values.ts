import type { MentionKind, PaymentLinkType } from '@samspel/api'
import { maxLength, required, url, type Schema } from '@samspel/forms'

/** What the form holds: a part for each kind, so that nothing is lost when the kind is changed. */
export interface PostValues {
  instagramPostId: string | null
  linkPost: { url: string; title: string; linkType: PaymentLinkType | null }
  contentPost: { text: string; imageUrls: (string | null)[] }
}

export const emptyValues = (linkType: PaymentLinkType | null): PostValues => ({
  instagramPostId: null,
  linkPost: { url: '', title: '', linkType },
  contentPost: { text: '', imageUrls: [] },
})

/** A picture that the terms ask for; no rule of the form, which keeps errors by field and knows no field for "one of these". */
export const lacksImage = (kind: MentionKind, mustUpload: boolean, { contentPost }: PostValues): boolean =>
  kind === 'content' && mustUpload && !contentPost.imageUrls.some(Boolean)

export const schemaOf = (kind: MentionKind): Schema => {
  if (kind === 'link') return { linkPost: { url: [required, url, maxLength(2_000)], title: [required, maxLength(200)], linkType: required } }
  if (kind === 'content') return { contentPost: { text: [required, maxLength(5_000)] } }
  return { instagramPostId: required }
}

/** The body of the request: the part that the kind names, and no other. */
export const bodyOf = (kind: MentionKind, { instagramPostId, linkPost, contentPost }: PostValues) => {
  if (kind === 'link') return { mention: { kind, linkPost: { ...linkPost, linkType: linkPost.linkType ?? 'custom' } } }
  if (kind === 'content') return { mention: { kind, contentPost: { text: contentPost.text, imageUrls: contentPost.imageUrls.filter((address) => address !== null) } } }
  return { mention: { kind, instagramPostId: instagramPostId ?? '' } }
}
