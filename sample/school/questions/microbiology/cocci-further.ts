import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, several, single, words, yes } from '../write.ts'

export const cocciFurther: QuestionSeed[] = [
  single(
    'cocci-one-plane',
    2,
    ['箭头所指的排列方式是怎样形成的？', 'How does the arrangement at the arrow come about?'],
    [
      yes('沿一个平面分裂，分裂后不分离', 'Division in one plane, the cells staying attached'),
      no('沿两个互相垂直的平面分裂成四联', 'Division in two planes into fours'),
      no('沿多个平面不规则分裂', 'Irregular division in many planes'),
      no('细菌借鞭毛彼此缠结', 'Entangling by flagella'),
    ],
    [
      '箭头指链状排列，为链球菌特征。两个平面垂直分裂成四联球菌；多平面不规则分裂成葡萄串状；链球菌无鞭毛。',
      'A chain: the mark of streptococci. Two planes give tetrads, irregular division gives clusters; streptococci have no flagella.',
    ],
    ['链球菌、链状排列', 'streptococcus, chain'],
    at('streptococcus-in-pus', 'coccus-chain'),
  ),
  single(
    'cocci-escape-this',
    3,
    [
      '化脓性链球菌中，哪种结构成分最能帮助细菌避免箭头所指的结局？',
      'Which component of Streptococcus pyogenes best helps it to escape the fate shown at the arrow?',
    ],
    [
      no('链激酶', 'Streptokinase'),
      no('致热外毒素', 'Pyrogenic exotoxin'),
      no('DNA 酶', 'Deoxyribonuclease'),
      yes('M 蛋白', 'M protein'),
    ],
    [
      '箭头指已被吞噬的球菌。M 蛋白抗吞噬，是主要毒力因子；链激酶溶解纤维蛋白、DNA 酶（链道酶）使脓液稀薄，均利于扩散；致热外毒素引起猩红热皮疹。',
      'Phagocytosed cocci. M protein resists phagocytosis; streptokinase and deoxyribonuclease help spread, pyrogenic exotoxin causes the rash of scarlet fever.',
    ],
    ['M 蛋白、抗吞噬', 'M protein, phagocytosis'],
    at('streptococcus-in-pus', 'phagocytosed-coccus'),
  ),
  fill(
    'cocci-cell-of-pus',
    2,
    [
      '箭头所指的细胞是____；它在健康成人血液白细胞总数中约占____%（写出一个常见范围或数值）。',
      'The cell at the arrow is a ____; in the blood of a healthy adult it makes up about ____ % of white cells (a usual range or figure).',
    ],
    [
      named('neutrophil'),
      words('50-70', '50～70', '60', '50', '55', '65', '70', '50%-70%', '40-75', '55-70', '50-75', '50..75'),
    ],
    [
      '核分叶、胞质淡红的是中性粒细胞，占健康成人白细胞的 50%～70%，化脓性炎时最先大量到达；淋巴细胞占 20%～30%，核圆不分叶。',
      'A lobed nucleus in pale cytoplasm: a neutrophil, 50 to 70 % of white cells in the healthy adult, first to arrive in suppuration. Lymphocytes (20 to 30 %) have round nuclei.',
    ],
    ['中性粒细胞、脓细胞', 'neutrophil, pus cell'],
    at('streptococcus-in-pus', 'neutrophil'),
  ),
  judge(
    'cocci-threads-between',
    2,
    [
      '箭头所指者为细菌，报告时应写明其革兰染色性和排列。',
      'The arrow shows bacteria; the report should give their Gram reaction and arrangement.',
    ],
    false,
    [
      '错。箭头指渗出的纤维蛋白，染成淡红色细丝，无隔、无壁、粗细不匀，来自患者的血浆，既不是细菌，也不是有平行双壁的真菌菌丝。应报告的是紫色、成链的球菌。',
      'False: the arrow is at fibrin of the exudate, pink uneven threads without wall or septa that come from the plasma of the patient; they are neither bacteria nor hyphae, which have parallel walls. To be reported are the violet cocci in chains.',
    ],
    ['纤维蛋白', 'fibrin'],
    at('streptococcus-in-pus', 'fibrin-thread'),
  ),
  match(
    'cocci-late-disease',
    3,
    ['为下列疾病选出主要的病原菌。', 'Which coccus is the chief cause of each disease?'],
    [
      ['A 群链球菌', 'Group A streptococcus'],
      ['肺炎链球菌', 'Pneumococcus'],
      ['脑膜炎奈瑟菌', 'Meningococcus'],
      ['甲型溶血性链球菌（草绿色链球菌）', 'Viridans streptococci'],
    ],
    [
      ['风湿热', 'Rheumatic fever', 0],
      ['拔牙后的亚急性细菌性心内膜炎', 'Subacute endocarditis after a tooth was drawn', 3],
      ['青壮年大叶性肺炎', 'Lobar pneumonia of young adults', 1],
      ['流行性脑脊髓膜炎', 'Epidemic meningitis', 2],
      ['猩红热', 'Scarlet fever', 0],
    ],
    [
      '风湿热、急性肾小球肾炎是 A 群链球菌感染后的变态反应，猩红热由其致热外毒素引起；口腔的草绿色链球菌经血附着于异常心瓣膜。',
      'Rheumatic fever follows group A infection by allergy and scarlet fever comes from its toxin; viridans streptococci of the mouth settle on damaged valves.',
    ],
    ['A 群链球菌、风湿热', 'group A streptococcus, rheumatic fever'],
  ),
  several(
    'cocci-pneumococcus-signs',
    3,
    ['可用于鉴别肺炎链球菌与草绿色链球菌的试验有', 'Pneumococci are told from viridans streptococci by'],
    [
      yes('胆汁溶菌试验', 'the bile solubility test'),
      no('触酶试验', 'the catalase test'),
      yes('奥普托欣（Optochin）敏感试验', 'sensitivity to optochin'),
      yes('荚膜肿胀试验', 'the quellung reaction'),
      no('草绿色溶血环', 'a green zone of haemolysis'),
    ],
    [
      '肺炎链球菌胆汁溶菌、奥普托欣敏感、荚膜肿胀均阳性，草绿色链球菌均阴性；两者都无触酶，都形成草绿色溶血环，不能鉴别。',
      'Pneumococci dissolve in bile, are sensitive to optochin and have a capsule that swells. Both lack catalase and both give a green zone.',
    ],
    ['肺炎链球菌、胆汁溶菌试验', 'pneumococcus, bile solubility'],
  ),
]
