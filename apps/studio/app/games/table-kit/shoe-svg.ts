/** The box the cards come from. Only the build reads it: pages load it as a picture. */
export const shoeSvg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 100" width="150" height="100">
<defs>
<linearGradient id="top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#5a6384"/><stop offset="1" stop-color="#262c42"/></linearGradient>
<linearGradient id="side" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2b3149"/><stop offset="1" stop-color="#0f1320"/></linearGradient>
<linearGradient id="gold" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff0bd"/><stop offset="0.5" stop-color="#d9a640"/><stop offset="1" stop-color="#8a5c14"/></linearGradient>
</defs>
<ellipse cx="78" cy="92" rx="66" ry="7" fill="#000" opacity="0.35"/>
<path d="M20 22L112 6L146 40L140 86L44 95L10 70Z" fill="url(#side)"/>
<path d="M20 22L112 6L146 40L48 58Z" fill="url(#top)"/>
<path d="M10 70L44 95L48 58L20 22Z" fill="#0a0d16"/>
<g transform="translate(22 68) rotate(36)"><rect x="-15" y="-19" width="34" height="28" rx="3" fill="#b9bfd0"/><rect x="-15" y="-20" width="34" height="28" rx="3" fill="#fdfdfb"/><rect x="-12" y="-17" width="28" height="22" rx="2" fill="#5d0f1c"/><path d="M-12-17l28 22m0-22l-28 22" stroke="#e7b64c" stroke-opacity="0.6"/></g>
<path d="M20 22L112 6L146 40L140 86L44 95L10 70ZM20 22L48 58L44 95M48 58L146 40" fill="none" stroke="url(#gold)" stroke-width="2" stroke-linejoin="round"/>
<path d="M44 30L108 18" stroke="#fff" stroke-opacity="0.3" stroke-width="3" stroke-linecap="round"/>
</svg>`
