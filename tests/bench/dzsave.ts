/** The peer of the import where there is no vips command: nothing but libvips's own pyramid. Arguments: picture, place. */
import { availableParallelism } from 'node:os'
import sharp from 'sharp'

const [picture, place] = process.argv.slice(2)
// as the vips command does
sharp.concurrency(availableParallelism())
await sharp(picture, { limitInputPixels: false })
  .webp({ quality: 75, effort: 2 })
  .tile({ size: 512, overlap: 0, layout: 'dz' })
  .toFile(`${place}.dz`)
