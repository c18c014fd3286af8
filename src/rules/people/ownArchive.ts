/** Where everything that is the caller's own is downloaded as one ZIP. */
export const ownArchivePath = '/wk_mobile/media/own/everything.zip'
