import type { ChapterSeed } from '../../types.ts'
import { no, yes } from '../write.ts'

export const nervousSystem: ChapterSeed = {
  subject: 'histology',
  catalog: 'nervous-system',
  questions: [
    {
      key: 'nerve-axon-ends',
      kind: 'DANXUAN',
      difficulty: 3,
      specimen: { key: 'cerebellum', term: 'purkinje-cell' },
      stem: {
        zh: '箭头所指神经元的轴突主要终止于',
        en: 'The axon of the neuron at the arrow ends mainly in',
      },
      options: [
        no('同一叶片的分子层', 'the molecular layer of the same folium'),
        no('颗粒层的小脑小球', 'the glomeruli of the granular layer'),
        no('大脑皮质运动区', 'the motor cortex'),
        yes('小脑深部的核团', 'the deep cerebellar nuclei'),
      ],
      analysis: {
        zh: '箭头指浦肯野细胞，其轴突离开皮质进入白质，主要终止于小脑核。到达分子层的是颗粒细胞的轴突，在小脑小球内终止的是苔藓纤维和高尔基细胞的轴突；小脑皮质不直接投射到大脑皮质。',
        en: 'A Purkinje cell: its axon leaves the cerebellar cortex for the deep nuclei. Granule cell axons go to the molecular layer, mossy fibres and Golgi axons end in the glomeruli, and no direct fibres reach the cerebral cortex.',
      },
      keywords: ['浦肯野细胞', '小脑核团'],
      keywordsEn: ['Purkinje cell', 'cerebellar nuclei'],
    },
    {
      key: 'nerve-most-numerous',
      kind: 'DANXUAN',
      difficulty: 2,
      specimen: { key: 'cerebellum', term: 'granular-layer' },
      stem: {
        zh: '在箭头所指的层次中，数量最多的神经元是',
        en: 'Which neuron is the most numerous in the layer at the arrow?',
      },
      options: [
        no('篮状细胞', 'Basket cell'),
        yes('颗粒细胞', 'Granule cell'),
        no('浦肯野细胞', 'Purkinje cell'),
        no('星形细胞', 'Stellate cell'),
      ],
      analysis: {
        zh: '箭头指小脑颗粒层，由大量核小而深染的颗粒细胞和少量高尔基细胞组成。篮状细胞和星形细胞位于分子层，浦肯野细胞自成一层。',
        en: 'The granular layer holds masses of granule cells and a few Golgi cells. Basket and stellate cells lie in the molecular layer; Purkinje cells form a layer of their own.',
      },
      keywords: ['小脑颗粒层', '颗粒细胞'],
      keywordsEn: ['granular layer of the cerebellum', 'granule cell'],
    },
    {
      key: 'nerve-bodies-in-layer',
      kind: 'DUOXUAN',
      difficulty: 2,
      specimen: { key: 'cerebellum', term: 'molecular-layer' },
      stem: {
        zh: '哪些神经元的胞体位于箭头所指的层次内？',
        en: 'Which neurons have their bodies in the layer at the arrow?',
      },
      options: [
        no('浦肯野细胞', 'Purkinje cells'),
        yes('星形细胞', 'Stellate cells'),
        no('颗粒细胞', 'Granule cells'),
        yes('篮状细胞', 'Basket cells'),
        no('高尔基细胞', 'Golgi cells'),
      ],
      analysis: {
        zh: '箭头指分子层，浅部有星形细胞，深部有篮状细胞。浦肯野细胞只有树突伸入分子层；颗粒细胞和高尔基细胞的胞体在颗粒层。',
        en: 'The molecular layer has stellate cells superficially and basket cells deep. Only the dendrites of Purkinje cells enter it; granule and Golgi cells lie in the granular layer.',
      },
      keywords: ['分子层', '星形细胞', '篮状细胞'],
      keywordsEn: ['molecular layer', 'stellate cell', 'basket cell'],
    },
    {
      key: 'nerve-covering',
      kind: 'TIANKONG',
      difficulty: 2,
      specimen: { key: 'cerebellum', term: 'pia-mater' },
      stem: {
        zh: '在小脑切片上辨认层次，箭头尖端落在____上。',
        en: 'Identify the layers of this section of cerebellum: the tip of the arrow lies on the ____.',
      },
      blanks: [{ terms: ['pia-mater'] }],
      analysis: {
        zh: '紧贴皮质表面并随沟裂深入的薄层结缔组织是软膜，内有小血管。分子层位于其深面，以神经纤维为主；蛛网膜跨过沟裂而不深入。',
        en: 'The thin connective tissue that clings to the surface and dips into the fissures is pia mater, with small vessels. The molecular layer lies beneath; the arachnoid bridges the fissures.',
      },
      keywords: ['软膜', '分子层'],
      keywordsEn: ['pia mater', 'molecular layer'],
    },
    {
      key: 'nerve-region-of-bodies',
      kind: 'PANDUAN',
      difficulty: 2,
      specimen: { key: 'cerebellum', term: 'cerebellar-white-matter' },
      stem: {
        zh: '箭头所指区域有成层排列的神经元胞体，是小脑皮质的一部分。',
        en: 'The region at the arrow contains layers of neuron bodies and is part of the cerebellar cortex.',
      },
      right: false,
      analysis: {
        zh: '箭头指小脑白质（髓质），主要是有髓神经纤维和神经胶质细胞；成层的神经元胞体在皮质的三层内。',
        en: 'This is white matter: myelinated fibres and glia. Layers of neuron bodies make up the three layers of the cerebellar cortex.',
      },
      keywords: ['小脑白质', '神经纤维'],
      keywordsEn: ['cerebellar white matter', 'nerve fibres'],
    },
    {
      key: 'nerve-fibres-of-cerebellum',
      kind: 'PEIWU',
      difficulty: 3,
      stem: {
        zh: '为下列描述选出小脑皮质内相应的神经纤维。',
        en: 'Choose the fibre of the cerebellar cortex that fits each description.',
      },
      options: [
        { zh: '平行纤维', en: 'Parallel fibres' },
        { zh: '攀缘纤维', en: 'Climbing fibres' },
        { zh: '苔藓纤维', en: 'Mossy fibres' },
        { zh: '浦肯野细胞的轴突', en: 'Axons of Purkinje cells' },
      ],
      stems: [
        { text: { zh: '起自延髓下橄榄核', en: 'Arise in the inferior olivary nucleus' }, option: 1 },
        {
          text: { zh: '末端膨大，参与构成小脑小球', en: 'Swollen ends help to form cerebellar glomeruli' },
          option: 2,
        },
        {
          text: { zh: '是小脑皮质唯一的传出纤维', en: 'The only output of the cerebellar cortex' },
          option: 3,
        },
        {
          text: {
            zh: '由颗粒细胞的轴突在分子层呈 T 形分支而成',
            en: 'T-shaped branches of granule cell axons',
          },
          option: 0,
        },
      ],
      analysis: {
        zh: '攀缘纤维主要来自下橄榄核，直接缠绕浦肯野细胞的树突；苔藓纤维来自脊髓、脑桥等处，在颗粒层形成小脑小球；平行纤维由颗粒细胞轴突分支而成；浦肯野细胞轴突是唯一的传出纤维。',
        en: 'Climbing fibres come from the inferior olive and wind along Purkinje dendrites; mossy fibres from spinal cord and pons end in glomeruli; parallel fibres are granule cell axons; Purkinje axons are the only output.',
      },
      keywords: ['攀缘纤维', '苔藓纤维', '平行纤维'],
      keywordsEn: ['climbing fibre', 'mossy fibre', 'parallel fibre'],
    },
    {
      key: 'nerve-central-myelin',
      kind: 'DANXUAN',
      difficulty: 1,
      stem: {
        zh: '中枢神经系统内形成髓鞘的细胞是',
        en: 'Myelin in the central nervous system is made by',
      },
      options: [
        yes('少突胶质细胞', 'oligodendrocytes'),
        no('原浆性星形胶质细胞', 'protoplasmic astrocytes'),
        no('施万细胞', 'Schwann cells'),
        no('小胶质细胞', 'microglia'),
      ],
      analysis: {
        zh: '少突胶质细胞的一个突起包卷一段轴突，一个细胞可包卷多条。施万细胞在周围神经形成髓鞘；星形胶质细胞参与血-脑屏障；小胶质细胞有吞噬功能。',
        en: 'Each process of an oligodendrocyte wraps a stretch of one axon, and a cell serves several. Schwann cells do so in peripheral nerves; astrocytes take part in the blood-brain barrier; microglia are phagocytes.',
      },
      keywords: ['少突胶质细胞', '髓鞘'],
      keywordsEn: ['oligodendrocyte', 'myelin'],
    },
    {
      key: 'nerve-two-inputs',
      kind: 'WENDA',
      difficulty: 4,
      stem: {
        zh: '说明攀缘纤维与苔藓纤维分别怎样把兴奋传给浦肯野细胞。',
        en: 'Explain how climbing and mossy fibres each bring excitation to the Purkinje cell.',
      },
      model: {
        zh: '攀缘纤维直接与浦肯野细胞的树突形成大量突触，每个浦肯野细胞只接受一条攀缘纤维，作用强而局限。苔藓纤维在颗粒层的小脑小球内兴奋许多颗粒细胞，后者的轴突上行至分子层分为平行纤维，穿过成排浦肯野细胞的树突并使之兴奋，作用间接而广泛。',
        en: 'A climbing fibre forms many synapses directly on the dendrites, and each Purkinje cell receives only one: strong and local. A mossy fibre excites many granule cells in the glomeruli; their axons rise as parallel fibres through the dendrites of whole rows of Purkinje cells: indirect and widespread.',
      },
      analysis: {
        zh: '得分要点：直接与间接（经颗粒细胞和平行纤维）、局限与广泛、两者对浦肯野细胞均为兴奋性。抑制来自篮状细胞和星形细胞。',
        en: 'Points: direct against indirect (granule cells, parallel fibres), local against widespread, both excitatory. Inhibition comes from basket and stellate cells.',
      },
      keywords: ['树突', '苔藓纤维', '小脑小球', '颗粒细胞', '平行纤维'],
      keywordsEn: ['dendrites', 'mossy fibre', 'glomeruli', 'granule cell', 'parallel fibres'],
    },
    {
      key: 'nerve-ataxia',
      kind: 'BINGLI',
      difficulty: 4,
      stem: {
        zh: '患者，男，52 岁，大量饮酒 25 年，近一年步态不稳、双足间距增宽。影像示小脑蚓部上份萎缩。后因肺炎死亡，尸检见小脑皮质中层大型梨形神经元明显减少。',
        en: 'A man of 52, a heavy drinker for 25 years, has walked unsteadily with feet wide apart for a year. Imaging shows an atrophic upper vermis. He dies of pneumonia, and autopsy shows far fewer of the large pear-shaped neurons in the middle of the cerebellar cortex.',
      },
      children: [
        {
          key: 'nerve-ataxia-transmitter',
          kind: 'DANXUAN',
          difficulty: 4,
          stem: {
            zh: '减少的神经元对其靶细胞的正常作用是',
            en: 'What do the lost neurons normally do to their target cells?',
          },
          options: [
            no('释放谷氨酸，使之兴奋', 'Excite them with glutamate'),
            yes('释放 γ-氨基丁酸，使之抑制', 'Inhibit them with GABA'),
            no('释放乙酰胆碱，使之兴奋', 'Excite them with acetylcholine'),
            no('释放多巴胺，起调节作用', 'Modulate them with dopamine'),
          ],
          analysis: {
            zh: '浦肯野细胞为 GABA 能抑制性神经元，抑制小脑核。皮质内以谷氨酸为递质的兴奋性神经元是颗粒细胞。乙酰胆碱和多巴胺不是浦肯野细胞的递质。',
            en: 'Purkinje cells inhibit the deep nuclei with GABA. The excitatory glutamatergic neurons of the cerebellar cortex are granule cells. Acetylcholine and dopamine are not transmitters of Purkinje cells.',
          },
        },
        {
          key: 'nerve-ataxia-name',
          kind: 'TIANKONG',
          difficulty: 1,
          stem: {
            zh: '尸检中减少的神经元是____，其树突伸入小脑皮质的____。',
            en: 'The kind of neuron found reduced at autopsy is the ____; its dendrites spread out in the ____ of the cerebellar cortex.',
          },
          blanks: [
            { terms: ['purkinje-cell'] },
            { terms: ['molecular-layer'], accept: ['分子', '皮质分子层', 'molecular'] },
          ],
          analysis: {
            zh: '皮质中层的大型梨形神经元即浦肯野细胞，其胞体排成单行，构成浦肯野细胞层；树突伸入表面的分子层，呈扇形分支。',
            en: 'The large pear-shaped neurons of the middle layer are Purkinje cells, in a single row that forms the Purkinje cell layer; their dendrites fan out in the molecular layer above.',
          },
        },
      ],
      analysis: {
        zh: '慢性酒精中毒时小脑蚓部上份的浦肯野细胞最易受损，皮质失去唯一的传出，出现躯干和下肢的共济失调。',
        en: 'In chronic alcoholism the Purkinje cells of the upper vermis suffer most; the cerebellar cortex loses its only output, and trunk and legs become ataxic.',
      },
      keywords: ['共济失调', '浦肯野细胞'],
      keywordsEn: ['ataxia', 'Purkinje cell'],
    },
    {
      key: 'nerve-cerebellar-glomerulus',
      kind: 'OTHER',
      name: { zh: '名词解释', en: 'Definition' },
      difficulty: 3,
      stem: { zh: '小脑小球', en: 'Cerebellar glomerulus' },
      model: {
        zh: '位于小脑颗粒层，由苔藓纤维的膨大末端与许多颗粒细胞的树突、高尔基细胞的轴突或近端树突形成的复杂突触群，H&E 染色呈嗜酸性小区。',
        en: 'A cluster of synapses in the granular layer between the swollen end of a mossy fibre, dendrites of many granule cells and axons or proximal dendrites of Golgi cells; an eosinophilic spot in H&E.',
      },
      analysis: {
        zh: '要点：部位、苔藓纤维、颗粒细胞树突、高尔基细胞。勿与肾的血管球混淆。',
        en: 'Points: place, mossy fibre, granule cell dendrites, Golgi cell. It has nothing to do with the glomerulus of the kidney.',
      },
      keywords: ['颗粒层', '苔藓纤维', '颗粒细胞', '高尔基细胞'],
      keywordsEn: ['granular layer', 'mossy fibre', 'granule cells', 'Golgi cells'],
    },
  ],
}
