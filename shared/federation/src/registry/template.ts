/** Places in the page template that the edge fills in. */
export const HEAD_PLACE = '<!--samspel:head-->'
export const BODY_PLACE = '<!--samspel:body-->'
