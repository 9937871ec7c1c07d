import { useState, type DragEvent } from 'react';

/** Takes files that are dropped on an element; without `take` they are left to the browser, like dragged texts. */
export function useFileDrop(take: ((files: File[]) => void) | null) {
  const [isOver, setIsOver] = useState(false);
  const hasFiles = ({ dataTransfer }: DragEvent) => take !== null && dataTransfer.types.includes('Files');
  return {
    isOver,
    handlers: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(true);
      },
      onDragLeave(event: DragEvent) {
        const { relatedTarget, currentTarget } = event;
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false);
      },
      onDrop(event: DragEvent) {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setIsOver(false);
        take?.([...event.dataTransfer.files]);
      },
    },
  };
}
