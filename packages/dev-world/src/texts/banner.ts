import type { Locale } from '@oriel/core/locale'

export type BannerText = { readonly title: string; readonly text: string; readonly button: string }
type Texts = Readonly<Record<Locale, BannerText>>

const said = (title: string, text: string, button: string): BannerText => ({ title, text, button })

/** A new game of our own studio. */
export const JADE_ASCENT: Texts = {
  en_US: said(
    'Jade Ascent',
    'Twenty lines, wilds on the middle reels, and eight free spins that pay triple.',
    'See the game',
  ),
  zh_CN: said('翡翠攀升', '二十条线，中间转轴有百搭，八次免费旋转三倍派彩。', '查看游戏'),
  zh_TW: said('翡翠攀升', '二十條線，中間轉軸有百搭，八次免費旋轉三倍派彩。', '查看遊戲'),
  vi_VN: said(
    'Ngọc Bích Thăng Hoa',
    'Hai mươi dòng, biểu tượng thay thế ở các cuộn giữa và tám vòng quay miễn phí nhân ba.',
    'Xem trò chơi',
  ),
  ko_KR: said(
    '제이드 어센트',
    '20라인, 가운데 릴의 와일드, 그리고 세 배로 지급되는 무료 스핀 8회.',
    '게임 보기',
  ),
  ja_JP: said(
    '翡翠の高み',
    '20ライン、中央リールのワイルド、配当3倍のフリースピン8回。',
    'ゲームを見る',
  ),
  th_TH: said('หยกทะยานฟ้า', 'ยี่สิบไลน์ ไวลด์ในวงล้อกลาง และฟรีสปินแปดครั้งที่จ่ายสามเท่า', 'ดูเกม'),
  hi_IN: said('जेड की ऊँचाई', 'बीस लाइनें, बीच की रीलों पर वाइल्ड और तिगुना देने वाले आठ मुफ़्त स्पिन।', 'गेम देखें'),
  my_MM: said('ကျောက်စိမ်းတောင်တက်', 'လိုင်းနှစ်ဆယ်၊ အလယ်ရီးလ်များတွင် ဝိုင်းလ်၊ သုံးဆပေးသော အခမဲ့လှည့်ခွင့် ရှစ်ကြိမ်။', 'ဂိမ်းကြည့်ရန်'),
  ta_IN: said(
    'மரகத ஏற்றம்',
    'இருபது வரிகள், நடு ரீல்களில் வைல்டு, மும்மடங்கு தரும் எட்டு இலவச சுழற்சிகள்.',
    'விளையாட்டைப் பார்',
  ),
  bn_BD: said(
    'জেড আরোহণ',
    'কুড়িটি লাইন, মাঝের রিলে ওয়াইল্ড আর তিন গুণ দেওয়া আটটি ফ্রি স্পিন।',
    'খেলাটি দেখুন',
  ),
}

/** Live tables. */
export const LIVE_TABLES: Texts = {
  en_US: said(
    'Take a seat',
    'Baccarat, roulette and sic bo, dealt live with every result on the board.',
    'Live tables',
  ),
  zh_CN: said('请入座', '百家乐、轮盘、骰宝真人开牌，每一局结果都在牌路上。', '真人桌台'),
  zh_TW: said('請入座', '百家樂、輪盤、骰寶真人開牌，每一局結果都在牌路上。', '真人桌台'),
  vi_VN: said(
    'Mời bạn vào bàn',
    'Baccarat, roulette và tài xỉu chia bài trực tiếp, kết quả nào cũng hiện trên bảng.',
    'Bàn trực tiếp',
  ),
  ko_KR: said(
    '자리에 앉으세요',
    '바카라, 룰렛, 식보를 라이브로 진행하고 모든 결과를 보드에 남깁니다.',
    '라이브 테이블',
  ),
  ja_JP: said(
    'お席へどうぞ',
    'バカラ、ルーレット、シックボーをライブで。結果はすべてボードに。',
    'ライブテーブル',
  ),
  th_TH: said('เชิญนั่งโต๊ะ', 'บาคาร่า รูเล็ต และไฮโล แจกสด ทุกผลอยู่บนกระดาน', 'โต๊ะสด'),
  hi_IN: said('अपनी सीट लें', 'बैकारेट, रूलेट और सिक बो लाइव, हर नतीजा बोर्ड पर।', 'लाइव टेबल'),
  my_MM: said('ထိုင်ခုံယူပါ', 'ဘာကရာ၊ ရူလက်နှင့် ဆစ်ဘို တိုက်ရိုက်၊ ရလဒ်တိုင်း ဘုတ်ပေါ်တွင်။', 'တိုက်ရိုက်စားပွဲများ'),
  ta_IN: said(
    'இருக்கையில் அமருங்கள்',
    'பக்காரா, ரூலெட், சிக் போ நேரலையில்; ஒவ்வொரு முடிவும் பலகையில்.',
    'நேரலை மேசைகள்',
  ),
  bn_BD: said('আসন নিন', 'ব্যাকারা, রুলেট ও সিক বো সরাসরি, প্রতিটি ফল বোর্ডে।', 'লাইভ টেবিল'),
}

