import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, several, single, words, yes } from '../write.ts'

export const sporozoaFurther: QuestionSeed[] = [
  single(
    'sporozoa-next-form',
    2,
    ['箭头所指的虫体继续发育，下一期是', 'What does the parasite at the arrow become next?'],
    [
      no('含裂殖子的成熟裂殖体', 'A mature schizont with merozoites'),
      no('配子体', 'A gametocyte'),
      yes('晚期（大）滋养体', 'A late trophozoite'),
      no('子孢子', 'A sporozoite'),
    ],
    [
      '箭头指环状体（早期滋养体），长大、伸出伪足、出现疟色素即为晚期滋养体，再经裂殖体释放裂殖子。配子体由部分裂殖子侵入红细胞后直接发育；子孢子在蚊体内形成。',
      'A ring grows, sends out pseudopods and gathers pigment as a late trophozoite, then divides as a schizont. Some merozoites turn into gametocytes; sporozoites arise in the mosquito.',
    ],
    ['环状体、滋养体', 'ring form, trophozoite'],
    at('plasmodium-vivax', 'ring-form'),
  ),
  fill(
    'sporozoa-merozoites-count',
    3,
    [
      '箭头所指发育期成熟时，间日疟原虫一般含____个裂殖子（写一个常见数或范围）；从侵入红细胞到裂殖子释出约需____小时。',
      'When mature, the stage at the arrow holds about ____ merozoites in P. vivax (a usual figure or range); from entry into the red cell to release of the merozoites takes about ____ hours.',
    ],
    [
      words(
        '12-24',
        '12～24',
        '16',
        '12',
        '13',
        '14',
        '15',
        '17',
        '18',
        '19',
        '20',
        '21',
        '22',
        '23',
        '24',
        '12-18',
        '16-24',
        '12..24',
      ),
      words('48', '四十八', 'forty-eight'),
    ],
    [
      '间日疟原虫成熟裂殖体含 12～24 个（多为 16 个）裂殖子，周期 48 小时；三日疟原虫 6～12 个，排成菊花状，周期 72 小时。',
      'P. vivax: 12 to 24 (mostly 16) merozoites in 48 hours; P. malariae 6 to 12 in a rosette, 72 hours.',
    ],
    ['裂殖体、裂殖子', 'schizont, merozoite'],
    at('plasmodium-vivax', 'vivax-schizont'),
  ),
  single(
    'sporozoa-host-cell-age',
    4,
    [
      '箭头所指的红细胞较正常者大，与间日疟原虫主要侵犯哪种红细胞有关？',
      'The red cell at the arrow is larger than normal, partly because P. vivax prefers which cells?',
    ],
    [
      yes('网织红细胞', 'Reticulocytes'),
      no('衰老的红细胞', 'Ageing red cells'),
      no('各期红细胞均等侵犯', 'Cells of every age alike'),
      no('球形红细胞', 'Spherocytes'),
    ],
    [
      '间日疟原虫和卵形疟原虫主要侵犯网织红细胞，感染率低；三日疟原虫多侵犯较衰老的红细胞；恶性疟原虫侵犯各期红细胞，故原虫密度高、病情重。',
      'P. vivax and P. ovale prefer reticulocytes and stay scarce; P. malariae prefers older cells; P. falciparum takes all, hence its danger.',
    ],
    ['网织红细胞、间日疟原虫', 'reticulocyte, Plasmodium vivax'],
    at('plasmodium-vivax', 'infected-erythrocyte'),
  ),
  match(
    'sporozoa-where-in-cycle',
    3,
    ['疟原虫生活史中，下列事件发生在何处？', 'Where does each event of the malarial cycle take place?'],
    [
      ['人肝细胞', 'Human hepatocyte'],
      ['人红细胞', 'Human red cell'],
      ['按蚊胃腔和胃壁', 'Lumen and wall of the mosquito stomach'],
      ['按蚊唾液腺', 'Salivary gland of the mosquito'],
    ],
    [
      ['雌、雄配子结合成合子', 'Gametes fuse into a zygote', 2],
      ['红外期裂体增殖', 'Exo-erythrocytic schizogony', 0],
      ['配子体形成', 'Gametocytes form', 1],
      ['子孢子集中，待叮咬时注入人体', 'Sporozoites wait to be injected', 3],
      ['休眠子潜伏', 'Hypnozoites lie dormant', 0],
    ],
    [
      '按蚊是终宿主（有性生殖），人是中间宿主。配子体在人红细胞内形成，配子结合在蚊胃腔，卵囊在胃壁，子孢子到唾液腺。',
      'The mosquito is the definitive host. Gametocytes form in red cells, gametes fuse in its stomach, oocysts lie in the wall, sporozoites gather in the glands.',
    ],
    ['配子体、子孢子', 'gametocyte, sporozoite'],
  ),
  judge(
    'sporozoa-falciparum-film',
    3,
    [
      '恶性疟患者外周血涂片常只见环状体和配子体，因为其晚期滋养体和裂殖体多滞留于内脏毛细血管。',
      'Films in falciparum malaria mostly show only rings and gametocytes, since late trophozoites and schizonts are mostly held back in the capillaries of organs.',
    ],
    true,
    [
      '对。受染红细胞表面出现疣状突起，黏附于内皮，可致脑型疟。间日疟外周血可见各期原虫。',
      'True: knobs on the red cell cling to endothelium, which may cause cerebral malaria. In vivax malaria all stages circulate.',
    ],
    ['恶性疟原虫、脑型疟', 'Plasmodium falciparum, cerebral malaria'],
  ),
  several(
    'sporozoa-toxoplasma-ways',
    2,
    ['人获得弓形虫感染的途径有', 'Man acquires Toxoplasma by'],
    [
      yes('食入未熟肉中的包囊', 'eating tissue cysts in undercooked meat'),
      yes('食入猫粪污染的卵囊', 'swallowing oocysts from cat faeces'),
      yes('经胎盘由母亲传给胎儿', 'passage through the placenta'),
      no('蚊虫叮咬', 'the bite of mosquitoes'),
      no('尾蚴经皮肤侵入', 'cercariae entering the skin'),
    ],
    [
      '先天感染经胎盘，后天主要经口，也可经输血或器官移植。蚊传播疟原虫，尾蚴经皮侵入的是血吸虫。',
      'Congenital by the placenta, later chiefly by the mouth, rarely by transfusion or transplant. Mosquitoes carry malaria; cercariae are those of Schistosoma.',
    ],
    ['刚地弓形虫、卵囊', 'Toxoplasma gondii, oocyst'],
  ),
]
