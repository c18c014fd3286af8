import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, other, several, single, words, yes } from '../write.ts'

export const toothTissueFurther: QuestionSeed[] = [
  single(
    'tooth-bands-by-light',
    4,
    [
      '箭头处自釉牙本质界向外伸展、宽而模糊的明暗带，成因是',
      'The broad faint light and dark bands that run outwards from the enamel-dentine junction at the arrow are due to',
    ],
    [
      yes('釉柱排列方向的规律性改变', 'regular changes in the direction of enamel rods'),
      no('釉质周期性生长的停歇', 'pauses in the growth of enamel'),
      no('釉质内的裂隙充满有机物', 'cracks filled with organic matter'),
      no('成牙本质细胞突起伸入釉质', 'odontoblast processes that reach into enamel'),
    ],
    [
      '箭头指施雷格线，由釉柱走向交替（纵断与横断）造成，属光学现象。生长停歇形成釉质生长线，有机物充填的裂隙为釉板，突起伸入为釉梭。',
      'Hunter-Schreger bands arise as rods are cut along and across by turns. Pauses make the lines of Retzius, cracks lamellae, processes spindles.',
    ],
    ['施雷格线、釉柱', 'Hunter-Schreger band, enamel rod'],
    at('tooth', 'hunter-schreger-bands'),
  ),
  fill(
    'tooth-grains-of-root',
    3,
    [
      '箭头所指的一层是____，它属于____组织（釉质、牙本质或牙骨质）。',
      'The layer at the arrow is the ____; it belongs to the ____ (enamel, dentine or cementum).',
    ],
    [named('tomes-granular-layer'), words('牙本质', '根部牙本质', 'dentine', 'dentin')],
    [
      '托姆斯颗粒层位于根部牙本质透明层内侧，是未完全矿化的区域，磨片中呈颗粒状。冠部牙本质近釉质处矿化不良的是球间牙本质。',
      'The granular layer of Tomes lies in root dentine near cementum, poorly mineralised. Its counterpart in the crown is interglobular dentine.',
    ],
    ['托姆斯颗粒层、牙本质', 'granular layer of Tomes, dentine'],
    at('tooth', 'tomes-granular-layer'),
  ),
  judge(
    'tooth-dark-streaks',
    3,
    [
      '箭头所指的条纹状区域在透射光下发黑，是因为其中的小管被矿物质完全堵塞。',
      'The streaky area at the arrow looks black by transmitted light because its tubules are wholly filled with mineral.',
    ],
    false,
    [
      '错。死区是小管内的成牙本质细胞突起变性、分解，小管充满空气所致；小管被矿物质封闭形成的是透明牙本质（硬化牙本质），透光而发亮。',
      'False: in dead tracts the processes have decayed and air fills the tubules. Tubules closed by mineral make sclerotic dentine, which is translucent.',
    ],
    ['死区、透明牙本质', 'dead tract, sclerotic dentine'],
    at('tooth', 'dead-tracts'),
  ),
  single(
    'tooth-club-in-enamel',
    3,
    ['箭头所指结构与哪种细胞有关？', 'To which cell is the structure at the arrow due?'],
    [
      no('成釉细胞', 'Ameloblast'),
      yes('成牙本质细胞', 'Odontoblast'),
      no('成牙骨质细胞', 'Cementoblast'),
      no('成纤维细胞', 'Fibroblast'),
    ],
    [
      '箭头指釉梭：成牙本质细胞突起的末端在釉质形成之初越过釉牙本质界，包埋于釉质内，多见于牙尖。釉丛则是矿化较差的釉柱。',
      'Enamel spindles are ends of odontoblast processes that crossed the junction before enamel formed, mostly at cusps. Enamel tufts are poorly mineralised rods.',
    ],
    ['釉梭、成牙本质细胞', 'enamel spindle, odontoblast'],
    at('tooth', 'enamel-spindle'),
  ),
  single(
    'tooth-narrow-end',
    2,
    ['关于箭头所指部位，正确的是', 'Which is true of the place at the arrow?'],
    [
      no('只有动脉通过，静脉另行', 'Arteries alone pass, veins go elsewhere'),
      no('终生敞开呈喇叭口状', 'It stays wide like a trumpet for life'),
      no('由釉质围成', 'It is walled by enamel'),
      yes(
        '牙髓的血管、神经由此与牙周组织相通',
        'Vessels and nerves of the pulp pass here to the periodontium',
      ),
    ],
    [
      '箭头指根尖孔，牙髓的血管、淋巴管和神经由此出入，根尖感染也由此扩散。牙根发育完成前呈喇叭口，成熟后缩窄；壁为牙本质和牙骨质。',
      'The apical foramen passes vessels and nerves of the pulp, and infection too. It is wide only until the root is complete; its wall is dentine and cementum.',
    ],
    ['根尖孔、牙髓', 'apical foramen, pulp'],
    at('tooth', 'apical-foramen'),
  ),
  match(
    'tooth-dentine-kinds',
    3,
    ['为下列描述选出牙本质的类型。', 'Which dentine is meant?'],
    [
      ['前期牙本质', 'Predentine'],
      ['管周牙本质', 'Peritubular dentine'],
      ['继发性牙本质', 'Secondary dentine'],
      ['修复性牙本质（属第三期牙本质）', 'Reparative dentine (a tertiary dentine)'],
      ['球间牙本质', 'Interglobular dentine'],
    ],
    [
      ['牙根发育完成后，在生理状态下缓慢形成', 'Laid down slowly in health once the root is complete', 2],
      [
        '受龋或磨损刺激，在相应髓腔侧形成，小管少而弯曲',
        'Formed on the pulpal side in response to caries or wear; tubules few and bent',
        3,
      ],
      ['紧靠成牙本质细胞、尚未矿化', 'Next to the odontoblasts, not yet mineralised', 0],
      ['围绕小管，矿化程度最高', 'Lines the tubules and is the most mineralised', 1],
      [
        '钙质小球未融合而留下的未矿化或矿化不全区',
        'Areas left unmineralised or poorly mineralised between calcospherites',
        4,
      ],
    ],
    [
      '继发性与修复性的区别在于前者是生理性、全髓腔，后者是对刺激的局部反应；前期牙本质始终存在一薄层。',
      'Secondary dentine is physiological and all round, reparative dentine a local answer to injury; a thin layer of predentine is always there.',
    ],
    ['继发性牙本质、修复性牙本质', 'secondary dentine, reparative dentine'],
  ),
  several(
    'tooth-cementum-true',
    3,
    ['关于牙骨质，正确的有', 'True of cementum:'],
    [
      yes('无血管', 'it has no vessels'),
      yes('近根尖处常含牙骨质细胞', 'near the apex it usually contains cementocytes'),
      yes('可终生增厚', 'it may thicken throughout life'),
      no('硬度高于牙本质', 'it is harder than dentine'),
      no('比骨更易吸收', 'it is resorbed more readily than bone'),
    ],
    [
      '牙骨质组成似骨，但无血管、无骨单位，硬度低于牙本质；较骨不易吸收，因此正畸移动牙时骨改建而牙根大体保持。',
      'Like bone in composition, but without vessels and softer than dentine. It resists resorption better than bone, which lets teeth be moved.',
    ],
    ['牙骨质', 'cementum'],
  ),
  other(
    'term',
    'tooth-lamella-term',
    3,
    ['釉板', 'Enamel lamella'],
    [
      '贯穿釉质部分或全层、垂直于牙面的薄片状结构，含有机物较多、矿化较差，可达釉牙本质界甚至进入牙本质，是龋致病菌侵入的途径之一。',
      'A thin sheet at right angles to the surface through part or all of the enamel, rich in organic matter and poorly mineralised; it may reach the dentine and let bacteria of caries in.',
    ],
    [
      '得分要点：薄片状、垂直牙面、有机物多、矿化差、与龋的关系。釉丛仅位于釉质内 1/4～1/3，不达表面。',
      'Points: a sheet across enamel, organic, poorly mineralised, a way for caries. Tufts stay in the inner third and do not reach the surface.',
    ],
    ['有机物、矿化、龋', 'organic matter, mineralised, caries'],
  ),
]
