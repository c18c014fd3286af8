import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, no, several, single, words, yes } from '../write.ts'

export const anaerobeFurther: QuestionSeed[] = [
  single(
    'anaerobes-seat-of-body',
    2,
    [
      '与枯草芽胞杆菌的芽胞相比，箭头所指的芽胞在菌体上的位置和大小特点是',
      'Unlike the spore of Bacillus subtilis, the spore at the arrow is',
    ],
    [
      no('位于中央，小于菌体宽度', 'central and narrower than the cell'),
      no('位于次极端，椭圆，大于菌体宽度', 'subterminal, oval and wider than the cell'),
      no('游离于菌体两侧', 'beside the cell'),
      yes('位于顶端，正圆，大于菌体宽度', 'terminal, round and wider than the cell'),
    ],
    [
      '破伤风梭菌芽胞正圆、顶端、大于菌体，呈鼓槌状。枯草芽胞杆菌芽胞中央或近中央、不大于菌体；肉毒梭菌芽胞椭圆、次极端，呈网球拍状。',
      'The spore of C. tetani is round, terminal and wide: a drumstick. That of B. subtilis is central and narrow, that of C. botulinum oval and subterminal: a racket.',
    ],
    ['破伤风梭菌、鼓槌状', 'Clostridium tetani, drumstick'],
    at('clostridium-tetani', 'terminal-spore'),
  ),
  fill(
    'anaerobes-kill-this',
    2,
    [
      '要确保杀灭箭头所指的小体，最可靠的湿热灭菌法是____法，条件为 103.4 kPa、____℃、15～20 分钟。',
      'The surest method of moist-heat sterilisation for the bodies at the arrow is ____, at 103.4 kPa and ____ °C for 15 to 20 minutes.',
    ],
    [
      words(
        '高压蒸汽灭菌',
        '压力蒸汽灭菌',
        '高压灭菌',
        '高压蒸汽',
        '高压蒸汽灭菌法',
        '压力蒸汽',
        '加压蒸汽灭菌',
        'autoclaving',
        'autoclave',
        'the autoclave',
        'pressure steam',
        'steam under pressure',
        'pressure steam sterilisation',
      ),
      words('121.3', '121', '121.0'),
    ],
    [
      '芽胞耐热，煮沸 1 小时以上仍可存活，须高压蒸汽灭菌；巴氏消毒和一般煮沸只能杀灭繁殖体。',
      'Spores may survive an hour of boiling and need the autoclave; pasteurising and boiling kill vegetative cells only.',
    ],
    ['高压蒸汽灭菌、芽胞', 'autoclave, spore'],
    at('clostridium-tetani', 'free-spore'),
  ),
  judge(
    'anaerobes-young-cell',
    2,
    [
      '箭头所指的繁殖体和芽胞一样，能在干燥土壤中存活数年。',
      'The vegetative cell at the arrow, like the spore, can survive for years in dry soil.',
    ],
    false,
    [
      '错。繁殖体对热、干燥和消毒剂的抵抗力与一般细菌相似，又怕氧，很快死亡；能存活数十年的是芽胞。',
      'False. Vegetative cells resist heat and drying no better than others and die in oxygen; the spores last for decades.',
    ],
    ['繁殖体、芽胞', 'vegetative cell, spore'],
    at('clostridium-tetani', 'gram-positive-bacillus'),
  ),
  match(
    'anaerobes-toxin-deeds',
    3,
    ['为下列毒素选出主要作用。', 'What does each toxin chiefly do?'],
    [
      ['阻止抑制性神经递质释放', 'Stops release of inhibitory transmitters'],
      ['阻止乙酰胆碱释放', 'Stops release of acetylcholine'],
      ['分解细胞膜的卵磷脂', 'Splits lecithin of cell membranes'],
      ['使肌动蛋白解聚、结肠黏膜坏死', 'Makes actin depolymerise and kills colonic mucosa'],
    ],
    [
      ['肉毒毒素', 'Botulinum toxin', 1],
      ['产气荚膜梭菌 α 毒素', 'Alpha toxin of C. perfringens', 2],
      ['破伤风痉挛毒素', 'Tetanospasmin', 0],
      ['艰难拟梭菌毒素 B', 'Toxin B of C. difficile', 3],
    ],
    [
      '破伤风痉挛毒素阻断甘氨酸、γ-氨基丁酸释放致强直性痉挛；肉毒毒素阻断运动终板乙酰胆碱致弛缓性瘫痪；α 毒素是卵磷脂酶。',
      'Tetanospasmin blocks glycine and GABA (spasm), botulinum toxin acetylcholine (flaccid palsy); alpha toxin is a lecithinase.',
    ],
    ['外毒素、卵磷脂酶', 'exotoxin, lecithinase'],
  ),
  single(
    'anaerobes-storm-in-milk',
    3,
    [
      '“汹涌发酵”见于哪种细菌在牛乳培养基中的生长？',
      'Stormy fermentation of milk is the mark of which bacterium?',
    ],
    [
      no('破伤风梭菌', 'Clostridium tetani'),
      no('肉毒梭菌', 'Clostridium botulinum'),
      yes('产气荚膜梭菌', 'Clostridium perfringens'),
      no('脆弱拟杆菌', 'Bacteroides fragilis'),
    ],
    [
      '产气荚膜梭菌分解乳糖产酸凝固酪蛋白，又产大量气体冲散凝块。破伤风梭菌一般不发酵糖类；肉毒梭菌和拟杆菌无此现象。',
      'C. perfringens curdles milk by acid from lactose and tears the clot with gas. C. tetani as a rule ferments no sugars; the others show nothing of the kind.',
    ],
    ['产气荚膜梭菌、汹涌发酵', 'Clostridium perfringens, stormy fermentation'],
  ),
  several(
    'anaerobes-honey-tin',
    4,
    ['关于肉毒中毒，正确的有', 'True of botulism:'],
    [
      yes(
        '成人食物中毒型，食入的是食物中已形成的毒素',
        'in the food-borne form of adults, preformed toxin is eaten',
      ),
      no('多有高热和剧烈腹泻', 'fever and violent diarrhoea are the rule'),
      yes('先出现复视、吞咽困难等脑神经麻痹', 'double vision and difficulty in swallowing come first'),
      yes('婴儿可因食入带芽胞的蜂蜜而发病', 'infants fall ill from honey with spores'),
      no('毒素耐热，煮沸 1 小时仍有活性', 'the toxin outlasts an hour of boiling'),
    ],
    [
      '食物中毒型由毒素引起，胃肠症状轻、一般不发热，表现为下行性弛缓性瘫痪；婴儿型由芽胞在肠内发芽产毒。毒素不耐热，煮沸数分钟即破坏，耐热的是芽胞。',
      'Food botulism is poisoning: descending flaccid palsy, little gut trouble and no fever. In infants spores germinate in the gut. Boiling destroys the toxin; the spores resist.',
    ],
    ['肉毒毒素、弛缓性瘫痪', 'botulinum toxin, flaccid paralysis'],
  ),
]
