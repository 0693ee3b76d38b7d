import type { AgreementTexts } from '../agreement.ts'

export const hiIn: AgreementTexts = {
  service: {
    title: 'सेवा समझौता',
    body: '<p>खाता खोलकर आप पुष्टि करते हैं कि:</p><ul><li>आपकी उम्र क़ानून के अनुसार है और आपके यहाँ ऐसे खेलों की अनुमति है;</li><li>दी गई जानकारी सही है और खाता केवल आपके लिए है;</li><li>आपने <a href="/main/terms">उपयोग की शर्तें</a>, <a href="/main/privacy">गोपनीयता</a> और <a href="/main/game-rules">खेल के नियम</a> पढ़े हैं;</li><li>आप जानते हैं कि हार हो सकती है और हर गेम में हाउस एज होता है।</li></ul><p>जब तक संचालक का लाइसेंस कुछ और न कहे, सभी राशियाँ बिना मोल की प्ले मनी हैं।</p>',
  },
}
