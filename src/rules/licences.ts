/** The libraries inside the app and the service, with their licences; scripts/readLicences.ts makes the list. */
export const licencesPath = '/wk_mobile/static/licences.json'

export interface LibraryLicence {
  name: string
  version: string
  licence: string
}
