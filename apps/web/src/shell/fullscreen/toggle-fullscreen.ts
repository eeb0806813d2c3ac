// Unavailable or failing, nothing is shown: the work goes on as it was, and the console tells why.
export type Screen = Pick<Document, 'fullscreenEnabled' | 'fullscreenElement' | 'exitFullscreen'> & {
  readonly documentElement: Pick<Element, 'requestFullscreen'>;
};

export async function toggleFullscreen(pantalla: Screen): Promise<void> {
  if (!pantalla.fullscreenEnabled) {
    console.info('Fullscreen is not available in this browser.');
    return;
  }
  try {
    if (pantalla.fullscreenElement === null) await pantalla.documentElement.requestFullscreen();
    else await pantalla.exitFullscreen();
  } catch (error) {
    console.error('Fullscreen failed.', error);
  }
}
