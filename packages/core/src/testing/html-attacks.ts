/** Ways to run something in a page that shows HTML of others. */
export const ATTACKS = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//x></SCRIPT>',
  '<script>alert(1)',
  '<img src=x onerror=alert(1)>',
  '<img src="//evil/x.png">',
  '<img src="/\\evil/x.png">',
  '<img src="https://evil/x.png">',
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#10;script:alert(1)">x</a>',
  '<a href=" &#14; javascript:alert(1)">x</a>',
  '<a href="data:text/html,<script>alert(1)</script>">x</a>',
  '<a href="//evil">x</a>',
  '<a href="https://evil.example/">x</a>',
  '<a href="https://ok.example@evil/">x</a>',
  '<a href="/x" onclick="alert(1)" style="position:fixed">x</a>',
  '<svg><script>alert(1)</script></svg>',
  '<svg onload=alert(1)>',
  '<math><mtext><table><mglyph><style><img src=x onerror=alert(1)>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<base href="//evil/"><form action=x><input><button>',
  '<style>@import "//evil"</style>',
  '<p style="background:url(//evil)">x</p>',
  '<!--><script>alert(1)</script>-->',
  '<p/onmouseover=alert(1)>x',
  '<<script>alert(1)//<</script>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
  '<template><script>alert(1)</script></template>',
  '<a href="/x"><a href="javascript:1">y</a></a>',
  '<p title="\'><script>alert(1)</script>">x</p>',
]

/** What cleaned HTML may be made of, where https://a.example is allowed. */
export const SAFE =
  /^(?:[^<>]|<\/?(?:p|h[234]|ul|ol|li|blockquote|table|thead|tbody|tr|th|td|strong|em|u|a)>|<(?:br|hr)>|<a href="(?:\/(?![/\\])|https:\/\/a\.example(?=[/"?#]))[^"<>]*">|<img src="\/(?![/\\])[^"<>]*" alt="[^"<>]*">)*$/
