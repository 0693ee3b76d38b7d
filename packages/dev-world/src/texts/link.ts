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

export const DEPOSIT_GUIDE: AllNames = {
  en_US: 'Deposit guide',
  zh_TW: '存款說明',
  zh_CN: '存款指南',
  vi_VN: 'Hướng dẫn nạp tiền',
  ko_KR: '입금 안내',
  ja_JP: '入金ガイド',
  th_TH: 'วิธีฝากเงิน',
  hi_IN: 'जमा कैसे करें',
  my_MM: 'ငွေသွင်းနည်း',
  ta_IN: 'பணம் செலுத்துவது எப்படி',
  bn_BD: 'জমা দেওয়ার নিয়ম',
}

export const WITHDRAWAL_GUIDE: AllNames = {
  en_US: 'Withdrawal guide',
  zh_TW: '提款說明',
  zh_CN: '提款指南',
  vi_VN: 'Hướng dẫn rút tiền',
  ko_KR: '출금 안내',
  ja_JP: '出金ガイド',
  th_TH: 'วิธีถอนเงิน',
  hi_IN: 'निकासी कैसे करें',
  my_MM: 'ငွေထုတ်နည်း',
  ta_IN: 'பணம் எடுப்பது எப்படி',
  bn_BD: 'উত্তোলনের নিয়ম',
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

export const DEPOSIT_LIMITS: AllNames = {
  en_US: 'Deposit limits',
  zh_TW: '存款限額',
  zh_CN: '存款限额',
  vi_VN: 'Hạn mức nạp tiền',
  ko_KR: '입금 한도',
  ja_JP: '入金上限',
  th_TH: 'จำกัดยอดฝาก',
  hi_IN: 'जमा सीमा',
  my_MM: 'ငွေသွင်းကန့်သတ်ချက်',
  ta_IN: 'செலுத்தும் வரம்புகள்',
  bn_BD: 'জমার সীমা',
}

export const TAKE_A_BREAK: AllNames = {
  en_US: 'Take a break',
  zh_TW: '休息一下',
  zh_CN: '休息一下',
  vi_VN: 'Tạm nghỉ',
  ko_KR: '잠시 쉬기',
  ja_JP: '休憩する',
  th_TH: 'พักการเล่น',
  hi_IN: 'विराम लें',
  my_MM: 'ခဏနားရန்',
  ta_IN: 'இடைவேளை எடுக்க',
  bn_BD: 'বিরতি নিন',
}

export const SELF_EXCLUSION: AllNames = {
  en_US: 'Self-exclusion',
  zh_TW: '自我排除',
  zh_CN: '自我禁止',
  vi_VN: 'Tự loại trừ',
  ko_KR: '자가 이용 제한',
  ja_JP: '自己排除',
  th_TH: 'ระงับสิทธิ์ตนเอง',
  hi_IN: 'स्वयं पर रोक',
  my_MM: 'မိမိကိုယ်ကို ပိတ်ပင်ခြင်း',
  ta_IN: 'சுய விலக்கு',
  bn_BD: 'স্ব-নিষেধ',
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

export const PARTNERS: AllNames = {
  en_US: 'Partners',
  zh_TW: '合作夥伴',
  zh_CN: '合作伙伴',
  vi_VN: 'Đối tác',
  ko_KR: '파트너',
  ja_JP: 'パートナー',
  th_TH: 'พันธมิตร',
  hi_IN: 'साझेदार',
  my_MM: 'မိတ်ဖက်များ',
  ta_IN: 'பங்காளர்கள்',
  bn_BD: 'অংশীদার',
}
