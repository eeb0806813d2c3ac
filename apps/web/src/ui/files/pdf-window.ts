// Opens a PDF in a window of its own.
//
//   <Button onClick={() => void openPdf(() => call(catalogoPdf))}>
//
// The window opens at the very click, with a spinner, because a browser blocks one that opens later; the document
// takes its place when it arrives. A blocked window is only logged; one whose opener goes away before the document comes
// says that it failed, since nobody is left to bring it.
import { writeError, writeWaiting } from './pdf-window-document.ts';

export type PdfOutcome = 'mostrado' | 'fallido' | 'bloqueada' | 'cerrada';

/** What a window must be able to do; the real one is below. */
interface PdfWindow {
  readonly isClosed: () => boolean;
  readonly showWait: () => void;
  readonly showPdf: (pdf: Blob) => void;
  readonly showError: () => void;
}

export interface PdfBrowser {
  readonly openWindow: () => PdfWindow | undefined;
  readonly registrar: (error: Error) => void;
  /** When this page is closed, reloaded or left; the function it returns stops listening. */
  readonly onGone: (run: () => void) => () => void;
}

export async function openPdf(
  load: () => Promise<Blob>,
  browser: PdfBrowser = thisBrowser,
): Promise<PdfOutcome> {
  const window = browser.openWindow();
  if (window === undefined) {
    browser.registrar(new Error('El navegador bloqueó la ventana del PDF.'));
    return 'bloqueada';
  }
  window.showWait();
  const stopListening = browser.onGone(() => {
    if (!window.isClosed()) window.showError();
  });
  try {
    const pdf = await load();
    if (window.isClosed()) return 'cerrada';
    window.showPdf(pdf);
    return 'mostrado';
  } catch {
    if (window.isClosed()) return 'cerrada';
    window.showError();
    return 'fallido';
  } finally {
    stopListening();
  }
}

const REVISION_MS = 5_000;

const thisBrowser: PdfBrowser = {
  registrar: (error) => reportError(error),
  onGone: (run) => {
    window.addEventListener('pagehide', run);
    return () => window.removeEventListener('pagehide', run);
  },
  openWindow: () => {
    const ventana = window.open('', '_blank');
    if (ventana === null) return undefined;
    return {
      isClosed: () => ventana.closed,
      showWait: () => writeWaiting(ventana.document),
      showError: () => writeError(ventana.document),
      showPdf: (pdf) => {
        const url = URL.createObjectURL(pdf);
        ventana.location.replace(url);
        dropOnClose(ventana, url);
      },
    };
  },
};

/** The window may be reloaded or its document saved for as long as it is open; after that the bytes are freed. */
function dropOnClose(window: Window, url: string): void {
  const revision = setInterval(() => {
    if (!window.closed) return;
    clearInterval(revision);
    URL.revokeObjectURL(url);
  }, REVISION_MS);
}
