import type { QuestionSeed } from '../../types.ts'
import { essay, fill, judge, match, no, other, patient, several, single, words, yes } from '../write.ts'

export const cestodeQuestions: QuestionSeed[] = [
  match(
    'cestodes-two-taenia',
    2,
    ['为下列特点选出绦虫。', 'Which tapeworm is meant?'],
    [
      ['链状带绦虫', 'Taenia solium'],
      ['肥胖带绦虫', 'Taenia saginata'],
      ['链状带绦虫和肥胖带绦虫均是', 'Both T. solium and T. saginata'],
      ['细粒棘球绦虫', 'Echinococcus granulosus'],
    ],
    [
      [
        '虫体长 2～4 m，头节有顶突和两圈小钩',
        'A worm of 2 to 4 m, scolex with rostellum and two rings of hooks',
        0,
      ],
      ['孕节子宫侧支每侧 15～30 支', '15 to 30 uterine branches on each side', 1],
      ['成虫寄生于人的小肠', 'The adult lives in the human small intestine', 2],
      ['孕节可单独主动爬出肛门', 'Segments crawl out of the anus by themselves', 1],
      ['成虫寄生于犬科动物小肠', 'The adult lives in the small intestine of the dog family', 3],
    ],
    [
      '猪带绦虫有小钩、孕节侧支 7～13 支；牛带绦虫无小钩、侧支 15～30 支、节片活动力强；棘球绦虫头节也有小钩，但虫体仅长数毫米，成虫在犬科。',
      'T. solium: hooks, 7 to 13 branches; T. saginata: no hooks, 15 to 30, lively segments; Echinococcus has hooks too, but is a few millimetres long and lives in the dog family.',
    ],
    ['链状带绦虫、肥胖带绦虫', 'Taenia solium, Taenia saginata'],
  ),
  single(
    'cestodes-solium-danger',
    2,
    ['猪带绦虫对人的危害大于牛带绦虫，主要因为', 'T. solium harms man more than T. saginata, mainly because'],
    [
      no('成虫更长', 'the adult is longer'),
      no('成虫在小肠内夺取更多的营养', 'the adult takes more food from the small intestine'),
      yes('人误食其虫卵可患囊尾蚴病', 'its eggs, when swallowed, cause cysticercosis'),
      no('虫卵数量更多', 'it lays more eggs'),
    ],
    [
      '人可作为猪带绦虫的中间宿主，囊尾蚴寄生于脑、眼、肌肉；牛带绦虫的囊尾蚴不寄生于人。牛带绦虫反而更长、节片更多。',
      'Man can be its intermediate host, with larvae in brain, eye and muscle; that of T. saginata does not develop in man. T. saginata is the longer worm.',
    ],
    ['囊尾蚴病', 'cysticercosis'],
  ),
  single(
    'cestodes-egg-species',
    2,
    ['镜下仅凭虫卵不能区分的是', 'Which cannot be told apart by eggs alone?'],
    [
      yes('猪带绦虫与牛带绦虫', 'T. solium and T. saginata'),
      no('蛔虫与鞭虫', 'Ascaris and Trichuris'),
      no('华支睾吸虫与姜片虫', 'Clonorchis and Fasciolopsis'),
      no('钩虫与蛲虫', 'Hookworm and pinworm'),
    ],
    [
      '两种带绦虫卵均为圆形、厚胚膜有放射条纹、内含六钩蚴，须看孕节或头节鉴别。蛔虫卵宽椭圆、外有凹凸的蛋白质膜，鞭虫卵纺锤形、两端有透明塞；华支睾吸虫卵小如芝麻、有肩峰，姜片虫卵在常见蠕虫卵中最大；钩虫卵两侧对称、内有卵细胞，蛲虫卵一侧扁平、内含幼虫。',
      'Both have a thick striated coat and a hexacanth embryo; segments or scolex are needed. Ascaris eggs are broad with a knobbly coat, whipworm eggs barrels with plugs; Clonorchis eggs tiny with shoulders, Fasciolopsis eggs the largest of the common ones; hookworm eggs are symmetrical with cells inside, pinworm eggs flat on one side with a larva.',
    ],
    ['带绦虫卵、六钩蚴', 'Taenia egg, oncosphere'],
  ),
  fill(
    'cestodes-stage-names',
    1,
    [
      '带绦虫虫卵内的幼虫称____，在猪肌肉内发育成的幼虫称____。',
      'The larva within a Taenia egg is the ____; the one in pork is the ____.',
    ],
    [
      words('六钩蚴', 'oncosphere', 'hexacanth embryo'),
      words('囊尾蚴', '猪囊尾蚴', '囊虫', '猪囊虫', 'cysticercus', 'Cysticercus cellulosae'),
    ],
    [
      '六钩蚴钻入肠壁随血流到肌肉成囊尾蚴（“米猪肉”）；棘球绦虫的幼虫称棘球蚴，裂头绦虫为裂头蚴。',
      'The oncosphere goes by blood to muscle and becomes a cysticercus; Echinococcus makes hydatids, Spirometra spargana.',
    ],
    ['六钩蚴、囊尾蚴', 'oncosphere, cysticercus'],
  ),
  several(
    'cestodes-infect-cyst',
    3,
    ['人感染猪囊尾蚴的方式有', 'Man acquires cysticercosis by'],
    [
      yes('异体感染：误食他人粪便中的虫卵', 'swallowing eggs from other people'),
      yes('自体外感染：误食自己排出的虫卵', 'swallowing eggs passed by oneself'),
      yes('自体内感染：呕吐时孕节逆流入胃', 'reflux of segments into the stomach'),
      no('食入未煮熟的含囊尾蚴猪肉', 'eating measly pork'),
    ],
    [
      '囊尾蚴病由虫卵引起，有上述三种方式；食入囊尾蚴猪肉则患肠绦虫病。',
      'Eggs cause it, in these three ways; measly pork gives the adult worm in the gut.',
    ],
    ['囊尾蚴病、自体感染', 'cysticercosis, autoinfection'],
  ),
  single(
    'cestodes-hydatid-organ',
    2,
    ['细粒棘球蚴在人体最常寄生的器官是', 'Hydatid cysts are commonest in the'],
    [no('脑', 'brain'), yes('肝', 'liver'), no('肾', 'kidney'), no('骨', 'bone')],
    [
      '六钩蚴经门静脉先到肝，故肝最多（约 70%），其次为肺；能通过肝、肺进入体循环的幼虫不多，故脑、肾、骨较少。',
      'The portal blood brings the larvae to the liver first (about 70 %), then the lung; few pass on to brain, kidney or bone.',
    ],
    ['棘球蚴、肝', 'hydatid cyst, liver'],
  ),
  judge(
    'cestodes-puncture',
    3,
    [
      '疑为肝棘球蚴病时，应首先作诊断性穿刺抽液以求确诊。',
      'When hydatid disease of the liver is suspected, diagnostic puncture should come first.',
    ],
    false,
    [
      '一般禁止诊断性穿刺，囊液外溢可致过敏性休克和原头蚴播散种植；应依靠影像学和血清学。',
      'Spilt fluid may cause anaphylaxis and seeding; imaging and serology serve instead.',
    ],
    ['棘球蚴病、过敏性休克', 'hydatid disease, anaphylaxis'],
  ),
  match(
    'cestodes-how-caught',
    2,
    ['为下列寄生虫病选出主要感染方式。', 'How is each disease chiefly acquired?'],
    [
      ['食入含囊尾蚴的牛肉', 'Eating beef with cysticerci'],
      ['误食犬粪中的虫卵', 'Swallowing eggs from dog faeces'],
      ['局部敷贴生蛙肉或饮生水吞入含原尾蚴的剑水蚤', 'Raw frog poultices or swallowing infected copepods'],
      ['误食人粪中的虫卵', 'Swallowing eggs from human faeces'],
    ],
    [
      ['裂头蚴病', 'Sparganosis', 2],
      ['棘球蚴病', 'Hydatid disease', 1],
      ['牛带绦虫病', 'Taeniasis saginata', 0],
      ['脑囊尾蚴病', 'Neurocysticercosis', 3],
    ],
    [
      '裂头蚴病与敷生蛙肉、饮生水有关；棘球蚴病由犬粪虫卵，牛带绦虫病由牛肉囊尾蚴，脑囊尾蚴病由人粪中猪带绦虫卵引起。',
      'Sparganosis comes from frog poultices or raw water, hydatid disease from eggs in dog faeces, Taenia saginata from cysticerci in beef, cysticercosis of the brain from eggs of Taenia solium in human faeces.',
    ],
    ['裂头蚴病、棘球蚴病', 'sparganosis, hydatid disease'],
  ),
  several(
    'cestodes-body-plan',
    1,
    ['绦虫成虫的共同特点有', 'Adult tapeworms share'],
    [
      yes('虫体分节，背腹扁平', 'a flat segmented body'),
      yes('雌雄同体', 'both sexes in one worm'),
      yes('无消化道', 'absence of a gut'),
      no('体壁有角皮、假体腔', 'a cuticle and a pseudocoelom'),
      no('生活史均不需中间宿主', 'a life cycle without intermediate host'),
    ],
    [
      '绦虫靠体壁微毛吸收营养，无消化道、无体腔，雌雄同体，多需中间宿主。角皮和假体腔（原体腔）是线虫的特点。',
      'They absorb through the tegument, lack gut and body cavity and have both sexes in one worm; cuticle and pseudocoelom are nematode; most need an intermediate host.',
    ],
    ['绦虫、体节', 'tapeworm, proglottid'],
  ),
  essay(
    'cestodes-cycle-solium',
    3,
    [
      '写出链状带绦虫的生活史，并说明人在其中的两种宿主身份与相应疾病。',
      'Describe the life cycle of Taenia solium and the two parts that man plays in it.',
    ],
    [
      '成虫寄生于人小肠，孕节或虫卵随粪便排出；猪食入后，六钩蚴在小肠孵出，钻入肠壁随血流至肌肉等处，约 10 周发育为囊尾蚴；人食入未熟的米猪肉，囊尾蚴在小肠翻出头节，2～3 个月发育为成虫——人为终宿主，患猪带绦虫病。人误食虫卵或自体感染时，囊尾蚴在皮下、肌肉、脑、眼发育——人为中间宿主，患囊尾蚴病。',
      'The adult lives in the human gut; segments and eggs pass in faeces. In the pig the oncosphere hatches, bores through the gut and becomes a cysticercus in muscle in about ten weeks. Eaten underdone it grows to an adult in man, the definitive host: taeniasis. Eggs swallowed by man make cysticerci in skin, muscle, brain and eye: man as intermediate host, cysticercosis.',
    ],
    [
      '得分要点：中间宿主猪、感染阶段囊尾蚴、虫卵对人的感染性、两种疾病。',
      'Points: pig as intermediate host, cysticercus as infective stage, infectivity of eggs, two diseases.',
    ],
    [
      '孕节、六钩蚴、囊尾蚴、终宿主、中间宿主',
      'segments, oncosphere, cysticercus, definitive host, intermediate host',
    ],
  ),
  patient(
    'cestodes-seizure',
    4,
    [
      '男，30 岁，云南农民，反复癫痫发作 3 个月，皮下扪及多个黄豆大小结节，无痛可移动。3 年前曾排白色带状节片。头颅 MRI 示多发小囊，囊内偏心结节。',
      'A farmer of 30 has had fits for three months and has many painless movable nodules the size of soya beans under the skin. Three years ago he passed white ribbon-like segments. MRI shows many small cysts with an eccentric dot.',
    ],
    [
      single(
        'cestodes-seizure-larva',
        2,
        ['皮下结节活检最可能发现', 'Biopsy of a nodule will most probably show'],
        [
          yes('猪囊尾蚴', 'cysticercus of T. solium'),
          no('棘球蚴', 'a hydatid'),
          no('裂头蚴', 'a sparganum'),
          no('旋毛虫囊包幼虫', 'encysted Trichinella'),
        ],
        [
          '排节片史、皮下结节、脑多发小囊内有头节，符合囊尾蚴病。棘球蚴为大囊；裂头蚴为条索状游走性包块；旋毛虫寄生横纹肌内，不成皮下结节。',
          'Segments, nodules and cysts with a scolex fit. Hydatids are large, spargana wander as cords, Trichinella sits in muscle.',
        ],
      ),
      single(
        'cestodes-seizure-caution',
        4,
        ['驱虫治疗前须特别注意排除', 'Before treatment one must look for'],
        [
          no('胆道蛔虫', 'worms in the bile duct'),
          yes('眼囊尾蚴', 'cysticerci in the eye'),
          no('钩虫性贫血', 'hookworm anaemia'),
          no('脾功能亢进', 'hypersplenism'),
        ],
        [
          '药物使虫体死亡释放抗原，眼内炎症反应可致失明，故眼囊尾蚴须先手术摘除。胆道蛔虫、钩虫性贫血和脾功能亢进都不因囊尾蚴死亡而加重，不是用药前必须排除的。',
          'Dying larvae inflame the eye and may blind it; they must be taken out first. Ascaris in the bile duct, hookworm anaemia or a large spleen are not made worse by dying larvae.',
        ],
      ),
    ],
    [
      '脑囊尾蚴病是癫痫的常见感染性原因，本例可能为自体感染。',
      'Neurocysticercosis is a common infectious cause of fits; he may have infected himself.',
    ],
    ['脑囊尾蚴病、癫痫', 'neurocysticercosis, epilepsy'],
  ),
  other(
    'term',
    'cestodes-hydatid-sand',
    2,
    ['棘球蚴砂', 'Hydatid sand'],
    [
      '细粒棘球蚴囊液中悬浮的、由囊壁脱落的原头蚴、生发囊和小的子囊的总称，又称囊砂。',
      'Protoscolices, brood capsules and small daughter cysts that have come off the wall and float in hydatid fluid.',
    ],
    ['须写出原头蚴；其外溢可种植形成新囊。', 'Protoscolices are needed; spilt, they seed new cysts.'],
    ['原头蚴、生发囊、子囊', 'protoscolices, brood capsules, daughter cysts'],
  ),
]
