import { useImperativeHandle, useRef, type PointerEvent, type Ref } from 'react';

export interface Signature {
  picture(): Promise<Blob | null>;
}

const WIDTH = 600;
const HEIGHT = 240;

export function SignaturePad({ ref, label, clear }: { ref: Ref<Signature>; label: string; clear: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isDrawn = useRef(false);
  useImperativeHandle(ref, () => ({
    picture: () =>
      new Promise((resolve) => {
        if (isDrawn.current && canvas.current) canvas.current.toBlob(resolve, 'image/png');
        else resolve(null);
      }),
  }));
  const point = ({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>) => {
    const box = currentTarget.getBoundingClientRect();
    return [((clientX - box.left) / box.width) * WIDTH, ((clientY - box.top) / box.height) * HEIGHT] as const;
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (!pen) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    if (!isDrawn.current) {
      pen.fillStyle = '#fff';
      pen.fillRect(0, 0, WIDTH, HEIGHT);
    }
    pen.lineWidth = 4;
    pen.lineCap = 'round';
    pen.strokeStyle = '#13191e';
    pen.beginPath();
    pen.moveTo(...point(event));
  };
  const draw = (event: PointerEvent<HTMLCanvasElement>) => {
    const pen = event.currentTarget.getContext('2d');
    if (!pen || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    pen.lineTo(...point(event));
    pen.stroke();
    isDrawn.current = true;
  };
  const wipe = () => {
    canvas.current?.getContext('2d')?.clearRect(0, 0, WIDTH, HEIGHT);
    isDrawn.current = false;
  };
  return (
    <div>
      <span aria-hidden>{label}</span>
      <canvas
        ref={canvas}
        className="pad"
        width={WIDTH}
        height={HEIGHT}
        role="img"
        aria-label={label}
        onPointerDown={start}
        onPointerMove={draw}
      />
      <button type="button" className="plain" onClick={wipe}>
        {clear}
      </button>
    </div>
  );
}
