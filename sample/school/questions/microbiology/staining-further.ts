import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, other, several, single, words, yes } from '../write.ts'

export const stainingFurther: QuestionSeed[] = [
  single(
    'staining-nucleus-shows',
    3,
    [
      '本片为革兰染色。若染色合格，箭头所指者应',
      'This is a Gram stain. If it is sound, what the arrow shows should',
    ],
    [
      no('呈紫色，脱色时保留结晶紫', 'be violet, as it keeps crystal violet on decolourising'),
      no('不着色，只由周围衬出', 'be unstained and show only against what is around it'),
      yes('呈红色，脱色后被复染', 'be red, as it is decolourised and counterstained'),
      no('或紫或红，随菌龄而变', 'be violet or red, according to the age of the culture'),
    ],
    [
      '箭头指中性粒细胞的核，人体细胞无肽聚糖壁，脱色后应被复染成红色；若呈紫色，说明脱色不足，此时革兰阴性菌也会被误为阳性。保留结晶紫的是其间的革兰阳性球菌；不着色而由周围衬出的是荚膜；染色性随菌龄而变的是老化的革兰阳性菌。',
      'The arrow is at the nucleus of a neutrophil, which has no wall and must be decolourised and take the red counterstain. If it is violet, decolouring was too short and Gram-negative bacteria would pass for positive. The Gram-positive cocci around it keep crystal violet; unstained against their surroundings are capsules; those that change with age are old Gram-positive bacteria.',
    ],
    ['脱色、复染', 'decolourising, counterstain'],
    at('streptococcus-in-pus', 'segmented-nucleus'),
  ),
  judge(
    'staining-pale-prey',
    3,
    [
      '与箭头所指菌体处于同样位置的细菌，着色有时比视野中其他细菌浅甚至偏红；见到这种情形，即应判断标本中混有革兰阴性球菌。',
      'Bacteria in the same position as those at the arrow sometimes stain more weakly or even redder than the others in the field; where this is seen, Gram-negative cocci must be present too.',
    ],
    false,
    [
      '错。被吞噬或死亡的革兰阳性菌细胞壁受损，可染成淡紫或红色；应看游离、形态完整的菌体再下结论。',
      'False. Gram-positive bacteria that were engulfed or are dead lose wall and colour; one judges by free, whole cells.',
    ],
    ['革兰可变性', 'Gram variability'],
    at('streptococcus-in-pus', 'phagocytosed-coccus'),
  ),
  fill(
    'staining-lens-for-cluster',
    1,
    [
      '观察箭头所指的排列要用放大 100 倍的____镜，镜头与涂片之间须滴加____。',
      'To see the arrangement at the arrow one uses the 100x ____ lens, with ____ between lens and smear.',
    ],
    [
      words('油', '油浸', '油浸物', 'oil immersion', 'oil', 'immersion'),
      words('香柏油', '镜油', '油', '浸油', '浸镜油', 'cedarwood oil', 'immersion oil', 'cedar oil', 'oil'),
    ],
    [
      '油的折射率（约 1.515）与玻璃相近，可减少光的折射，提高数值孔径和分辨率；干镜的数值孔径不超过 0.95。',
      'Oil has the refractive index of glass (about 1.515) and so raises aperture and resolution; a dry lens stays below 0.95.',
    ],
    ['油镜、香柏油', 'oil immersion, immersion oil'],
    at('staphylococcus-aureus', 'grape-like-cluster'),
  ),
  match(
    'staining-special-choice',
    3,
    ['观察下列对象首选哪种方法？', 'Which method shows each best?'],
    [
      ['抗酸染色', 'Acid-fast stain'],
      ['墨汁负染', 'India ink'],
      ['镀银染色（或暗视野）', 'Silver stain (or dark field)'],
      ['异染颗粒（Albert）染色', 'Albert stain'],
      ['鞭毛染色', 'Flagella stain'],
    ],
    [
      ['脑脊液中的新型隐球菌荚膜', 'Capsule of Cryptococcus in cerebrospinal fluid', 1],
      ['痰中的结核分枝杆菌', 'Tubercle bacilli in sputum', 0],
      ['白喉棒状杆菌的异染颗粒', 'Granules of C. diphtheriae', 3],
      ['硬下疳渗出物中的梅毒螺旋体', 'Treponema pallidum of a chancre', 2],
    ],
    [
      '隐球菌荚膜不易着色，墨汁衬出透亮带；螺旋体太细，普通染色难见；白喉杆菌异染颗粒用 Albert 或 Neisser 法。鞭毛染色此处不用。',
      'Ink outlines the unstained capsule; spirochaetes are too thin for plain stains; Albert or Neisser shows metachromatic granules. Nothing here needs a flagella stain.',
    ],
    ['负染、异染颗粒', 'negative stain, metachromatic granules'],
  ),
  several(
    'staining-smear-steps',
    2,
    ['制备细菌涂片时，火焰固定的目的有', 'A smear is fixed in the flame in order to'],
    [
      yes('杀死大部分细菌', 'kill most of the bacteria'),
      no('使鞭毛和荚膜显色', 'stain flagella and capsules'),
      yes('使细菌附着于玻片，不易被水冲掉', 'make them stick to the glass'),
      yes('改变细菌对染料的通透性，利于着色', 'let the dye in more readily'),
      no('杀灭芽胞，使涂片无菌', 'kill spores and make the smear sterile'),
    ],
    [
      '通过火焰三次，以手背触之不烫为度；温度过高会使菌体变形。固定不能杀灭芽胞，也不能显示鞭毛、荚膜，它们需特殊染色。',
      'Three passes, no hotter than the hand can bear. Spores survive it; flagella and capsules need stains of their own.',
    ],
    ['涂片、火焰固定', 'smear, heat fixing'],
  ),
  other(
    'term',
    'staining-negative',
    2,
    ['复染', 'Counterstain'],
    [
      '在初染、媒染和脱色之后，用另一种颜色的染液（革兰染色用稀释复红或沙黄）再次染色，使已脱色的细菌显出与初染不同的颜色。',
      'After the primary stain, mordant and decolouring a dye of another colour (dilute fuchsin or safranin) is applied, so that the decoloured bacteria show against the others.',
    ],
    [
      '得分要点：时机在脱色之后；染液颜色不同；结果是革兰阴性菌呈红色，革兰阳性菌仍为紫色。媒染剂（碘液）与复染剂作用不同。',
      'Points: after decolouring; another colour; Gram-negative red, Gram-positive still violet. Iodine is the mordant, not a counterstain.',
    ],
    ['脱色、复红', 'decolouring, fuchsin'],
  ),
]
