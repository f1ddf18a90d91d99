import { defineMessages } from '@samspel/i18n'

export const matchMessages = defineMessages({
  title: {
    id: 'mf-campaigns.draft-match.title',
    description: 'Name of the part',
    defaultMessage: 'Jämfört med utkastet',
    en: 'Compared with the draft',
  },
  same: {
    id: 'mf-campaigns.draft-match.same',
    description: 'Notice: the post is as the draft that was approved',
    defaultMessage: 'Samma som det godkända utkastet',
    en: 'The same as the approved draft',
  },
  textSame: {
    id: 'mf-campaigns.draft-match.text-same',
    description: 'Notice: pictures could not be compared',
    defaultMessage: 'Texten är samma som i det godkända utkastet. Bilderna kunde inte jämföras.',
    en: 'The text is the same as in the approved draft. The pictures could not be compared.',
  },
  textDiffers: {
    id: 'mf-campaigns.draft-match.text-differs',
    description: 'Notice',
    defaultMessage: 'Texten skiljer sig från det godkända utkastet',
    en: 'The text differs from the approved draft',
  },
  picturesDiffer: {
    id: 'mf-campaigns.draft-match.pictures-differ',
    description: 'Notice',
    defaultMessage: 'Bilderna skiljer sig från det godkända utkastet',
    en: 'The pictures differ from the approved draft',
  },
  bothDiffer: {
    id: 'mf-campaigns.draft-match.both-differ',
    description: 'Notice',
    defaultMessage: 'Text och bilder skiljer sig från det godkända utkastet',
    en: 'Text and pictures differ from the approved draft',
  },
  draftSide: {
    id: 'mf-campaigns.draft-match.draft-side',
    description: 'Over a picture',
    defaultMessage: 'Utkastet',
    en: 'The draft',
  },
  postSide: {
    id: 'mf-campaigns.draft-match.post-side',
    description: 'Over a picture',
    defaultMessage: 'Publicerat',
    en: 'Published',
  },
})
