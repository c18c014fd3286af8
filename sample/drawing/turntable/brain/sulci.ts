/**
 * The furrows of the left hemisphere (x > 0), mm. Each is written as seen: from the `side` as z,y (forward, up), from
 * `above` and `below` as x,z, from the `front` and from `behind` as x,y; a long one goes from one view into the next.
 */
export type View = 'side' | 'above' | 'below' | 'front' | 'behind'

export interface Furrow {
  line: string
  /** ends that run on into another furrow or a fissure; the others run out */
  joined?: 'first' | 'last' | 'both'
  /** shallow ones part no gyri */
  dent?: true
}

const furrow = (line: string, joined?: Furrow['joined']): Furrow => (joined ? { line, joined } : { line })
const dent = (line: string, joined?: Furrow['joined']): Furrow => ({ ...furrow(line, joined), dent: true })

export const furrows: Furrow[] = [
  // lateral sulcus, with its anterior rami around the triangular part
  furrow('side 30,-7 22,-4 14,-1 -4,5 -22,11 -33,16 -40,25', 'first'),
  furrow('side 30,-5 38,-1 44,2', 'first'),
  furrow('side 22,-4 27,5 28,13', 'first'),
  // central sulcus, then the precentral and the postcentral one
  furrow('above 3,-19 10,-18 20,-14 30,-9 40,-8 49,-4 side 0,37 1,28 6,20 8,13 11,7', 'first'),
  furrow('above 11,1 22,6 32,7 42,9 50,10'),
  furrow('side 17,40 20,31 22,22 21,13 24,6'),
  furrow('above 6,-37 14,-34 24,-29 36,-26 47,-23 side -20,40 -18,32 -13,24 -11,16 -9,10'),
  // superior, middle and inferior frontal sulcus
  furrow('above 25,6 23,20 25,34 22,48 18,60 front 16,36 16,27 13,18', 'first'),
  furrow('above 43,20 41,34 36,48 front 34,36 29,26 27,17 28,10'),
  furrow('side 22,24 34,22 46,18 56,12 front 43,10 38,7', 'first'),
  furrow('side 19,35 30,36 42,32 52,26'),
  furrow('front 5,0 14,-3 26,0 38,-2'),
  // intraparietal sulcus, and the one across its end
  furrow('side -18,33 -29,40 above 47,-40 40,-52 31,-61 25,-69 behind 22,27', 'first'),
  furrow('behind 9,31 20,26 31,27 40,22'),
  // parieto-occipital sulcus cuts into the upper margin
  furrow('above 3,-60 8,-58 16,-60 21,-57', 'first'),
  // between supramarginal and angular gyrus
  furrow('side -41,46 -43,38 -46,31', 'first'),
  // superior temporal sulcus and its branch
  furrow('side 44,-24 34,-20 20,-14 4,-9 -14,-3 -32,3 -44,10 -52,19 -55,30'),
  furrow('side -42,8 -54,5 -61,-2', 'first'),
  // inferior temporal sulcus
  furrow('side 35,-31 25,-28 10,-25 -6,-22'),
  furrow('side -9,-19 -24,-15 -38,-11 -50,-10'),
  // occipital lobe
  furrow('side -58,14 -66,9 -74,7 behind 26,6 16,8'),
  furrow('behind 46,-6 34,-8 24,-5 12,-7'),
  furrow('behind 3,3 7,4 12,8 13,15', 'first'),
  furrow('behind 6,22 14,19 24,15'),
  furrow('behind 38,12 40,4 38,-1'),
  // superior parietal lobule, superior frontal gyrus, upper margin
  furrow('above 8,-46 18,-48 29,-42 38,-40'),
  furrow('above 3,-29 6,-29 9,-26', 'first'),
  furrow('above 12,10 13,22 11,32'),
  furrow('above 12,40 11,50 front 9,40 8,30'),
  dent('above 3,14 6,13', 'first'),
  dent('above 3,34 6,37', 'first'),
  dent('above 3,54 5,56', 'first'),
  dent('above 3,-46 5,-48', 'first'),
  dent('above 17,-70 16,-64'),
  furrow('front 8,22 6,14 9,6'),
  dent('front 19,13 20,4'),
  dent('front 35,3 31,13'),
  furrow('front 46,32 42,24 38,17'),
  furrow('behind 49,32 44,25 44,15'),
  dent('behind 9,47 14,38'),
  dent('front 24,24 21,17', 'first'),
  // under the frontal lobe: olfactory and orbital sulci
  furrow('below 9,30 9,50 8,66'),
  furrow('below 18,40 19,54 18,68'),
  furrow('below 34,50 33,56 31,64'),
  furrow('below 18,52 26,55 33,53', 'both'),
  // under the temporal lobe: occipitotemporal and collateral sulcus
  furrow('below 44,24 47,6 48,-14 45,-36'),
  furrow('below 32,24 33,6 33,-14 30,-32'),
  // smaller ones
  dent('above 33,22 32,32', 'first'),
  dent('above 33,40 28,44', 'last'),
  dent('above 44,-4 47,2', 'first'),
  dent('above 28,-20 30,-14', 'last'),
  dent('above 52,30 47,34', 'last'),
  dent('above 31,-46 34,-52'),
  dent('side 36,12 42,9 50,4'),
  dent('side 12,27 14,15'),
  dent('side 46,18 47,25', 'first'),
  dent('side -4,22 -1,12'),
  furrow('side -25,33 -31,29 -30,21'),
  dent('side -36,34 -37,28'),
  furrow('side -49,40 -57,33 -65,24'),
  dent('side 16,-8 8,-2'),
  dent('side 33,-16 24,-11'),
  dent('side -6,-1 -15,6'),
  dent('side 30,-25 20,-21'),
  dent('side 13,-20 2,-16'),
  dent('side -10,-12 -20,-8'),
  dent('side -30,-7 -40,-3'),
  dent('side 18,-32 4,-30'),
  dent('side -14,-26 -30,-22'),
  dent('side -62,20 -68,15'),
]
