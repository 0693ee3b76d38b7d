import { memberExportCall } from '@oriel/contract/member/profile'
import { call } from '../../platform/call.ts'
import { useText } from '@oriel/web/text'
import { useVisit } from '../../platform/use-visit.ts'
import { DoorButton, DoorNote, useDoor } from './card-door.tsx'
import { saveFile } from '@oriel/web/save-file'
import { exportFile } from './export-file.ts'
import { ProfileCard } from './profile-card.tsx'
import { PASSWORD_PLACES, troubleOf } from './profile-codes.ts'
import { SecretForm } from './secret-form.tsx'

/** Everything the house knows of the member, as a file of their own. */
export function ExportCard() {
  const text = useText()
  const { t } = text
  const { code, timeZone } = useVisit().site
  const door = useDoor<'export'>()
  const send = async (password: string) => {
    const answer = await call(memberExportCall, { password })
    if (!answer.ok) return troubleOf(answer, PASSWORD_PLACES, text)
    saveFile(exportFile(answer.value, { site: code, timeZone }))
    door.close(t('profile.data_done'))
    return null
  }
  return (
    <ProfileCard icon="deposit" title={t('profile.data')} text={t('profile.data_text')}>
      <DoorNote note={door.note} />
      {door.opened ? (
        <SecretForm
          action={t('profile.data_get')}
          note={t('profile.why_password')}
          send={send}
          onCancel={door.close}
        />
      ) : (
        <div className="profile-actions">
          <DoorButton door={door} name="export">
            {t('profile.data_get')}
          </DoorButton>
        </div>
      )}
    </ProfileCard>
  )
}
