import type { Locale } from '@oriel/core/locale'

export type Trouble = 'spent' | 'unreachable' | 'unknown'
type Words = Readonly<Record<Trouble | 'retry' | 'lobby', string>>

/** The few words a page has before it could load any. */
export const OPENING_WORDS: Readonly<Record<Locale, Words>> = {
  en_US: {
    spent: 'This link has been used. Open the game again from the lobby.',
    unreachable: 'The game cannot be reached right now. Nothing was played.',
    unknown: 'There is no finished round with this number.',
    retry: 'Try again',
    lobby: 'Back to the lobby',
  },
  zh_TW: {
    spent: '此連結已使用過，請從大廳重新開啟遊戲。',
    unreachable: '目前無法連上遊戲，沒有進行任何一局。',
    unknown: '找不到這個編號的已結束局。',
    retry: '再試一次',
    lobby: '返回大廳',
  },
  zh_CN: {
    spent: '此链接已使用过，请从大厅重新打开游戏。',
    unreachable: '目前无法连接游戏，没有进行任何一局。',
    unknown: '找不到这个编号的已结束局。',
    retry: '再试一次',
    lobby: '返回大厅',
  },
  vi_VN: {
    spent: 'Liên kết này đã được dùng. Hãy mở lại trò chơi từ sảnh.',
    unreachable: 'Hiện không kết nối được với trò chơi. Chưa có ván nào được chơi.',
    unknown: 'Không có ván đã kết thúc nào mang số này.',
    retry: 'Thử lại',
    lobby: 'Về sảnh',
  },
  ko_KR: {
    spent: '이미 사용된 링크입니다. 로비에서 게임을 다시 열어 주세요.',
    unreachable: '지금은 게임에 연결할 수 없습니다. 진행된 라운드는 없습니다.',
    unknown: '이 번호로 끝난 라운드가 없습니다.',
    retry: '다시 시도',
    lobby: '로비로 돌아가기',
  },
  ja_JP: {
    spent: 'このリンクは使用済みです。ロビーからゲームを開き直してください。',
    unreachable: '現在ゲームに接続できません。ラウンドは行われていません。',
    unknown: 'この番号の終了したラウンドはありません。',
    retry: 'もう一度試す',
    lobby: 'ロビーに戻る',
  },
  th_TH: {
    spent: 'ลิงก์นี้ถูกใช้ไปแล้ว โปรดเปิดเกมจากล็อบบี้อีกครั้ง',
    unreachable: 'ขณะนี้เชื่อมต่อเกมไม่ได้ ยังไม่มีการเล่นรอบใด',
    unknown: 'ไม่มีรอบที่จบแล้วหมายเลขนี้',
    retry: 'ลองอีกครั้ง',
    lobby: 'กลับไปล็อบบี้',
  },
  hi_IN: {
    spent: 'यह लिंक इस्तेमाल हो चुका है। गेम लॉबी से फिर खोलें।',
    unreachable: 'अभी गेम से संपर्क नहीं हो पा रहा। कोई राउंड नहीं खेला गया।',
    unknown: 'इस नंबर का कोई पूरा हुआ राउंड नहीं है।',
    retry: 'फिर कोशिश करें',
    lobby: 'लॉबी में लौटें',
  },
  my_MM: {
    spent: 'ဤလင့်ခ်ကို အသုံးပြုပြီးပါပြီ။ လော်ဘီမှ ဂိမ်းကို ပြန်ဖွင့်ပါ။',
    unreachable: 'ယခု ဂိမ်းနှင့် ချိတ်ဆက်၍ မရပါ။ မည်သည့်ပွဲမျှ မကစားရသေးပါ။',
    unknown: 'ဤနံပါတ်ဖြင့် ပြီးဆုံးထားသော ပွဲ မရှိပါ။',
    retry: 'ထပ်ကြိုးစားပါ',
    lobby: 'လော်ဘီသို့ ပြန်သွားရန်',
  },
  ta_IN: {
    spent: 'இந்த இணைப்பு ஏற்கனவே பயன்படுத்தப்பட்டது. லாபியிலிருந்து விளையாட்டை மீண்டும் திறக்கவும்.',
    unreachable: 'இப்போது விளையாட்டை அணுக முடியவில்லை. எந்தச் சுற்றும் விளையாடப்படவில்லை.',
    unknown: 'இந்த எண்ணில் முடிந்த சுற்று எதுவும் இல்லை.',
    retry: 'மீண்டும் முயலவும்',
    lobby: 'லாபிக்குத் திரும்பு',
  },
  bn_BD: {
    spent: 'এই লিংকটি ব্যবহার হয়ে গেছে। লবি থেকে গেমটি আবার খুলুন।',
    unreachable: 'এখন গেমের সঙ্গে সংযোগ করা যাচ্ছে না। কোনো রাউন্ড খেলা হয়নি।',
    unknown: 'এই নম্বরের কোনো শেষ হওয়া রাউন্ড নেই।',
    retry: 'আবার চেষ্টা করুন',
    lobby: 'লবিতে ফিরুন',
  },
}
