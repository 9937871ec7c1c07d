/** How long the sound of a message plays. */
const SOUND_MS = 1000;

/** Plays the sound of a message; a browser that allows none before the first press keeps silent. */
export function playSound(source = '/manager.mp3'): void {
  const sound = new Audio(source);
  const end = () => sound.pause();
  sound.play().then(
    () => setTimeout(end, SOUND_MS),
    () => undefined,
  );
}
