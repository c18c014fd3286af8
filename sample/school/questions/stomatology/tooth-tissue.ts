import type { QuestionSeed } from '../../types.ts'

export const toothTissueQuestions: QuestionSeed[] = [
  {
    key: 'tooth-mineral-at-arrow',
    kind: 'DANXUAN',
    difficulty: 2,
    specimen: { key: 'tooth', term: 'enamel' },
    stem: {
      zh: '箭头所指组织中无机物约占重量的',
      en: 'About how much of the weight of the tissue at the arrow is mineral?',
    },
    options: [
      { text: { zh: '几乎为0', en: 'Almost none' } },
      { text: { zh: '20%～25%', en: '20 to 25 %' } },
      { text: { zh: '45%～50%', en: '45 to 50 %' } },
      { text: { zh: '70%', en: '70 %' } },
      { text: { zh: '96%～97%', en: '96 to 97 %' }, right: true },
    ],
    analysis: {
      zh: '箭头指覆盖牙冠的釉质，无机物占96%～97%，是人体最硬的组织。牙本质约70%，牙骨质约45%～50%；20%～25%不是牙体硬组织的数值；几乎无矿物的是牙髓和前期牙本质。',
      en: 'The arrow is at the enamel of the crown, 96 to 97 % mineral. Dentine has about 70 %, cementum 45 to 50 %; 20 to 25 % is no dental hard tissue; almost none would be pulp or predentine.',
    },
    keywords: ['釉质', '羟基磷灰石'],
    keywordsEn: ['enamel', 'hydroxyapatite'],
  },
  {
    key: 'tooth-content-in-life',
    kind: 'DANXUAN',
    difficulty: 3,
    specimen: { key: 'tooth', term: 'dentinal-tubules' },
    stem: {
      zh: '活体牙中，箭头所指结构内含有',
      en: 'What does the structure at the arrow contain in a living tooth?',
    },
    options: [
      { text: { zh: '毛细血管和淋巴管', en: 'Capillaries and lymphatics' } },
      { text: { zh: '穿通纤维的末端', en: 'Ends of perforating fibres' } },
      { text: { zh: '成牙本质细胞突起和组织液', en: 'Odontoblast processes and fluid' }, right: true },
      { text: { zh: '成釉细胞的托姆斯突', en: "Tomes' processes of ameloblasts" } },
      { text: { zh: '牙骨质细胞及其伸出的细长突起', en: 'Cementocytes and their long thin processes' } },
    ],
    analysis: {
      zh: '箭头指由髓腔向外放射的牙本质小管，内有成牙本质细胞突起和组织液，近髓端还可有神经末梢。血管只在牙髓；穿通纤维埋在牙骨质和牙槽骨；成釉细胞在牙萌出后消失；牙骨质细胞位于牙骨质陷窝。',
      en: 'The arrow is at dentinal tubules radiating from the pulp cavity: odontoblast processes and fluid, near the pulp also nerve endings. Vessels stay in the pulp, perforating fibres in cementum and alveolar bone, ameloblasts are lost at eruption, cementocytes lie in cementum.',
    },
    keywords: ['牙本质小管', '成牙本质细胞突起'],
    keywordsEn: ['dentinal tubules', 'odontoblast process'],
  },
  {
    key: 'tooth-line-and-surface',
    kind: 'TIANKONG',
    difficulty: 4,
    specimen: { key: 'tooth', term: 'striae-of-retzius-2' },
    stem: {
      zh: '写出箭头所指线纹的名称：____；此类线纹到达牙表面处形成的浅沟纹称____。',
      en: 'Name the lines at the arrow: ____; the shallow grooves where such lines reach the tooth surface are the ____.',
    },
    blanks: [
      { terms: ['striae-of-retzius'], accept: ['生长线', 'incremental lines'] },
      { terms: ['perikymata'], accept: ['牙面平行线', '牙面平行线纹'] },
    ],
    analysis: {
      zh: '箭头指釉质内的深色线，即釉质生长线（芮氏线）：在牙尖成弧形环绕牙本质，不达表面；在牙侧面自釉牙本质界斜向冠方表面，到达表面处形成釉面横纹。施雷格线是落射光下的明暗带，非生长线；牙本质小管在牙本质内；新生线只是乳牙和第一恒磨牙上特别明显的一条生长线。',
      en: 'The arrow is at dark lines in the enamel, striae of Retzius: at the tip of the crown they arch over the dentine and do not reach the surface, on its sides they slant from the dentine to the surface and end as perikymata. Hunter-Schreger bands are an optical effect in reflected light, tubules lie in dentine, the neonatal line is a single marked line in milk teeth and first permanent molars.',
    },
    keywords: ['釉质生长线', '釉面横纹'],
    keywordsEn: ['striae of Retzius', 'perikymata'],
  },
  {
    key: 'tooth-vessels-in-tissue',
    kind: 'PANDUAN',
    difficulty: 3,
    specimen: { key: 'tooth', term: 'cementum-2' },
    stem: {
      zh: '牙周膜主纤维的一端埋在箭头所指的组织内。',
      en: 'One end of the principal fibres of the periodontal ligament is embedded in the tissue at the arrow.',
    },
    right: true,
    analysis: {
      zh: '对。箭头指覆盖牙根的牙骨质，牙周膜主纤维一端埋在牙骨质、另一端埋在牙槽骨内，埋入的部分称穿通纤维（沙比纤维）。牙骨质组成似骨，但无血管，生理情况下只不断沉积而不改建。牙本质在其深面，不与牙周膜相接。',
      en: 'True. The arrow is at cementum: the principal fibres run between it and the alveolar bone, and their embedded ends are the perforating (Sharpey) fibres. Cementum is similar to bone but has no vessels and is normally only added to. Dentine lies beneath it and does not meet the ligament.',
    },
    keywords: ['牙骨质', '穿通纤维'],
    keywordsEn: ['cementum', 'Sharpey fibres'],
  },
  {
    key: 'tooth-border-shape',
    kind: 'DANXUAN',
    difficulty: 4,
    specimen: { key: 'tooth', term: 'enamel-dentine-junction' },
    stem: {
      zh: '箭头所指交界处，两种组织的邻接关系是',
      en: 'How do the two tissues meet at the arrow?',
    },
    options: [
      {
        text: {
          zh: '约60%一种组织少许覆盖另一种',
          en: 'In about 60 % one tissue slightly overlaps the other',
        },
      },
      {
        text: {
          zh: '由连续的小弧形构成，凸面朝向牙本质',
          en: 'A chain of scallops, convex towards the dentine',
        },
        right: true,
      },
      {
        text: {
          zh: '较平直，相邻处有一层托姆斯颗粒层',
          en: 'Fairly straight, next to a granular layer of Tomes',
        },
      },
      {
        text: {
          zh: '由连续的小弧形构成，凸面朝向釉质',
          en: 'A chain of scallops, convex towards the enamel',
        },
      },
      { text: { zh: '以牙周膜纤维相隔，互不接触', en: 'Parted by fibres of the periodontal ligament' } },
    ],
    analysis: {
      zh: '箭头指釉牙本质界，由许多小弧形相连，凸面朝向牙本质、凹面朝向釉质，增大接触面。约60%为牙骨质少许覆盖釉质，是牙颈部釉牙骨质界的情形；较平直并邻近托姆斯颗粒层的是根部牙本质牙骨质界；牙周膜位于牙骨质与牙槽骨之间。',
      en: 'The arrow is at the enamel-dentine junction: scallops convex towards the dentine, which enlarge the contact. In 60 % cementum overlaps enamel at the neck; the fairly straight border by the granular layer of Tomes is that of dentine and cementum; the periodontal ligament lies between cementum and bone.',
    },
    keywords: ['釉牙本质界', '弧形'],
    keywordsEn: ['enamel-dentine junction', 'scalloped'],
  },
  {
    key: 'tooth-tubule-facts',
    kind: 'DUOXUAN',
    difficulty: 3,
    stem: {
      zh: '关于牙本质小管，正确的有',
      en: 'Which statements on dentinal tubules are right?',
    },
    options: [
      {
        text: { zh: '近髓端较粗，近表面端较细', en: 'Wider near the pulp than near the surface' },
        right: true,
      },
      { text: { zh: '单位面积内近髓端较稀疏', en: 'Fewer per area near the pulp' } },
      { text: { zh: '牙颈部弯曲呈“～”形', en: 'S-shaped at the neck' }, right: true },
      { text: { zh: '近釉牙本质界处有分支', en: 'Branch near the enamel-dentine junction' }, right: true },
      {
        text: {
          zh: '管周牙本质的矿化程度低于管间牙本质',
          en: 'Peritubular dentine is less mineralised than intertubular',
        },
      },
    ],
    analysis: {
      zh: '小管近髓端直径2.5～4 μm且密集，近表面约1 μm且稀疏，故“近髓端稀疏”错；在牙尖和根尖较直，颈部呈“～”形；末端分支。管周牙本质矿化程度高于管间牙本质，脱矿切片中消失而留下环形空隙。',
      en: 'Tubules are 2.5 to 4 μm wide and crowded near the pulp, about 1 μm and sparse near the surface; straight at cusp and apex, S-shaped at the neck; branched at their ends. Peritubular dentine is the more mineralised and vanishes on decalcification.',
    },
    keywords: ['牙本质小管'],
    keywordsEn: ['dentinal tubules'],
  },
  {
    key: 'tooth-enamel-structures-match',
    kind: 'PEIWU',
    difficulty: 4,
    stem: {
      zh: '为下列描述选择釉质中的结构。',
      en: 'Choose the structure of enamel for each description.',
    },
    options: [
      { zh: '釉梭', en: 'Enamel spindle' },
      { zh: '釉丛', en: 'Enamel tuft' },
      { zh: '釉板', en: 'Enamel lamella' },
      { zh: '新生线', en: 'Neonatal line' },
      { zh: '施雷格线', en: 'Hunter-Schreger bands' },
    ],
    stems: [
      {
        text: {
          zh: '成牙本质细胞突起末端穿过交界、膨大于釉质内',
          en: 'Swollen end of an odontoblast process that crossed into the enamel',
        },
        option: 0,
      },
      {
        text: {
          zh: '乳牙和第一恒磨牙上与出生相应的加重生长线',
          en: 'Marked growth line of birth in milk teeth and first permanent molars',
        },
        option: 3,
      },
      {
        text: {
          zh: '自交界起，达釉质厚度约1/5～1/3，形似草丛',
          en: 'From the junction through a fifth to a third of the enamel, like tufts of grass',
        },
        option: 1,
      },
      {
        text: {
          zh: '落射光下因釉柱方向改变而见的明暗带',
          en: 'Light and dark bands in reflected light where rods change direction',
        },
        option: 4,
      },
      {
        text: {
          zh: '自表面深入、可贯穿釉质全层的薄层有机物',
          en: 'Thin organic sheet from the surface, possibly through the whole enamel',
        },
        option: 2,
      },
    ],
    analysis: {
      zh: '釉梭多见于牙尖，来自成牙本质细胞突起；釉丛矿化较差，仅占内1/5～1/3；釉板可达全层甚至入牙本质，细菌可由此侵入；新生线记录出生时的环境改变；施雷格线是绞釉造成的光学现象，改变入射光方向时明暗互换。',
      en: 'Spindles, most at cusps, come from odontoblast processes; tufts are poorly mineralised and keep to the inner fifth to third; lamellae may pass all the way and admit bacteria; the neonatal line records birth; Hunter-Schreger bands are optical and swap with the light.',
    },
    keywords: ['釉梭', '釉丛', '新生线'],
    keywordsEn: ['enamel spindle', 'enamel tuft', 'neonatal line'],
  },
  {
    key: 'tooth-three-hard-tissues',
    kind: 'WENDA',
    difficulty: 3,
    stem: {
      zh: '比较釉质、牙本质和牙骨质的胚胎来源、形成细胞，以及牙萌出后能否继续形成。',
      en: 'Compare enamel, dentine and cementum by embryonic origin, forming cells and whether they can form after eruption.',
    },
    model: {
      zh: '釉质：来自外胚层的成釉器，由成釉细胞形成；牙萌出前成釉细胞退化，故釉质不能再生，损坏后只能由修复材料替代（表层可再矿化）。牙本质：来自外胚间充质的牙乳头，由成牙本质细胞形成；细胞终生存在于牙髓周边，可形成继发性牙本质，受刺激时形成修复性牙本质。牙骨质：来自外胚间充质的牙囊，由成牙骨质细胞形成；终生可在根面沉积，尤以根尖部明显，可修复轻度吸收。',
      en: 'Enamel: ectodermal enamel organ, ameloblasts, which are lost before eruption, so it cannot regenerate (the surface may remineralise). Dentine: ectomesenchymal dental papilla, odontoblasts, which line the pulp for life and form secondary dentine, and reparative dentine on stimulation. Cementum: ectomesenchymal dental follicle, cementoblasts, laid down for life on the root, most at the apex, and able to repair slight resorption.',
    },
    analysis: {
      zh: '得分要点：三种来源、三种细胞、能否继续形成各一点。常见错误是把釉质也归为间充质来源，或把再矿化当成釉质再生——再矿化没有细胞参与，不形成新的釉柱。',
      en: 'Points: three origins, three cells, three answers on later formation. Common mistakes: mesenchymal enamel, or remineralisation taken for regeneration; it involves no cells and makes no new rods.',
    },
    keywords: ['外胚层', '外胚间充质', '成釉细胞', '成牙本质细胞', '成牙骨质细胞', '再生'],
    keywordsEn: [
      'ectodermal',
      'ectomesenchymal',
      'ameloblasts',
      'odontoblasts',
      'cementoblasts',
      'regenerate',
    ],
  },
  {
    key: 'tooth-deep-caries',
    kind: 'BINGLI',
    difficulty: 3,
    stem: {
      zh: '女，22岁，右下第一磨牙咬合面深龋洞，冷热刺激时酸痛，刺激去除后很快消失，无自发痛。去净腐质后近髓但未穿髓。',
      en: 'A woman of 22 has a deep occlusal cavity in the lower right first molar, which hurts with cold and heat and soon stops; no spontaneous pain. After removal of caries the pulp is close but not exposed.',
    },
    children: [
      {
        key: 'tooth-deep-caries-reaction',
        kind: 'DUOXUAN',
        difficulty: 3,
        stem: {
          zh: '龋坏相应部位的磨片中，可见到的牙本质反应性改变有',
          en: 'Which reactive changes of dentine may a ground section of this region show?',
        },
        options: [
          { text: { zh: '球间牙本质', en: 'Interglobular dentine' } },
          { text: { zh: '透明牙本质', en: 'Sclerotic dentine' }, right: true },
          { text: { zh: '死区', en: 'Dead tracts' }, right: true },
          { text: { zh: '修复性牙本质', en: 'Reparative dentine' }, right: true },
          { text: { zh: '托姆斯颗粒层', en: 'Granular layer of Tomes' } },
        ],
        analysis: {
          zh: '慢性刺激使小管内矿物沉积成透明牙本质，突起变性而小管充气成死区，髓侧形成修复性牙本质。球间牙本质是矿化小球未融合的发育性改变，托姆斯颗粒层是根部正常结构，均与龋的反应无关。',
          en: 'Slow irritation fills tubules with mineral (sclerotic dentine), kills processes so that tubules fill with air (dead tracts), and adds reparative dentine at the pulp. Interglobular dentine is developmental, the granular layer of Tomes a normal feature of the root.',
        },
      },
      {
        key: 'tooth-deep-caries-pain',
        kind: 'DANXUAN',
        difficulty: 3,
        stem: {
          zh: '目前较公认解释冷刺激引起牙本质疼痛的学说是',
          en: 'Which theory best explains dentine pain on cold?',
        },
        options: [
          { text: { zh: '细菌外毒素学说', en: 'Bacterial exotoxin theory' } },
          { text: { zh: '釉质神经传导学说', en: 'Nerve conduction in enamel' } },
          { text: { zh: '牙骨质渗透学说', en: 'Permeability of cementum' } },
          { text: { zh: '流体动力学说', en: 'Hydrodynamic theory' }, right: true },
        ],
        analysis: {
          zh: '温度等刺激使牙本质小管内液体快速移动，牵动成牙本质细胞突起及其周围的神经末梢而致痛，即流体动力学说。釉质内没有神经；细菌毒素和牙骨质渗透不能解释刺激去除后疼痛迅速消失。',
          en: 'Stimuli move the fluid of the tubules, which excites nerve endings around the odontoblasts: the hydrodynamic theory. Enamel has no nerves; toxins or cementum cannot explain pain that stops at once.',
        },
      },
      {
        key: 'tooth-deep-caries-cells',
        kind: 'TIANKONG',
        difficulty: 2,
        stem: {
          zh: '若原有形成细胞坏死，由牙髓中的未分化细胞分化为____样细胞，继续形成牙本质。',
          en: 'If the original cells die, undifferentiated pulp cells become ____-like cells and go on forming dentine.',
        },
        blanks: [{ terms: ['odontoblast'] }],
        analysis: {
          zh: '修复性牙本质由存活的成牙本质细胞或牙髓未分化间充质细胞分化的成牙本质细胞样细胞形成。成釉细胞牙萌出后已不存在，成牙骨质细胞位于根面牙周膜侧，均不形成牙本质。',
          en: 'Reparative dentine is made by surviving odontoblasts or odontoblast-like cells from undifferentiated pulp cells. Ameloblasts are gone after eruption, cementoblasts are on the root surface.',
        },
      },
    ],
    analysis: {
      zh: '刺激痛随刺激消失、无自发痛，提示牙髓尚有活力，牙本质-牙髓复合体可形成透明牙本质和修复性牙本质自我防御；若有自发痛、夜间痛，则已是不可复性牙髓炎，而非本例。',
      en: 'Pain that ends with the stimulus and no spontaneous pain mean a vital pulp: the dentine-pulp complex defends itself with sclerotic and reparative dentine. Spontaneous night pain would mean irreversible pulpitis.',
    },
    keywords: ['深龋', '修复性牙本质'],
    keywordsEn: ['deep caries', 'reparative dentine'],
  },
]
