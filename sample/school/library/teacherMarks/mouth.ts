import type { TeacherMarkSeed } from '../../types.ts'

export const mouthMarks: Record<string, TeacherMarkSeed[]> = {
  tooth: [
    {
      layer: 'school',
      at: 'enamel-dentine-junction',
      by: 'luo-yan',
      name: { zh: '连续的小弧形', en: 'A scalloped line' },
      desc: {
        zh: '釉牙本质界不是直线，而由许多小弧形连成，凸面朝向牙本质，使两种组织结合更牢。',
        en: 'The junction is no straight line: it is scalloped, convex towards the dentine, which binds the two tissues more firmly.',
      },
    },
  ],
  'parotid-gland': [
    {
      layer: 'school',
      at: 'striated-duct-2',
      by: 'teacher',
      name: { zh: '闰管长，纹状管发达', en: 'Long intercalated, well-developed striated ducts' },
      desc: {
        zh: '腮腺是纯浆液性腺，闰管长，纹状管发达；纹状管由单层高柱状细胞构成，基部有纵纹，胞质嗜酸性。',
        en: 'The parotid is purely serous with long intercalated ducts. Striated ducts have tall eosinophilic cells with basal striations.',
      },
    },
  ],
}
