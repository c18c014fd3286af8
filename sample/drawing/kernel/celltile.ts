import { Seeds } from './cells.ts'
import { createRandom } from './random.ts'
import { Tile } from './tile.ts'

/**
 * Cells packed side by side, without seams: 0 on a border, rising to 1 in a cell's middle. For fibres cut across.
 * @param cellUm mean width of a cell
 */
export function cellTile(seed: number, size: number, texelUm: number, cellUm: number): Tile {
  const tile = new Tile(size, texelUm)
  const random = createRandom(seed)
  const side = size * texelUm
  const count = Math.round(side / cellUm)
  const pitch = side / count
  const seeds = new Seeds(side + 6 * pitch, side + 6 * pitch, pitch * 1.3)
  const own = Array.from({ length: count * count }, () => [random.next(), random.next()] as const)
  for (let j = -3; j < count + 3; j++)
    for (let i = -3; i < count + 3; i++) {
      const at = own[(((j + count) % count) * count + ((i + count) % count)) | 0] ?? [0.5, 0.5]
      seeds.add([
        (i + 3 + 0.5 * (j & 1) + 0.8 * (at[0] - 0.5)) * pitch,
        (j + 3 + 0.8 * (at[1] - 0.5)) * pitch,
      ])
    }
  for (let y = 0, i = 0; y < size; y++)
    for (let x = 0; x < size; x++, i++) {
      seeds.look(x * texelUm + 3 * pitch, y * texelUm + 3 * pitch)
      tile.data[i] = ((seeds.second - seeds.first) / cellUm) * 255
    }
  return tile
}
