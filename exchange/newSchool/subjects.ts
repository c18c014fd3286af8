import type { SubjectSeed } from './types.ts'

/** The six subjects in their order of display; every leaf of a catalogue carries specimens or questions. */
export const subjects: SubjectSeed[] = [
  {
    key: 'histology',
    name: { zh: '组织学', en: 'Histology' },
    desc: {
      zh: '研究机体的微细结构及其与功能的关系，从四大基本组织到各器官系统的切片。',
      en: 'The fine structure of the body and what it does, from the basic tissues to sections of every organ.',
    },
    enabled: true,
    hasChildren: false,
    catalog: [
      {
        key: 'basic-tissues',
        name: { zh: '基本组织', en: 'Basic tissues' },
        children: [
          { key: 'epithelium', name: { zh: '上皮组织', en: 'Epithelial tissue' } },
          { key: 'blood', name: { zh: '结缔组织与血液', en: 'Connective tissue and blood' } },
          { key: 'cartilage-bone', name: { zh: '软骨和骨', en: 'Cartilage and bone' } },
          { key: 'muscle', name: { zh: '肌组织', en: 'Muscle tissue' } },
        ],
      },
      {
        key: 'organ-systems',
        name: { zh: '器官系统', en: 'Organ systems' },
        children: [
          { key: 'nervous-system', name: { zh: '神经系统', en: 'Nervous system' } },
          { key: 'skin', name: { zh: '皮肤', en: 'Skin' } },
          { key: 'digestive-tract', name: { zh: '消化管', en: 'Digestive tract' } },
          { key: 'digestive-glands', name: { zh: '消化腺', en: 'Digestive glands' } },
          { key: 'respiratory-system', name: { zh: '呼吸系统', en: 'Respiratory system' } },
          { key: 'urinary-system', name: { zh: '泌尿系统', en: 'Urinary system' } },
          { key: 'circulatory-system', name: { zh: '循环系统', en: 'Circulatory system' } },
          { key: 'immune-system', name: { zh: '免疫系统', en: 'Immune system' } },
          { key: 'endocrine-system', name: { zh: '内分泌系统', en: 'Endocrine system' } },
        ],
      },
      {
        key: 'cell',
        name: { zh: '细胞', en: 'The cell' },
        children: [
          { key: 'cell-ultrastructure', name: { zh: '细胞超微结构', en: 'Ultrastructure of cells' } },
        ],
      },
    ],
  },
  {
    key: 'anatomy',
    name: { zh: '人体解剖学', en: 'Human anatomy' },
    desc: {
      zh: '以图示和标本学习正常人体的形态、位置与毗邻。',
      en: 'Shape, position and relations of the normal human body, in diagrams and specimens.',
    },
    enabled: true,
    hasChildren: true,
    children: [
      {
        key: 'systematic-anatomy',
        catalogs: [
          'vascular-system',
          'central-nervous-system',
          'peripheral-nervous-system',
          'locomotor-system',
          'digestive-system',
          'urogenital-system',
        ],
        name: { zh: '系统解剖学', en: 'Systematic anatomy' },
        desc: {
          zh: '按功能系统描述人体各器官的形态结构。',
          en: 'The organs of the body described system by system.',
        },
      },
      {
        key: 'regional-anatomy',
        catalogs: ['regions'],
        name: { zh: '局部解剖学', en: 'Regional anatomy' },
        desc: {
          zh: '按部位由浅入深描述各结构的层次与毗邻关系。',
          en: 'Layers and relations of structures, region by region, from the surface inwards.',
        },
      },
    ],
    catalog: [
      {
        key: 'vascular-system',
        name: { zh: '脉管系统', en: 'Vascular system' },
        children: [{ key: 'heart', name: { zh: '心', en: 'Heart' } }],
      },
      {
        key: 'central-nervous-system',
        name: { zh: '中枢神经系统', en: 'Central nervous system' },
        children: [
          { key: 'brain-vessels', name: { zh: '脑的血管', en: 'Blood vessels of the brain' } },
          { key: 'brain', name: { zh: '脑', en: 'Brain' } },
        ],
      },
      {
        key: 'peripheral-nervous-system',
        name: { zh: '周围神经系统', en: 'Peripheral nervous system' },
        children: [{ key: 'spinal-nerves', name: { zh: '脊神经', en: 'Spinal nerves' } }],
      },
      {
        key: 'locomotor-system',
        name: { zh: '运动系统', en: 'Locomotor system' },
        children: [
          { key: 'skull', name: { zh: '颅', en: 'Skull' } },
          { key: 'limb-bones', name: { zh: '四肢骨', en: 'Bones of the limbs' } },
          { key: 'joints', name: { zh: '骨连结', en: 'Joints' } },
        ],
      },
      {
        key: 'digestive-system',
        name: { zh: '消化系统', en: 'Digestive system' },
        children: [{ key: 'biliary-tract', name: { zh: '肝外胆道', en: 'Extrahepatic bile ducts' } }],
      },
      {
        key: 'urogenital-system',
        name: { zh: '泌尿生殖系统', en: 'Urogenital system' },
        children: [{ key: 'kidneys', name: { zh: '肾', en: 'Kidney' } }],
      },
      {
        key: 'regions',
        name: { zh: '局部解剖', en: 'Regions' },
        children: [
          { key: 'inguinal-region', name: { zh: '腹股沟区', en: 'Inguinal region' } },
          { key: 'thigh', name: { zh: '股部', en: 'Thigh' } },
        ],
      },
    ],
  },
  {
    key: 'microbiology',
    name: { zh: '医学微生物学', en: 'Medical microbiology' },
    desc: {
      zh: '通过涂片和染色认识病原微生物的形态、排列与特殊结构。',
      en: 'Shape, arrangement and special structures of pathogens, seen in stained smears.',
    },
    enabled: true,
    hasChildren: true,
    children: [
      {
        key: 'bacteriology',
        catalogs: ['general-bacteriology', 'special-bacteriology'],
        name: { zh: '细菌学', en: 'Bacteriology' },
        desc: {
          zh: '细菌的形态、染色、培养与致病性。',
          en: 'Morphology, staining, culture and pathogenicity of bacteria.',
        },
      },
      {
        key: 'virology',
        catalogs: ['viruses'],
        name: { zh: '病毒学', en: 'Virology' },
        desc: {
          zh: '病毒的结构、复制及其引起的细胞病变。',
          en: 'Structure and replication of viruses and the changes they cause in cells.',
        },
      },
    ],
    catalog: [
      {
        key: 'general-bacteriology',
        name: { zh: '细菌学总论', en: 'General bacteriology' },
        children: [
          { key: 'staining', name: { zh: '细菌的形态与染色', en: 'Bacterial morphology and staining' } },
        ],
      },
      {
        key: 'special-bacteriology',
        name: { zh: '细菌学各论', en: 'Special bacteriology' },
        children: [
          { key: 'cocci', name: { zh: '球菌', en: 'Cocci' } },
          { key: 'bacilli', name: { zh: '杆菌', en: 'Bacilli' } },
          { key: 'anaerobes', name: { zh: '厌氧性细菌', en: 'Anaerobic bacteria' } },
        ],
      },
      {
        key: 'viruses',
        name: { zh: '病毒学', en: 'Virology' },
        children: [
          { key: 'virus-general', name: { zh: '病毒学总论', en: 'General virology' } },
          { key: 'virus-special', name: { zh: '病毒学各论', en: 'Viruses of man' } },
        ],
      },
    ],
  },
  {
    key: 'parasitology',
    name: { zh: '人体寄生虫学', en: 'Human parasitology' },
    desc: {
      zh: '认识寄生人体的蠕虫与原虫的形态，重点是虫卵和血涂片的诊断。',
      en: 'The worms and protozoa that live in humans, above all their diagnosis from eggs and blood films.',
    },
    enabled: true,
    hasChildren: true,
    children: [
      {
        key: 'helminthology',
        catalogs: ['helminths'],
        name: { zh: '医学蠕虫学', en: 'Medical helminthology' },
        desc: {
          zh: '线虫、吸虫与绦虫的形态、生活史与诊断。',
          en: 'Form, life cycle and diagnosis of nematodes, trematodes and cestodes.',
        },
      },
      {
        key: 'protozoology',
        catalogs: ['protozoa'],
        name: { zh: '医学原虫学', en: 'Medical protozoology' },
        desc: {
          zh: '疟原虫等致病原虫的形态、生活史与诊断。',
          en: 'Form, life cycle and diagnosis of malaria parasites and other pathogenic protozoa.',
        },
      },
    ],
    catalog: [
      {
        key: 'helminths',
        name: { zh: '医学蠕虫', en: 'Helminths' },
        children: [
          { key: 'nematodes', name: { zh: '线虫', en: 'Nematodes' } },
          { key: 'trematodes', name: { zh: '吸虫', en: 'Trematodes' } },
          { key: 'cestodes', name: { zh: '绦虫', en: 'Cestodes' } },
        ],
      },
      {
        key: 'protozoa',
        name: { zh: '医学原虫', en: 'Protozoa' },
        children: [{ key: 'sporozoa', name: { zh: '孢子虫', en: 'Sporozoa' } }],
      },
    ],
  },
  {
    key: 'stomatology',
    name: { zh: '口腔医学', en: 'Stomatology' },
    desc: {
      zh: '牙体硬组织与口腔腺体的微细结构。',
      en: 'The fine structure of the teeth and of the glands of the mouth.',
    },
    enabled: true,
    hasChildren: true,
    children: [
      {
        key: 'oral-histology',
        catalogs: ['oral-tissues'],
        name: { zh: '口腔组织学', en: 'Oral histology' },
        desc: {
          zh: '牙体、牙周、口腔黏膜与唾液腺的组织结构。',
          en: 'The tissues of teeth, periodontium, oral mucosa and salivary glands.',
        },
      },
      {
        key: 'dental-anatomy',
        catalogs: ['dental-anatomy'],
        name: { zh: '牙体解剖学', en: 'Dental anatomy' },
        desc: {
          zh: '各牙的外形、髓腔形态与牙列排列。',
          en: 'Outer form, pulp cavity and arrangement of the teeth.',
        },
      },
    ],
    catalog: [
      {
        key: 'oral-tissues',
        name: { zh: '口腔组织学', en: 'Oral histology' },
        children: [
          { key: 'tooth-tissue', name: { zh: '牙体组织', en: 'Tissues of the tooth' } },
          { key: 'salivary-glands', name: { zh: '唾液腺', en: 'Salivary glands' } },
        ],
      },
      {
        key: 'dental-anatomy',
        name: { zh: '牙体解剖学', en: 'Dental anatomy' },
        children: [{ key: 'tooth-form', name: { zh: '牙的外形', en: 'Form of the teeth' } }],
      },
    ],
  },
  {
    key: 'tcm',
    name: { zh: '中医学', en: 'Traditional Chinese medicine' },
    desc: {
      zh: '中医诊断与中药鉴定的形态学内容，尚未开放。',
      en: 'Morphology in Chinese diagnosis and drug identification; not open yet.',
    },
    enabled: false,
    hasChildren: false,
    catalog: [
      {
        key: 'tcm-diagnosis',
        name: { zh: '中医诊断学', en: 'Chinese diagnostics' },
        children: [{ key: 'tongue', name: { zh: '舌诊', en: 'Inspection of the tongue' } }],
      },
    ],
  },
]
