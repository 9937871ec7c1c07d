const SOUND_MS = 1000;

/** Plays the sound of a message. Browsers may refuse sound before the first click; then it stays silent. */
export function playSound(source = '/manager.mp3'): void {
  const sound = new Audio(source);
  const end = () => sound.pause();
  sound.play().then(
    () => setTimeout(end, SOUND_MS),
    () => undefined,
  );
}
