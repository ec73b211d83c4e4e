/** One soft sound: your turn. Made, not loaded. */

let context: AudioContext | null = null;

export function chime(): void {
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    const gain = context.createGain();
    gain.gain.setValueAtTime(0.0001, now);
    gain.gain.exponentialRampToValueAtTime(0.06, now + 0.02);
    gain.gain.exponentialRampToValueAtTime(0.0001, now + 0.5);
    gain.connect(context.destination);
    for (const [pitch, delay] of [
      [523.25, 0],
      [659.25, 0.09],
    ] as const) {
      const tone = context.createOscillator();
      tone.type = "sine";
      tone.frequency.value = pitch;
      tone.connect(gain);
      tone.start(now + delay);
      tone.stop(now + 0.5);
    }
  } catch {
    // No sound is no harm.
  }
}
