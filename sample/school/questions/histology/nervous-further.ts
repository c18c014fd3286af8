import type { QuestionSeed } from '../../types.ts'
import { at, fill, judge, match, named, no, several, single, yes } from '../write.ts'

export const nervousFurther: QuestionSeed[] = [
  single(
    'nerve-output-of-layer',
    3,
    [
      '箭头所指一层的神经元释放的主要递质及其对靶细胞的作用是',
      'The neurons of the layer at the arrow release which transmitter with what effect?',
    ],
    [
      no('谷氨酸，兴奋', 'Glutamate, excitation'),
      no('乙酰胆碱，兴奋', 'Acetylcholine, excitation'),
      no('多巴胺，抑制', 'Dopamine, inhibition'),
      yes('γ-氨基丁酸，抑制', 'GABA, inhibition'),
    ],
    [
      '箭头指浦肯野细胞层，浦肯野细胞是小脑皮质唯一的传出神经元，为 GABA 能抑制性。谷氨酸是颗粒细胞（唯一的兴奋性中间神经元）的递质；乙酰胆碱、多巴胺不是其递质。',
      'Purkinje cells, the only output of the cerebellar cortex, are GABAergic and inhibit. Glutamate is of granule cells; the others are not theirs.',
    ],
    ['浦肯野细胞、γ-氨基丁酸', 'Purkinje cell, GABA'],
    at('cerebellum', 'purkinje-cell-layer'),
  ),
  several(
    'nerve-bundle-parts',
    3,
    ['箭头所指结构内通常可见', 'Within the structure at the arrow one usually finds'],
    [
      yes('神经纤维', 'nerve fibres'),
      yes('施万细胞', 'Schwann cells'),
      yes('神经内膜', 'endoneurium'),
      no('少突胶质细胞', 'oligodendrocytes'),
      no('神经元胞体', 'bodies of neurons'),
    ],
    [
      '箭头指周围神经束，由神经纤维、施万细胞和神经内膜组成，外包神经束膜。少突胶质细胞在中枢；胞体在神经节或中枢。',
      'A fascicle of peripheral nerve has fibres, Schwann cells and endoneurium, wrapped by perineurium. Oligodendrocytes are central; bodies lie in ganglia.',
    ],
    ['神经束、施万细胞', 'nerve fascicle, Schwann cell'],
    at('artery-and-vein', 'nerve-fascicle'),
  ),
  fill(
    'nerve-touch-body',
    2,
    [
      '箭头所指的神经末梢是____，它位于真皮的____内。',
      'The nerve ending at the arrow is a ____; it lies in a ____ of the dermis.',
    ],
    [
      named('meissner-corpuscle'),
      { terms: ['dermal-papilla'], accept: ['乳头', '乳头层', '真皮乳头层', 'papilla', 'papillary layer'] },
    ],
    [
      '触觉小体位于真皮乳头，感受精细触觉；环层小体位于真皮深部和皮下，感受压觉和振动觉；肌梭在骨骼肌内。',
      'Meissner corpuscles in papillae feel light touch; lamellar corpuscles, deep, pressure and vibration; spindles are in muscle.',
    ],
    ['触觉小体、真皮乳头', 'Meissner corpuscle, dermal papilla'],
    at('thick-skin', 'meissner-corpuscle'),
  ),
  match(
    'nerve-glia',
    2,
    ['为下列功能选出神经胶质细胞。', 'Which glial cell does each?'],
    [
      ['星形胶质细胞', 'Astrocyte'],
      ['少突胶质细胞', 'Oligodendrocyte'],
      ['小胶质细胞', 'Microglia'],
      ['室管膜细胞', 'Ependymal cell'],
      ['施万细胞', 'Schwann cell'],
    ],
    [
      ['突起末端形成脚板，参与血-脑屏障', 'End-feet at the blood-brain barrier', 0],
      ['属单核吞噬细胞系统', 'Belongs to the mononuclear phagocytes', 2],
      ['形成周围神经纤维的髓鞘', 'Myelin of peripheral nerves', 4],
      ['衬于脑室腔面，有纤毛', 'Lines the ventricles, with cilia', 3],
    ],
    [
      '少突胶质细胞形成中枢髓鞘，本题未用到；施万细胞形成周围髓鞘；小胶质细胞能吞噬。',
      'The oligodendrocyte makes central myelin and is not used; Schwann cells peripheral; microglia engulf.',
    ],
    ['神经胶质细胞', 'glia'],
  ),
  single(
    'nerve-nissl',
    2,
    ['尼氏体在电镜下是', 'Nissl bodies in the electron microscope are'],
    [
      no('神经丝束', 'bundles of neurofilaments'),
      yes('粗面内质网和游离核糖体', 'rough endoplasmic reticulum and free ribosomes'),
      no('高尔基复合体和分泌小泡', 'Golgi complexes and the secretory vesicles near them'),
      no('脂褐素', 'lipofuscin'),
    ],
    [
      '尼氏体嗜碱性，合成蛋白质和神经递质所需的酶，见于胞体和树突，轴突和轴丘无。神经丝构成神经原纤维；脂褐素是残余体。高尔基复合体由扁平囊和小泡组成，没有核糖体，不嗜碱。',
      'They are basophilic, in body and dendrites but not in axon hillock or axon. Neurofilaments make neurofibrils; lipofuscin is residue. The Golgi complex, of cisternae and vesicles, has no ribosomes and is not basophilic.',
    ],
    ['尼氏体、粗面内质网', 'Nissl body, rough endoplasmic reticulum'],
  ),
  judge(
    'nerve-synapse-parts',
    1,
    [
      '化学突触由突触前成分、突触间隙和突触后成分构成，突触小泡位于突触后成分。',
      'A chemical synapse has presynaptic part, cleft and postsynaptic part; the vesicles are in the postsynaptic part.',
    ],
    false,
    [
      '突触小泡在突触前成分，内含神经递质；受体在突触后膜上。',
      'Vesicles with transmitter are presynaptic; receptors are on the postsynaptic membrane.',
    ],
    ['化学突触、突触小泡', 'chemical synapse, synaptic vesicle'],
  ),
  single(
    'nerve-conduct-fast',
    2,
    ['有髓神经纤维传导快于无髓神经纤维，是因为', 'Myelinated fibres conduct faster because'],
    [
      yes('动作电位在郎飞结间跳跃式传导', 'the action potential jumps from node to node'),
      no('髓鞘电阻低，电流易由结间段漏出', 'myelin has a low resistance and lets current leak out'),
      no('轴突内线粒体更多', 'the axon has more mitochondria'),
      no('没有结间体', 'there are no internodes'),
    ],
    [
      '髓鞘电阻高、电容低，起绝缘作用，电位变化只在郎飞结处发生。结间体越长，跳跃越远、越快。轴突内线粒体的多少不决定传导速度。',
      'Myelin insulates by high resistance and low capacitance; the potential arises only at nodes, and longer internodes make longer jumps. How many mitochondria the axon holds does not set its speed.',
    ],
    ['郎飞结、跳跃式传导', 'node of Ranvier, saltatory conduction'],
  ),
]
