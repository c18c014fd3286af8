import type { CourseSeed, TeacherSeed } from './types.ts'

export const teachers: TeacherSeed[] = [
  { key: 'teacher', name: { zh: '沈清和', en: 'Shen Qinghe' } },
  { key: 'luo-yan', name: { zh: '罗雁', en: 'Luo Yan' } },
  { key: 'he-mingyuan', name: { zh: '何明远', en: 'He Mingyuan' } },
  { key: 'tang-xiaozhu', name: { zh: '唐晓竹', en: 'Tang Xiaozhu' } },
]

/** The recommended courses in their order on the home page. */
export const courses: CourseSeed[] = [
  {
    key: 'practical-histology',
    subject: 'histology',
    name: { zh: '组织学实验', en: 'Practical histology' },
    desc: {
      zh: '每周一个器官系统：先看切片，再绘图，最后用章节练习检查。',
      en: 'One organ system a week: look, draw, then check yourself with the chapter questions.',
    },
    teachers: ['teacher', 'luo-yan'],
    specimen: 'kidney',
  },
  {
    key: 'systematic-anatomy',
    subject: 'anatomy',
    name: { zh: '系统解剖学', en: 'Systematic anatomy' },
    desc: {
      zh: '按系统讲授人体器官的位置、形态和主要毗邻。',
      en: 'Position, shape and chief relations of the organs, system by system.',
    },
    teachers: ['he-mingyuan'],
    specimen: 'heart-interior',
  },
  {
    key: 'basic-tissues',
    subject: 'histology',
    name: { zh: '四大基本组织', en: 'The four basic tissues' },
    desc: {
      zh: '上皮、结缔、肌和神经组织的结构特点与鉴别。',
      en: 'Epithelium, connective tissue, muscle and nervous tissue, and how to tell them apart.',
    },
    teachers: ['luo-yan'],
    specimen: 'cardiac-muscle',
  },
  {
    key: 'neuroanatomy',
    subject: 'anatomy',
    name: { zh: '脑的血管与临床', en: 'Blood vessels of the brain in the clinic' },
    desc: {
      zh: '由大脑动脉环出发，把血管分布与常见的缺血综合征联系起来。',
      en: 'From the arterial circle to territories of supply and the common ischaemic syndromes.',
    },
    teachers: ['he-mingyuan', 'teacher'],
    specimen: 'circle-of-willis',
  },
  {
    key: 'bacteriology-practical',
    subject: 'microbiology',
    name: { zh: '细菌形态学实验', en: 'Bacterial morphology in the laboratory' },
    desc: {
      zh: '涂片、革兰染色和油镜观察，识别球菌、杆菌与芽胞。',
      en: 'Smear, Gram stain and oil immersion: cocci, rods and spores.',
    },
    teachers: ['tang-xiaozhu'],
    specimen: 'staphylococcus-aureus',
  },
  {
    key: 'blood-cells',
    subject: 'histology',
    name: { zh: '血细胞形态与计数', en: 'Blood cells: form and count' },
    desc: {
      zh: '在血涂片上区分五种白细胞，学习分类计数。',
      en: 'Tell the five white cells apart in a smear and learn the differential count.',
    },
    teachers: ['teacher'],
    specimen: 'blood-smear',
  },
  {
    key: 'helminth-eggs',
    subject: 'parasitology',
    name: { zh: '蠕虫卵的识别', en: 'Recognising helminth eggs' },
    desc: {
      zh: '按大小、形状、颜色、卵壳和内含物五步辨认粪便中的虫卵。',
      en: 'Five steps to an egg in faeces: size, shape, colour, shell and contents.',
    },
    teachers: ['tang-xiaozhu'],
    specimen: 'ascaris-eggs',
  },
  {
    key: 'oral-histology',
    subject: 'stomatology',
    name: { zh: '口腔组织学', en: 'Oral histology' },
    desc: {
      zh: '从牙体磨片到唾液腺切片，掌握口腔组织的正常结构。',
      en: 'The normal tissues of the mouth, from ground teeth to salivary glands.',
    },
    teachers: ['luo-yan', 'tang-xiaozhu'],
    specimen: 'tooth',
  },
  {
    key: 'digestive-organs',
    subject: 'histology',
    name: { zh: '消化器官的微细结构', en: 'Fine structure of the digestive organs' },
    desc: {
      zh: '比较消化管各段黏膜的特点，认识肝小叶与门管区。',
      en: 'Compare the mucosa along the tract, and know the hepatic lobule and portal area.',
    },
    teachers: ['luo-yan'],
    specimen: 'jejunum',
  },
  {
    key: 'malaria-diagnosis',
    subject: 'parasitology',
    name: { zh: '疟疾的实验室诊断', en: 'Laboratory diagnosis of malaria' },
    desc: {
      zh: '制作厚、薄血膜，辨认间日疟原虫红内期各阶段。',
      en: 'Thick and thin films, and the blood stages of Plasmodium vivax.',
    },
    teachers: ['tang-xiaozhu', 'teacher'],
    specimen: 'plasmodium-vivax',
  },
  {
    key: 'cardiac-anatomy',
    subject: 'anatomy',
    name: { zh: '心的解剖：腔、瓣膜与大血管', en: 'Anatomy of the heart: chambers, valves, great vessels' },
    desc: {
      zh: '沿血流方向认识四个心腔，为听诊和影像打基础。',
      en: 'The four chambers along the stream of blood, as a base for auscultation and imaging.',
    },
    teachers: ['he-mingyuan'],
    specimen: 'heart-interior',
  },
  {
    key: 'salivary-glands',
    subject: 'stomatology',
    name: { zh: '唾液腺专题', en: 'Salivary glands' },
    desc: {
      zh: '以腮腺为例认识浆液性腺泡与各级导管。',
      en: 'Serous acini and the duct system, seen in the parotid.',
    },
    teachers: ['luo-yan'],
    specimen: 'parotid-gland',
  },
]
