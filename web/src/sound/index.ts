/** The table's few sounds, made on the spot: no files, all under 600 ms, silent unless somebody turns them on. */

import type { SoundName } from '@skerry/contracts'
import { currentSettings } from '../settings/index.ts'

let context: AudioContext | null = null

/** Browsers begin to play only after a gesture; before that nothing is heard, and nothing breaks. */
function output(volume: number): { audio: AudioContext; out: GainNode } | null {
  try {
    context ??= new AudioContext()
    if (context.state === 'suspended') void context.resume()
    const out = context.createGain()
    out.gain.value = volume * 0.5
    out.connect(context.destination)
    return { audio: context, out }
  } catch {
    return null // no sound device: the game goes on
  }
}

interface Tone {
  readonly type: OscillatorType
  /** Frequency at the beginning and at the end, in Hz. */
  readonly from: number
  readonly to: number
  /** In seconds from now. */
  readonly at?: number
  readonly length: number
  readonly loud: number
}
interface Knock {
  /** Centre of the band of noise, in Hz. */
  readonly band: number
  readonly at?: number
  readonly length: number
  readonly loud: number
}

const TONES: Readonly<Record<SoundName, readonly Tone[]>> = {
  place: [{ type: 'sine', from: 190, to: 120, length: 0.09, loud: 0.7 }],
  capture: [{ type: 'triangle', from: 320, to: 140, length: 0.12, loud: 0.6 }],
  dice: [],
  swell: [{ type: 'sine', from: 70, to: 46, length: 0.58, loud: 0.8 }],
  turn: [
    { type: 'sine', from: 1250, to: 900, length: 0.16, loud: 0.25 },
    { type: 'sine', from: 1150, to: 820, at: 0.2, length: 0.2, loud: 0.2 },
  ],
  round: [
    { type: 'sine', from: 523, to: 520, length: 0.55, loud: 0.35 },
    { type: 'sine', from: 1390, to: 1385, length: 0.3, loud: 0.12 },
  ],
  creak: [{ type: 'sawtooth', from: 92, to: 128, length: 0.4, loud: 0.12 }],
}
const KNOCKS: Readonly<Record<SoundName, readonly Knock[]>> = {
  place: [{ band: 900, length: 0.04, loud: 0.5 }],
  capture: [{ band: 2400, length: 0.05, loud: 0.6 }],
  dice: [
    { band: 1900, length: 0.05, loud: 0.8 },
    { band: 1500, at: 0.11, length: 0.05, loud: 0.6 },
  ],
  swell: [{ band: 160, length: 0.5, loud: 0.35 }],
  turn: [],
  round: [],
  creak: [{ band: 420, length: 0.3, loud: 0.2 }],
}

function sing(audio: AudioContext, out: AudioNode, { type, from, to, at = 0, length, loud }: Tone): void {
  const start = audio.currentTime + at
  const tone = new OscillatorNode(audio, { type, frequency: from })
  const level = new GainNode(audio, { gain: 0 })
  tone.frequency.exponentialRampToValueAtTime(to, start + length)
  level.gain.setValueAtTime(0, start)
  level.gain.linearRampToValueAtTime(loud, start + 0.01)
  level.gain.exponentialRampToValueAtTime(0.001, start + length)
  tone.connect(level).connect(out)
  tone.start(start)
  tone.stop(start + length)
}

function knock(audio: AudioContext, out: AudioNode, { band, at = 0, length, loud }: Knock): void {
  const start = audio.currentTime + at
  const frames = Math.ceil(audio.sampleRate * length)
  const buffer = audio.createBuffer(1, frames, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2
  const noise = new AudioBufferSourceNode(audio, { buffer })
  const filter = new BiquadFilterNode(audio, { type: 'bandpass', frequency: band, Q: 1.4 })
  noise
    .connect(filter)
    .connect(new GainNode(audio, { gain: loud }))
    .connect(out)
  noise.start(start)
}

/** Plays a sound at the volume of the settings; 0 is silence. */
export function play(name: SoundName): void {
  const volume = currentSettings().sound
  const speaker = volume > 0 ? output(volume) : null
  if (speaker === null) return
  for (const tone of TONES[name]) sing(speaker.audio, speaker.out, tone)
  for (const hit of KNOCKS[name]) knock(speaker.audio, speaker.out, hit)
}
