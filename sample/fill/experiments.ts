import { found, type SchoolPlaces } from '../../exchange/newSchool/fillSubjects.ts'
import type { Bilingual } from '../../exchange/newSchool/types.ts'
import type { Executor } from '../../server/store/db.ts'
import { tenant } from '../../server/store/schema.ts'
import type { ExperimentStep } from '../../src/contract/microbe.ts'
import { experimentPicture, pictureSize } from '../experiments/address.ts'
import type { ExperimentSeed } from '../school/types.ts'

const lines = (all: Bilingual[], lang: keyof Bilingual) => all.map((one) => one[lang]).join('\n')

const stepOf = ({ title, text, picture }: ExperimentSeed['steps'][number]): ExperimentStep => ({
  title: title.zh,
  titleEn: title.en,
  text: text.zh,
  textEn: text.en,
  picture: experimentPicture(picture),
  ...pictureSize,
})

/** The experiments; their pictures are drawn beside the specimens'. */
export async function fillExperiments(
  db: Executor,
  seeds: ExperimentSeed[],
  { subjects }: SchoolPlaces,
): Promise<void> {
  for (const [
    position,
    { key, subject, name, aim, materials, steps, result, safety, specimens, minutes },
  ] of seeds.entries()) {
    const told = {
      subjectId: found(subjects, subject, key),
      name: name.zh,
      nameEn: name.en,
      aim: aim.zh,
      aimEn: aim.en,
      materials: lines(materials, 'zh'),
      materialsEn: lines(materials, 'en'),
      steps: JSON.stringify(steps.map(stepOf)),
      result: result.zh,
      resultEn: result.en,
      safety: safety.zh,
      safetyEn: safety.en,
      thumbnailPath: experimentPicture(steps.at(-1)?.picture ?? ''),
      specimens: JSON.stringify(specimens),
      minutes,
      position,
    }
    await db
      .insertInto('experiment')
      .values({ tenant, key, ...told })
      .onConflict((conflict) => conflict.columns(['tenant', 'key']).doUpdateSet(told))
      .execute()
  }
}
