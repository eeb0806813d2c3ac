// Whether the sample applications are offered, as the server wrote it in the page (CUADRA_DEMO_APPS).

export const offersSamples = (): boolean =>
  document.querySelector<HTMLMetaElement>('meta[name="aplicaciones-de-muestra"]')?.content === 'si';
