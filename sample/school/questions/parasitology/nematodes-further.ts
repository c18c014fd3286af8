import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, other, several, single, words, yes } from '../write.ts'

export const nematodesFurther: QuestionSeed[] = [
  single(
    'nematodes-home-of-layer',
    2,
    [
      '产出箭头所指虫卵的成虫主要寄生于人体的',
      'The adult that lays the egg at the arrow lives chiefly in the',
    ],
    [no('空肠', 'jejunum'), yes('盲肠', 'caecum'), no('十二指肠', 'duodenum'), no('胆总管', 'bile duct')],
    [
      '箭头指鞭虫卵，鞭虫成虫寄生于盲肠，重者可及结肠、直肠，细长的前端钻入黏膜。蛔虫寄生于空肠为主，钩虫在小肠上段；胆总管为蛔虫钻入所致的并发症部位。',
      'A whipworm egg: the adult lives in the caecum, its thin end buried in the mucosa. Ascaris lives chiefly in the jejunum, hookworm in the upper small bowel; the bile duct is where a stray Ascaris ends.',
    ],
    ['鞭虫、盲肠', 'whipworm, caecum'],
    at('trichuris-eggs', 'trichuris-egg'),
  ),
  fill(
    'nematodes-ends-of-egg',
    1,
    [
      '箭头所指结构的名称是____；卵呈腰鼓形、两端有此结构，提示____虫感染。',
      'The structure at the arrow is a ____; a barrel-shaped egg that has one at both ends points to infection with ____.',
    ],
    [
      { terms: ['polar-plug'], accept: ['透明塞状突起'] },
      words(
        '鞭',
        '鞭虫',
        '毛首鞭形线虫',
        '毛首鞭形线',
        'whipworm',
        'Trichuris',
        'Trichuris trichiura',
        'Trichuris species',
        'T. trichiura',
      ),
    ],
    [
      '卵壳两端的透明塞是鞭虫卵的特征。蛔虫卵、钩虫卵、蛲虫卵都没有；毛细线虫卵有类似的塞，但肝毛细线虫卵留在肝组织内，菲律宾毛细线虫卵呈花生形、塞较平。',
      'Clear plugs at both ends mark the whipworm. Ascaris, hookworm and pinworm eggs have none; Capillaria has similar ones, but eggs of C. hepatica stay in the liver and those of C. philippinensis are peanut-shaped with flatter plugs.',
    ],
    ['透明塞、鞭虫卵', 'polar plug, whipworm egg'],
    at('trichuris-eggs', 'polar-plug'),
  ),
  judge(
    'nematodes-no-egg-at-all',
    2,
    ['箭头所指的是未受精蛔虫卵。', 'The arrow points at an unfertilised Ascaris egg.'],
    false,
    [
      '错。是气泡：圆形，黑而宽的折光边缘，中央透亮无结构，调焦时边缘宽窄明显变化。未受精蛔虫卵长椭圆形，内充满折光颗粒。',
      'False: an air bubble, round with a broad dark rim that changes with focus and nothing within. Unfertilised eggs are long and full of granules.',
    ],
    ['气泡、人工假象', 'air bubble, artefact'],
    at('trichuris-eggs', 'air-bubble'),
  ),
  single(
    'nematodes-from-what',
    2,
    ['箭头所指的物体应判断为', 'What is the thing at the arrow?'],
    [
      no('钩虫卵', 'A hookworm egg'),
      no('脱蛋白质膜的蛔虫卵', 'A decorticated Ascaris egg'),
      no('鞭虫的未成熟卵', 'An immature whipworm egg'),
      yes('粪便中的植物细胞', 'A plant cell of the faeces'),
    ],
    [
      '有棱角、双层壁、大小不一、内无卵细胞，是未消化的植物细胞。钩虫卵壁极薄、内含 2～4 个卵细胞；脱膜蛔虫卵壳厚而光滑，内含一个卵细胞；鞭虫卵产出时已呈纺锤形，两端有透明塞，没有不成形的“未成熟卵”。',
      'Angular, double-walled, of unequal size and without an ovum: plant tissue. Hookworm eggs are thin-shelled with a few cells, decorticated Ascaris eggs thick and smooth with one. Whipworm eggs are barrels with two plugs as soon as they are laid.',
    ],
    ['植物细胞、鉴别', 'plant cell, differential diagnosis'],
    at('trichuris-eggs', 'plant-cell'),
  ),
  several(
    'nematodes-lung-passage',
    3,
    [
      '典型生活史中幼虫要经人体肺部移行的线虫有',
      'In the typical life cycle of which worms do the larvae pass through the human lung?',
    ],
    [
      yes('似蚓蛔线虫', 'Ascaris lumbricoides'),
      no('毛首鞭形线虫', 'Trichuris trichiura'),
      yes('十二指肠钩口线虫（经皮肤感染）', 'Ancylostoma duodenale (caught through the skin)'),
      no('蠕形住肠线虫', 'Enterobius vermicularis'),
      yes('粪类圆线虫', 'Strongyloides stercoralis'),
    ],
    [
      '蛔虫、钩虫、粪类圆线虫幼虫经血到肺，再上行至咽被咽下。鞭虫、蛲虫在肠内直接发育为成虫，不经肺。',
      'Ascaris, hookworm and Strongyloides larvae reach the lung by blood and are coughed up and swallowed. Whipworm and pinworm develop in the gut.',
    ],
    ['幼虫移行、肺', 'larval migration, lung'],
  ),
  match(
    'nematodes-infective-stage',
    2,
    ['为下列线虫选出对人的感染阶段。', 'Which stage of each worm infects man?'],
    [
      ['感染期卵', 'Infective (embryonated) egg'],
      ['丝状蚴', 'Filariform larva'],
      ['囊包幼虫', 'Encysted larva'],
      ['微丝蚴', 'Microfilaria'],
    ],
    [
      ['旋毛形线虫', 'Trichinella spiralis', 2],
      ['美洲板口线虫', 'Necator americanus', 1],
      ['似蚓蛔线虫', 'Ascaris lumbricoides', 0],
      ['班氏吴策线虫（随蚊叮咬进入）', 'Wuchereria bancrofti (by the bite of a mosquito)', 1],
    ],
    [
      '钩虫和丝虫对人的感染阶段都是丝状蚴（第三期幼虫）；微丝蚴是丝虫感染蚊的阶段。旋毛虫经食入生肉中的囊包感染。',
      'Hookworm and filariae both infect by filariform (third-stage) larvae; microfilariae infect the mosquito. Trichinella comes from raw meat.',
    ],
    ['感染阶段、丝状蚴', 'infective stage, filariform larva'],
  ),
  other(
    'term',
    'nematodes-periodicity',
    3,
    ['夜现周期性', 'Nocturnal periodicity'],
    [
      '丝虫微丝蚴白天滞留于肺的毛细血管，夜晚出现于外周血液，半夜前后数量最多的现象；因此应夜间采血查微丝蚴。',
      'Each microfilaria stays in the capillaries of the lung by day and appears in peripheral blood by night, most about midnight; so blood is taken at night.',
    ],
    [
      '得分要点：微丝蚴、白天在肺、夜间在外周血、诊断意义。班氏丝虫高峰在晚 10 点至次晨 2 点，马来丝虫在晚 8 点至次晨 4 点。',
      'Points: microfilaria, lung by day, blood by night, use in diagnosis. The peak of W. bancrofti is 10 p.m. to 2 a.m., of B. malayi 8 p.m. to 4 a.m.',
    ],
    ['微丝蚴、肺、外周血', 'microfilaria, lung, peripheral blood'],
  ),
]
