import { useChoice } from './choices.ts'

/** Single letters act as keys unless the person switched that off (WCAG 2.1.4). */
export function useKeysChoice(): [boolean, (isOn: boolean) => void] {
  const [kept, keep] = useChoice('keys', (value) => (value === 'off' ? 'off' : 'on'))
  return [kept === 'on', (isOn) => keep(isOn ? 'on' : 'off')]
}
