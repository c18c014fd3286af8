import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { orphanedMarksQuery } from '../../../queries/library/orphanedMarks.ts'
import { ofPersonal } from '../../../rules/marks/exchange.ts'
import { toGeoJson } from '../../../rules/marks/geojson.ts'
import { BlankPage } from '../../../ui/Blank.tsx'
import { Button, ButtonLink } from '../../../ui/Button.tsx'
import { saveFile } from '../../../ui/hooks/saveFile.ts'
import css from './RemovedSpecimen.module.css'

/** In the place of a specimen that this device had and the service has no longer; one's own marks on it can be saved. */
export function RemovedSpecimen({ id }: { id: number }) {
  const { t } = useLingui()
  const { data: marks = [] } = useQuery(orphanedMarksQuery(id))
  const save = () => {
    const text = toGeoJson(marks.map(ofPersonal))
    saveFile(new File([text], `specimen-${id}-marks.geojson`, { type: 'application/geo+json' }))
  }
  const text = (
    <>
      <Trans>它不再开放，存在本机的内容也已移除。</Trans>
      {marks.length > 0 && (
        <>
          {' '}
          <Plural
            value={marks.length}
            one="你在上面画的 # 处标注还在本机，可以导出。"
            other="你在上面画的 # 处标注还在本机，可以导出。"
          />
        </>
      )}
    </>
  )
  const action = (
    <>
      <ButtonLink to="/resource">{t`去资源库`}</ButtonLink>
      {marks.length > 0 && (
        <Button kind="soft" onClick={save}>
          {t`导出我的标注`}
        </Button>
      )}
    </>
  )
  return (
    <main id="main" tabIndex={-1} className={css.place}>
      <BlankPage page art="lost" title={t`学校已移除这个标本`} text={text} action={action} />
    </main>
  )
}
