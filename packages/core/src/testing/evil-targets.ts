/**
 * Addresses that look like paths of ours, or like a listed origin, and lead a browser elsewhere or
 * make it run code. Every place that follows an address it was given is held to this list; the
 * origin that is listed there is https://site.example.
 */
export const EVIL_TARGETS = [
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '\\/evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  ' //evil.example',
  '/.//evil.example',
  '/..//evil.example',
  '/a/..//evil.example',
  '/%2e//evil.example',
  '%2F%2Fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:\\\\evil.example',
  'https://evil.example',
  'https://site.example@evil.example',
  'https://site.example.evil.example',
  'https://evil.example#https://site.example',
  'https://evil.example\\@site.example',
  'http://site.example',
  'javascript:alert(1)',
  'JavaScript://site.example/%0aalert(1)',
  ' java\nscript:alert(1)',
  'java\tscript:alert(1)',
  '\u0001javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'file:///etc/passwd',
  'blob:https://site.example/1',
  '/path\r\nlocation: https://evil.example',
  'https://site.example/\r\nset-cookie: a=b',
] as const

export const LISTED_ORIGIN = 'https://site.example'
