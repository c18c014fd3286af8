/** Pictures of plates: streaking, pouring, discs. */
import { colonies, discs, streaks } from './cells.ts'
import {
  arrow,
  at,
  colours,
  dish,
  dishFromSide,
  flask,
  glass,
  ink,
  lamp,
  loop,
  pipette,
  scene,
  sized,
  stick,
  swab,
  tube,
  tubes,
  turned,
  warm,
} from './parts.ts'

const { agar, culture } = colours
const lawn = '#e2d3a3'

const plate = (...parts: string[]) => scene(at(330, 270, ...parts))
const dishes = [
  at(-70, -170, dishFromSide()),
  at(80, -170, dishFromSide()),
  at(-70, -60, dishFromSide()),
  at(80, -60, dishFromSide()),
]

export const plates: Record<string, string> = {
  'label-plate': plate(
    dish('#f6ecd0'),
    `<rect x="-70" y="-22" width="140" height="44" rx="6" fill="#fff" stroke="${ink}" stroke-width="3"/><path d="M-52 -6 h104 M-52 9 h70" stroke="${ink}" stroke-width="4"/>`,
    `<path d="M80 20 L230 -130" stroke="${ink}" stroke-width="18" stroke-linecap="round"/><path d="M84 16 L228 -128" stroke="#51429b" stroke-width="10" stroke-linecap="round"/>`,
  ),
  'flame-loop': scene(at(250, 470, lamp()), at(250, 320, loop('#f2602c')), arrow('M110 330 L110 220')),
  'pick-with-stick': plate(dish(agar, colonies(26, 130, 8)), at(22, 20, stick())),
  'streak-one': plate(dish(agar, streaks(1)), at(-26, -92, loop(culture))),
  'streak-two': plate(dish(agar, streaks(2)), at(104, -24, loop())),
  'streak-four': plate(dish(agar, streaks(4)), at(-70, 20, loop())),
  incubate: warm(...dishes),
  'single-colonies': plate(
    dish(agar, streaks(2, '#e9dcb2'), at(60, 66, colonies(9, 66, 4)), at(-46, 44, colonies(7, 56, 9))),
    arrow('M250 150 L112 96'),
  ),
  homogenise: scene(
    at(230, 450, flask(colours.turbid)),
    at(
      500,
      440,
      `<path d="M-90 0 h180 l-14 -34 h-152 z" fill="${glass}" stroke="${ink}" stroke-width="4" stroke-linejoin="round"/>
      <ellipse cy="-40" rx="98" ry="12" fill="#fff" stroke="${ink}" stroke-width="3"/>
      <path d="M-46 -46 q4 -34 34 -36 q40 -10 56 36 z" fill="#c9776b" stroke="${ink}" stroke-width="3"/>`,
    ),
    arrow('M470 330 Q380 170 262 236'),
  ),
  dilutions: scene(
    tubes(
      ...['#dccf9c', '#e6ddb8', '#efe9d2', '#f6f3e6', '#fbfaf4'].map((liquid) =>
        tube({ liquid, level: 110 }),
      ),
    ),
    ...[0, 1, 2, 3].map((n) => arrow(`M${186 + n * 90} 200 q40 -62 72 -8`)),
  ),
  'pipette-plate': scene(
    at(330, 330, sized(0.9, dish('#fdfbf2'))),
    at(350, 320, pipette(colours.turbid)),
    at(352, 340, `<ellipse rx="30" ry="12" fill="${colours.turbid}" stroke="${ink}" stroke-width="2.5"/>`),
  ),
  'pour-agar': scene(
    at(330, 360, sized(0.85, dish(agar))),
    `<path d="M300 130 Q322 220 322 330 L344 330 Q344 210 322 118 z" fill="${agar}" stroke="${ink}" stroke-width="2.5"/>`,
    at(220, 40, turned(118, flask(agar))),
    arrow('M520 300 q30 70 -20 130'),
  ),
  count: plate(
    dish(agar, colonies(58, 138, 15)),
    `<path d="M-154 0 h308 M0 -154 v308" stroke="${ink}" stroke-opacity="0.35" stroke-width="2.5"/>`,
    `<g transform="translate(96 70)"><circle r="62" fill="#fff" fill-opacity="0.35" stroke="${ink}" stroke-width="7"/><path d="M46 46 L112 112" stroke="${ink}" stroke-width="18" stroke-linecap="round"/></g>`,
  ),
  turbidity: scene(
    tubes(
      tube({ liquid: '#f5f1de', level: 120 }),
      tube({ liquid: '#eae3c6', level: 120 }),
      tube({ liquid: '#eae3c6', level: 120, plug: true }),
    ),
    arrow('M372 190 q40 -50 76 -6'),
  ),
  'swab-tube': scene(
    tubes(tube({ liquid: '#eae3c6', level: 90 })),
    at(352, 280, swab()),
    arrow('M250 300 q-40 30 0 70'),
  ),
  'swab-plate': plate(
    dish(
      agar,
      `<path d="M-120 -80 ${Array.from({ length: 9 }, (_, n) => `L${n % 2 ? -130 : 130} ${-74 + n * 20}`).join(' ')}" fill="none" stroke="${lawn}" stroke-width="11" stroke-linejoin="round"/>`,
    ),
    at(110, 84, swab()),
    arrow('M-200 -40 A206 206 0 0 1 -60 -197'),
  ),
  'place-discs': plate(
    dish(lawn, discs(false)),
    `<path d="M8 -92 L150 -220 M-6 -88 L128 -236" stroke="${ink}" stroke-width="8" stroke-linecap="round"/>`,
  ),
  'measure-zone': plate(
    dish(lawn, discs(true)),
    `<rect x="-118" y="126" width="136" height="34" fill="#fff" stroke="${ink}" stroke-width="3"/>${Array.from({ length: 12 }, (_, n) => `<path d="M${-112 + n * 11} 126 v${n % 5 ? 9 : 16}" stroke="${ink}" stroke-width="2"/>`).join('')}`,
    `<path d="M-102 84 h104" stroke="#b8376b" stroke-width="5"/><path d="M-102 74 v20 M2 74 v20" stroke="#b8376b" stroke-width="5"/>`,
  ),
}
