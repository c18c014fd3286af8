/** px */
export const pictureSize = { width: 720, height: 540 }
export const experimentPicture = (name: string) => name
