import { useText } from '@oriel/web/text'
import { useId } from 'react'
import { channelsOf, kindsOf, nameOf, type Notice, type NoticeKind } from './notice-state.ts'
import { NoticeSwitch } from './notice-switch.tsx'
import { CHANNEL_WORDS, KIND_WORDS } from './notice-words.ts'

export type NoticeViewProps = {
  list: readonly Notice[]
  saving: readonly string[]
  onTurn: (notice: Notice) => void
}

/** Kinds by channels, where there is room for columns. */
export function NoticeTable({ list, saving, onTurn }: NoticeViewProps) {
  const { t } = useText()
  const channels = channelsOf(list)
  return (
    <table className="notice-table">
      <caption className="sr-only">{t('notice.title')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('notice.about')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {t(CHANNEL_WORDS[channel])}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsOf(list).map(([kind, own]) => (
          <tr key={kind}>
            <th scope="row">
              <KindText kind={kind} />
            </th>
            {channels.map((channel) => {
              const notice = own.find((one) => one.channel === channel)
              return (
                <td key={channel}>
                  {notice ? (
                    <NoticeSwitch
                      notice={notice}
                      isSaving={saving.includes(nameOf(notice))}
                      onTurn={onTurn}
                    />
                  ) : (
                    <NotSent />
                  )}
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The same as groups of lines, on a phone. */
export function NoticeGroups({ list, saving, onTurn }: NoticeViewProps) {
  return kindsOf(list).map(([kind, own]) => (
    <NoticeGroup key={kind} kind={kind} list={own} saving={saving} onTurn={onTurn} />
  ))
}

function NoticeGroup({ kind, list, saving, onTurn }: NoticeViewProps & { kind: NoticeKind }) {
  const titleId = useId()
  return (
    <fieldset className="notice-group" aria-labelledby={titleId}>
      <div id={titleId}>
        <KindText kind={kind} />
      </div>
      {list.map((notice) => (
        <NoticeSwitch
          key={notice.channel}
          notice={notice}
          isSaving={saving.includes(nameOf(notice))}
          onTurn={onTurn}
        />
      ))}
    </fieldset>
  )
}

function KindText({ kind }: { kind: NoticeKind }) {
  const { t } = useText()
  const { title, text } = KIND_WORDS[kind]
  return (
    <>
      <span className="notice-kind">{t(title)}</span>
      <span className="notice-kind-text">{t(text)}</span>
    </>
  )
}

function NotSent() {
  const { t } = useText()
  return (
    <>
      <span aria-hidden="true" className="notice-unused">
        –
      </span>
      <span className="sr-only">{t('notice.unused')}</span>
    </>
  )
}