/** What the house promises. */
export const FAIR_PLAY: Texts = {
  en_US: said(
    'Odds you can check',
    'Every game of ours says what it pays back, and proves each result.',
    'How it works',
  ),
  zh_CN: said('赔率可以验证', '我们的每款游戏都写明返还率，每个结果都能验证。', '了解原理'),
  zh_TW: said('賠率可以驗證', '我們的每款遊戲都寫明返還率，每個結果都能驗證。', '了解原理'),
  vi_VN: said(
    'Tỷ lệ bạn tự kiểm chứng',
    'Trò chơi của chúng tôi đều ghi rõ tỷ lệ hoàn trả và chứng minh từng kết quả.',
    'Cách hoạt động',
  ),
  ko_KR: said(
    '직접 확인하는 확률',
    '우리 게임은 모두 환수율을 밝히고 결과를 하나하나 증명합니다.',
    '원리 보기',
  ),
  ja_JP: said(
    '確かめられるオッズ',
    '当社のゲームはすべて還元率を明示し、結果を一つずつ証明します。',
    'しくみを見る',
  ),
  th_TH: said('อัตราที่ตรวจสอบได้', 'ทุกเกมของเราบอกอัตราคืนผู้เล่น และพิสูจน์ผลได้ทุกครั้ง', 'ดูวิธีการ'),
  hi_IN: said(
    'जाँचने लायक ऑड्स',
    'हमारा हर गेम बताता है कि वह कितना लौटाता है, और हर नतीजा साबित करता है।',
    'कैसे काम करता है',
  ),
  my_MM: said(
    'စစ်ဆေးနိုင်သော အလားအလာ',
    'ကျွန်ုပ်တို့ဂိမ်းတိုင်း ပြန်ပေးနှုန်းကို ဖော်ပြပြီး ရလဒ်တိုင်းကို သက်သေပြသည်။',
    'ဘယ်လိုလုပ်ဆောင်သလဲ',
  ),
  ta_IN: said(
    'சரிபார்க்கக்கூடிய வாய்ப்புகள்',
    'எங்கள் ஒவ்வொரு விளையாட்டும் திருப்பித் தரும் வீதத்தைச் சொல்லி, ஒவ்வொரு முடிவையும் நிரூபிக்கிறது.',
    'எப்படி இயங்குகிறது',
  ),
  bn_BD: said(
    'যাচাই করা যায় এমন অডস',
    'আমাদের প্রতিটি খেলা জানায় কত ফেরত দেয়, আর প্রতিটি ফল প্রমাণ করে।',
    'কীভাবে কাজ করে',
  ),
}

/** Crash games. */
export const COMET: Texts = {
  en_US: said('Comet', 'It climbs until it does not. Leave whenever you like.', 'Crash games'),
  zh_CN: said('彗星', '它一路上升，直到坠落。随时可以离场。', '崩盘游戏'),
  zh_TW: said('彗星', '它一路上升，直到墜落。隨時可以離場。', '崩盤遊戲'),
  vi_VN: said('Sao Chổi', 'Nó bay lên cho đến khi rơi. Bạn dừng lúc nào tùy ý.', 'Trò crash'),
  ko_KR: said('코멧', '멈출 때까지 올라갑니다. 언제든 내릴 수 있습니다.', '크래시 게임'),
  ja_JP: said('コメット', '落ちるまで昇り続けます。降りるのはいつでも。', 'クラッシュゲーム'),
  th_TH: said('ดาวหาง', 'มันไต่ขึ้นจนกว่าจะตก ลงเมื่อไรก็ได้', 'เกมแครช'),
  hi_IN: said('धूमकेतु', 'यह चढ़ता है, जब तक गिर न जाए। जब चाहें उतरें।', 'क्रैश गेम'),
  my_MM: said('ကြယ်တံခွန်', 'မကျမချင်း တက်နေသည်။ ကြိုက်သည့်အချိန် ဆင်းနိုင်သည်။', 'ခရက်ရှ်ဂိမ်းများ'),
  ta_IN: said('வால்மீன்', 'விழும் வரை ஏறிக்கொண்டே இருக்கும். விரும்பும்போது இறங்குங்கள்.', 'கிராஷ் விளையாட்டுகள்'),
  bn_BD: said('ধূমকেতু', 'পড়ার আগ পর্যন্ত এটি ওঠে। যখন খুশি নেমে যান।', 'ক্র্যাশ খেলা'),
}
