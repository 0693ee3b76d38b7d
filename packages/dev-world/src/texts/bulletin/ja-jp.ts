import type { BulletinTexts } from '../bulletin.ts'

export const jaJp: BulletinTexts = {
  welcome: {
    title: 'ようこそ',
    body: '<p>見て回り、遊んでみてください。<strong>ここで使うのはすべてプレイマネーです。</strong>デモはアカウントなしで遊べます。残高とお気に入りを残すには会員登録をしてください。</p><p>ご質問は<a href="/faq">よくある質問</a>をご覧ください。</p>',
  },
  startPlaying: {
    title: '新規アカウントにプレイマネー',
    body: '<p>新しいアカウントのウォレットには、すぐにプレイマネーが入ります。お支払いも賭け条件もありません。</p><p>ゲームを選んで始めましょう。</p>',
  },
  tables: {
    title: 'ライブテーブルを再開しました',
    body: '<p>ライブテーブルはメンテナンスを終え、再開しました。ルールも賭け金の範囲も変わりません。</p>',
  },
}
