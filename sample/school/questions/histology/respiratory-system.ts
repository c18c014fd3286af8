import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const respiratorySystem: ChapterSeed = {
  subject: 'histology',
  catalog: 'respiratory-system',
  questions: [
    {
      key: 'airway-failure-of-structure',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'trachea', term: 'cilia' },
      stem: {
        zh: '箭头所指的结构有先天性缺陷时，最直接的后果是',
        en: 'If what the arrow shows has an inborn defect, the most direct consequence is that',
      },
      options: [
        {
          text: {
            zh: '呼气时失去支撑的管腔塌陷，发生喘鸣',
            en: 'the airway, having lost its support, collapses on breathing out, with stridor',
          },
        },
        { text: { zh: '分泌的黏液脱水、过于浓稠', en: 'the mucus secreted is dry and too thick' } },
        {
          text: {
            zh: '黏液不能推向咽部，滞留而反复感染',
            en: 'mucus is not moved to the pharynx, stays and is infected again and again',
          },
          right: true,
        },
        {
          text: {
            zh: '上皮易与深面组织分离而剥脱',
            en: 'the epithelium parts easily from what lies beneath',
          },
        },
      ],
      analysis: {
        zh: '箭头指上皮游离面的纤毛，向咽部摆动清除黏液；失去功能则黏液滞留、反复感染。支撑管腔的是透明软骨；分泌黏液的是杯状细胞和气管腺；使上皮牢固附着的是基膜。',
        en: 'The arrow is at cilia, which sweep mucus towards the pharynx; without them it stays and infections recur. Hyaline cartilage keeps the airway open, goblet cells and tracheal glands make the mucus, and the basement membrane holds the epithelium.',
      },
      keywords: ['纤毛', '原发性纤毛不动综合征'],
      keywordsEn: ['cilia', 'primary ciliary dyskinesia'],
    },
    {
      key: 'airway-smoker',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'trachea', term: 'goblet-cell' },
      stem: {
        zh: '在长期吸烟者的切片上，与本片相比，箭头所指的细胞通常',
        en: 'In a long-term smoker, compared with this slide, cells like the one at the arrow usually',
      },
      options: [
        no('数量减少，乃至消失', 'become fewer or disappear'),
        no('失去纤毛而存留', 'stay but lose their cilia'),
        no('分化为神经内分泌细胞', 'turn into neuroendocrine cells'),
        yes('数量增多，分泌亢进', 'become more numerous and secrete more'),
      ],
      analysis: {
        zh: '箭头指杯状细胞，受烟雾长期刺激而增多，黏液过多，成为慢性支气管炎咳痰的原因之一。变少、失去纤毛的是纤毛细胞。',
        en: 'Goblet cells multiply under smoke and secrete more, one cause of the sputum of chronic bronchitis. It is ciliated cells that become fewer or lose their cilia.',
      },
      keywords: ['杯状细胞', '黏液分泌亢进'],
      keywordsEn: ['goblet cell', 'mucus hypersecretion'],
    },
    {
      key: 'airway-name-covering',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'trachea', term: 'perichondrium' },
      stem: {
        zh: '结合其在管壁中的位置和细胞形态，箭头所指的是____。',
        en: 'From its place in the wall and the shape of its cells, the arrow points at the ____.',
      },
      blanks: [{ terms: ['perichondrium'] }],
      analysis: {
        zh: '包裹软骨表面的致密结缔组织是软骨膜，内层细胞可分化为成软骨细胞，使软骨附加性生长。基膜位于上皮下方，为无细胞的均质带。',
        en: 'Dense connective tissue covering the cartilage is perichondrium; its inner cells become chondroblasts for appositional growth. The basement membrane is a cell-free band beneath the epithelium.',
      },
      keywords: ['软骨膜', '透明软骨'],
      keywordsEn: ['perichondrium', 'hyaline cartilage'],
    },
    {
      key: 'airway-same-tissue',
      kind: 'DUOXUAN',
      difficulty: 2,
      specimen: { key: 'trachea', term: 'hyaline-cartilage' },
      stem: {
        zh: '下列哪些部位由与箭头所指相同的组织构成？',
        en: 'Which of these consist of the same tissue as that at the arrow?',
      },
      options: [
        yes('肋软骨', 'Costal cartilages'),
        no('耳郭', 'Auricle'),
        no('椎间盘的纤维环', 'Anulus fibrosus of an intervertebral disc'),
        yes('长骨的关节面', 'Articular surfaces of long bones'),
        no('会厌', 'Epiglottis'),
      ],
      analysis: {
        zh: '箭头指透明软骨，见于肋软骨、关节软骨和呼吸道。耳郭和会厌为弹性软骨，纤维环为纤维软骨。',
        en: 'Hyaline cartilage: costal and articular cartilage and the airways. Auricle and epiglottis are elastic cartilage, the anulus fibrosus is fibrocartilage.',
      },
      keywords: ['透明软骨', '关节软骨'],
      keywordsEn: ['hyaline cartilage', 'articular cartilage'],
    },
    {
      key: 'airway-gland-product',
      kind: 'PANDUAN',
      difficulty: 2,
      specimen: { key: 'trachea', term: 'tracheal-gland' },
      stem: {
        zh: '箭头所指的腺就整体而言，分泌物既有浆液，也有黏液。',
        en: 'Taken as a whole, the gland at the arrow secretes both serous fluid and mucus.',
      },
      right: true,
      analysis: {
        zh: '箭头指黏膜下层的气管腺，为混合腺，含浆液性和黏液性腺泡。上皮内的杯状细胞则只分泌黏液。',
        en: 'The tracheal glands of the submucosa are mixed, with serous and mucous acini. A goblet cell of the epithelium makes mucus only.',
      },
      keywords: ['气管腺', '混合腺'],
      keywordsEn: ['tracheal gland', 'mixed gland'],
    },
    {
      key: 'airway-down-the-tree',
      kind: 'DANXUAN',
      difficulty: 2,
      stem: {
        zh: '由小支气管至终末细支气管，管壁的变化规律是',
        en: 'From small bronchi to terminal bronchioles the wall changes in that',
      },
      options: [
        no(
          '软骨片增多，腺体增多，平滑肌减少而不再连续',
          'cartilage and glands increase, and smooth muscle decreases and is no longer continuous',
        ),
        yes(
          '软骨、腺和杯状细胞消失，平滑肌成完整环行层',
          'cartilage, glands and goblet cells vanish and muscle forms a full ring',
        ),
        no('上皮由单层变为假复层', 'simple epithelium becomes pseudostratified'),
        no('出现肺泡开口', 'alveoli begin to open into it'),
      ],
      analysis: {
        zh: '随管径变小，上皮由假复层纤毛柱状变为单层柱状，杯状细胞、腺和软骨片消失，平滑肌相对增多成完整环行层。肺泡开口始于呼吸性细支气管。',
        en: 'As the airway narrows its epithelium becomes simple, goblet cells, glands and cartilage vanish, and muscle forms a full ring. Alveoli begin only at respiratory bronchioles.',
      },
      keywords: ['细支气管', '平滑肌'],
      keywordsEn: ['bronchiole', 'smooth muscle'],
    },
    {
      key: 'airway-lung-cells',
      kind: 'PEIWU',
      difficulty: 2,
      stem: {
        zh: '为下列特点选出肺内相应的细胞。',
        en: 'Choose the cell of the lung that shows each feature.',
      },
      options: [
        { zh: 'Ⅰ型肺泡细胞', en: 'Type I alveolar cell' },
        { zh: 'Ⅱ型肺泡细胞', en: 'Type II alveolar cell' },
        { zh: '肺巨噬细胞', en: 'Alveolar macrophage' },
        { zh: '克拉拉细胞', en: 'Club cell' },
      ],
      stems: [
        {
          text: { zh: '覆盖肺泡约 95% 的表面积', en: 'Covers about 95 % of the alveolar surface' },
          option: 0,
        },
        { text: { zh: '胞质内有嗜锇性板层小体', en: 'Has osmiophilic lamellar bodies' }, option: 1 },
        {
          text: {
            zh: '肺淤血时因含铁血黄素而称心力衰竭细胞',
            en: 'Called heart failure cell when laden with haemosiderin',
          },
          option: 2,
        },
        { text: { zh: '肺泡上皮受损后能分裂补充', en: 'Divides to repair the alveolar lining' }, option: 1 },
      ],
      analysis: {
        zh: 'Ⅰ型肺泡细胞扁平，覆盖大部分表面但不能分裂；Ⅱ型肺泡细胞含板层小体，分泌表面活性物质并能增殖补充，故用了两次；肺巨噬细胞吞噬红细胞后含铁血黄素。克拉拉细胞位于细支气管，本题未用到。',
        en: 'Type I cells are flat, cover most of the surface and do not divide; type II cells have lamellar bodies and repair the lining, so they serve twice; macrophages take up red cells and turn rusty. The club cell of the bronchioles is not used.',
      },
      keywords: ['Ⅰ型肺泡细胞', 'Ⅱ型肺泡细胞'],
      keywordsEn: ['type I cell', 'type II cell'],
    },
    {
      key: 'airway-barrier',
      kind: 'WENDA',
      difficulty: 3,
      stem: {
        zh: '肺泡内的氧进入血液须经过哪些结构？',
        en: 'Through which structures does oxygen pass from the alveolus into the blood?',
      },
      model: {
        zh: '气-血屏障：①肺泡表面的液体层（含表面活性物质）；②Ⅰ型肺泡细胞及其基膜；③薄层结缔组织；④毛细血管基膜与内皮。多数部位两层基膜相贴、融合，其间无结缔组织，屏障总厚 0.2～0.5 μm。',
        en: 'The blood-air barrier: (1) the surface fluid with surfactant; (2) type I cell and its basement membrane; (3) a little connective tissue; (4) basement membrane and endothelium of the capillary. In most places the membranes are fused without connective tissue; it is 0.2 to 0.5 μm thick in all.',
      },
      analysis: {
        zh: '得分要点：顺序完整；是Ⅰ型而非Ⅱ型肺泡细胞；指出基膜可融合。',
        en: 'Points: the complete order; type I and not type II cells; fused basement membranes.',
      },
      keywords: ['液体层', 'Ⅰ型肺泡细胞', '结缔组织', '基膜', '内皮'],
      keywordsEn: ['surface fluid', 'type I cell', 'connective tissue', 'basement membrane', 'endothelium'],
    },
    {
      key: 'airway-preterm',
      kind: 'BINGLI',
      difficulty: 3,
      stem: {
        zh: '早产儿，胎龄 28 周，出生后 2 小时出现进行性呼吸困难和发绀，胸片示双肺广泛不张。',
        en: 'A baby born at 28 weeks has increasing difficulty in breathing and cyanosis two hours after birth; both lungs are largely collapsed on the film.',
      },
      children: [
        {
          key: 'airway-preterm-cell',
          kind: 'DANXUAN',
          difficulty: 2,
          stem: {
            zh: '病因是哪种细胞发育不成熟？',
            en: 'Which cell is immature?',
          },
          options: [
            no('Ⅰ型肺泡细胞', 'Type I alveolar cell'),
            no('克拉拉细胞', 'Club cell'),
            yes('Ⅱ型肺泡细胞', 'Type II alveolar cell'),
            no('肺巨噬细胞', 'Alveolar macrophage'),
          ],
          analysis: {
            zh: 'Ⅱ型肺泡细胞约在妊娠晚期才分泌足够的表面活性物质。Ⅰ型肺泡细胞构成气体交换面；克拉拉细胞位于细支气管；巨噬细胞负责吞噬。',
            en: 'Type II cells make enough surfactant only late in pregnancy. Type I cells are the surface of exchange, club cells belong to bronchioles, macrophages engulf.',
          },
        },
        {
          key: 'airway-preterm-lacking',
          kind: 'TIANKONG',
          difficulty: 2,
          stem: {
            zh: '患儿肺泡表面缺乏____，使肺泡表面张力增大而塌陷。',
            en: 'His alveoli lack ____, so surface tension is high and they collapse.',
          },
          blanks: [{ terms: ['surfactant'] }],
          analysis: {
            zh: '表面活性物质的主要成分为二棕榈酰卵磷脂，降低肺泡表面张力，防止肺泡塌陷。',
            en: 'Surfactant, mainly dipalmitoylphosphatidylcholine, lowers surface tension and keeps alveoli open.',
          },
        },
      ],
      analysis: {
        zh: '新生儿呼吸窘迫综合征：表面活性物质不足，肺泡不能张开，并有血浆蛋白渗出形成透明膜。',
        en: 'Respiratory distress syndrome of the newborn: without surfactant alveoli do not stay open, and leaking protein forms hyaline membranes.',
      },
      keywords: ['表面活性物质', 'Ⅱ型肺泡细胞'],
      keywordsEn: ['surfactant', 'type II cell'],
    },
    {
      key: 'airway-lobule',
      kind: 'OTHER',
      name: { zh: '名词解释', en: 'Definition' },
      difficulty: 2,
      stem: { zh: '肺小叶', en: 'Pulmonary lobule' },
      model: {
        zh: '每一细支气管连同它的各级分支和肺泡组成一个肺小叶，呈锥形，尖朝向肺门，底朝向肺表面，小叶间有结缔组织间隔。',
        en: 'One bronchiole with all its branches and alveoli: a pyramid with its tip towards the hilum and its base towards the surface, set off by connective tissue.',
      },
      analysis: {
        zh: '要点：以细支气管为单位，包括其分支和肺泡。以小支气管或终末细支气管为单位均错。',
        en: 'The unit is the bronchiole with its branches and alveoli; a small bronchus or a terminal bronchiole is wrong.',
      },
      keywords: ['细支气管', '肺泡', '锥形'],
      keywordsEn: ['bronchiole', 'alveoli', 'pyramid'],
    },
  ],
}
