import type { AgreementTexts } from '../agreement.ts'

export const jaJp: AgreementTexts = {
  service: {
    title: 'サービス規約',
    body: '<p>アカウントを作成することで、次のことを確認したものとします。</p><ul><li>法定年齢に達しており、お住まいの地域でこうしたゲームが認められていること。</li><li>ご登録の内容が事実で、アカウントはご本人だけが使うこと。</li><li><a href="/main/terms">利用規約</a>、<a href="/main/privacy">プライバシー</a>、<a href="/main/game-rules">ゲームのルール</a>を読んだこと。</li><li>負けることがあり、どのゲームにもハウスエッジがあると理解していること。</li></ul><p>運営者の免許に別段の定めがない限り、金額はすべて価値を持たないプレイマネーです。</p>',
  },
}
