import type { Mention, MentionKind, PaymentLinkType } from '@samspel/api'
import { readLink } from '@samspel/api/network-links'
import {
  imageRequired,
  maxLength,
  required,
  type Rule,
  type Schema,
  uploadedUrls,
  type UploadItem,
  uploadsFine,
  url,
  when,
} from '@samspel/forms'
import { faultMessages } from '../link-messages'

/** The form's values: the kind, and a part for each kind, so that changing the kind loses nothing. */
export interface PostValues {
  kind: MentionKind
  instagramPostId: string | null
  linkPost: { url: string; title: string; linkType: PaymentLinkType | null }
  contentPost: { text: string; imageUrls: UploadItem[] }
}

export const emptyValues = (kind: MentionKind, linkType: PaymentLinkType | null): PostValues => ({
  kind,
  instagramPostId: null,
  linkPost: { url: '', title: '', linkType },
  contentPost: { text: '', imageUrls: [] },
})

/** The values sent before, to be changed and resubmitted. */
export const valuesOf = ({
  kind,
  linkPost,
  contentPost,
}: Pick<Mention, 'kind' | 'linkPost' | 'contentPost'>): PostValues => {
  const empty = emptyValues(kind, null)
  return {
    ...empty,
    linkPost: linkPost ?? empty.linkPost,
    contentPost: contentPost
      ? {
          ...contentPost,
          imageUrls: contentPost.imageUrls.map((url, index) => ({ key: url, name: String(index + 1), url })),
        }
      : empty.contentPost,
  }
}

/** Whether pictures are still uploading. */
export const isUploading = ({ kind, contentPost }: PostValues): boolean =>
  kind === 'content' && contentPost.imageUrls.some(({ url, error }) => url === null && error === undefined)

const isOwn = ({ kind }: Record<string, unknown>) => kind === 'post' || kind === 'story'
const isLink = ({ kind }: Record<string, unknown>) => kind === 'link'
const isContent = ({ kind }: Record<string, unknown>) => kind === 'content'

/** A link leads to a post of the network that is asked for, by the rule of the server. */
const leadsThere: Rule = (value, values) => {
  const { linkType } = (values.linkPost ?? {}) as Partial<PostValues['linkPost']>
  const read = typeof value === 'string' && linkType ? readLink(linkType, value) : undefined
  return read && 'fault' in read ? faultMessages[read.fault] : undefined
}

/** Validates the part of the selected kind, with a picture if the terms require one (rows V-07, V-13). Other parts are not sent. */
export const schemaFor = (mustUpload: boolean): Schema => ({
  instagramPostId: when(isOwn, required),
  linkPost: {
    url: when(isLink, required, url, leadsThere, maxLength(2_000)),
    title: when(isLink, required, maxLength(200)),
    linkType: when(isLink, required),
  },
  contentPost: {
    text: when(isContent, required, maxLength(5_000)),
    imageUrls: when(isContent, uploadsFine, ...(mustUpload ? [imageRequired] : [])),
  },
})

const linkOf = ({ linkPost }: PostValues) => ({ linkPost: { ...linkPost, linkType: linkPost.linkType ?? 'custom' } })
const contentOf = ({ contentPost }: PostValues) => ({
  contentPost: { text: contentPost.text, imageUrls: uploadedUrls(contentPost.imageUrls) },
})

/** The request body: only the part of the selected kind. */
export const bodyOf = (values: PostValues) => {
  const { kind, instagramPostId } = values
  if (kind === 'link') return { mention: { kind, ...linkOf(values) } }
  if (kind === 'content') return { mention: { kind, ...contentOf(values) } }
  return { mention: { kind, instagramPostId: instagramPostId ?? '' } }
}

/** The body for a resubmission, whose kind cannot change. */
export const againBodyOf = (values: PostValues) => ({
  mention: values.kind === 'link' ? linkOf(values) : contentOf(values),
})
