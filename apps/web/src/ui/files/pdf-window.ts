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
  readonly estaCerrada: () => boolean;
  readonly mostrarEspera: () => void;
  readonly mostrarPdf: (pdf: Blob) => void;
  readonly mostrarError: () => void;
}

export interface PdfBrowser {
  readonly abrirVentana: () => PdfWindow | undefined;
  readonly registrar: (error: Error) => void;
  /** When this page is closed, reloaded or left; the function it returns stops listening. */
  readonly alIrse: (hacer: () => void) => () => void;
}

export async function openPdf(
  cargar: () => Promise<Blob>,
  navegador: PdfBrowser = esteNavegador,
): Promise<PdfOutcome> {
  const ventana = navegador.abrirVentana();
  if (ventana === undefined) {
    navegador.registrar(new Error('El navegador bloqueó la ventana del PDF.'));
    return 'bloqueada';
  }
  ventana.mostrarEspera();
  const dejarDeOir = navegador.alIrse(() => {
    if (!ventana.estaCerrada()) ventana.mostrarError();
  });
  try {
    const pdf = await cargar();
    if (ventana.estaCerrada()) return 'cerrada';
    ventana.mostrarPdf(pdf);
    return 'mostrado';
  } catch {
    if (ventana.estaCerrada()) return 'cerrada';
    ventana.mostrarError();
    return 'fallido';
  } finally {
    dejarDeOir();
  }
}

const REVISION_MS = 5_000;

const esteNavegador: PdfBrowser = {
  registrar: (error) => reportError(error),
  alIrse: (hacer) => {
    window.addEventListener('pagehide', hacer);
    return () => window.removeEventListener('pagehide', hacer);
  },
  abrirVentana: () => {
    const ventana = window.open('', '_blank');
    if (ventana === null) return undefined;
    return {
      estaCerrada: () => ventana.closed,
      mostrarEspera: () => writeWaiting(ventana.document),
      mostrarError: () => writeError(ventana.document),
      mostrarPdf: (pdf) => {
        const url = URL.createObjectURL(pdf);
        ventana.location.replace(url);
        soltarAlCerrar(ventana, url);
      },
    };
  },
};

/** The window may be reloaded or its document saved for as long as it is open; after that the bytes are freed. */
function soltarAlCerrar(ventana: Window, url: string): void {
  const revision = setInterval(() => {
    if (!ventana.closed) return;
    clearInterval(revision);
    URL.revokeObjectURL(url);
  }, REVISION_MS);
}
