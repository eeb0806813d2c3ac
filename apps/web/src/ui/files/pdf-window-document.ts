// What the window of a PDF shows before the PDF, or instead of it. It inherits the page's content policy, which
// allows no styles in markup: everything is built by script.

export function writeWaiting(documento: Document): void {
  const giro = documento.createElement('div');
  Object.assign(giro.style, {
    width: '40px',
    height: '40px',
    border: '4px solid #e2e8f0',
    borderTopColor: '#9333ea',
    borderRadius: '50%',
  });
  componer(documento, 'Por favor espere', [giro, texto(documento, 'p', 'Por favor espere', { margin: '0' })]);
  giro.animate([{ transform: 'rotate(0)' }, { transform: 'rotate(360deg)' }], {
    duration: 900,
    iterations: Infinity,
  });
}

export function writeError(documento: Document): void {
  const encabezado = 'Error al cargar el PDF';
  componer(documento, encabezado, [
    texto(documento, 'h1', encabezado, { margin: '0', fontSize: '20px' }),
    texto(documento, 'p', 'Por favor, inténtalo de nuevo más tarde.', { margin: '0', color: '#475569' }),
  ]);
}

function componer(documento: Document, titulo: string, partes: readonly HTMLElement[]): void {
  documento.title = titulo;
  documento.documentElement.lang = 'es-GT';
  Object.assign(documento.body.style, {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '16px',
    minHeight: '100vh',
    margin: '0',
    background: '#f1f5f9',
    color: '#1e293b',
    font: '14px system-ui, sans-serif',
  });
  documento.body.replaceChildren(...partes);
}

function texto(
  documento: Document,
  etiqueta: 'h1' | 'p',
  contenido: string,
  estilo: Partial<CSSStyleDeclaration>,
): HTMLElement {
  const elemento = documento.createElement(etiqueta);
  elemento.textContent = contenido;
  Object.assign(elemento.style, estilo);
  return elemento;
}
