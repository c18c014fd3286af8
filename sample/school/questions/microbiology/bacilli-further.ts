import type { QuestionSeed } from '../../types.ts'
import { around, at, fill, judge, match, no, other, several, single, words, yes } from '../write.ts'

export const bacilliFurther: QuestionSeed[] = [
  single(
    'bacilli-shock-from',
    3,
    [
      '箭头所指细菌大量入血并裂解后，引起休克的主要成分是',
      'When the bacteria at the arrow break up in the blood, the component chiefly responsible for shock is the',
    ],
    [
      no('肽聚糖的四肽侧链', 'tetrapeptide side chain of peptidoglycan'),
      no('菌毛顶端识别受体的黏附素', 'the adhesin at the tip of the pili that recognises receptors'),
      no('荚膜多糖', 'polysaccharide of the capsule'),
      yes('外膜脂多糖的脂质 A', 'lipid A of the lipopolysaccharide of the outer membrane'),
    ],
    [
      '箭头指革兰阴性杆菌，其内毒素即外膜的脂多糖，毒性部分是脂质 A。菌毛与黏附有关，荚膜抗吞噬，肽聚糖在革兰阴性菌中很薄。',
      'Gram-negative bacilli carry endotoxin in the outer membrane; lipid A is its toxic part. Pili adhere, capsules resist phagocytosis, peptidoglycan is thin here.',
    ],
    ['内毒素、脂质 A', 'endotoxin, lipid A'],
    at('escherichia-coli', 'gram-negative-bacillus'),
  ),
  fill(
    'bacilli-doubling',
    2,
    [
      '涂片取自大肠埃希菌培养物。箭头所指菌体正以____方式繁殖；在适宜条件下该菌繁殖一代约需____分钟。',
      'The smear is from a culture of Escherichia coli. The cell at the arrow is multiplying by ____; under good conditions this species takes about ____ minutes for one generation.',
    ],
    [
      words('二分裂', '无性二分裂', '二分裂法', 'binary fission', 'fission'),
      words('20', '20～30', '20-30', '二十', 'twenty', '30'),
    ],
    [
      '细菌以二分裂方式无性繁殖，大肠埃希菌代时约 20 分钟；结核分枝杆菌约 18～20 小时。中部缢缩是分裂，不是芽胞。',
      'Bacteria multiply by binary fission: E. coli in about 20 minutes, the tubercle bacillus in 18 to 20 hours. The waist is division, not a spore.',
    ],
    ['二分裂、代时', 'binary fission, generation time'],
    at('escherichia-coli', 'dividing-bacillus'),
  ),
  single(
    'bacilli-only-picture',
    3,
    [
      '仅凭这张革兰染色涂片所见，最多可以报告为',
      'From what this Gram-stained smear shows alone, the most that may be reported is',
    ],
    [
      no('大肠埃希菌', 'Escherichia coli'),
      yes('革兰阴性杆菌', 'Gram-negative bacilli'),
      no('伤寒沙门菌', 'Salmonella Typhi'),
      no('产志贺毒素的肠道菌', 'gut bacteria that make Shiga toxin'),
    ],
    [
      '肠道杆菌形态和染色基本相同，镜下不能定种，须经培养、生化和血清学鉴定；是否产毒更要另作检测。',
      'Enteric bacilli look alike; species needs culture, biochemistry and serology, and toxin a test of its own.',
    ],
    ['革兰阴性杆菌', 'Gram-negative bacilli'],
    around('escherichia-coli', 'dividing-bacillus-2'),
  ),
  match(
    'bacilli-plates',
    3,
    ['为下列细菌选出典型的培养特征。', 'How does each bacillus typically grow?'],
    [
      [
        '罗-琴培养基上 2～4 周，菜花样、干燥、乳黄色菌落',
        'Dry, cauliflower-like, cream-coloured colonies after 2 to 4 weeks on Löwenstein-Jensen medium',
      ],
      [
        '普通琼脂上产水溶性蓝绿色色素，有特殊香味（生姜味或葡萄味）',
        'Water-soluble blue-green pigment and a sweet smell, like ginger or grapes, on plain agar',
      ],
      ['SS 平板上无色菌落，中心可呈黑色', 'Colourless colonies, which may be black-centred, on SS agar'],
      ['亚碲酸钾血平板上黑色菌落', 'Black colonies on tellurite blood agar'],
    ],
    [
      ['沙门菌', 'Salmonella', 2],
      ['白喉棒状杆菌', 'Corynebacterium diphtheriae', 3],
      ['铜绿假单胞菌', 'Pseudomonas aeruginosa', 1],
      ['结核分枝杆菌', 'Mycobacterium tuberculosis', 0],
    ],
    [
      '沙门菌不发酵乳糖，多数产硫化氢使菌落中心变黑；白喉杆菌还原亚碲酸盐；铜绿假单胞菌产绿脓素；结核分枝杆菌生长缓慢。',
      'Salmonella does not ferment lactose and mostly makes hydrogen sulfide; C. diphtheriae reduces tellurite; Pseudomonas makes pyocyanin; the tubercle bacillus is slow.',
    ],
    ['选择培养基、菌落', 'selective medium, colony'],
  ),
  judge(
    'bacilli-tuberculin',
    2,
    [
      '结核菌素试验阳性可见于结核分枝杆菌感染或接种卡介苗之后，单凭阳性不能诊断活动性结核病。',
      'A positive tuberculin test may follow infection with tubercle bacilli or BCG; alone it does not prove active tuberculosis.',
    ],
    true,
    [
      '对。它检测的是机体对结核菌的迟发型超敏反应，部分非结核分枝杆菌感染也可呈阳性；活动性须靠症状、影像和病原学。强阳性者才提示可能有活动性病变。',
      'True: it shows delayed hypersensitivity, which other mycobacteria may cause too. Disease is proved by signs, films and the organism; only a strong reaction hints at it.',
    ],
    ['结核菌素试验、迟发型超敏反应', 'tuberculin test, delayed hypersensitivity'],
  ),
  several(
    'bacilli-shigella-true',
    3,
    ['关于志贺菌，正确的有', 'True of Shigella:'],
    [
      yes('很少侵入血流', 'it seldom enters the blood'),
      no('有周鞭毛，动力阳性', 'it is motile by flagella all round'),
      yes('不发酵乳糖，或仅迟缓发酵（宋内志贺菌）', 'it does not ferment lactose, or only late (S. sonnei)'),
      yes('主要侵犯结肠黏膜', 'it attacks mainly the mucosa of the colon'),
      no('感染量须在 10⁵ 以上才能致病', 'it takes more than a hundred thousand bacteria to infect'),
    ],
    [
      '志贺菌无鞭毛、无动力，侵犯结肠黏膜而一般不入血；感染量很小，数十至一二百个菌即可致病；宋内志贺菌可迟缓发酵乳糖。',
      'Shigella has no flagella, stays in the mucosa of the colon, and some tens to two hundred bacteria suffice; S. sonnei ferments lactose late.',
    ],
    ['志贺菌、细菌性痢疾', 'Shigella, bacillary dysentery'],
  ),
  other(
    'term',
    'bacilli-cord-factor',
    3,
    ['抗酸性', 'Acid fastness'],
    [
      '分枝杆菌细胞壁含大量脂质（分枝菌酸），不易着色；加温或延长时间用石炭酸复红着色后，能抵抗盐酸乙醇的脱色而保持红色的特性。',
      'Mycobacteria have walls full of lipid (mycolic acid) and stain with difficulty; once stained red with hot carbol fuchsin they keep the dye against acid alcohol.',
    ],
    [
      '得分要点：脂质（分枝菌酸）、石炭酸复红着色、盐酸乙醇不脱色。与革兰阳性不是一回事，后者由厚的肽聚糖和碘-结晶紫决定。',
      'Points: lipid, carbol fuchsin, no decolouring by acid alcohol. It is not Gram positivity, which rests on thick peptidoglycan.',
    ],
    ['分枝菌酸、石炭酸复红、盐酸乙醇', 'mycolic acid, carbol fuchsin, acid alcohol'],
  ),
]
