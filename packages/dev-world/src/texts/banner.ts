import type { Locale } from '@oriel/core/locale'

export type BannerText = { readonly title: string; readonly text: string; readonly button: string }
type Texts = Readonly<Record<Locale, BannerText>>

const said = (title: string, text: string, button: string): BannerText => ({ title, text, button })

/** A game of our own studio, by the name on its tile. */
export const JADE_ASCENT: Texts = {
  en_US: said(
    'Jade Ascent',
    'Twenty lines, wilds on the middle reels, and eight free spins that pay triple.',
    'Play now',
  ),
  zh_CN: said('翠玉升华', '二十条线，中间转轴有百搭，八次免费旋转三倍派彩。', '立即玩'),
  zh_TW: said('翠玉昇華', '二十條線，中間轉軸有百搭，八次免費旋轉三倍派彩。', '立即玩'),
  vi_VN: said(
    'Sen Ngọc Thăng Hoa',
    'Hai mươi dòng, biểu tượng wild ở các cuộn giữa và tám vòng quay miễn phí nhân ba.',
    'Chơi ngay',
  ),
  ko_KR: said(
    '비취의 비상',
    '20라인, 가운데 릴의 와일드, 그리고 세 배로 지급되는 무료 스핀 8회.',
    '바로 플레이',
  ),
  ja_JP: said(
    '翡翠の昇華',
    '20ライン、中央リールのワイルド、配当3倍のフリースピン8回。',
    '今すぐプレイ',
  ),
  th_TH: said('บัวหยกผงาด', 'ยี่สิบไลน์ ไวลด์ในวงล้อกลาง และฟรีสปินแปดครั้งที่จ่ายสามเท่า', 'เล่นเลย'),
  hi_IN: said(
    'जेड कमल का उदय',
    'बीस लाइनें, बीच की रीलों पर वाइल्ड और तिगुना देने वाले आठ मुफ़्त स्पिन।',
    'अभी खेलें',
  ),
  my_MM: said('ကျောက်စိမ်းကြာ', 'လိုင်းနှစ်ဆယ်၊ အလယ်ရီးလ်များတွင် ဝိုင်းလ်၊ သုံးဆပေးသော အခမဲ့လှည့်ခွင့် ရှစ်ကြိမ်။', 'ယခု ကစားရန်'),
  ta_IN: said(
    'மரகதத் தாமரை',
    'இருபது வரிகள், நடு ரீல்களில் வைல்டு, மும்மடங்கு தரும் எட்டு இலவச சுழற்சிகள்.',
    'இப்போது விளையாடு',
  ),
  bn_BD: said(
    'জেড পদ্মের উত্থান',
    'কুড়িটি লাইন, মাঝের রিলে ওয়াইল্ড আর তিন গুণ দেওয়া আটটি ফ্রি স্পিন।',
    'এখনই খেলুন',
  ),
}

/** Tables. No person deals at them. */
export const LIVE_TABLES: Texts = {
  en_US: said(
    'Take a seat',
    'Baccarat, roulette and sic bo, dealt by software, every result on the board.',
    'See the tables',
  ),
  zh_CN: said('请入座', '百家乐、轮盘、骰宝由程序开牌，每一局结果都在牌路上。', '查看桌台'),
  zh_TW: said('請入座', '百家樂、輪盤、骰寶由程式開牌，每一局結果都在牌路上。', '查看桌台'),
  vi_VN: said(
    'Mời bạn vào bàn',
    'Baccarat, roulette và tài xỉu do phần mềm chia, kết quả nào cũng hiện trên bảng.',
    'Xem các bàn',
  ),
  ko_KR: said(
    '자리에 앉으세요',
    '프로그램이 진행하는 바카라, 룰렛, 식보. 모든 결과가 보드에 남습니다.',
    '테이블 보기',
  ),
  ja_JP: said(
    'お席へどうぞ',
    'プログラムが進行するバカラ、ルーレット、シックボー。結果はすべてボードに。',
    'テーブルを見る',
  ),
  th_TH: said('เชิญนั่งโต๊ะ', 'บาคาร่า รูเล็ต และไฮโล แจกโดยโปรแกรม ทุกผลอยู่บนกระดาน', 'ดูโต๊ะ'),
  hi_IN: said('अपनी सीट लें', 'सॉफ़्टवेयर से चलने वाले बैकारेट, रूलेट और सिक बो, हर नतीजा बोर्ड पर।', 'टेबल देखें'),
  my_MM: said('ထိုင်ခုံယူပါ', 'ဆော့ဖ်ဝဲက ဝေပေးတဲ့ ဘာကရာ၊ ရူလက်နဲ့ ဆစ်ဘို၊ ရလဒ်တိုင်း ဘုတ်ပေါ်မှာ။', 'စားပွဲများကြည့်ရန်'),
  ta_IN: said(
    'இருக்கையில் அமருங்கள்',
    'மென்பொருள் நடத்தும் பக்காரா, ரூலெட், சிக் போ; ஒவ்வொரு முடிவும் பலகையில்.',
    'மேசைகளைப் பார்',
  ),
  bn_BD: said('আসন নিন', 'সফটওয়্যারে চলা ব্যাকারা, রুলেট ও সিক বো, প্রতিটি ফল বোর্ডে।', 'টেবিল দেখুন'),
}

