/** Draws again whenever the window is resized, one drawing at a time. What is returned stops that and waits for the last drawing. */
export function whileResized(
  output: Pick<NodeJS.WriteStream, 'on' | 'off'>,
  draw: () => Promise<void>,
): () => Promise<void> {
  let drawing = Promise.resolve();
  let isDue = false;
  function onResize(): void {
    // a window that is dragged changes its size many times
    if (isDue) return;
    isDue = true;
    drawing = drawing.then(() => {
      isDue = false;
      return draw();
    });
    // a fault is told by whoever waits for the last drawing
    drawing.catch(() => undefined);
  }
  output.on('resize', onResize);
  return () => {
    output.off('resize', onResize);
    return drawing;
  };
}
