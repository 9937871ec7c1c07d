export interface Place {
  lat: number;
  lon: number;
  accuracy_m: number;
}

const WAIT_MS = 5_000;

export const locate = (): Promise<Place | 'denied' | 'unknown'> =>
  new Promise((resolve) => {
    if (!window.isSecureContext || !('geolocation' in navigator)) {
      resolve('unknown');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve({ lat: coords.latitude, lon: coords.longitude, accuracy_m: coords.accuracy }),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unknown'),
      { enableHighAccuracy: true, timeout: WAIT_MS, maximumAge: 30_000 },
    );
  });
