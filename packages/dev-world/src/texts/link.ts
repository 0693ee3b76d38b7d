import type { Locale } from '@oriel/core/locale'

/** Words of the links that lead to an operator's own pages, in every language. */
type AllNames = Readonly<Record<Locale, string>>

export const FAQ: AllNames = {
  en_US: 'FAQ',
  zh_TW: '常見問題',
  zh_CN: '常见问题',
  vi_VN: 'Câu hỏi thường gặp',
  ko_KR: '자주 묻는 질문',
  ja_JP: 'よくある質問',
  th_TH: 'คำถามที่พบบ่อย',
  hi_IN: 'अक्सर पूछे जाने वाले सवाल',
  my_MM: 'မေးလေ့ရှိသောမေးခွန်းများ',
  ta_IN: 'அடிக்கடி கேட்கப்படுபவை',
  bn_BD: 'সাধারণ জিজ্ঞাসা',
}

export const PLAY_MONEY: AllNames = {
  en_US: 'Play money',
  zh_TW: '遊戲幣',
  zh_CN: '游戏币',
  vi_VN: 'Tiền chơi thử',
  ko_KR: '게임머니',
  ja_JP: 'プレイマネー',
  th_TH: 'เงินจำลอง',
  hi_IN: 'प्ले मनी',
  my_MM: 'အစမ်းကစားငွေ',
  ta_IN: 'விளையாட்டுப் பணம்',
  bn_BD: 'প্লে মানি',
}

export const PRIZES: AllNames = {
  en_US: 'What you win',
  zh_TW: '關於贏得的遊戲幣',
  zh_CN: '关于赢得的游戏币',
  vi_VN: 'Tiền thắng',
  ko_KR: '당첨금',
  ja_JP: '勝ち分について',
  th_TH: 'เงินที่ชนะ',
  hi_IN: 'जीती हुई रकम',
  my_MM: 'နိုင်ငွေအကြောင်း',
  ta_IN: 'நீங்கள் வெல்வது',
  bn_BD: 'জেতা অর্থ',
}

export const CONTACT: AllNames = {
  en_US: 'Contact',
  zh_TW: '聯絡我們',
  zh_CN: '联系我们',
  vi_VN: 'Liên hệ',
  ko_KR: '문의하기',
  ja_JP: 'お問い合わせ',
  th_TH: 'ติดต่อเรา',
  hi_IN: 'संपर्क करें',
  my_MM: 'ဆက်သွယ်ရန်',
  ta_IN: 'தொடர்பு கொள்ள',
  bn_BD: 'যোগাযোগ',
}

export const ABOUT_US: AllNames = {
  en_US: 'About us',
  zh_TW: '關於我們',
  zh_CN: '关于我们',
  vi_VN: 'Về chúng tôi',
  ko_KR: '회사 소개',
  ja_JP: '私たちについて',
  th_TH: 'เกี่ยวกับเรา',
  hi_IN: 'हमारे बारे में',
  my_MM: 'ကျွန်ုပ်တို့အကြောင်း',
  ta_IN: 'எங்களைப் பற்றி',
  bn_BD: 'আমাদের সম্পর্কে',
}

export const TERMS: AllNames = {
  en_US: 'Terms of use',
  zh_TW: '使用條款',
  zh_CN: '使用条款',
  vi_VN: 'Điều khoản sử dụng',
  ko_KR: '이용약관',
  ja_JP: '利用規約',
  th_TH: 'ข้อกำหนดการใช้งาน',
  hi_IN: 'उपयोग की शर्तें',
  my_MM: 'အသုံးပြုမှု စည်းကမ်းချက်များ',
  ta_IN: 'பயன்பாட்டு விதிமுறைகள்',
  bn_BD: 'ব্যবহারের শর্ত',
}

export const PRIVACY: AllNames = {
  en_US: 'Privacy',
  zh_TW: '隱私權政策',
  zh_CN: '隐私政策',
  vi_VN: 'Quyền riêng tư',
  ko_KR: '개인정보 처리방침',
  ja_JP: 'プライバシー',
  th_TH: 'ความเป็นส่วนตัว',
  hi_IN: 'गोपनीयता',
  my_MM: 'ကိုယ်ရေးအချက်အလက်',
  ta_IN: 'தனியுரிமை',
  bn_BD: 'গোপনীয়তা',
}

export const GAME_RULES: AllNames = {
  en_US: 'Game rules',
  zh_TW: '遊戲規則',
  zh_CN: '游戏规则',
  vi_VN: 'Luật chơi',
  ko_KR: '게임 규칙',
  ja_JP: 'ゲームのルール',
  th_TH: 'กติกาเกม',
  hi_IN: 'खेल के नियम',
  my_MM: 'ကစားနည်းစည်းကမ်း',
  ta_IN: 'விளையாட்டு விதிகள்',
  bn_BD: 'খেলার নিয়ম',
}

export const FAIRNESS: AllNames = {
  en_US: 'Fairness',
  zh_TW: '公平驗證',
  zh_CN: '公平验证',
  vi_VN: 'Tính công bằng',
  ko_KR: '공정성 검증',
  ja_JP: '公平性',
  th_TH: 'ความเป็นธรรม',
  hi_IN: 'निष्पक्षता',
  my_MM: 'တရားမျှတမှု',
  ta_IN: 'நேர்மை',
  bn_BD: 'ন্যায্যতা',
}

export const SAFER_PLAY: AllNames = {
  en_US: 'Safer play',
  zh_TW: '理性遊戲',
  zh_CN: '理性游戏',
  vi_VN: 'Chơi có trách nhiệm',
  ko_KR: '건전한 게임',
  ja_JP: '安心して遊ぶために',
  th_TH: 'เล่นอย่างปลอดภัย',
  hi_IN: 'सुरक्षित खेल',
  my_MM: 'ဘေးကင်းစွာ ကစားခြင်း',
  ta_IN: 'பாதுகாப்பான விளையாட்டு',
  bn_BD: 'নিরাপদ খেলা',
}

export const GET_HELP: AllNames = {
  en_US: 'Get help',
  zh_TW: '尋求協助',
  zh_CN: '寻求帮助',
  vi_VN: 'Tìm trợ giúp',
  ko_KR: '도움받기',
  ja_JP: '相談窓口',
  th_TH: 'ขอความช่วยเหลือ',
  hi_IN: 'मदद लें',
  my_MM: 'အကူအညီရယူရန်',
  ta_IN: 'உதவி பெற',
  bn_BD: 'সহায়তা নিন',
}

export const SUPPORT: AllNames = {
  en_US: 'Support',
  zh_TW: '客服',
  zh_CN: '客服',
  vi_VN: 'CSKH',
  ko_KR: '고객센터',
  ja_JP: 'サポート',
  th_TH: 'ช่วยเหลือ',
  hi_IN: 'सहायता',
  my_MM: 'အကူအညီ',
  ta_IN: 'உதவி',
  bn_BD: 'সহায়তা',
}
