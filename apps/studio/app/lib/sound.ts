import { currentSettings } from './settings.ts'

type Tone = {
  readonly shape: OscillatorType
  /** In hertz, from the first to the last moment. */
  readonly from: number
  readonly to: number
  /** In seconds. */
  readonly attack: number
  readonly release: number
  readonly loudness: number
  /** When it begins, in seconds. */
  readonly at?: number
}

const chime = (from: number, at: number): Tone => ({
  shape: 'triangle',
  from,
  to: from,
  attack: 0.01,
  release: 0.4,
  loudness: 0.16,
  at,
})

/** A few sounds, made when they are heard: nothing is loaded for them. */
const SOUNDS = {
  press: [{ shape: 'sine', from: 320, to: 220, attack: 0.004, release: 0.07, loudness: 0.12 }],
  tick: [{ shape: 'square', from: 900, to: 700, attack: 0.002, release: 0.03, loudness: 0.03 }],
  land: [{ shape: 'sine', from: 150, to: 60, attack: 0.004, release: 0.16, loudness: 0.3 }],
  reveal: [{ shape: 'triangle', from: 520, to: 780, attack: 0.006, release: 0.16, loudness: 0.14 }],
  /** Only for a payout above its stake. */
  win: [chime(523.25, 0), chime(659.25, 0.11), chime(783.99, 0.22), chime(1046.5, 0.33)],
} as const satisfies Readonly<Record<string, readonly Tone[]>>

export type SoundName = keyof typeof SOUNDS

let context: AudioContext | undefined

export function playSound(name: SoundName): void {
  if (!currentSettings().hasSound) return
  context ??= new AudioContext()
  void context.resume()
  for (const tone of SOUNDS[name]) playTone(context, tone)
}

function playTone(audio: AudioContext, tone: Tone): void {
  const start = audio.currentTime + (tone.at ?? 0)
  const end = start + tone.attack + tone.release
  const wave = new OscillatorNode(audio, { type: tone.shape, frequency: tone.from })
  const volume = new GainNode(audio, { gain: 0 })
  wave.frequency.setValueAtTime(tone.from, start)
  wave.frequency.exponentialRampToValueAtTime(tone.to, end)
  volume.gain.setValueAtTime(0, start)
  volume.gain.linearRampToValueAtTime(tone.loudness, start + tone.attack)
  volume.gain.exponentialRampToValueAtTime(0.0001, end)
  wave.connect(volume).connect(audio.destination)
  wave.start(start)
  wave.stop(end)
}
