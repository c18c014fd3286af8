/** Pictures of reactions on slides and in tubes. */
import { bubbles, places } from './cells.ts'
import {
  arrow,
  at,
  bottle,
  clock,
  colours,
  dropper,
  ink,
  loop,
  pipette,
  scene,
  sized,
  slide,
  stick,
  tube,
  tubes,
  turned,
  warm,
} from './parts.ts'

const { culture } = colours

export const reactions: Record<string, string> = {
  'two-drops': scene(
    at(
      310,
      380,
      slide(),
      at(-30, -4, `<ellipse rx="44" ry="15" fill="${colours.water}" stroke="${ink}" stroke-width="2.5"/>`),
      at(110, -4, `<ellipse rx="44" ry="15" fill="${colours.water}" stroke="${ink}" stroke-width="2.5"/>`),
    ),
    at(290, 320, dropper(colours.water)),
    at(625, 424, bottle(colours.water)),
  ),
  emulsify: scene(
    at(
      310,
      380,
      slide(),
      at(-30, -4, `<ellipse rx="48" ry="17" fill="${colours.turbid}" stroke="${ink}" stroke-width="2.5"/>`),
      at(110, -4, `<ellipse rx="48" ry="17" fill="${colours.turbid}" stroke="${ink}" stroke-width="2.5"/>`),
    ),
    at(415, 374, loop(culture)),
  ),
  clumping: scene(
    at(
      310,
      380,
      sized(
        1.35,
        slide(),
        at(-30, -4, `<ellipse rx="56" ry="21" fill="${colours.turbid}" stroke="${ink}" stroke-width="2.5"/>`),
        at(
          110,
          -4,
          `<ellipse rx="56" ry="21" fill="#f8f5e8" stroke="${ink}" stroke-width="2.5"/>`,
          sized(
            0.4,
            places(12, 96, 30, 6)
              .map(([x, y]) => `<circle cx="${x}" cy="${y * 0.36}" r="13" fill="#b7a56b"/>`)
              .join(''),
          ),
        ),
      ),
    ),
    at(460, 270, dropper(colours.plasma)),
  ),
  'plasma-tubes': scene(
    tubes(
      tube({ liquid: colours.plasma, level: 70 }),
      tube({ liquid: colours.plasma, level: 70 }),
      tube({ liquid: colours.plasma, level: 70 }),
    ),
    at(276, 250, pipette(colours.turbid)),
  ),
  'water-bath': scene(
    at(360, 400, ...[-90, 0, 90].map((x) => at(x, 30, tube({ liquid: colours.plasma, level: 70 })))),
    `<rect x="170" y="330" width="380" height="150" rx="14" fill="${colours.water}" fill-opacity="0.6" stroke="${ink}" stroke-width="4"/>`,
    at(620, 150, clock(0.33)),
  ),
  clot: scene(
    at(230, 330, turned(72, at(0, 70, tube({ liquid: '#e9c765', level: 80 })))),
    at(
      520,
      330,
      turned(
        72,
        at(0, 70, `<path d="M21 -186 V-28 q0 25 -21 25 q-9 0 -14 -7 z" fill="${colours.plasma}"/>`, tube()),
      ),
    ),
    arrow('M330 170 q40 30 30 80'),
  ),
  'peroxide-drop': scene(
    at(310, 390, slide({ wet: colours.water })),
    at(340, 330, dropper(colours.water)),
    at(625, 424, bottle('#c8ddec')),
  ),
  'mix-stick': scene(at(310, 390, slide({ wet: colours.turbid })), at(336, 384, stick())),
  bubbles: scene(at(300, 340, sized(1.5, slide({ flood: '#d5e7f3' }), at(25, -6, bubbles(34, 108, 21))))),
  'no-bubbles': scene(
    at(210, 300, sized(0.95, slide({ wet: '#d5e7f3' }), at(25, -6, bubbles(12, 36, 3)))),
    at(480, 400, sized(0.95, slide({ wet: '#d5e7f3' }))),
  ),
  'four-media': scene(
    tubes(
      tube({ liquid: colours.broth, level: 100 }),
      tube({ liquid: colours.broth, level: 100 }),
      tube({ liquid: colours.broth, level: 100 }),
      tube({ liquid: '#4f9a57', slant: true }),
    ),
    at(316, 200, loop(culture)),
  ),
  'incubate-tubes': warm(
    ...[-110, -40, 30].map((x) =>
      at(x, -154, sized(0.5, tube({ liquid: colours.turbid, level: 100, plug: true }))),
    ),
    at(100, -154, sized(0.5, tube({ liquid: '#4f9a57', slant: true, plug: true }))),
  ),
  indole: scene(
    tubes(
      tube({ liquid: colours.broth, level: 110, ring: '#d03a5e' }),
      tube({ liquid: colours.broth, level: 110, ring: '#e8d48c' }),
    ),
    at(318, 226, dropper('#e8d48c')),
  ),
  'methyl-red': scene(
    tubes(tube({ liquid: '#cf3440', level: 110 }), tube({ liquid: '#e9b63c', level: 110 })),
    at(318, 226, dropper('#cf3440')),
  ),
  'voges-proskauer': scene(
    tubes(tube({ liquid: colours.broth, level: 110 }), tube({ liquid: '#c9405a', level: 110 })),
    arrow('M240 190 q120 -60 240 0'),
    at(620, 150, clock(0.25)),
  ),
  citrate: scene(tubes(tube({ liquid: '#4f9a57', slant: true }), tube({ liquid: '#2a5fb8', slant: true }))),
  pattern: scene(
    at(
      0,
      -190,
      sized(
        0.8,
        at(
          90,
          90,
          tubes(
            tube({ liquid: colours.broth, level: 100, ring: '#d03a5e' }),
            tube({ liquid: '#cf3440', level: 100 }),
            tube({ liquid: colours.broth, level: 100 }),
            tube({ liquid: '#4f9a57', slant: true }),
          ),
        ),
      ),
    ),
    at(
      0,
      40,
      sized(
        0.8,
        at(
          90,
          90,
          tubes(
            tube({ liquid: colours.broth, level: 100, ring: '#e8d48c' }),
            tube({ liquid: '#e9b63c', level: 100 }),
            tube({ liquid: '#c9405a', level: 100 }),
            tube({ liquid: '#2a5fb8', slant: true }),
          ),
        ),
      ),
    ),
  ),
}
