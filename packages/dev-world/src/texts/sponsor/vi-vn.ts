import type { SponsorTexts } from '../sponsor.ts'

export const viVn: SponsorTexts = {
  chess: {
    title: 'Giải cờ vua Northfield',
    body: '<p>Mười bốn câu lạc bộ, một mùa đông dài và rất nhiều trà. Chúng tôi lo hội trường, bàn cờ, vé tàu cho trận sân khách và bàn cờ trực tuyến để ai cũng theo dõi được.</p>',
  },
  rowing: {
    title: 'Câu lạc bộ chèo thuyền Lão tướng Cảng',
    body: '<p>Những tay chèo trên bốn mươi tuổi ra sông trước khi thành phố thức dậy. Phần của chúng tôi đã mua hai thuyền tám và sửa bến sau mỗi cơn bão.</p>',
  },
  theatre: {
    title: 'Nhà hát Phố Lồng Đèn',
    body: '<p>Chín mươi chín ghế và một sân khấu bằng phòng khách. Mỗi tháng có một đêm diễn miễn phí do chúng tôi chi trả, ai đến cũng được.</p>',
  },
  football: {
    title: 'Bóng đá đi bộ Bờ Sông',
    body: '<p>Bóng đá cho người ngoài năm mươi: không chạy và không viện cớ. Chúng tôi trả tiền sân, bác sĩ vật lý trị liệu và bữa tối sau trận.</p>',
  },
  music: {
    title: 'Nhóm jazz Giờ Yên Tĩnh',
    body: '<p>Năm nhạc công chơi ở bệnh viện và viện dưỡng lão vào chiều Chủ nhật. Chúng tôi trả họ thù lao xứng đáng; người nghe không tốn gì.</p>',
  },
  mangrove: {
    title: 'Người giữ rừng ngập mặn',
    body: '<p>Tình nguyện viên trồng và đếm cây đước dọc bốn mươi cây số bờ biển. Chúng tôi mua thuyền và công bố số liệu của họ mỗi mùa xuân.</p>',
  },
}
