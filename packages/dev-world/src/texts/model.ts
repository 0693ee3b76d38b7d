import type { Locale } from '@oriel/core/locale'
import type { ContentTexts } from '@oriel/domain/content'

/** What the cards say: a title and a sentence, in every language. */
type Words = Readonly<Record<Locale, readonly [title: string, sentence: string]>>

const texts = (words: Words): ContentTexts =>
  Object.fromEntries(
    Object.entries(words).map(([language, [title, sentence]]) => [
      language,
      { title, body: `<p>${sentence}</p>` },
    ]),
  )

export const FREE_DEMO = texts({
  en_US: ['Try games for free', 'Open a game as a demo, without an account.'],
  zh_TW: ['免費試玩', '不用帳號就能試玩遊戲。'],
  zh_CN: ['免费试玩', '不用账号就能试玩游戏。'],
  vi_VN: ['Chơi thử miễn phí', 'Mở bản chơi thử, không cần tài khoản.'],
  ko_KR: ['무료 체험', '계정 없이 데모로 게임을 해 보세요.'],
  ja_JP: ['無料で試す', 'アカウントなしで、デモで遊べます。'],
  th_TH: ['ทดลองเล่นฟรี', 'ทดลองเล่นเกมได้โดยไม่ต้องมีบัญชี'],
  hi_IN: ['मुफ़्त में आज़माएँ', 'बिना खाते के डेमो में गेम खोलिए।'],
  my_MM: ['အခမဲ့ စမ်းကစားပါ', 'အကောင့်မလိုဘဲ ဒီမိုနဲ့ ကစားနိုင်ပါတယ်။'],
  ta_IN: ['இலவசமாக முயலுங்கள்', 'கணக்கு இல்லாமலே டெமோவில் விளையாடலாம்.'],
  bn_BD: ['বিনা মূল্যে খেলে দেখুন', 'অ্যাকাউন্ট ছাড়াই ডেমোতে গেম খুলুন।'],
})

export const VERIFY = texts({
  en_US: ['Verify every round', 'You can check every result of our studio’s games yourself.'],
  zh_TW: ['每一局都能驗證', '自家工作室遊戲的每個結果，您都能自行驗證。'],
  zh_CN: ['每一局都能验证', '自家工作室游戏的每个结果，您都能自行验证。'],
  vi_VN: ['Xác minh từng ván', 'Bạn tự xác minh được mọi kết quả của trò do studio chúng tôi làm.'],
  ko_KR: ['모든 라운드 검증', '자체 스튜디오 게임의 모든 결과를 직접 검증할 수 있습니다.'],
  ja_JP: ['全ラウンドを検証', '自社スタジオのゲームの結果は、すべてご自分で検証できます。'],
  th_TH: ['ตรวจสอบได้ทุกรอบ', 'ตรวจสอบผลทุกรอบของเกมจากสตูดิโอเราได้ด้วยตนเอง'],
  hi_IN: ['हर राउंड सत्यापित करें', 'हमारे स्टूडियो के गेम का हर नतीजा आप ख़ुद सत्यापित कर सकते हैं।'],
  my_MM: ['ပွဲတိုင်း စစ်ဆေးနိုင်သည်', 'ကျွန်ုပ်တို့စတူဒီယိုဂိမ်းရဲ့ ရလဒ်တိုင်းကို ကိုယ်တိုင် စစ်ဆေးနိုင်ပါတယ်။'],
  ta_IN: [
    'ஒவ்வொரு சுற்றையும் சரிபாருங்கள்',
    'எங்கள் ஸ்டுடியோ விளையாட்டுகளின் எல்லா முடிவுகளையும் நீங்களே சரிபார்க்கலாம்.',
  ],
  bn_BD: ['প্রতিটি রাউন্ড যাচাই করুন', 'আমাদের স্টুডিওর গেমের প্রতিটি ফল আপনি নিজেই যাচাই করতে পারেন।'],
})

export const SAFER_PLAY = texts({
  en_US: ['Safer play', 'See what this session has won or lost, and stop whenever you like.'],
  zh_TW: ['理性遊戲', '隨時看得到本次輸贏，想停就停。'],
  zh_CN: ['理性游戏', '随时看得到本次输赢，想停就停。'],
  vi_VN: [
    'Chơi có trách nhiệm',
    'Xem phiên này thắng hay thua bao nhiêu, và dừng lúc nào tùy bạn.',
  ],
  ko_KR: ['건전한 게임', '이번 플레이의 손익을 확인하고, 원할 때 멈추세요.'],
  ja_JP: ['安心して遊ぶために', '今回の勝ち負けを確認し、いつでもやめられます。'],
  th_TH: ['เล่นอย่างปลอดภัย', 'ดูได้ว่าครั้งนี้ได้หรือเสียเท่าไร และหยุดได้ทุกเมื่อ'],
  hi_IN: ['सुरक्षित खेल', 'देखिए इस बार कितना जीता या हारा, और जब चाहें रुकिए।'],
  my_MM: ['ဘေးကင်းစွာ ကစားခြင်း', 'ဒီအကြိမ် ဘယ်လောက်နိုင်၊ ရှုံးတယ်ဆိုတာ ကြည့်ပြီး ကြိုက်တဲ့အချိန် ရပ်ပါ။'],
  ta_IN: ['பாதுகாப்பான விளையாட்டு', 'இம்முறை வென்றதையும் இழந்ததையும் பாருங்கள், எப்போதும் நிறுத்தலாம்.'],
  bn_BD: ['নিরাপদ খেলা', 'এবার কত জিতলেন বা হারলেন দেখুন, যখন খুশি থামুন।'],
})

export const PLAY_MONEY_ONLY = texts({
  en_US: ['Everything here is play money', 'There is nothing to buy, and nothing is paid out.'],
  zh_TW: ['這裡只用遊戲幣', '不需付費，也不能兌現。'],
  zh_CN: ['这里只用游戏币', '不需付费，也不能兑现。'],
  vi_VN: ['Ở đây chỉ có tiền chơi thử', 'Không phải mua gì, và không đổi ra tiền thật.'],
  ko_KR: ['모두 게임머니입니다', '구매도 환전도 없습니다.'],
  ja_JP: ['使うのはプレイマネーだけ', '購入も換金もありません。'],
  th_TH: ['ที่นี่ใช้เงินจำลองเท่านั้น', 'ไม่มีการซื้อและไม่มีการจ่ายเงินจริง'],
  hi_IN: ['यहाँ सब कुछ प्ले मनी है', 'न कुछ ख़रीदना है, न नकद मिलता है।'],
  my_MM: ['ဒီမှာ အစမ်းကစားငွေချည်းပါ', 'ဝယ်စရာမလို၊ ငွေသားလည်း ထုတ်မရပါ။'],
  ta_IN: ['இங்கு எல்லாம் விளையாட்டுப் பணம்', 'எதையும் வாங்க வேண்டாம், பணமாக மாற்றவும் முடியாது.'],
  bn_BD: ['এখানে সবই প্লে মানি', 'কিছু কিনতে হয় না, টাকা তোলাও যায় না।'],
})
