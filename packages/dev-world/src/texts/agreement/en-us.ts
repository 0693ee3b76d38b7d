import type { AgreementTexts } from '../agreement.ts'

export const enUs: AgreementTexts = {
  service: {
    title: 'Service agreement',
    body: '<p>By opening an account you confirm that:</p><ul><li>you are of legal age and games of chance are allowed where you live;</li><li>what you tell us about yourself is true, and the account is for you alone;</li><li>you have read the <a href="/main/terms">terms of use</a>, the <a href="/main/privacy">privacy page</a> and the <a href="/main/game-rules">game rules</a>;</li><li>you know that games can be lost and that every game has a house edge.</li></ul><p>Unless the operator’s licence says otherwise, all amounts are play money without any value.</p>',
  },
}
