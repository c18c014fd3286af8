import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const digestiveGlands: ChapterSeed = {
  subject: 'histology',
  catalog: 'digestive-glands',
  questions: [
    {
      key: 'glands-blood-from',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'liver', term: 'interlobular-vein' },
      stem: {
        zh: '流经箭头所指管道的液体，主要来自',
        en: 'The fluid in the channel at the arrow comes mainly from',
      },
      options: [
        no('腹主动脉经肝固有动脉', 'the aorta by way of the proper hepatic artery'),
        yes('胃肠、脾和胰的静脉', 'the veins of gut, spleen and pancreas'),
        no('胆小管', 'the bile canaliculi'),
        no('肝血窦', 'the hepatic sinusoids'),
      ],
      analysis: {
        zh: '箭头指小叶间静脉，是门静脉的分支，收集胃肠、脾和胰的血液。小叶间动脉的血来自肝动脉；小叶间胆管的胆汁来自胆小管；接受肝血窦血液的是中央静脉。',
        en: 'An interlobular vein is a branch of the portal vein with blood from gut, spleen and pancreas. The artery is fed by the hepatic artery, the duct by bile canaliculi, and it is the central vein that takes blood from sinusoids.',
      },
      keywords: ['小叶间静脉', '肝门静脉'],
      keywordsEn: ['interlobular vein', 'hepatic portal vein'],
    },
    {
      key: 'glands-blood-next',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'liver', term: 'central-vein' },
      stem: {
        zh: '血液由箭头所指处继续前行，接着注入',
        en: 'From the vessel at the arrow the blood next enters',
      },
      options: [
        no('小叶间静脉', 'an interlobular vein'),
        no('肝血窦', 'the hepatic sinusoids'),
        no('门静脉', 'the portal vein'),
        yes('小叶下静脉', 'a sublobular vein'),
      ],
      analysis: {
        zh: '箭头指中央静脉，位于小叶中轴、壁有血窦开口，其血液汇入小叶下静脉，再入肝静脉。小叶间静脉是门静脉的分支，其血液流入肝血窦，方向相反。',
        en: 'The central vein, in the axis of the lobule, drains into sublobular and then hepatic veins. Interlobular veins are branches of the portal vein and lead into the sinusoids, on the way in.',
      },
      keywords: ['中央静脉', '小叶下静脉'],
      keywordsEn: ['central vein', 'sublobular vein'],
    },
    {
      key: 'glands-space-between',
      kind: 'DUOXUAN',
      difficulty: 3,
      specimen: { key: 'liver', term: 'hepatic-sinusoid' },
      stem: {
        zh: '对箭头尖端所在的腔隙，描述正确的有',
        en: 'Which statements describe the space at the tip of the arrow?',
      },
      options: [
        yes('内皮细胞有窗孔', 'Its endothelial cells have fenestrae'),
        no('内容为胆汁', 'It contains bile'),
        no('血液由小叶中央流向周边', 'Blood runs from the centre of the lobule outwards'),
        yes('腔内可见肝巨噬细胞', 'Hepatic macrophages lie within it'),
        yes('同时接受门静脉和肝动脉的血液', 'It receives both portal and arterial blood'),
      ],
      analysis: {
        zh: '箭头指肝血窦：内皮有孔、无完整基膜，窦内有肝巨噬细胞，小叶间静脉和小叶间动脉的血液在此混合，由周边流向中央。胆汁在肝细胞之间的胆小管内，流向与血液相反。',
        en: 'A sinusoid: fenestrated endothelium without a complete basement membrane, macrophages inside, portal and arterial blood mixed and running to the centre. Bile is in the canaliculi between hepatocytes and runs the other way.',
      },
      keywords: ['肝血窦', '肝巨噬细胞', '有孔内皮'],
      keywordsEn: ['hepatic sinusoid', 'Kupffer cell', 'fenestrated endothelium'],
    },
    {
      key: 'glands-duct-and-lining',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'liver', term: 'interlobular-bile-duct' },
      stem: {
        zh: '箭头所指的管道是____，其管壁的上皮为____。',
        en: 'The channel at the arrow is an ____; its lining is ____.',
      },
      blanks: [{ terms: ['interlobular-bile-duct'] }, { terms: ['simple-cuboidal-epithelium'] }],
      analysis: {
        zh: '门管区内由一圈排列整齐的圆核立方细胞围成的是小叶间胆管，上皮为单层立方上皮。小叶间静脉和动脉均衬内皮，前者腔大壁薄，后者有环行平滑肌。',
        en: 'A ring of cuboidal cells with round nuclei in a portal area is an interlobular bile duct. Vein and artery are lined by endothelium; the vein is wide and thin-walled, the artery has circular muscle.',
      },
      keywords: ['小叶间胆管', '单层立方上皮'],
      keywordsEn: ['interlobular bile duct', 'simple cuboidal epithelium'],
    },
    {
      key: 'glands-recognise-by',
      kind: 'DANXUAN',
      difficulty: 3,
      specimen: { key: 'liver', term: 'interlobular-artery' },
      stem: {
        zh: '箭头所指的管道与其伴行的两种管道相区别，最可靠的依据是',
        en: 'What best tells the channel at the arrow from the two that accompany it?',
      },
      options: [
        yes('管腔小而圆，壁内有环行平滑肌', 'A small round lumen with circular smooth muscle'),
        no('管腔大而不规则，壁薄而平滑肌少', 'A wide irregular lumen with a thin wall of little muscle'),
        no('管壁由一层立方细胞围成', 'A wall of one layer of cuboidal cells'),
        no('管壁不完整，有血窦开口', 'An incomplete wall pierced by sinusoids'),
      ],
      analysis: {
        zh: '箭头指小叶间动脉。腔大壁薄的是小叶间静脉，由立方上皮围成的是小叶间胆管，壁有血窦开口的是中央静脉，后者不在门管区内。',
        en: 'An interlobular artery. The wide thin-walled one is the vein, the one of cuboidal cells the bile duct; a wall pierced by sinusoids belongs to the central vein, outside the portal area.',
      },
      keywords: ['小叶间动脉', '环行平滑肌'],
      keywordsEn: ['interlobular artery', 'circular smooth muscle'],
    },
    {
      key: 'glands-human-lobule',
      kind: 'PANDUAN',
      difficulty: 1,
      stem: {
        zh: '人的肝小叶之间结缔组织发达，因此在切片上小叶分界十分清楚。',
        en: 'In the human liver abundant connective tissue between lobules makes their borders very clear in sections.',
      },
      right: false,
      analysis: {
        zh: '人肝小叶间结缔组织很少，相邻小叶常连成一片，分界不清；分界清楚的是猪肝。',
        en: 'The human liver has little of it and lobules run together; it is the pig liver whose lobules are sharply outlined.',
      },
      keywords: ['肝小叶', '结缔组织'],
      keywordsEn: ['hepatic lobule', 'connective tissue'],
    },
    {
      key: 'glands-liver-cells',
      kind: 'PEIWU',
      difficulty: 2,
      stem: {
        zh: '下列功能分别由肝内的哪种细胞完成？',
        en: 'Which cell of the liver does each of these?',
      },
      options: [
        { zh: '肝星状细胞', en: 'Hepatic stellate cell' },
        { zh: '肝细胞', en: 'Hepatocyte' },
        { zh: '肝巨噬细胞', en: 'Kupffer cell' },
        { zh: '窦内皮细胞', en: 'Sinusoidal endothelial cell' },
      ],
      stems: [
        { text: { zh: '合成血浆白蛋白', en: 'Makes plasma albumin' }, option: 1 },
        {
          text: {
            zh: '贮存维生素 A，肝纤维化时产生胶原',
            en: 'Stores vitamin A and makes collagen in fibrosis',
          },
          option: 0,
        },
        {
          text: {
            zh: '吞噬衰老的红细胞和由肠道来的细菌',
            en: 'Engulfs old red cells and bacteria from the gut',
          },
          option: 2,
        },
        { text: { zh: '把胆红素转化为结合胆红素', en: 'Conjugates bilirubin' }, option: 1 },
      ],
      analysis: {
        zh: '肝细胞合成多种血浆蛋白并结合胆红素，故用了两次；肝星状细胞位于窦周隙，贮存维生素 A；肝巨噬细胞来自单核细胞，具有吞噬功能。窦内皮细胞构成有孔的窦壁，本题未用到。',
        en: 'Hepatocytes make plasma proteins and conjugate bilirubin and so serve twice; stellate cells of the perisinusoidal space store vitamin A; Kupffer cells are phagocytes. The endothelial cell, wall of the sinusoid, is not used.',
      },
      keywords: ['肝细胞', '肝星状细胞', '肝巨噬细胞'],
      keywordsEn: ['hepatocyte', 'hepatic stellate cell', 'Kupffer cell'],
    },
    {
      key: 'glands-three-surfaces',
      kind: 'WENDA',
      difficulty: 4,
      stem: {
        zh: '肝细胞有哪三种功能面？各面的结构特点与其功能有何关系？',
        en: 'What are the three functional surfaces of a hepatocyte, and how does the structure of each serve its work?',
      },
      model: {
        zh: '①血窦面：朝向窦周隙，有发达的微绒毛浸于血浆中，利于物质交换；②细胞连接面：相邻肝细胞之间，有紧密连接、桥粒和缝隙连接，起连接、封闭和沟通作用；③胆小管面：相邻肝细胞膜局部凹陷围成胆小管，有微绒毛，两侧以紧密连接等封闭，防止胆汁外溢。',
        en: '(1) The sinusoidal surface faces the perisinusoidal space with many microvilli in plasma, for exchange. (2) The intercellular surface has tight junctions, desmosomes and gap junctions that seal, hold and link. (3) The canalicular surface is grooved to form bile canaliculi with microvilli, sealed on both sides so that bile does not leak.',
      },
      analysis: {
        zh: '得分要点：三个面的名称；血窦面和胆小管面有微绒毛；胆小管由相邻肝细胞膜围成，无自己的管壁，两侧封闭。',
        en: 'Points: the three names; microvilli on the first and third; the canaliculus has no wall of its own but the sealed membranes of its neighbours.',
      },
      keywords: ['窦周隙', '微绒毛', '紧密连接', '缝隙连接', '胆小管'],
      keywordsEn: [
        'perisinusoidal space',
        'microvilli',
        'tight junctions',
        'gap junctions',
        'bile canaliculi',
      ],
    },
    {
      key: 'glands-shock',
      kind: 'BINGLI',
      difficulty: 4,
      stem: {
        zh: '患者，男，45 岁，失血性休克抢救后第 3 天转氨酶显著升高。肝活检见每个小叶内坏死的分布相同：一处最重，向另一处逐渐减轻。',
        en: 'Three days after haemorrhagic shock a man of 45 has greatly raised transaminases. In every lobule of his liver the necrosis is spread alike: worst in one place and fading towards another.',
      },
      children: [
        {
          key: 'glands-shock-where',
          kind: 'DANXUAN',
          difficulty: 3,
          stem: { zh: '坏死最重的部位应是', en: 'Where is the necrosis worst?' },
          options: [
            no('门管区周围', 'Around the portal areas'),
            no('小叶的中间带', 'In the middle zone'),
            yes('中央静脉周围', 'Around the central vein'),
            no('相邻小叶交界处', 'Where neighbouring lobules meet'),
          ],
          analysis: {
            zh: '血液由小叶周边流向中央，到达中央静脉周围时氧含量最低，缺血缺氧时该处肝细胞最先、最重受损。小叶周边（门管区周围和小叶交界处）最先得到动脉血，损伤最轻，中间带居中。',
            en: 'Blood runs from the edge of the lobule to its centre and is poorest in oxygen around the central vein, where cells die first. The edge (around portal areas and where lobules meet) gets arterial blood first and suffers least, the middle zone less than the centre.',
          },
        },
        {
          key: 'glands-shock-order',
          kind: 'TIANKONG',
          difficulty: 3,
          stem: {
            zh: '氧由动脉血到达坏死区的路径：小叶间动脉 → ____ → 迪塞间隙 → ____的微绒毛。',
            en: 'Oxygen of arterial blood reaches the necrotic area thus: interlobular artery, ____, space of Disse, microvilli of the ____.',
          },
          blanks: [{ terms: ['hepatic-sinusoid'] }, { terms: ['hepatocyte'] }],
          analysis: {
            zh: '小叶间动脉的血液注入肝血窦，血浆经内皮窗孔进入窦周隙（迪塞间隙），与肝细胞血窦面的微绒毛直接接触。',
            en: 'The artery empties into the sinusoids; plasma passes the fenestrae into the perisinusoidal space (of Disse) and bathes the microvilli of the hepatocyte.',
          },
        },
      ],
      analysis: {
        zh: '肝小叶内血流有方向性，小叶中央处于血供末端，故休克、心力衰竭时出现小叶中央性坏死。',
        en: 'Blood flows one way through the lobule and its centre is served last; hence centrilobular necrosis in shock and heart failure.',
      },
      keywords: ['肝腺泡', '缺氧'],
      keywordsEn: ['hepatic acinus', 'hypoxia'],
    },
    {
      key: 'glands-draw-portal-area',
      kind: 'OTHER',
      name: { zh: '绘图题', en: 'Drawing' },
      difficulty: 3,
      stem: {
        zh: '绘出一个门管区及其邻近的肝实质（高倍），标注三种管道、肝索和肝血窦。',
        en: 'Draw a portal area with the liver tissue next to it at high power; label its three vessels, a hepatic cord and a sinusoid.',
      },
      model: {
        zh: '三角形或不规则的结缔组织区内：小叶间静脉腔大而不规则、壁薄；小叶间动脉腔小而圆、壁厚，有环行平滑肌；小叶间胆管由单层立方上皮围成。外周为成行的多边形肝细胞，核圆居中，肝索之间为肝血窦。',
        en: 'Within a triangular or irregular field of connective tissue: a wide irregular thin-walled vein, a small round artery with circular muscle, and a duct of simple cuboidal epithelium. Around it rows of polygonal hepatocytes with round central nuclei, and sinusoids between the rows.',
      },
      analysis: {
        zh: '常见扣分：胆管画成扁平内皮、动静脉大小相同、肝索与血窦不相间排列。',
        en: 'Marks are lost for a duct lined by flat cells, artery and vein of one size, and cords without sinusoids between them.',
      },
      keywords: ['小叶间静脉', '小叶间动脉', '小叶间胆管', '肝血窦'],
      keywordsEn: ['vein', 'artery', 'duct', 'sinusoids'],
    },
  ],
}