/** Provable fairness. */
export const FAIR_PLAY: Texts = {
  en_US: said(
    'Results you can verify',
    'Our games show their return to player, and you can verify every result.',
    'How it works',
  ),
  zh_CN: said('结果可以验证', '自家游戏都写明玩家回报率，每个结果都能验证。', '了解原理'),
  zh_TW: said('結果可以驗證', '自家遊戲都寫明玩家回報率，每個結果都能驗證。', '了解原理'),
  vi_VN: said(
    'Kết quả bạn tự xác minh',
    'Trò của chúng tôi ghi rõ tỷ lệ hoàn trả, và bạn xác minh được từng kết quả.',
    'Cách hoạt động',
  ),
  ko_KR: said(
    '직접 검증하는 결과',
    '자체 게임은 환급률을 밝히며, 모든 결과를 검증할 수 있습니다.',
    '원리 보기',
  ),
  ja_JP: said(
    '検証できる結果',
    '自社のゲームは還元率を明示し、結果はすべて検証できます。',
    'しくみを見る',
  ),
  th_TH: said('ผลที่ตรวจสอบได้', 'เกมของเราบอกอัตราคืนให้ผู้เล่น และตรวจสอบผลได้ทุกรอบ', 'ดูวิธีการ'),
  hi_IN: said(
    'नतीजे जो सत्यापित हों',
    'हमारे गेम अपनी वापसी दर बताते हैं, और हर नतीजा सत्यापित किया जा सकता है।',
    'कैसे काम करता है',
  ),
  my_MM: said(
    'စစ်ဆေးနိုင်သော ရလဒ်များ',
    'ကျွန်ုပ်တို့ဂိမ်းတွေ ပြန်ရနှုန်းကို ဖော်ပြပြီး ရလဒ်တိုင်းကို စစ်ဆေးနိုင်ပါတယ်။',
    'ဘယ်လိုလုပ်ဆောင်သလဲ',
  ),
  ta_IN: said(
    'சரிபார்க்கக்கூடிய முடிவுகள்',
    'எங்கள் விளையாட்டுகள் திரும்பும் விகிதத்தைக் காட்டும்; ஒவ்வொரு முடிவையும் சரிபார்க்கலாம்.',
    'எப்படி இயங்குகிறது',
  ),
  bn_BD: said('যাচাই করা যায় এমন ফল', 'আমাদের গেম ফেরত হার জানায়, আর প্রতিটি ফল যাচাই করা যায়।', 'কীভাবে কাজ করে'),
}

/** Crash games. */
export const COMET: Texts = {
  en_US: said('Comet', 'Cash out before it crashes.', 'Crash games'),
  zh_CN: said('彗星', '在坠落之前兑现。', '爆点游戏'),
  zh_TW: said('彗星', '在墜落之前兌現。', '爆點遊戲'),
  vi_VN: said('Sao chổi', 'Rút ngay trước khi nổ.', 'Trò crash'),
  ko_KR: said('코멧', '추락하기 전에 캐시아웃하세요.', '크래시 게임'),
  ja_JP: said('コメット', '墜落する前にキャッシュアウト。', 'クラッシュゲーム'),
  th_TH: said('ดาวหาง', 'เก็บเงินก่อนที่จะแครช', 'เกมแครช'),
  hi_IN: said('कॉमेट', 'क्रैश होने से पहले कैश आउट करें।', 'क्रैश गेम'),
  my_MM: said('ကြယ်တံခွန်', 'မလောင်ကျွမ်းခင် ထုတ်ယူပါ။', 'ခရက်ရှ်ဂိမ်းများ'),
  ta_IN: said('வால்மீன்', 'விழும் முன் கேஷ் அவுட் செய்யுங்கள்.', 'கிராஷ் விளையாட்டுகள்'),
  bn_BD: said('ধূমকেতু', 'ক্র্যাশের আগেই ক্যাশ আউট করুন।', 'ক্র্যাশ গেম'),
}
