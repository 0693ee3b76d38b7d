/** Addresses that look like the one that is allowed, or hide where they lead. */
export function otherLobbies(allowed: string): string[] {
  const { protocol, host, hostname, origin } = new URL(allowed)
  const otherProtocol = protocol === 'https:' ? 'http:' : 'https:'
  return [
    'https://evil.example/',
    `${origin}.evil.example/close`,
    `${protocol}//${hostname}.evil.example/close`,
    `${protocol}//evil-${hostname}/close`,
    `${protocol}//sub.${host}/close`,
    `${protocol}//${hostname}:1/close`,
    `${otherProtocol}//${host}/close`,
    `${protocol}//${host}@evil.example/close`,
    `${protocol}//evil.example/${host}/close`,
    `${protocol}//evil.example/?to=${allowed}`,
    `${protocol}//evil.example/#${allowed}`,
    `${protocol}//evil.example\\@${host}/close`,
    `${protocol}\\\\evil.example/close`,
    `${protocol}//${hostname}%2eevil.example/close`,
    `//${host}/close`,
    `//evil.example/close`,
    '/close',
    'close',
    `javascript://${host}/%0aalert(1)`,
    'javascript:alert(1)',
    'java\tscript:alert(1)',
    `data:text/html,${allowed}`,
    `blob:${allowed}`,
    `filesystem:${allowed}`,
    `ftp://${host}/close`,
    'file:///etc/passwd',
    'about:blank',
    `${allowed}/${'x'.repeat(500)}`,
    '',
  ]
}
