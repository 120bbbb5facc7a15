import { settings } from '../settings.svelte.ts';

/** Keeps the screen on while a combat runs; asks again after the page was hidden. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let wanted = true;
  const ask = () => {
    if (!wanted || document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
    navigator.wakeLock.request('screen').then(
      (got) => {
        lock = got;
        if (!wanted) void got.release();
      },
      // Refused, for example with a low battery: the screen then goes dark as it always does.
      () => undefined,
    );
  };
  ask();
  document.addEventListener('visibilitychange', ask);
  return () => {
    wanted = false;
    document.removeEventListener('visibilitychange', ask);
    void lock?.release();
  };
}

let audio: AudioContext | undefined;

/** Dice fall: a click and a buzz, as the settings say. */
export function diceFell(count: number): void {
  if (settings.vibration) navigator.vibrate?.(Math.min(60, 15 + count * 5));
  if (!settings.sound) return;
  for (let i = 0; i < Math.min(count, 6); i++) playTone(420 + i * 60, i * 0.045, 'triangle');
}
/** One short tone, after so many seconds. */
export function playTone(pitch: number, after: number, type: OscillatorType): void {
  audio ??= new AudioContext();
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  const at = audio.currentTime + after;
  tone.type = type;
  tone.frequency.setValueAtTime(pitch, at);
  tone.frequency.exponentialRampToValueAtTime(140, at + 0.06);
  volume.gain.setValueAtTime(0.18, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.08);
  tone.connect(volume).connect(audio.destination);
  tone.start(at);
  tone.stop(at + 0.09);
}
