/** Where the picture of a record stands in the picture that links to it show, 1 200 by 630. */
export const sharePictureBox = { width: 528, height: 630 } as const

/** Pictures that are clearly wider than high fill the box of a link's picture; others stand in it as a square. */
export const fillsSharePicture = ({ width, height }: { width: number; height: number }): boolean => width > height * 1.1
