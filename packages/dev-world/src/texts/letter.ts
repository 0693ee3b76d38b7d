import type { LetterTexts } from '@oriel/domain/letter'

/** What new members read first: a template, with the account in its place. */
export const WELCOME: LetterTexts = {
  en_US: {
    title: 'Welcome, {{account}}',
    html: '<p>Your account is open. Set your own limits whenever you like: they hold at once.</p><p><a href="/faq">Questions and answers</a></p>',
  },
  zh_TW: {
    title: '歡迎，{{account}}',
    html: '<p>您的帳戶已開通。您可隨時設定自己的限額，立即生效。</p><p><a href="/faq">常見問題</a></p>',
  },
  zh_CN: {
    title: '欢迎，{{account}}',
    html: '<p>您的账户已开通。您可随时设置自己的限额，立即生效。</p><p><a href="/faq">常见问题</a></p>',
  },
  vi_VN: {
    title: 'Chào mừng, {{account}}',
    html: '<p>Tài khoản của bạn đã mở. Bạn có thể tự đặt giới hạn bất cứ lúc nào, có hiệu lực ngay.</p><p><a href="/faq">Câu hỏi thường gặp</a></p>',
  },
  ko_KR: {
    title: '{{account}}님, 환영합니다',
    html: '<p>계정이 열렸습니다. 원하실 때 한도를 직접 정할 수 있으며 바로 적용됩니다.</p><p><a href="/faq">자주 묻는 질문</a></p>',
  },
  ja_JP: {
    title: 'ようこそ、{{account}} さん',
    html: '<p>アカウントが開設されました。限度額はいつでもご自身で設定でき、すぐに有効になります。</p><p><a href="/faq">よくある質問</a></p>',
  },
  th_TH: {
    title: 'ยินดีต้อนรับ {{account}}',
    html: '<p>บัญชีของคุณเปิดแล้ว คุณตั้งวงเงินของตัวเองได้ทุกเมื่อ และมีผลทันที</p><p><a href="/faq">คำถามที่พบบ่อย</a></p>',
  },
  hi_IN: {
    title: 'स्वागत है, {{account}}',
    html: '<p>आपका खाता खुल गया है। अपनी सीमाएँ जब चाहें तय करें: वे तुरंत लागू होती हैं।</p><p><a href="/faq">सवाल और जवाब</a></p>',
  },
  my_MM: {
    title: 'ကြိုဆိုပါတယ်၊ {{account}}',
    html: '<p>သင့်အကောင့် ဖွင့်ပြီးပါပြီ။ ကိုယ်ပိုင်ကန့်သတ်ချက်များကို အချိန်မရွေး သတ်မှတ်နိုင်ပြီး ချက်ချင်း အကျိုးသက်ရောက်ပါသည်။</p><p><a href="/faq">မေးခွန်းနှင့် အဖြေများ</a></p>',
  },
  ta_IN: {
    title: 'வரவேற்கிறோம், {{account}}',
    html: '<p>உங்கள் கணக்கு திறக்கப்பட்டது. உங்கள் வரம்புகளை எப்போது வேண்டுமானாலும் அமைக்கலாம்; அவை உடனே நடைமுறைக்கு வரும்.</p><p><a href="/faq">கேள்விகளும் பதில்களும்</a></p>',
  },
  bn_BD: {
    title: 'স্বাগতম, {{account}}',
    html: '<p>আপনার অ্যাকাউন্ট খোলা হয়েছে। যখন খুশি নিজের সীমা ঠিক করুন: তা সঙ্গে সঙ্গে কার্যকর হয়।</p><p><a href="/faq">প্রশ্ন ও উত্তর</a></p>',
  },
}

/** A letter to everybody at a site. */
export const TERMS_CHANGE: LetterTexts = {
  en_US: {
    title: 'Our terms change next month',
    html: '<p>We say more plainly how long a withdrawal takes. Nothing else changes.</p><p><a href="/main/terms">Read the terms</a></p>',
  },
  zh_TW: {
    title: '我們的條款下個月更新',
    html: '<p>我們更清楚地說明提款所需時間，其他內容不變。</p><p><a href="/main/terms">閱讀條款</a></p>',
  },
  zh_CN: {
    title: '我们的条款下个月更新',
    html: '<p>我们更清楚地说明提款所需时间，其他内容不变。</p><p><a href="/main/terms">阅读条款</a></p>',
  },
  vi_VN: {
    title: 'Điều khoản của chúng tôi thay đổi vào tháng tới',
    html: '<p>Chúng tôi nói rõ hơn thời gian rút tiền. Không có gì khác thay đổi.</p><p><a href="/main/terms">Đọc điều khoản</a></p>',
  },
  ko_KR: {
    title: '다음 달 약관이 바뀝니다',
    html: '<p>출금에 걸리는 시간을 더 분명히 적었습니다. 다른 내용은 그대로입니다.</p><p><a href="/main/terms">약관 읽기</a></p>',
  },
  ja_JP: {
    title: '来月、利用規約が変わります',
    html: '<p>出金にかかる時間をより分かりやすく記載しました。他に変更はありません。</p><p><a href="/main/terms">規約を読む</a></p>',
  },
  th_TH: {
    title: 'ข้อกำหนดของเราเปลี่ยนเดือนหน้า',
    html: '<p>เราระบุเวลาที่ใช้ในการถอนเงินให้ชัดเจนขึ้น นอกนั้นไม่มีอะไรเปลี่ยน</p><p><a href="/main/terms">อ่านข้อกำหนด</a></p>',
  },
  hi_IN: {
    title: 'हमारी शर्तें अगले महीने बदल रही हैं',
    html: '<p>निकासी में कितना समय लगता है, यह अब और साफ़ लिखा है। और कुछ नहीं बदलता।</p><p><a href="/main/terms">शर्तें पढ़ें</a></p>',
  },
  my_MM: {
    title: 'ကျွန်ုပ်တို့၏ စည်းကမ်းချက်များ လာမည့်လတွင် ပြောင်းပါမည်',
    html: '<p>ငွေထုတ်ရန် ကြာချိန်ကို ပိုရှင်းလင်းစွာ ဖော်ပြထားပါသည်။ အခြား မည်သည်မျှ မပြောင်းပါ။</p><p><a href="/main/terms">စည်းကမ်းချက်များ ဖတ်ရန်</a></p>',
  },
  ta_IN: {
    title: 'எங்கள் விதிமுறைகள் அடுத்த மாதம் மாறுகின்றன',
    html: '<p>பணம் எடுக்க எவ்வளவு நேரம் ஆகும் என்பதை இன்னும் தெளிவாகச் சொல்கிறோம். வேறு எதுவும் மாறாது.</p><p><a href="/main/terms">விதிமுறைகளைப் படிக்க</a></p>',
  },
  bn_BD: {
    title: 'আগামী মাসে আমাদের শর্ত বদলাচ্ছে',
    html: '<p>টাকা তুলতে কত সময় লাগে তা আরও স্পষ্ট করে লেখা হয়েছে। আর কিছু বদলায় না।</p><p><a href="/main/terms">শর্তগুলো পড়ুন</a></p>',
  },
}

/** What support answered to one member, in the language they wrote in. */
export const SUPPORT_ANSWER: LetterTexts = {
  en_US: {
    title: 'Your question about Orchard Gold',
    html: '<p>Thank you for writing to us.</p><p>The round you asked about was settled by the provider at its usual odds. You can draw it again yourself:</p><ul><li>open <strong>Transactions</strong></li><li>choose the round</li><li>follow <strong>Check fairness</strong></li></ul>',
  },
}
